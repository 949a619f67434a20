/**
 * Runs the tests in the folders of the verbs. They share one file, because each test file reads the published content
 * again.
 */
import { bonusTests } from './bonus/tests.ts';
import { changeTests } from './change/tests.ts';
import { drawTests } from './draw/tests.ts';
import { discardTests } from './discard/tests.ts';
import { loseTests } from './lose/tests.ts';
import { moveTests } from './move/tests.ts';
import { shiftTests } from './shift/tests.ts';
import { lookTests } from './look/tests.ts';
import { preventTests } from './prevent/tests.ts';
import { redrawTests } from './redraw/tests.ts';
import { stopTests } from './stop/tests.ts';
import { safetyTests } from './safety/tests.ts';
import { closePaymentTests } from './close-payment/tests.ts';
import { deepenColumnTests } from './deepen-column/tests.ts';
import type { Verb } from './schema.ts';

const TESTS: { readonly [K in Verb]: () => void } = {
  bonus: bonusTests,
  change: changeTests,
  draw: drawTests,
  discard: discardTests,
  lose: loseTests,
  move: moveTests,
  shift: shiftTests,
  look: lookTests,
  prevent: preventTests,
  redraw: redrawTests,
  stop: stopTests,
  safety: safetyTests,
  'close-payment': closePaymentTests,
  'deepen-column': deepenColumnTests,
};

for (const [verb, tests] of Object.entries(TESTS)) describe(verb, tests);
