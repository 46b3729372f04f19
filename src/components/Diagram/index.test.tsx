// @vitest-environment jsdom
import {render} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {Arrow, Box, Diagram} from './index';

describe('Diagram', () => {
  it('names and describes itself for those who do not see it', () => {
    const {container} = render(
      <Diagram title="Two steps" description="One leads to two." height={100}>
        <Box x={0} y={0} w={100} h={40} lines={['one', '`aqua i`']} />
      </Diagram>,
    );
    const svg = container.querySelector('svg');
    const named = (name: string) =>
      container.querySelector(`[id="${svg?.getAttribute(name)}"]`)?.textContent;
    expect(named('aria-labelledby')).toBe('Two steps');
    expect(named('aria-describedby')).toBe('One leads to two.');
    expect(svg?.querySelector('text')?.textContent).toBe('oneaqua i');
  });

  it('refuses an arrow without two ends', () => {
    expect(() =>
      render(
        <Diagram title="t" description="d" height={10}>
          <Arrow points={[[0, 0]]} />
        </Diagram>,
      ),
    ).toThrow('at least two points');
  });
});
