/** The pending actions of a match, as one viewer may see them. They are the stack to which players respond. */
import {
  NO_CARD,
  cardRef,
  type Match,
  type PendingAction,
  type PendingTarget,
  type Tabletop,
} from '@rulewright/engine';
import { knows, stepText, type SeatNameList } from './match-sentences.ts';
import type { Viewpoint } from './viewpoint.ts';

/** A card or a seat with its name. A card that the viewer may not know has no id. */
interface NamedTarget {
  readonly card: number | null;
  readonly seat: number | null;
  readonly name: string;
}

export interface TablePending {
  readonly id: string;
  readonly seat: number;
  /** The card of the action. Null if the viewer may not know it. */
  readonly card: { readonly id: number; readonly name: string; readonly slug: string } | null;
  readonly sentence: string;
  readonly targets: readonly NamedTarget[];
  /** `waiting`, `resolving` or `stopped`. */
  readonly state: PendingAction['state'];
  readonly rule: string;
}

const HIDDEN = 'a card';

function targetOf(match: Match, target: PendingTarget, viewer: Viewpoint, names: SeatNameList): NamedTarget {
  if ('seat' in target) return { card: null, seat: target.seat, name: names[target.seat] ?? '' };
  if (!knows(match, viewer, target.card)) return { card: null, seat: null, name: HIDDEN };
  return { card: target.card, seat: null, name: cardRef(match, target.card)!.name };
}

/** The pending actions in the order in which they resolve. */
export function pendingOf(match: Match, tabletop: Tabletop, viewer: Viewpoint, names: SeatNameList): TablePending[] {
  return (tabletop.pending?.(match) ?? []).map(({ id, seat, card, ability, text, targets, state, rule }) => {
    const known = card !== NO_CARD && knows(match, viewer, card) ? cardRef(match, card) : null;
    const { slug } = match.program.defs[match.def[card]!] ?? { slug: '' };
    return {
      id,
      seat,
      card: known && { id: card, name: known.name, slug },
      sentence: stepText(match, text, { step: '', locals: { seat, card, ability } }, viewer, names),
      targets: targets.map((target) => targetOf(match, target, viewer, names)),
      state,
      rule,
    };
  });
}
