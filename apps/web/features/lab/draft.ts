/** The state of the form for a new run, and the API input that it produces. */
import type { BotsQuery, NewLabRunInput, PlayFormQuery } from '@rulewright/api-client';
import type { Speeds } from './speeds.ts';
import { rulesetOf } from '../match/index.ts';

export interface LabGame extends PlayFormQuery {
  readonly id: string;
  readonly name: string;
  /** The bots that may play, the weakest first. */
  readonly bots: BotsQuery['bots'];
  /** The measured speeds of these bots in the lab, by mode. */
  readonly speeds: Speeds;
}

export type Kind = 'one' | 'compare' | 'sweep' | 'tune';

/** The kinds of run. */
export const KINDS: readonly Kind[] = ['compare', 'one', 'sweep', 'tune'];

/** The names of goal relations in the message catalogue. */
export const RELATION_WORDS = { '=': 'exact', '<=': 'most', '>=': 'least' } as const;

export interface RulesetDraft {
  readonly mode: string;
  readonly variants: readonly string[];
  readonly values: Readonly<Record<string, string>>;
}

export interface EntrantDraft {
  readonly bot: string;
  /** The slug of a published deck; empty for a pasted list. */
  readonly deckSlug: string;
  readonly deck: string;
}

/** A target for tuning: a number such as 12, or a share such as `52%`. */
export interface GoalDraft {
  readonly metric: string;
  readonly relation: '=' | '<=' | '>=';
  readonly value: string;
}

/** A parameter and its values, such as `4..8` or `4, 6, 8`. */
export interface RangeDraft {
  readonly parameter: string;
  readonly values: string;
}

export interface RunDraft {
  readonly kind: Kind;
  readonly a: RulesetDraft;
  readonly b: RulesetDraft;
  /** The parameter and values of a sweep. */
  readonly sweep: RangeDraft;
  readonly goals: readonly GoalDraft[];
  /** The parameters that tuning may change. */
  readonly vary: readonly RangeDraft[];
  readonly entrants: readonly EntrantDraft[];
  readonly games: number;
  /** Empty for a random seed. */
  readonly seed: string;
  readonly swap: boolean;
  /** The metric that can end a comparison early; empty for none. */
  readonly stop: string;
}

export const MOST_SEATS = 6;
export const NO_RANGE: RangeDraft = { parameter: '', values: '' };
/** The initial goals of tuning: games of a reasonable length that are fair to the second player. */
const FIRST_GOALS: readonly GoalDraft[] = [
  { metric: 'turns', relation: '=', value: '12' },
  { metric: 'starter-wins', relation: '<=', value: '52%' },
];
/** A wider range is probably a typing error. */
const MOST_VALUES = 24;

/** The published decks, which anyone may choose. */
export const deckChoices = ({ decks }: LabGame) => decks.map(({ slug, name }) => ({ id: slug, name }));

/** Whether all players have the same bot and deck. Games with exchanged seats would then be repetitions. */
export const areEqual = ([first, ...others]: readonly EntrantDraft[]): boolean =>
  others.every(
    ({ bot, deckSlug, deck }) =>
      bot === first!.bot && deckSlug === first!.deckSlug && (deckSlug !== '' || deck === first!.deck),
  );

export const entrantOf = (game: LabGame): EntrantDraft => ({
  bot: game.bots[1]?.id ?? game.bots[0]?.id ?? '',
  deckSlug: game.decks[0]?.slug ?? '',
  deck: '',
});

/** @param list the list of the first player; a published deck if it is left out */
export function draftOf(game: LabGame, kind: Kind, mode?: string, list?: string): RunDraft {
  const first = game.modes.find(({ id }) => id === mode) ?? game.modes[0]!;
  const second = game.modes.find(({ id }) => id !== first.id) ?? first;
  const ruleset = (id: string): RulesetDraft => ({ mode: id, variants: [], values: {} });
  return {
    kind,
    a: ruleset(first.id),
    b: ruleset(second.id),
    sweep: NO_RANGE,
    goals: FIRST_GOALS,
    vary: [NO_RANGE],
    entrants: [list ? { ...entrantOf(game), deckSlug: '', deck: list } : entrantOf(game), entrantOf(game)],
    games: 1000,
    seed: '',
    swap: true,
    stop: '',
  };
}

export const idOf = (game: LabGame, { mode, variants, values }: RulesetDraft): string =>
  rulesetOf(game.id, mode, variants, values);

/** The values of a sweep. `4..8` is counted up; a list stays unchanged. */
export function valuesIn(text: string): string[] {
  const [, low, high] = /^\s*(-?\d{1,6})\s*\.\.\s*(-?\d{1,6})\s*$/u.exec(text) ?? [];
  if (low === undefined)
    return text
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== '');
  const count = Math.min(MOST_VALUES + 1, Math.max(0, Number(high) - Number(low) + 1));
  return Array.from({ length: count }, (_, i) => String(Number(low) + i));
}

const sweepOf = ({ parameter, values }: RangeDraft) => ({ parameter, values: valuesIn(values) });

export function inputOf(game: LabGame, draft: RunDraft): NewLabRunInput {
  const { kind, stop } = draft;
  return {
    ruleset: idOf(game, draft.a),
    against: kind === 'compare' ? idOf(game, draft.b) : null,
    sweep: kind === 'sweep' ? sweepOf(draft.sweep) : null,
    tune:
      kind === 'tune'
        ? {
            goals: draft.goals.map(({ metric, relation, value }) => `${metric}${relation}${value.trim()}`),
            vary: draft.vary.map(sweepOf),
          }
        : null,
    entrants: draft.entrants.map(({ bot, deckSlug, deck }) => ({
      bot,
      ...(deckSlug === '' ? { deck } : { deckSlug }),
    })),
    games: draft.games,
    seed: draft.seed.trim() === '' ? null : Number(draft.seed) | 0,
    swap: draft.swap,
    stop: kind === 'compare' && stop !== '' ? { metric: stop } : null,
  };
}
