/** Hidden names are found however a text spells them. */
import { NameFinder, wordsInUse } from '../src/withhold/name-finder.ts';
import { expectLinear } from './support/testing.ts';

const finder = new NameFinder([
  'zorbulax',
  'Zorbulax',
  "The Baker's Loaf",
  'Café Noir',
  'Night Watchman',
  'Kettle',
  '火の鳥',
  'Straße',
]);

describe('a hidden name is found', () => {
  it.each([
    ['in another case', 'zorBULAX and ZORBULAX'],
    ['as a plural', 'Two Zorbulaxes met.'],
    ['as a possessive', 'Zorbulax’s turn'],
    ['as a possessive with a straight apostrophe', "Zorbulax's turn"],
    ['in emphasis', 'Play *Zorbulax* now'],
    ['with emphasis in the word', 'Play Zor**bu**lax now'],
    ['in a link', 'See [this](/small-hours/cards/zorbulax).'],
    ['with a named entity', 'Caf&eacute; Noir'],
    ['with a numbered entity', 'Z&#111;rbulax'],
    ['with a soft hyphen', 'Zorbu\u00ADlax'],
    ['with a soft hyphen as an entity', 'Zorbu&shy;lax'],
    ['with zero-width characters', 'Zor\u200Bbu\u2060lax\uFEFF'],
    ['with a direction mark', 'Zor\u200Ebulax'],
    ['with an escaped character', 'Z\\orbulax, caf\u00E9 \\*noir\\*'],
    ['in code', '`zorbulax`'],
    ['in HTML', 'Zor<b>bu</b>lax'],
    ['in an HTML comment', 'Fine. <!-- zorbulax -->'],
    ['in the words of a directive', ':term[zorbulax]'],
    ['in a part of a directive', 'Zor:when[bulax]{if="a.b"}'],
    ['in an attribute', ':when[x]{if="zorbulax"}'],
    ['in full-width letters', 'Ｚｏｒｂｕｌａｘ'],
    ['with decomposed accents', 'Cafe\u0301 Noir'],
    ['without accents', 'cafe noir'],
    ['over two lines', 'the café\nnoir'],
    ['over a hard break', 'the café\\\nnoir'],
    ['with a typographic apostrophe', 'The Baker’s Loaf'],
    ['without an apostrophe', 'the bakers loaf'],
    ['as a plural of its last word', 'The Baker’s Loaves'],
    ['as an irregular plural', 'Night Watchmen'],
    ['as a plural of its first word', 'The bakers’ loaf'],
    ['with a hyphen', 'Night-Watchman'],
    ['as one word', 'NightWatchman'],
    ['in several words', 'Night Watch man'],
    ['with punctuation', '“Night Watchman”, he said'],
    ['in a script without spaces', '次に火の鳥を出す'],
    ['with ß as ss', 'STRASSE'],
  ])('%s', (_, text) => {
    expect(finder.isIn(text)).toBe(true);
  });

  it('but not in another word or half a name', () => {
    for (const text of ['Zorbulaxian', 'azorbulax', 'Night Watch', 'noir café', 'loaf', 'A fine text.', '', '***'])
      expect({ text, isFound: finder.isIn(text) }).toEqual({ text, isFound: false });
  });
});

describe('a name of one common word', () => {
  const words = wordsInUse(['# Dawn\n\nThe game ends at dawn.']);
  const dawn = new NameFinder(['dawn', 'Dawn', 'Dusk'], { names: [], words });

  it('must match its case, if the chapters use the word', () => {
    expect(dawn.isIn('Score at dawn.')).toBe(false);
    expect(dawn.isIn('Score with Dawn.')).toBe(true);
    expect(dawn.isIn('DAWN is strong.')).toBe(true);
    expect(dawn.isIn('Score at dusk.')).toBe(true);
  });

  it('is always found as a value', () => {
    expect(dawn.is('dawn')).toBe(true);
    expect(dawn.is(' DAWN ')).toBe(true);
    expect(dawn.is('dawn chorus')).toBe(false);
  });
});

it('a hidden name within a published name does not count, but another one does', () => {
  const kettle = new NameFinder(['Kettle', 'Kettle Song'], {
    names: ['Copper Kettle', 'Onion Soup'],
    words: () => false,
  });
  expect(kettle.isIn('Copper Kettles are warm.')).toBe(false);
  expect(kettle.isIn('Copper Kettles and a kettle.')).toBe(true);
  expect(kettle.isIn('Copper Kettle Song')).toBe(true);
});

it('searches in linear time, with many names', () => {
  const names = Array.from({ length: 2000 }, (_, at) => `Hidden ${at.toString(36)} of the a a a a a a a b`);
  const many = new NameFinder(names);
  expectLinear(
    (length) => 'a a hidden a of the '.repeat(length / 20),
    (text) => many.isIn(text),
    400_000,
  );
});
