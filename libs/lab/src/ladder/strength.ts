/**
 * Measures how strong bots are under a ruleset: level against level, a level against a search that knows it, and bots with different budgets.
 * Games are played in pairs with swapped seats. A pairing ends when its interval is narrow enough. The end depends on the margin and not on
 * the score, so ordinary intervals stay valid (Chow and Robbins, 1965).
 */
import { botById, policyBot, readWeights, responseBot, type Bot } from '@rulewright/bots';
import { deckDefs, type DeckList, type Program, type StrengthMeasure, type StrengthRow } from '@rulewright/engine';
import { Trainer } from '../training/trainer.ts';
import { marginOf, playPairs } from './bot-pairs.ts';

/** Two bots, with the names under which their score is stored. */
export interface Pairing extends Pick<StrengthRow, 'measure' | 'bot' | 'against' | 'budget'> {
  readonly players: readonly [string | Bot, string | Bot];
}

export interface StrengthPlan {
  /** The deck of both seats. */
  readonly deck: DeckList;
  /** The minimum and maximum number of games in a pairing. */
  readonly least: number;
  readonly games: number;
  /** A pairing ends when half the width of its interval is at most this. */
  readonly width: number;
  /** A pairing ends after this processor time, even if its interval is wide. Absent for no limit. */
  readonly seconds?: number;
  readonly seed: number;
}

/** The bots that do not learn, weakest first. `LEARNED` is the level that learned. */
const RUNGS = ['random', 'easy', 'medium', 'hard'];
const LEARNED = 'quick';
/** The opponent of bots with different budgets. */
const REFERENCE = 'medium';
/** Thinking bots can wait for each other forever. The limit ends such games, and they count as draws. */
const MOST_DECISIONS = 5000;
/** The number of pairs between two tests of the interval. */
const LOOK_EVERY = 10;
/** The number of decisions that the known bot takes after the search tree. Smaller for thinking bots, because each decision takes them long. */
const RESPONSE_HORIZON = 40;
const THINKING_HORIZON = 10;

type NamedBot = readonly [name: string, bot: string | Bot];

/** A pairing of any two bots. Their names are stored with the score. */
export const customPairing = ([bot, first]: NamedBot, [against, second]: NamedBot): Pairing => ({
  measure: 'levels',
  ...{ bot, against, budget: null },
  players: [first, second],
});

const levelsPairing = (bot: string, against: string): Pairing => customPairing([bot, bot], [against, against]);

/** Every level against the next weaker one, and the learned level against the two strongest others. */
export const ladderPairings = (): Pairing[] => [
  ...RUNGS.slice(1).map((bot, at) => levelsPairing(bot, RUNGS[at]!)),
  levelsPairing(LEARNED, 'medium'),
  levelsPairing(LEARNED, 'hard'),
];

/** A level against a search that knows how it decides. The score is the level's. */
export function responsePairing(level: string, iterations: number): Pairing {
  const known = botById(level);
  const horizon = known.budget > 0 ? THINKING_HORIZON : RESPONSE_HORIZON;
  return {
    measure: 'response',
    ...{ bot: level, against: 'response', budget: iterations },
    players: [known, responseBot(known, { iterations, horizon })],
  };
}

/** A thinking bot with a budget, against `REFERENCE`. */
export const budgetPairing = (bot: string, budget: number): Pairing => ({
  measure: 'budget',
  ...{ bot, against: REFERENCE, budget },
  players: [`${bot}:${budget}`, REFERENCE],
});

/** A bot that learned the ruleset in `games` games of self-play from random weights, against `REFERENCE`. */
export function trainingPairing(program: Program, decks: readonly DeckList[], games: number, seed: number): Pairing {
  const trainer = new Trainer(program, { games, seed, decks: decks.map((deck) => deckDefs(program, deck)) });
  while (trainer.rounds < trainer.allRounds) trainer.round();
  return {
    measure: 'training',
    ...{ bot: LEARNED, against: REFERENCE, budget: games },
    players: [policyBot(readWeights(trainer.document())), REFERENCE],
  };
}

/** Plays a pairing until a limit of the plan is reached. @throws UnknownBotError; ProgramError for a ruleset without two seats */
export function measureStrength(
  program: Program,
  { players, ...names }: Pairing,
  plan: StrengthPlan,
  onProgress?: (games: number) => void,
): StrengthRow {
  const began = process.cpuUsage();
  const seconds = (): number => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  };
  const isEnough = (scores: readonly number[]): boolean => {
    if (scores.length === 0) return false;
    if (plan.seconds !== undefined && seconds() > plan.seconds) return true;
    return scores.length % LOOK_EVERY === 0 && 2 * scores.length >= plan.least && marginOf(scores) <= plan.width;
  };
  const { games, score, margin } = playPairs(program, {
    bots: players,
    deck: plan.deck,
    pairs: Math.ceil(plan.games / 2),
    ...{ seed: plan.seed, isEnough },
    limits: { decisions: MOST_DECISIONS },
    ...(onProgress && { onProgress }),
  });
  return { ...names, ruleset: program.ruleset.id, games, score, margin, seed: plan.seed };
}

const keyOf = ({ measure, ruleset, bot, against, budget }: StrengthRow): string =>
  [ruleset, measure, bot, against, budget ?? ''].join(' ');

/** Adds new rows to stored ones. A new row replaces the stored row of the same pairing. */
export function mergeStrength(before: readonly StrengthRow[], added: readonly StrengthRow[]): StrengthRow[] {
  const rows = new Map([...before, ...added].map((row) => [keyOf(row), row]));
  return [...rows.values()];
}

export const STRENGTH_MEASURES: readonly StrengthMeasure[] = ['levels', 'response', 'budget', 'training'];
