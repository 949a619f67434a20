/** The scene of a battle: who fights whom, the cards that count, and the totals or the damage. Pure data from lines of the log. */
import type { LogLineData } from '@rulewright/ui/table';

export interface SceneSide {
  readonly seat: number | null;
  /** The card that steps forward; null if the target is a player. */
  readonly card: number | null;
  /** The cards that count beyond the one that stepped forward, with what they count. */
  readonly counts: readonly { readonly card: number; readonly amount: number }[];
  readonly total: number | null;
  readonly loses: boolean;
}

/** The maximum number of cards that flip beside one side. */
const MOST_COUNTS = 5;

/** The last attack after `strike` that a new turn has not ended. */
export function strikeAfter(strike: LogLineData | null, lines: readonly LogLineData[]): LogLineData | null {
  return lines.reduce((last, line) => (line.motion === 'strike' ? line : line.motion === 'turn' ? null : last), strike);
}

/**
 * The scene that the new lines tell: the totals of two sides, or the damage that the target takes. Null if they decide nothing.
 *
 * @param strike the attack; its cards are the attacker and, unless a player is attacked, the target
 * @param seatOf the seat of a card, or null
 */
export function sceneOf(
  strike: LogLineData | null,
  lines: readonly LogLineData[],
  seatOf: (card: number) => number | null,
): readonly [SceneSide, SceneSide] | null {
  const attacker = strike?.cards?.[0];
  if (!strike || attacker === undefined) return null;
  const target = strike.cards?.[1] ?? null;
  const seats = [strike.seat ?? seatOf(attacker), target === null ? null : seatOf(target)] as const;
  const totals = lines.filter(({ motion, amount }) => motion === 'total' && amount != null).slice(-2);
  const side = (seat: number | null, card: number | null, total: number | null, loses: boolean): SceneSide => ({
    ...{ seat, card, total, loses },
    counts: lines
      .flatMap(({ motion, cards, amount }) => {
        const [one] = cards ?? [];
        const counts = motion === 'count' && one !== undefined && one !== card && amount != null;
        return counts && seatOf(one) === seat ? [{ card: one, amount }] : [];
      })
      .slice(-MOST_COUNTS),
  });
  if (totals.length === 2) {
    const [first, second] = totals as [LogLineData, LogLineData];
    const [a, b] = [first.amount!, second.amount!];
    return [side(first.seat ?? seats[0], attacker, a, a < b), side(second.seat ?? seats[1], target, b, b < a)];
  }
  // The first card of a hit is the card that is hit, unless a player is hit.
  const hit = lines.find(
    ({ motion, seat, cards, amount }) =>
      motion === 'hit' && amount != null && (seat != null || cards?.[0] !== attacker),
  );
  if (!hit) return null;
  const struck = hit.cards?.[0] ?? null;
  const isCard = struck !== null && hit.seat == null;
  return [
    side(seats[0], attacker, hit.amount!, false),
    side(isCard ? seatOf(struck) : (hit.seat ?? seats[1]), isCard ? struck : null, null, true),
  ];
}
