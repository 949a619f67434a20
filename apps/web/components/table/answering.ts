/** Sending decisions: one, or the answers of a form one after the other, as far as its questions are asked. */
import { ask } from './ask.ts';
import type { MatchView } from './use-match.ts';

type Decision = NonNullable<NonNullable<MatchView['table']>['decision']>;
export type ForeseenQuestion = Decision['foreseen'][number];

/** Takes an option of the decision asked now. @throws Refusal */
export async function decideOnce(match: string, number: number, option: number, seat: number | null) {
  return (await ask('Decide', { match, number, option, seat })).decide;
}

/**
 * Answers from `answers` (a text for each question) while it is for `seat` to decide and the question is among them; others may
 * decide in between. `take` gets the match after each. @throws Refusal
 */
export async function answerAll(
  match: MatchView,
  seat: number,
  answers: ReadonlyMap<string, string>,
  take: (view: MatchView) => void,
): Promise<void> {
  const open = new Map(answers);
  for (let view = match; ;) {
    const decision = view.table?.decision;
    if (decision?.seat !== seat) return;
    const option = decision.options?.find(({ text }) => text === open.get(decision.question));
    if (!option) return;
    open.delete(decision.question);
    view = await decideOnce(match.id, decision.number, option.option, seat);
    take(view);
  }
}
