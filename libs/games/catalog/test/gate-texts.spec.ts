/** The texts of abilities in the play document: printed texts are read as they are, and what the plugin says of random abilities is read in one way. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent, type CardDoc } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { withEntries } from '@rulewright/content/play';
import { readSentence, type SentenceEntry } from '@rulewright/content/sentences';
import { firstOf, randomSentence } from '@rulewright/content/testing';
import { sentencesOf } from '@rulewright/content/play';
import { Random } from '@rulewright/engine';
import { abilityTexts, playCard } from '@rulewright/metabaloids/play-fields';
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

test('a random text has at most one meaning, and the house style of it has the same', () => {
  const sentences = sentencesOf(play.phrases!);
  const card = playCard(play.documents.fields, printed[0]!);
  const entry = (text: string): SentenceEntry =>
    sentences.entries({ ...card, data: { ...card.data, abilities: [{ name: 'x', text }] } }, new Map())[0]!;
  const chance = new Random(5);
  const { phrase } = entry('');
  let read = 0;
  for (const _ of rounds.slice(0, 20))
    for (let at = 0; at < 10; at++) {
      const text = randomSentence(phrase, (n) => chance.below(n), entry('Trick (1): x').place);
      const { place } = entry(text);
      const reading = readSentence(phrase, text, place);
      if (reading.kind === 'ambiguous') expect(reading.meanings).toEqual([]);
      if (reading.kind !== 'read') continue;
      read++;
      expect(reading.text).not.toBeNull();
      expect(readSentence(phrase, reading.text!, place)).toMatchObject({ kind: 'read', data: reading.data });
    }
  expect(read).toBeGreaterThan(100);
});
