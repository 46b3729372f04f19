// @vitest-environment jsdom
import {render} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {Arrow, Box, column, Diagram} from './index';

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

it('column puts boxes of different heights below each other', () => {
  expect(column(10, 4, [{h: 20}, {h: 30}])).toEqual([
    {h: 20, y: 10, middle: 20, bottom: 30, next: 34},
    {h: 30, y: 34, middle: 49, bottom: 64, next: 68},
  ]);
});
