/** Sending decisions: one, or the answers of a form one after the other, as far as its questions are asked. */
import type { OptionData } from '@rulewright/ui/table';
import { ask } from './ask.ts';
import type { MatchView } from './use-match.ts';

type Decision = NonNullable<NonNullable<MatchView['table']>['decision']>;
export type ForeseenQuestion = Decision['foreseen'][number];

/** Takes an option of the decision asked now. @throws ApiError */
export async function decideOnce(match: string, number: number, option: number, seat: number | null) {
  return (await ask('Decide', { match, number, option, seat })).decide;
}

/**
 * Takes an option and, when `seat` is then asked for it, the one that goes with it: an attacker and what it attacks. The second is
 * found by its kind, card and words, as its number may have changed. @throws ApiError
 */
export async function decideBoth(
  match: string,
  number: number,
  first: OptionData,
  then: OptionData,
  seat: number,
): Promise<MatchView> {
  const view = await decideOnce(match, number, first.option, seat);
  const decision = view.table?.decision;
  const same = decision?.options?.find(
    (one) => one.kind === then.kind && one.card === then.card && one.text === then.text,
  );
  return decision?.seat === seat && same ? decideOnce(match, decision.number, same.option, seat) : view;
}

/** Between two looks while somebody else is asked, in milliseconds, and how many looks are taken: a bot is soon done. */
const REST = 250;
const LOOKS = 40;

/** Whether somebody else at this screen is asked: then the device is passed on, and nothing more is answered for `seat`. */
const passesOn = ({ seats, table }: MatchView, seat: number): boolean =>
  seats.some((one) => one.mine && one.bot === null && one.seat !== seat && one.seat === table?.decision?.seat);

/** The match once it is for `seat` to decide again, or null when others take their time. */
async function whenAsked(match: MatchView, seat: number, take: (view: MatchView) => void): Promise<MatchView | null> {
  let view = match;
  for (let looks = 0; view.table?.decision?.seat !== seat; looks++) {
    if (looks === LOOKS || view.stage !== 'playing' || passesOn(view, seat)) return null;
    await new Promise((resolve) => setTimeout(resolve, REST));
    const { match: now } = await ask('Match', { match: match.id, seat });
    if (!now) return null;
    take((view = now));
  }
  return view;
}

/**
 * Answers from `answers` (a text for each question) as long as `seat` is asked one of its questions; others may decide in
 * between. `take` gets the match after each. @throws ApiError
 */
export async function answerAll(
  match: MatchView,
  seat: number,
  answers: ReadonlyMap<string, string>,
  take: (view: MatchView) => void,
): Promise<void> {
  const open = new Map(answers);
  let view: MatchView | null = match;
  while (view && open.size > 0) {
    const { decision } = view.table!;
    const option = decision?.options?.find(({ text }) => text === open.get(decision.question));
    if (!decision || !option) return;
    open.delete(decision.question);
    const after: MatchView = await decideOnce(match.id, decision.number, option.option, seat);
    take(after);
    view = open.size > 0 ? await whenAsked(after, seat, take) : null;
  }
}
