/** The targets where a dragged card can be dropped, and the options that each drop means. */
import { placeKey, type OptionData } from '@rulewright/ui/table';

/** The meaning of a drop: an option, or an option together with one of the decision after it. */
export interface LandingChoice {
  readonly option: OptionData;
  readonly then: OptionData | null;
}

export interface Landing {
  /** A selector for the target's elements on the board. */
  readonly selector: string;
  readonly meanings: readonly LandingChoice[];
}

const FIELD = '.table-seat[data-self] > .table-field';

const onCard = (card: number): string => `[data-card="${card}"]`;

/** The target of an option: its zone, or, for a card from the hand, anywhere in the player's field. */
function placeOf({ zone }: OptionData, fromHand: boolean): string | null {
  if (zone) return `[data-zone="${placeKey(zone.seat, zone.zone)}"]`;
  return fromHand ? FIELD : null;
}

/**
 * Returns the targets of a card.
 * @param about the card of the question; it can be dropped on the cards that the options name
 * @param after for each option number, the options of the decision that would follow
 */
export function landingsOf(
  card: number,
  options: readonly OptionData[],
  about: number | null,
  fromHand: boolean,
  after: ReadonlyMap<number, readonly OptionData[]> = new Map(),
): Landing[] {
  const landings = new Map<string, LandingChoice[]>();
  const add = (selector: string | null, option: OptionData, then: OptionData | null = null): void => {
    if (selector !== null) landings.set(selector, [...(landings.get(selector) ?? []), { option, then }]);
  };
  for (const option of options) {
    if (option.card == null) continue;
    if (option.card === card) add(placeOf(option, fromHand), option);
    else if (card === about) add(onCard(option.card), option);
    if (option.card === card)
      for (const then of after.get(option.option) ?? []) if (then.card != null) add(onCard(then.card), option, then);
  }
  return [...landings].map(([selector, meanings]) => ({ selector, meanings }));
}
