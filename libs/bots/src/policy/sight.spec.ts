/** The numbers that learned players read of measures. */
import type { Match, Program } from '@rulewright/engine';
import { Sight } from './sight.ts';

/** What is read of one measure with this weight and value, where 32 counts as 1. */
function read(weight: number, value: number): number {
  const measure = (_: Match, __: number, out: Float64Array): number => (out[0] = value);
  const program = {
    zones: [],
    defs: [],
    abilityNames: [],
    mechanics: {
      options: [],
      stages: { steps: [{ name: 'turn', base: 0, stages: ['ask'] }], stepOf: [0] },
      evaluation: { measures: [{ id: 'life', meaning: 'life', weight }], measure },
    },
  } as unknown as Program;
  const sight = new Sight(program);
  const match = { program, placeOf: [], seatOf: [], zoneCount: [], def: [], frames: [0], running: 0 };
  sight.readPosition(match as unknown as Match, 0);
  return sight.position[sight.positionNames.indexOf('measure/life')]!;
}

test('a measure counts as it is, cut at 64', () => {
  expect([read(0.01, 7), read(-0.5, -7), read(0.5, 600)]).toEqual([28, -28, 2048]);
});

test('a measure with a weight below 0.01 counts in hundreds', () => {
  expect([read(0.005, 900), read(-0.008, -325), read(0.005, 10)]).toEqual([36, -13, 0]);
});
