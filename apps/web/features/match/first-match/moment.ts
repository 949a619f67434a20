/** Decides which hint of a guided match is shown, from the player's view of the match. */
import type { HintsQuery } from '@rulewright/api-client';
import type { MatchView } from '../use-match.ts';

export type Hint = NonNullable<NonNullable<HintsQuery['game']>['firstGame']>['hints'][number];

/** The facts of a match that the conditions of hints refer to. */
export interface Facts {
  /** The number of decisions so far. */
  readonly number: number;
  /** Whether the player decides now, or the match is over. */
  readonly asked: boolean;
  readonly turn: 'mine' | 'other' | null;
  readonly step: string | null;
  /** The rule of the player's current question; null if the player does not decide now. */
  readonly question: string | null;
  /** The rules of the events so far. */
  readonly happened: ReadonlySet<string>;
  readonly over: boolean;
}

/** The facts of a match for the player at seat `self`. */
export function factsOf({ table, log, stage }: Pick<MatchView, 'table' | 'log' | 'stage'>, self: number): Facts {
  const { decision, turn } = table ?? {};
  const over = stage === 'over';
  const mine = decision?.seat === self;
  return {
    number: over ? Number.POSITIVE_INFINITY : (decision?.number ?? -1),
    asked: over || mine,
    turn: !over && turn ? (turn.seat === self ? 'mine' : 'other') : null,
    step: (!over && turn?.steps[turn.at]?.id) || null,
    question: (!over && mine && decision.rule) || null,
    happened: new Set(log.map(({ rule }) => rule)),
    over,
  };
}

/** Whether all the conditions of a hint are met. */
export function holds({ turn, step, question, happened, over }: Hint['when'], facts: Facts): boolean {
  return (
    (turn == null || turn === facts.turn) &&
    (step == null || step === facts.step) &&
    (question == null || question === facts.question) &&
    (happened == null || facts.happened.has(happened)) &&
    (!over || facts.over)
  );
}

/** The end of a match covers the board, so only hints at the result are left then. */
const fits = ({ at }: Hint, { over }: Facts): boolean => !over || at === 'result';

/** A hint on the screen, and the number of decisions when it appeared. */
export interface ShownHint {
  readonly hint: Hint;
  readonly since: number;
}

/**
 * The hint to show now, or null. A hint stays until the player closes it, or until its conditions are no longer met at a later decision of
 * the player. So it does not disappear while a bot acts quickly.
 */
export function hintNow(
  hints: readonly Hint[],
  seen: ReadonlySet<string>,
  shown: ShownHint | null,
  facts: Facts,
): ShownHint | null {
  if (shown && !seen.has(shown.hint.id)) {
    const lasts = holds(shown.hint.when, facts) || !facts.asked || facts.number === shown.since;
    const stays = lasts && fits(shown.hint, facts);
    if (stays) return shown;
  }
  const hint = hints.find(
    (one) => !seen.has(one.id) && one.id !== shown?.hint.id && fits(one, facts) && holds(one.when, facts),
  );
  return hint ? { hint, since: facts.number } : null;
}
