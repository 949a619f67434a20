/** The state of a player's decision at the table: the selected card, the option to confirm, the hint, and what is on its way. */
import type { OptionData, TableCardData } from '@rulewright/ui/table';
import type { CardReason } from './selected-card.tsx';
import type { MatchView } from './use-match.ts';

export interface Chosen {
  readonly card: TableCardData;
  /** The reasons why the card cannot act; null if it can, empty until they are known. */
  readonly why: readonly CardReason[] | null;
}

/** A decision on its way to the server; `number` is null for several decisions. */
export interface Sending {
  readonly number: number | null;
}

export interface DecidingState {
  /** The number of the decision for which the card was selected. */
  readonly at: number;
  readonly card: Chosen | null;
  /** The option that waits for its confirmation. */
  readonly pending: OptionData | null;
  readonly hint: OptionData | null;
  /** The cards picked for the set that a question asks for. */
  readonly picked: ReadonlySet<number>;
  readonly sending: Sending | null;
  /** The number of the last decision that the player sent. */
  readonly since: number | null;
}

export type DecidingAction =
  | {
      readonly type: 'choose';
      readonly number: number;
      readonly card: Chosen | null;
      readonly pending?: OptionData | null;
    }
  | { readonly type: 'explain'; readonly number: number; readonly card: number; readonly why: readonly CardReason[] }
  | { readonly type: 'toggle'; readonly number: number; readonly card: number }
  | { readonly type: 'hint'; readonly option: OptionData | null }
  | { readonly type: 'send'; readonly sending: Sending }
  | { readonly type: 'sent'; readonly number: number }
  | { readonly type: 'end'; readonly number: number; readonly sending: Sending };

const NONE: ReadonlySet<number> = new Set();
const NOTHING = { at: -1, card: null, pending: null, picked: NONE } as const;
export const UNDECIDED: DecidingState = { ...NOTHING, hint: null, sending: null, since: null };

export function deciding(state: DecidingState, action: DecidingAction): DecidingState {
  switch (action.type) {
    case 'choose':
      return {
        ...state,
        at: action.number,
        card: action.card,
        pending: action.pending ?? null,
        picked: state.at === action.number ? state.picked : NONE,
      };
    case 'toggle': {
      const picked = new Set(state.at === action.number ? state.picked : NONE);
      if (!picked.delete(action.card)) picked.add(action.card);
      return { ...state, ...NOTHING, at: action.number, picked };
    }
    case 'explain':
      // Ignores the answer if the player has gone back or selected another card in the meantime.
      return state.at === action.number && state.card?.card.id === action.card
        ? { ...state, card: { ...state.card, why: action.why } }
        : state;
    case 'hint':
      return { ...state, hint: action.option };
    case 'send':
      return { ...state, sending: action.sending, hint: null };
    case 'sent':
      return { ...state, since: action.number };
    case 'end':
      return {
        ...state,
        // Keeps a selection that the player has made for the next decision.
        ...(state.at === action.number || action.sending.number === null ? NOTHING : {}),
        sending: state.sending === action.sending ? null : state.sending,
      };
  }
}

/** What the state says about the decision `number`. A selection for an earlier decision does not count. */
export function aboutDecision({ at, card, pending, picked, sending }: DecidingState, number: number) {
  return {
    ...(at === number ? { chosen: card, pending, picked } : { chosen: null, pending: null, picked: NONE }),
    // The socket may bring the next decision before the answer to the last one arrives. The player can act on it at once.
    busy: sending !== null && (sending.number === null || sending.number === number),
  };
}

/**
 * The option that a press on a card takes; null if the press only shows the card. The first press shows the card and its options; the
 * second takes its only option. An option with sums is shown at once.
 */
export function pressedOption(
  options: readonly OptionData[],
  card: number,
  selected: number | null,
): OptionData | null {
  const possible = options.filter((option) => option.card === card);
  const [only] = possible.length === 1 ? possible : [];
  return only && (only.forecast || selected === card) ? only : null;
}

/** The options that a zone can be the target of: those of the selected card, and those without a card. */
export const targetsOf = (options: readonly OptionData[], selected: number | null): OptionData[] =>
  options.filter((option) => option.card == null || option.card === selected);

/** The option that a press on a zone takes; null if there are several or none. */
export function zoneOption(
  options: readonly OptionData[],
  selected: number | null,
  seat: number,
  zone: string,
): OptionData | null {
  const [only, ...more] = targetsOf(options, selected).filter(
    (option) => option.zone?.seat === seat && option.zone.zone === zone,
  );
  return more.length === 0 ? (only ?? null) : null;
}

/** Whether an option ends the decision as a whole: it has neither a card nor a zone. */
export const isEnd = ({ card, zone }: OptionData): boolean => card == null && zone == null;

type SetQuestion = NonNullable<NonNullable<NonNullable<MatchView['table']>['decision']>['set']>;

/** A set that is being chosen: `open` are the cards that can still be picked. */
export type SetToPick = SetQuestion & { readonly open: ReadonlySet<number> };

/** The set that a question asks for; null if nothing is left to pick. */
export function openSet(set: SetQuestion | null | undefined): SetToPick | null {
  const open = new Set((set?.members ?? []).map(({ card }) => card).filter((card) => !set?.chosen.includes(card)));
  return set && (open.size > 0 || set.others.length > 0) ? { ...set, open } : null;
}

/** The pick that means: take the option `at` of a set's options without a card for the `n`th time. Picks of cards are ids, 0 or more. */
export const otherPick = (at: number, n: number): number => -1 - (n * MOST_OTHERS + at);
/** The index of the option of a pick without a card; -1 for a card. */
export const otherOf = (pick: number): number => (pick < 0 ? (-1 - pick) % MOST_OTHERS : -1);
const MOST_OTHERS = 8;

/** The number of times that an option without a card is picked. */
export const timesOf = (picked: ReadonlySet<number>, at: number): number =>
  [...picked].filter((pick) => otherOf(pick) === at).length;

/** What a set has and needs: one line for the number of its cards, and one for each part of its total. */
export function sumsOf(
  { members, chosen, least, most, needs, inParts, others }: SetToPick,
  picked: ReadonlySet<number>,
) {
  const taken = [
    ...members.filter(({ card }) => picked.has(card) || chosen.includes(card)),
    ...[...picked].flatMap((pick) => others[otherOf(pick)] ?? []),
  ];
  const count = taken.length;
  const parts = needs.map(({ label, amount }, at) => {
    const has = taken.reduce((sum, { gives }) => sum + gives[at]!, 0);
    return { label, has, amount, isEnough: has >= amount };
  });
  const isInBounds = count >= least && (most == null || count <= most);
  const isPart = inParts && count > 0 && (most == null || count <= most);
  return { count, parts, isInBounds, isComplete: isPart || (isInBounds && parts.every(({ isEnough }) => isEnough)) };
}
