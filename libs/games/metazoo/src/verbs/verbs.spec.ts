/**
 * Runs the tests in the folders of the verbs. They share one file, because each test file reads the published content
 * again.
 */
import { awakenTests } from './awaken/tests.ts';
import { bookmarkTests } from './bookmark/tests.ts';
import { chooseTests } from './choose/tests.ts';
import { cureTests } from './cure/tests.ts';
import { damageTests } from './damage/tests.ts';
import { destroyTests } from './destroy/tests.ts';
import { fatigueTests } from './fatigue/tests.ts';
import { flipTests } from './flip/tests.ts';
import { generateTests } from './generate/tests.ts';
import { inflictTests } from './inflict/tests.ts';
import { lookTests } from './look/tests.ts';
import { loseGameTests } from './lose-game/tests.ts';
import { loseLpTests } from './lose-lp/tests.ts';
import { mayTests } from './may/tests.ts';
import { modifyTests } from './modify/tests.ts';
import { moveTests } from './move/tests.ts';
import { preventTests } from './prevent/tests.ts';
import { recoverTests } from './recover/tests.ts';
import { retargetTests } from './retarget/tests.ts';
import { searchTests } from './search/tests.ts';
import { stopTests } from './stop/tests.ts';
import { takeControlTests } from './take-control/tests.ts';
import { tokenTests } from './token/tests.ts';
import { nextContractTests } from './next-contract/tests.ts';
import { turnUpTests } from './turn-up/tests.ts';
import { declareTests } from './declare/tests.ts';
import { revealTopTests } from './reveal-top/tests.ts';
import { winGameTests } from './win-game/tests.ts';
import type { Verb } from './schema.ts';

const TESTS: { readonly [K in Verb]: () => void } = {
  damage: damageTests,
  'lose-lp': loseLpTests,
  recover: recoverTests,
  modify: modifyTests,
  inflict: inflictTests,
  cure: cureTests,
  fatigue: fatigueTests,
  awaken: awakenTests,
  bookmark: bookmarkTests,
  move: moveTests,
  destroy: destroyTests,
  stop: stopTests,
  retarget: retargetTests,
  search: searchTests,
  look: lookTests,
  token: tokenTests,
  generate: generateTests,
  prevent: preventTests,
  'take-control': takeControlTests,
  'next-contract': nextContractTests,
  'turn-up': turnUpTests,
  declare: declareTests,
  'reveal-top': revealTopTests,
  'win-game': winGameTests,
  'lose-game': loseGameTests,
  flip: flipTests,
  may: mayTests,
  choose: chooseTests,
};

for (const [verb, tests] of Object.entries(TESTS)) describe(verb, tests);
