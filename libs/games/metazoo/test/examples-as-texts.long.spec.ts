/**
 * The Pages that worked examples make have data. Their sentences are read by the phrases of the play document, and mean what the rows of the
 * document mean: a Page that the document plays can have a text in the place of data.
 */
import type { CardDoc } from '@rulewright/content';
import { withEntries } from '@rulewright/content/play';
import { pageDataOf } from '../src/cards/schema.ts';
import { metazoo } from '../src/index.ts';
import { factsOf, playCard, playFields, tokenCards, unplayed } from '../src/play-fields.ts';
import { checkedDocuments, plainCard, spokenCard, textCard } from './play/documents.ts';
import { meantBy } from './play/meant.ts';
import { game } from './tree.ts';

const pages = [...game.cards.values()];

/** The Pages that examples make, each once. */
const made = [
  ...new Map(
    [...game.examples.values()]
      .flat()
      .flatMap(({ cards }) => Object.entries(cards))
      .map(([name, { printings: _, ...values }]) => [JSON.stringify([name, values]), { name, values }]),
  ).values(),
].map(({ name, values }, at): CardDoc => ({
  id: `made-${at}`,
  name,
  aliases: [],
  data: metazoo.examples.cardData(values),
  printings: [],
}));
/** Pages that rows cannot say, although their texts are played. */
const hasRows = (card: CardDoc): boolean =>
  unplayed(card).length === 0 && pageDataOf(card).attacks.every(({ effects }) => effects.length === 0);

test('their sentences are read, and mean their data', () => {
  const known = [...pages, ...made, ...tokenCards(made)];
  const spoken = made.map((card) => spokenCard(card, known));
  const { phrases } = checkedDocuments(game, [
    ...[...pages, ...tokenCards([...pages, ...made])].map(textCard),
    ...spoken,
  ]);
  const read = spoken.map((card) => withEntries(phrases!.entries!, card));
  expect(read.flatMap(({ card, unread }) => unread.map(({ text }) => `${card.name}: ${text}`))).toEqual([]);
  const facts = factsOf([...pages, ...made]);
  const fields = playFields(facts, [...known, ...tokenCards(pages)]);
  // A Terra is a symbol also where no Page asks about it.
  const meant = (card: CardDoc) => ({ ...meantBy(card), symbol: null });
  const pairs = made.flatMap((card, at) =>
    hasRows(card) ? [[meant(read[at]!.card), meant(playCard(fields, facts, plainCard(card)))] as const] : [],
  );
  expect(pairs.map(([text]) => text)).toEqual(pairs.map(([, rows]) => rows));
  expect([made.length, pairs.length]).toEqual([621, 595]);
});
