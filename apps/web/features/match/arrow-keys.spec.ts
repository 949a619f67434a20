/** Tests of the button that an arrow key moves to. */
import { nearest } from './arrow-keys.ts';

const box = (left: number, top: number, width = 100) => ({ left, right: left + width, top });

it('moves down to the next row, to the box below, and up again', () => {
  const boxes = [box(0, 0), box(110, 0), box(0, 50), box(110, 50), box(0, 100)];
  expect(nearest(boxes, boxes[1]!, 1)).toBe(3);
  expect(nearest(boxes, boxes[3]!, -1)).toBe(1);
  expect(nearest(boxes, boxes[4]!, 1)).toBe(-1);
});

it('moves through boxes of any width one after the other', () => {
  const boxes = [box(0, 0, 300), box(0, 50, 40), box(0, 100, 200)];
  expect(nearest(boxes, boxes[0]!, 1)).toBe(1);
  expect(nearest(boxes, boxes[1]!, 1)).toBe(2);
});

it('moves sideways if there is no box below, but not within a row', () => {
  const boxes = [box(300, 0), box(0, 4), box(0, 60)];
  expect(nearest(boxes, boxes[0]!, 1)).toBe(2);
  expect(nearest(boxes, boxes[1]!, -1)).toBe(-1);
});
