/**
 * The Pages that worked examples make have data. Their sentences are read by the phrases of the play document, and mean what the rows of the
 * document mean: a Page that the document plays can have a text in the place of data.
 */
import type { CardDoc } from '@rulewright/content';
import { withEntries } from '@rulewright/content/play';
import { namesOf, printed } from '@rulewright/content/sentences';
import { pageDataOf } from '../src/cards/schema.ts';
import { metazoo } from '../src/index.ts';
import { factsOf, playCard, playFields, tokenCards, unplayed } from '../src/play-fields.ts';
import { metazooSentences } from '../src/sentences/index.ts';
import { checkedDocuments, textCard } from './play/documents.ts';
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
const known = namesOf(metazooSentences.names([...pages, ...made]));

/** A Page with the sentences of its data. */
function withSentences(card: CardDoc): CardDoc {
  const data = structuredClone(card.data) as { texts: { text: string }[]; requiresText?: string };
  for (const { phrase, data: meant, place, path } of metazooSentences.entries(card, known)) {
    const text = printed(phrase, meant, place) ?? 'no sentence';
    if (path[1] === 'texts') data.texts[Number(path[2])]!.text = text;
    else if (path.length === 1) data.requiresText = text;
  }
  return textCard({ ...card, data });
}

/** Texts without a phrase: data that no sentence of the plugin says, invented facts, names of Tokens, and what is said twice. */
const UNREAD =
  /^no sentence$|named "(?:Hatchling|Beastie Token)"|but not Flame Pages|^If the answer to "|Chapter of an opponent, of a target opponent,/u;

test('their sentences mean their data', () => {
  // No phrase reads the text of an Attack yet.
  const played = made.filter(
    (card) => unplayed(card).length === 0 && pageDataOf(card).attacks.every(({ effects }) => effects.length === 0),
  );
  const texts = [...[...pages, ...tokenCards(pages)].map(textCard), ...played.map(withSentences)];
  const { phrases } = checkedDocuments(game, texts);
  const facts = factsOf([...pages, ...made]);
  const fields = playFields(facts, [...pages, ...made, ...tokenCards([...pages, ...played])]);
  const read = played.map((card) => ({
    ...withEntries(phrases!.entries!, withSentences(card)),
    rows: playCard(fields, facts, card),
  }));
  const wrong = read.flatMap(({ unread }) => unread.map(({ text }) => text)).filter((text) => !UNREAD.test(text));
  expect(wrong).toEqual([]);
  const whole = read.filter(({ unread }) => unread.length === 0);
  // A Terra is a symbol also where no Page asks about it.
  const meant = (card: CardDoc) => ({ ...meantBy(card), symbol: null });
  expect(whole.map(({ card }) => meant(card))).toEqual(whole.map(({ rows }) => meant(rows)));
  expect([made.length, played.length, whole.length]).toEqual([621, 595, 588]);
});
