/** Suggests the cards that pay a price: those that give least too much, and among these the cards that are worth least on the table. */
import { otherPick, type SetToPick } from './deciding.ts';

/** A payment that is found so far: what it gives, capped at what is needed, and its cost. */
interface Payment {
  readonly has: readonly number[];
  /** What the payment gives too much. */
  readonly waste: number;
  readonly worth: number;
  readonly picks: readonly number[];
}

/** The maximum number of payments to compare. Larger questions get no suggestion. */
const MOST_PAYMENTS = 2_000;

const isBetter = (a: Payment, b: Payment): boolean =>
  a.waste !== b.waste ? a.waste < b.waste : a.worth !== b.worth ? a.worth < b.worth : a.picks.length < b.picks.length;

/**
 * @param worthOf what a card is worth, so that cheap cards pay first. An option without a card is worth nothing.
 * @returns the picks, or null if nothing has to be paid or the cards cannot pay all of it
 */
export function suggested(set: SetToPick, worthOf: (card: number) => number): readonly number[] | null {
  const { members, chosen, needs, least, most, others } = set;
  const free = members.filter(({ card }) => !chosen.includes(card));
  if (needs.length === 0) {
    const count = least - chosen.length;
    if (count <= 0) return null;
    const cheap = free.toSorted((a, b) => worthOf(a.card) - worthOf(b.card)).slice(0, count);
    return cheap.length === count ? cheap.map(({ card }) => card) : null;
  }
  const sources = [
    ...free.map(({ card, gives }) => ({ pick: card, gives, worth: 1 + worthOf(card) })),
    ...others.flatMap(({ gives, most: times }, at) =>
      Array.from({ length: Math.min(times, Math.max(...needs.map(({ amount }) => amount))) }, (_, n) => ({
        pick: otherPick(at, n),
        gives,
        worth: 1,
      })),
    ),
  ];
  const paid = members.filter(({ card }) => chosen.includes(card));
  const start = needs.map(({ amount }, at) =>
    Math.min(
      amount,
      paid.reduce((sum, { gives }) => sum + gives[at]!, 0),
    ),
  );
  let payments = new Map<string, Payment>([[start.join(' '), { has: start, waste: 0, worth: 0, picks: [] }]]);
  for (const { pick, gives, worth } of sources) {
    const next = new Map(payments);
    for (const payment of payments.values()) {
      if (most !== null && payment.picks.length + chosen.length >= most) continue;
      const full = payment.has.map((has, at) => has + gives[at]!);
      const has = full.map((amount, at) => Math.min(amount, needs[at]!.amount));
      if (has.every((amount, at) => amount === payment.has[at])) continue;
      const waste = payment.waste + full.reduce((sum, amount, at) => sum + amount - has[at]!, 0);
      const longer = { has, waste, worth: payment.worth + worth, picks: [...payment.picks, pick] };
      const key = has.join(' ');
      const known = next.get(key);
      if (!known || isBetter(longer, known)) next.set(key, longer);
    }
    if (next.size > MOST_PAYMENTS) return null;
    payments = next;
  }
  return payments.get(needs.map(({ amount }) => amount).join(' '))?.picks ?? null;
}
