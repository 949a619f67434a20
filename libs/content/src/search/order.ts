/** The order of cards and other results of a search: a name comes first, otherwise the rules come first. */
import { foldText } from '../card-query-fields.ts';
import type { SearchQuestion } from './answer.ts';
import type { FoundEntry } from './find.ts';
import { stemsOf } from './words.ts';

/** Cards whose names have the words of a question come after this many entries, other cards after more. */
const BEFORE_NAMED = 3;
const BEFORE_OTHERS = 10;

/** One list of the cards and the entries, both best first. */
export function inOneList<Card extends { readonly name: string }>(
  question: SearchQuestion,
  entries: readonly FoundEntry[],
  cards: readonly Card[],
): (FoundEntry | Card)[] {
  const asked = foldText(question.text);
  const words = stemsOf(question.cardWords);
  const isExact = ({ name }: Card): boolean => foldText(name) === asked || foldText(name) === question.legalityOf;
  const exact = cards.filter((card) => isExact(card));
  const named = cards.filter((card) => {
    const stems = stemsOf(card.name);
    return !isExact(card) && words.length > 0 && words.every((word) => stems.some((stem) => stem.startsWith(word)));
  });
  const others = cards.filter((card) => !exact.includes(card) && !named.includes(card));
  const before = question.isName && words.length > 1 ? 0 : BEFORE_NAMED;
  return [
    ...exact,
    ...entries.slice(0, before),
    ...named,
    ...entries.slice(before, BEFORE_OTHERS),
    ...others,
    ...entries.slice(BEFORE_OTHERS),
  ];
}
