/** Where the boxes and arrows of a diagram are. Pure. */

/** A point in the units of the diagram's view box: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** Width and height of a box. */
export interface Size {
  readonly w: number;
  readonly h: number;
}

/** A box with its left and top edges. */
export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

/** Boxes with their positions, and with all that they had before. */
type Placed<Boxes extends readonly Size[]> = {
  readonly [Index in keyof Boxes]: Boxes[Index] & Rect;
};

/** Places boxes one after the other from `start`; `side` is their size in that direction. */
function inLine<const Boxes extends readonly Size[]>(
  boxes: Boxes,
  start: number,
  gap: number,
  side: keyof Size,
  at: (box: Size, offset: number) => Omit<Rect, keyof Size>,
): Placed<Boxes> {
  let offset = start;
  return boxes.map((box) => {
    const placed = {...box, ...at(box, offset)};
    offset += box[side] + gap;
    return placed;
  }) as unknown as Placed<Boxes>;
}

/** Boxes one below the other from `top`, centered on `center`, with `gap` between them. */
export const column = <const Boxes extends readonly Size[]>(
  center: number,
  top: number,
  gap: number,
  boxes: Boxes,
): Placed<Boxes> => inLine(boxes, top, gap, 'h', ({w}, y) => ({x: center - w / 2, y}));

/** Boxes side by side from `left`, centered on `middle`, with `gap` between them. */
export const row = <const Boxes extends readonly Size[]>(
  left: number,
  middle: number,
  gap: number,
  boxes: Boxes,
): Placed<Boxes> => inLine(boxes, left, gap, 'w', ({h}, x) => ({x, y: middle - h / 2}));

/** The point in the middle of each side of a box. */
export const sides = ({x, y, w, h}: Rect): Record<'top' | 'right' | 'bottom' | 'left', Point> => ({
  top: [x + w / 2, y],
  right: [x + w, y + h / 2],
  bottom: [x + w / 2, y + h],
  left: [x, y + h / 2],
});

/** The box of the size `size` to the right of `box`, on the same middle line. */
export const beside = <T extends Size>(box: Rect, gap: number, size: T): T & Rect => ({
  ...size,
  x: box.x + box.w + gap,
  y: box.y + (box.h - size.h) / 2,
});

/** The middle of what two ranges share: undefined if they do not overlap. */
function sharedMiddle(
  [start, length]: readonly [number, number],
  [otherStart, otherLength]: readonly [number, number],
): number | undefined {
  const from = Math.max(start, otherStart);
  const to = Math.min(start + length, otherStart + otherLength);
  return from < to ? (from + to) / 2 : undefined;
}

/**
 * The line from one box to another: straight down or up if one is below the other, straight to the
 * side if they are beside each other, and otherwise slanted, from the bottom of the upper box.
 */
export function connect(from: Rect, to: Rect): readonly [Point, Point] {
  const x = sharedMiddle([from.x, from.w], [to.x, to.w]);
  if (x !== undefined) {
    const isBelow = from.y < to.y;
    return [
      [x, isBelow ? from.y + from.h : from.y],
      [x, isBelow ? to.y : to.y + to.h],
    ];
  }
  const y = sharedMiddle([from.y, from.h], [to.y, to.h]);
  const isRight = from.x < to.x;
  if (y !== undefined) {
    return [
      [isRight ? from.x + from.w : from.x, y],
      [isRight ? to.x : to.x + to.w, y],
    ];
  }
  // At a quarter of each box, so that a straight arrow has room beside it.
  return [
    [from.x + from.w * (isRight ? 0.75 : 0.25), from.y + from.h],
    [to.x + to.w * (isRight ? 0.25 : 0.75), to.y],
  ];
}
