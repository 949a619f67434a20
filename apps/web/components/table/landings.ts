/** Where a card that is dragged may be let go, and which options that means. */
import { placeKey, type OptionData } from '@rulewright/ui/table';

export interface Landing {
  /** What finds its elements on the board. */
  readonly selector: string;
  readonly options: readonly OptionData[];
}

const FIELD = '.table-seat[data-self] > .table-field';

/** Where an option with `card` leads: to its place, or, when the card comes from the hand, anywhere into the own field. */
function placeOf({ zone }: OptionData, fromHand: boolean): string | null {
  if (zone) return `[data-zone="${placeKey(zone.seat, zone.zone)}"]`;
  return fromHand ? FIELD : null;
}

/**
 * The landings of a card.
 * @param about the card that the question is about: it is dragged to the cards that the options name
 */
export function landingsOf(
  card: number,
  options: readonly OptionData[],
  about: number | null,
  fromHand: boolean,
): Landing[] {
  const found = new Map<string, OptionData[]>();
  const add = (selector: string | null, option: OptionData): void => {
    if (selector !== null) found.set(selector, [...(found.get(selector) ?? []), option]);
  };
  for (const option of options) {
    if (option.card == null) continue;
    if (option.card === card) add(placeOf(option, fromHand), option);
    else if (card === about) add(`[data-card="${option.card}"]`, option);
  }
  return [...found].map(([selector, some]) => ({ selector, options: some }));
}
