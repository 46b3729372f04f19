// @vitest-environment jsdom
import {render} from '@testing-library/react';
import {expect, it} from 'vitest';
import SinceMark from './index';

it('shows the release', () => {
  const {container} = render(<SinceMark version="v2.40.0" />);
  expect(container.textContent).toBe('since v2.40.0');
});
