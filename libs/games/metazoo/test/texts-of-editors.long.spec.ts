/**
 * Sentences that people wrote for Pages, and sentences that no Page has, read by the phrases of the play document and their variants. The plugin
 * reads 118 and all 127. What the document does not play, its phrases do not read.
 */
import { sentencesOf } from '@rulewright/content/play';
import { lackIn, readSentence, type Reading } from '@rulewright/content/sentences';
import { tokenCards } from '../src/play-fields.ts';
import { ANOTHER, FRESH, LAST, LATER, LATEST, NATURAL, NEWCOMER, NEWCOMER_LATER } from './natural-sentences.ts';
import { checkedDocuments, textCard } from './play/documents.ts';
import { game } from './tree.ts';
import { BEYOND, MALFORMED, READ } from './unseen-sentences.ts';

const pages = [...game.cards.values()];
const { phrases } = checkedDocuments(game, [...pages, ...tokenCards(pages)].map(textCard));
const { entries } = sentencesOf(phrases!);

const readOn = (kind: string, text: string): Reading => {
  const [entry] = entries({ name: 'Hodag', data: { kind, abilities: [{ text }] } }, new Map());
  return readSentence(entry!.phrase, text, entry!.place);
};
/** A text with a price belongs on a Page that stays in the Arena. */
const read = (text: string): Reading => {
  const [onSpell, onBeastie] = [readOn('spell', text), readOn('beastie', text)];
  return onSpell.kind !== 'read' && onBeastie.kind === 'read' ? onBeastie : onSpell;
};

test.each([
  { list: 'the first', texts: NATURAL, count: 19 },
  { list: 'fresh', texts: FRESH, count: 18 },
  { list: 'the latest', texts: LATEST, count: 9 },
  { list: 'another editor', texts: ANOTHER, count: 18 },
  { list: 'that editor, later', texts: LATER, count: 15 },
  { list: 'that editor, last', texts: LAST, count: 17 },
  { list: 'a newcomer', texts: NEWCOMER, count: 16 },
  { list: 'a newcomer, later', texts: NEWCOMER_LATER, count: 7 },
])('reads $count natural sentences of $list, and marks the word in each of the others', ({ texts, count }) => {
  const readings = texts.map((text) => read(text).kind);
  expect(readings.filter((kind) => kind === 'read')).toHaveLength(count);
  expect(readings.filter((kind) => !['read', 'unknown', 'unfinished'].includes(kind))).toEqual([]);
});

test('reads new sentences, and prints them in the house style', () => {
  const readings = READ.map(([text, style = text]) => ({ text, style, reading: read(text) }));
  const known = readings.filter(({ reading }) => reading.kind === 'read');
  expect(known).toHaveLength(121);
  // Several are joined by “and”, and Equipment is in play only while it is attached.
  expect(
    known.filter(({ style, reading }) => reading.kind === 'read' && reading.text !== style).map(({ text }) => text),
  ).toEqual([
    'Generate 1 Light, 1 Water and 2 Neutral Aura.',
    'Beasties you control have Flight, Fleet and Fear until the end of the turn.',
    "Put each attached Equipment into its owner's Chapter.",
  ]);
});

test('refuses sentences that are malformed', () => {
  const readings = [...BEYOND, ...MALFORMED].map(([text]) => [text, read(text).kind]);
  // A symbol alone is active.
  expect(readings.filter(([, kind]) => kind === 'read')).toEqual([
    ['ARENA: while Nighttime, Hodag has +20 Damage.', 'read'],
  ]);
  expect(readings.filter(([, kind]) => kind === 'ambiguous' || kind === 'too-long')).toEqual([]);
});

test.each([
  ['Destroy target Beastie unless its controller pays 20 LP.', '“unless”'],
  ['Deal 20 Damage to a target Beastie. If it is destroyed this way, Bookmark 1.', 'what an effect has done'],
  ["At the beginning of your opponent's turn, draw a Page.", 'every turn'],
  ['Flip two coins. Draw a Page for each heads.', 'one coin'],
  ['Sacrifice a Beastie: Bookmark 2.', 'A price is'],
  ['Target opponent reveals their Chapter and discards a Spell.', 'No effect shows'],
  ['Put the top Page of your Spellbook into your Cemetery.', 'cannot be moved'],
  ['Hodag has +10 Damage for each Status Effect on the target.', 'counted from Pages'],
  ['If it’s Nighttime, draw two Pages instead of one.', 'cannot replace'],
  ['Target Beastie has Flight for the rest of the game.', 'until the end of your next turn'],
  ['Spells cost your opponents 1 more.', 'in a Chapter'],
])('says what can be written in place of "%s"', (text, reason) => {
  const [entry] = entries({ name: 'Hodag', data: { kind: 'beastie', abilities: [{ text }] } }, new Map());
  const reading = readSentence(entry!.phrase, text, entry!.place);
  expect(reading.kind === 'unknown' && lackIn(text, reading.from, entry!.place)).toContain(reason);
});
