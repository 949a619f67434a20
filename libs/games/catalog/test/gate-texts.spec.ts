/** The texts of abilities in the play document: printed texts are read as they are, and what the plugin says of random abilities is read in one way. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent, type CardDoc } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { sentencesOf, withEntries } from '@rulewright/content/play';
import { readSentence, type SentenceEntry } from '@rulewright/content/sentences';
import { firstOf, randomSentence } from '@rulewright/content/testing';
import { Random } from '@rulewright/engine';
import { abilityTexts, playCard } from '@rulewright/metabaloids/play-fields';
import { READ, natural } from '@rulewright/metabaloids/testing';
import { vocabularies } from '../src/index.ts';
import { playOfCards } from './gate/metabaloids.ts';
import { withSentences } from './gate/random-match.ts';
import { withRandomAbilities } from './gate/random-setting.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const content = openContent(await readTree(workspace), vocabularies);
const printed = [...content.game('metabaloids').cards.values()];
const abilitiesOf = ({ data }: CardDoc) =>
  (data as { readonly abilities: readonly { readonly text: string }[] }).abilities;

/** The cards with random abilities: 20 times all cards, or more in a long run. */
const rounds = firstOf(
  20,
  Array.from({ length: 200 }, (_, seed) => seed),
);
const random = rounds.flatMap((seed) =>
  withRandomAbilities(printed, ['creature', 'insect', 'ant', 'event'], new Random(seed)).map((card) => ({
    ...card,
    id: `${card.id}-${seed}`,
  })),
);
const said = withSentences(random);
const play = playOfCards(content, [...printed, ...said]);
const entries = play.phrases!.entries!;

test('each printed text is read as it is, and the plugin gives it the same meaning', () => {
  const { fields } = play.documents;
  const texts = printed.flatMap((card) => abilityTexts(card));
  expect(texts).toEqual(printed.flatMap((card) => abilitiesOf(card).map(({ text }) => text)));
  expect(texts).toHaveLength(20);
  expect(printed.flatMap((card) => withEntries(entries, playCard(fields, card)).unread)).toEqual([]);
});

test('the plugin can say nearly all random abilities, and the document reads all of these', () => {
  const [all, read] = [random, said].map((cards) => cards.reduce((sum, card) => sum + abilitiesOf(card).length, 0));
  expect(read! / all!).toBeGreaterThan(0.96);
  const unread = said.flatMap((card) => withEntries(entries, playCard(play.documents.fields, card)).unread);
  expect(unread.map(({ reading }) => reading)).toEqual([]);
});

const sentences = sentencesOf(play.phrases!);
const carrier = playCard(play.documents.fields, printed[0]!);
const entry = (text: string): SentenceEntry =>
  sentences.entries(
    { ...carrier, name: 'House Fly', data: { ...carrier.data, abilities: [{ name: 'x', text }] } },
    new Map(),
  )[0]!;
const readingOf = (text: string) => readSentence(entry('').phrase, text, entry(text).place);

/** Longer texts need more steps than printing may take. */
const LONGEST = 300;

test('a random text has at most one meaning, and the house style of it has the same', () => {
  const chance = new Random(5);
  const { phrase } = entry('');
  let read = 0;
  for (const _ of rounds.slice(0, 20))
    for (let at = 0; at < 10; at++) {
      const text = randomSentence(phrase, (n) => chance.below(n), entry('Trick (1): x').place);
      if (text.length > LONGEST) continue;
      const reading = readingOf(text);
      if (reading.kind === 'ambiguous') expect(reading.meanings).toEqual([]);
      if (reading.kind !== 'read') continue;
      read++;
      expect(reading.text).not.toBeNull();
      expect(readingOf(reading.text!)).toMatchObject({ kind: 'read', data: reading.data });
    }
  expect(read).toBeGreaterThan(100);
});

test.each([
  ['the sentences that no card has', READ.map(([text]) => text), 76],
  ['the first list of editors', natural.NATURAL, 20],
  ['a fresh list', natural.FRESH, 17],
  ['the latest list', natural.LATEST, 10],
  ['the list of another editor', natural.ANOTHER, 18],
  ['the list of that editor, later', natural.LATER, 16],
  ['the last list', natural.LAST, 15],
  ['the list of a newcomer', natural.NEWCOMER, 14],
  ['the list of that newcomer, later', natural.NEWCOMER_LATER, 5],
])('reads %s with the phrases and the variants of the document', (_, texts, count) => {
  const readings = texts.map((text) => readingOf(text).kind);
  expect(readings.filter((kind) => kind === 'read').length).toBeGreaterThanOrEqual(count);
  expect(readings).not.toContain('ambiguous');
});

test('the document prints what the plugin prints', () => {
  const style = ({ text }: { readonly text: string }): string | null => {
    const reading = readingOf(text);
    return reading.kind === 'read' ? reading.text : null;
  };
  const wanted = READ.map(([text, house = text]) => ({ text, house }));
  const different = wanted.filter((one) => style(one) !== one.house).map(({ text }) => text);
  // A price of 0 is a price, and the plugin leaves it out.
  expect(different).toEqual(wanted.map(({ text }) => text).filter((text) => text.startsWith('Peek (0)')));
});
