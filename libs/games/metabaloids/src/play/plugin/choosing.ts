/** Questions that people answer with several cards at once: payments, discards and losses. The engine still asks card by card. */
import { optionA, optionKind, runningWithLocals, type SetQuestion } from '@rulewright/engine';
import { O } from '../model/options.ts';
import { ZONE } from '../model/state.ts';
import type { M } from '../model/model.ts';
import { zoneAt } from '../model/places.ts';
import { pointsOf } from '../zones/pay.ts';

/** The words of a set, and what it needs: points, or a number of cards. */
interface SetShape {
  readonly kind: 'pay' | 'discard';
  readonly done: string;
  /** The points that are owed, and how many a card or a card of the draw pile gives. Null if only the number of cards counts. */
  readonly owed: {
    readonly label: string;
    readonly amount: number;
    of(card: number): number;
    readonly pile: number;
  } | null;
  /** The number of cards, if it counts. */
  readonly least: number;
  readonly most: number | null;
}

const cards = (kind: 'pay' | 'discard', done: string, least: number, most: number): SetShape => ({
  ...{ kind, done, least, most },
  owed: null,
});

function shapeOf(m: M, step: string, locals: Readonly<Record<string, number>>, hasPass: boolean): SetShape | null {
  const { p, defense } = m.program;
  const left = locals['left'] ?? 0;
  const owed = locals['owed'] ?? 0;
  const points = { kind: 'pay', done: 'Pay', least: 0, most: null } as const;
  switch (step) {
    case 'pay-cost':
      return { ...points, owed: { label: 'points', amount: owed, of: (card) => pointsOf(m, card), pile: 1 } };
    case 'pay-damage': {
      const of = (card: number): number => (p.payByDefense ? defense[m.def[card]!]! : 1);
      return { ...points, owed: { label: 'damage', amount: owed, of, pile: p.drawPilePays } };
    }
    case 'pay-fee':
      return cards('pay', 'Pay', left, left);
    case 'lose-from-anywhere':
      return cards('pay', 'Lose', left, left);
    case 'discard-from-hand':
      return cards('discard', 'Discard', left, left);
    case 'draw': {
      const over = m.zoneCount[zoneAt(m, m.decisionSeat, ZONE.hand)]! - p.handSize;
      if (!hasPass) return cards('discard', 'Discard', over, over);
      // One card is an option, not a set.
      const most = p.voluntaryMax - locals['discarded']!;
      return most > 1 ? cards('discard', 'Discard', 0, most) : null;
    }
    default:
      return null;
  }
}

export function choosing(m: M): SetQuestion | null {
  const { step, locals } = runningWithLocals(m).at(-1)!;
  const offered = Array.from(m.options.subarray(0, m.optionCount));
  const shape = shapeOf(
    m,
    step,
    locals,
    offered.some((option) => optionKind(option) === O.pass),
  );
  if (!shape) return null;
  const { owed, kind, done, least, most } = shape;
  const own = kind === 'pay' ? O.pay : O.discard;
  const members = offered.filter((option) => optionKind(option) === own).map((option) => optionA(option));
  const pile = offered.some((option) => optionKind(option) === O.payDrawPile);
  return {
    ...{ kind, done, most, chosen: [] },
    least: Math.min(least, members.length + (pile ? least : 0)),
    members: members.map((card) => ({ card, gives: owed ? [owed.of(card)] : [] })),
    needs: owed ? [{ label: owed.label, amount: owed.amount }] : [],
    inParts: true,
    others: pile
      ? [
          {
            kind: 'pay-draw-pile',
            gives: owed ? [owed.pile] : [],
            most: m.zoneCount[zoneAt(m, m.decisionSeat, ZONE.draw)] || 1,
          },
        ]
      : [],
  };
}
