// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import FactDetails from './index';

it('keeps details in the page, collapsed', () => {
  render(
    <FactDetails summary="Files">
      <p>Inside.</p>
    </FactDetails>,
  );
  expect(screen.getByText('Inside.').closest('details')?.open).toBe(false);
});
