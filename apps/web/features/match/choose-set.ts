/** Sends a set of cards: one decision after another, as the engine asks for them. Loaded with the first set. */
import { decideOnce } from './answering.ts';
import { otherOf } from './deciding.ts';
import type { MatchView } from './use-match.ts';

type Decision = NonNullable<NonNullable<MatchView['table']>['decision']>;
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
