import {describe, expect, it} from 'vitest';
import {beside, column, connect, row, sides} from './layout';

it('column places boxes of different sizes below each other, centered', () => {
  expect(
    column(50, 10, 4, [
      {w: 40, h: 20, lines: ['a']},
      {w: 60, h: 30},
    ]),
  ).toEqual([
    {w: 40, h: 20, x: 30, y: 10, lines: ['a']},
    {w: 60, h: 30, x: 20, y: 34},
  ]);
});

it('row and beside place boxes next to each other, vertically centered', () => {
  const [first, second] = row(5, 50, 10, [
    {w: 40, h: 20},
    {w: 60, h: 30},
  ]);
  expect([first, second]).toEqual([
    {w: 40, h: 20, x: 5, y: 40},
    {w: 60, h: 30, x: 55, y: 35},
  ]);
  expect(beside(first, 10, {w: 60, h: 30})).toEqual(second);
  expect(sides(first)).toEqual({top: [25, 40], right: [45, 50], bottom: [25, 60], left: [5, 50]});
});

describe('connect', () => {
  const box = {x: 100, y: 100, w: 40, h: 20};

  it.each([
    ['below', {x: 120, y: 150}, [130, 120], [130, 150]],
    ['above', {x: 100, y: 50}, [120, 100], [120, 70]],
    ['to the right', {x: 160, y: 110}, [140, 115], [160, 115]],
    ['to the left', {x: 20, y: 100}, [100, 110], [60, 110]],
    ['below to the right', {x: 200, y: 150}, [130, 120], [210, 150]],
    ['below to the left', {x: 0, y: 150}, [110, 120], [30, 150]],
  ])('draws a line to a box that is %s', (_, place, from, to) => {
    expect(connect(box, {...box, ...place})).toEqual([from, to]);
  });
});
