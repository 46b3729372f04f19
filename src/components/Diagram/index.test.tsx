// @vitest-environment jsdom
import {render} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {Arrow, Box, Diagram} from './index';

describe('Diagram', () => {
  it('has an accessible name and description', () => {
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

  it('draws an arrow between boxes, with its label above or to the right', () => {
    const one = {x: 0, y: 0, w: 100, h: 40};
    const {container} = render(
      <Diagram title="t" description="d" height={100}>
        <Arrow from={one} to={{...one, x: 120}} label="aside" />
        <Arrow from={one} to={{...one, y: 60}} label="below" />
      </Diagram>,
    );
    const lines = [...container.querySelectorAll('polyline')];
    expect(lines.map((line) => line.getAttribute('points'))).toEqual([
      '100,20 120,20',
      '50,40 50,60',
    ]);
    const labels = [...container.querySelectorAll('tspan')];
    expect(labels.map((each) => [each.getAttribute('x'), each.getAttribute('y')])).toEqual([
      ['110', '9'],
      ['58', '50'],
    ]);
  });
});
