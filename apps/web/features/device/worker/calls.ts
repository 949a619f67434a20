/** The functions of the engine worker that a page can call, by name. */
import { LEVELS } from '@rulewright/bots';
import type { DeviceView } from '@rulewright/matches/device';
import { cardsToBuild, readDeck, registrationOf } from './local-builder.ts';
import { cardHere, checkDeck, findCards, findHere, playableGames } from './local-content.ts';
import { exampleHere } from './local-examples.ts';
import {
  allMatches,
  change,
  forgetMatch,
  forgetMatches,
  deviceMatch,
  newMatch,
  showMatch,
  viewOf,
  type NewDeviceMatch,
} from './local-matches.ts';

type Tell = (match: DeviceView) => void;

/** A match, and a decision or a card in it. The names are those of the site's operations. */
interface InMatch {
  readonly match: string;
}

export const calls = {
  checkDeck,
  cardHere,
  findCards,
  findHere,
  cardsToBuild,
  readDeck,
  registrationOf,
  exampleHere,
  setupForm: async () => ({
    games: await playableGames(),
    levels: LEVELS.map(({ id, name, summary }) => ({ id, name, summary })),
    matches: await allMatches(),
  }),
  newMatch: (input: NewDeviceMatch) => newMatch(input),
  forgetMatch: ({ match }: InMatch) => forgetMatch(match),
  forgetMatches: () => forgetMatches(),
  showMatch: ({ match }: InMatch, tell: Tell) => showMatch(match, tell),
  replay: async ({ match }: InMatch) => (await deviceMatch(match)).replay(),

  Match: async ({ match }: InMatch) => ({ match: await viewOf(match) }),
  Decide: async ({ match, number, option }: InMatch & { number: number; option: number }, tell: Tell) => ({
    decide: await change(match, (one) => one.decide(number, option), tell),
  }),
  UndoDecision: async ({ match }: InMatch, tell: Tell) => ({
    undoDecision: await change(match, (one) => one.undo(), tell),
  }),
  RedoDecision: async ({ match }: InMatch, tell: Tell) => ({
    redoDecision: await change(match, (one) => one.redo(), tell),
  }),
  WhyNot: async ({ match, card }: InMatch & { card: number }) => ({ whyNot: (await deviceMatch(match)).whyNot(card) }),
  MatchSummary: async ({ match }: InMatch) => ({ matchSummary: (await deviceMatch(match)).summary() }),
  OptionsAfter: async ({ match, number, option }: InMatch & { number: number; option: number }) => ({
    optionsAfter: (await deviceMatch(match)).optionsAfter(number, option),
  }),
};

export type Calls = typeof calls;
