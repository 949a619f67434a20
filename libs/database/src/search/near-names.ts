/** The cards whose names a search without hits may have meant, such as Bigfoot for `bigfot`. */
import type { CardQuery } from '@rulewright/content';
import { distance } from 'fastest-levenshtein';
import { nameWords } from './best-match.ts';
import { Bits } from './bits.ts';
import type { Catalogue } from './catalogue.ts';

/** The most words of a search that are compared, similar words for each of them, cards that are compared, and cards that are returned. */
const [WORDS, NEAR, COMPARED, MOST] = [6, 3, 200, 3];

/** Numbers of cards, the most similar name first. Empty if the search has no words for a name, or if these are in no name. */
export async function nearNames(catalogue: Catalogue, query: CardQuery | null | undefined): Promise<number[]> {
  const words = nameWords(query).slice(0, WORDS);
  if (words.length === 0) return [];
  const sets = await Promise.all(words.map((word) => cardsNear(catalogue, word)));
  const cards = sets
    .reduce((left, one) => left.and(one))
    .list()
    .subarray(0, COMPARED);
  const asked = words.join(' ');
  return Array.from(cards, (card) => ({ card, far: distance(asked, catalogue.cards[card]!.name) }))
    .sort((a, b) => a.far - b.far || a.card - b.card)
    .slice(0, MOST)
    .map(({ card }) => card);
}

/** The cards with a word in their name; if there are none, those with the most similar words. */
async function cardsNear(catalogue: Catalogue, word: string): Promise<Bits> {
  const having = await catalogue.words({ words: [word], whole: false }, 'name');
  if (having.count() > 0) return having;
  const near = (await catalogue.nearWords(word, 'name')).slice(0, NEAR);
  const sets = await Promise.all(near.map((one) => catalogue.words({ words: [one], whole: true }, 'name')));
  return sets.reduce((left, one) => left.or(one), new Bits(catalogue.cards.length));
}
