/** Brings the changes of one list into another, such as those of a branch into its deck. */
import { addCard, removeCard } from './change.ts';
import { compareLists, type ListCard } from './compare-lists.ts';
import { copiesIn, entryKey, readSheet, type Sheet } from './sheet.ts';

export interface MergedList {
  readonly text: string;
  /** The names of cards that both lists changed differently. They keep the number of copies of the list that takes the changes. */
  readonly both: readonly string[];
}

/**
 * Takes over the numbers of copies that another list changed. A second merge of the same list changes nothing.
 *
 * @param text the list that takes the changes
 * @param start a list from which both lists come
 * @param now the other list
 */
export function mergeLists(
  text: string,
  words: Sheet['words'],
  start: readonly ListCard[],
  now: readonly ListCard[],
): MergedList {
  const own = readSheet(text, words);
  const both: string[] = [];
  const merged = compareLists(start, now).reduce((list, { card, name, zone, before, after }) => {
    const copies = copiesIn(own.entries, zone).get(entryKey({ card, name })) ?? 0;
    if (copies !== before) {
      if (copies !== after) both.push(name);
      return list;
    }
    const change = after > before ? addCard : removeCard;
    return change(readSheet(list, words), { card, name }, zone, Math.abs(after - before));
  }, text);
  return { text: merged, both };
}
