/** Where a card that is dragged may be let go, and which options that means. */
import { placeKey, type OptionData } from '@rulewright/ui/table';

/** What letting a card go there means: an option, or an option with the one that is asked for after it. */
export interface Meaning {
  readonly option: OptionData;
  readonly then: OptionData | null;
}

export interface Landing {
  /** What finds its elements on the board. */
  readonly selector: string;
  readonly meanings: readonly Meaning[];
}

const FIELD = '.table-seat[data-self] > .table-field';

const onCard = (card: number): string => `[data-card="${card}"]`;

/** Where an option with `card` leads: to its place, or, when the card comes from the hand, anywhere into the own field. */
function placeOf({ zone }: OptionData, fromHand: boolean): string | null {
  if (zone) return `[data-zone="${placeKey(zone.seat, zone.zone)}"]`;
  return fromHand ? FIELD : null;
}

/**
 * The landings of a card.
 * @param about the card that the question is about: it is dragged to the cards that the options name
 * @param after what is asked after an option, by its number
 */
export function landingsOf(
  card: number,
  options: readonly OptionData[],
  about: number | null,
  fromHand: boolean,
  after: ReadonlyMap<number, readonly OptionData[]> = new Map(),
): Landing[] {
  const found = new Map<string, Meaning[]>();
  const add = (selector: string | null, option: OptionData, then: OptionData | null = null): void => {
    if (selector !== null) found.set(selector, [...(found.get(selector) ?? []), { option, then }]);
  };
  for (const option of options) {
    if (option.card == null) continue;
    if (option.card === card) add(placeOf(option, fromHand), option);
    else if (card === about) add(onCard(option.card), option);
    if (option.card === card)
      for (const then of after.get(option.option) ?? []) if (then.card != null) add(onCard(then.card), option, then);
  }
  return [...found].map(([selector, meanings]) => ({ selector, meanings }));
}
