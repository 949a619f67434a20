import { curveOf } from './curve.ts';

const entry = (cost: number | undefined, copies: number) => ({ copies, card: { face: { cost } } });

test('counts copies by cost without gaps', () => {
  expect(curveOf([entry(2, 3), entry(0, 1), entry(2, 1)])).toEqual([
    { points: 0, copies: 1 },
    { points: 1, copies: 0 },
    { points: 2, copies: 4 },
  ]);
});

test('leaves out cards without a cost', () => {
  expect(curveOf([entry(undefined, 3), { copies: 2, card: null }])).toEqual([]);
});
