/** Sends decisions: one, or the answers of a form one after the other, as long as its questions come up. */
import type { OptionData } from '@rulewright/ui/table';
import { ask } from '../device/index.ts';
import { otherOf } from './deciding.ts';
import type { MatchView } from './use-match.ts';

type Decision = NonNullable<NonNullable<MatchView['table']>['decision']>;
export type ForeseenQuestion = Decision['foreseen'][number];

/**
 * Takes an option of the current decision.
 * @throws ApiError
 */
export async function decideOnce(match: string, number: number, option: number, seat: number | null) {
  return (await ask('Decide', { match, number, option, seat })).decide;
}

/**
 * Takes an option, such as the attacker, and then the matching option of the next decision, such as its target. The second is found by
 * kind, card and text, because its number may have changed. It is skipped if another seat decides next.
 * @throws ApiError
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

type SetQuestion = NonNullable<Decision['set']>;

/** Whether a question asks for the rest of the set of which `sent` was chosen, and not for another set. */
function asksOn(first: SetQuestion, set: SetQuestion | null | undefined, sent: readonly number[]): boolean {
  if (set?.kind !== first.kind) return false;
  if (!first.inParts) return sent.every((one) => set.chosen.includes(one));
  if (first.needs.length === 0) return first.most !== null && sent.length < first.most;
  const gives = (pick: number): readonly number[] =>
    first.members.find(({ card }) => card === pick)?.gives ?? first.others[otherOf(pick)]?.gives ?? [];
  return first.needs.some(({ amount }, at) => sent.reduce((sum, pick) => sum + (gives(pick)[at] ?? 0), 0) < amount);
}

/** The option that takes a picked card or an equal one, or else a picked option without a card. */
function nextOption(view: MatchView, set: SetQuestion, picks: ReadonlySet<number>) {
  const options = view.table?.decision?.options ?? [];
  const slugs = new Map(
    view.table?.seats.flatMap(({ zones }) => zones.flatMap(({ cards }) => cards.map(({ id, slug }) => [id, slug]))),
  );
  for (const pick of picks) {
    const option = options.find(({ kind, card }) => kind === set.kind && card === pick);
    if (option) return { option, pick };
  }
  for (const pick of picks) {
    const other = set.others[otherOf(pick)];
    // Of equal cards, a question may offer only one.
    const option = options.find(({ kind, card }) =>
      other
        ? kind === other.kind && card == null
        : kind === set.kind && card != null && slugs.get(card) === slugs.get(pick),
    );
    if (option) return { option, pick };
  }
  return null;
}

/**
 * Chooses a set: its cards in the order in which they are asked for, and then the end of the set. The engine takes a decision itself if
 * there is only one.
 * @throws ApiError
 */
export async function chooseSet(
  match: MatchView,
  seat: number,
  cards: ReadonlySet<number>,
  take: (view: MatchView) => void,
): Promise<void> {
  const first = match.table?.decision?.set;
  const left = new Set(cards);
  const sent: number[] = [];
  for (let view = match; first;) {
    const decision = view.table?.decision;
    if (decision?.seat !== seat || !asksOn(first, decision.set, sent)) return;
    const next = nextOption(view, decision.set!, left);
    const option = next?.option ?? decision.options?.find((one) => one.kind === 'pass');
    if (!option) return;
    view = await decideOnce(match.id, decision.number, option.option, seat);
    take(view);
    if (!next) return;
    left.delete(next.pick);
    sent.push(next.pick);
  }
}

/** Milliseconds between two requests while another player decides, and the maximum number of requests. Bots answer quickly. */
const REST = 250;
const LOOKS = 40;

/** Whether another player at this screen decides next. The device is then passed on, and the remaining answers are not sent. */
const passesOn = ({ seats, table }: MatchView, seat: number): boolean =>
  seats.some((one) => one.mine && one.bot === null && one.seat !== seat && one.seat === table?.decision?.seat);

/** Waits until `seat` decides again. Returns the match, or null if other players take too long. */
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
 * Sends `answers` (the option text for each question) as long as `seat` is asked one of these questions. Others may decide in between.
 * `take` receives the match after each answer.
 * @throws ApiError
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
