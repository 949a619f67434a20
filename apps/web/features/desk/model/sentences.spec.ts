import { playOf } from '@rulewright/content/play';
import { lackIn, sentencesOf, shortData } from '@rulewright/content/sentences';
import { sentencesFor } from '@rulewright/games/sentences';
import { shipped } from '@rulewright/games/testing';
import { entriesIn, readyNames, sentenceMarks, withMeaning, withNewText, withSentence, wordsAt } from './sentences.ts';

const sentences = (await sentencesFor('metazoo', null))!;
const CARD = `name: Hodag
data:
  pageType: beastie
  texts:
    - id: numbers # kept
      kind: when
      on: dealt-damage
      text: When Hodag deals Damage with an Attack, Bookmark 1.
      effects:
        - { do: bookmark, count: 1 }
`;
const names = readyNames({ card: ['Hodag'], type: ['Beastie'] });
const entriesOf = (source: string) => entriesIn(source, sentences, names);
const typed = (text: string): string => withSentence(CARD, entriesOf(CARD)[0]!, text);
const marksOf = (source: string) => sentenceMarks(source, entriesOf(source), (verdict) => verdict.kind);

describe('a sentence typed at the desk', () => {
  it('writes its data with it, and leaves comments and ids alone', () => {
    const after = typed('CONTRACT: Bookmark 2.');
    expect(after).toContain('id: numbers # kept');
    expect(after).toContain('kind: when');
    expect(after).not.toContain('on: dealt-damage');
    expect(entriesOf(after)[0]!.data).toMatchObject({ effects: [{ do: 'bookmark', count: 2 }] });
    expect(marksOf(after)).toEqual([]);
  });

  it('leaves the data alone while the sentence is not understood, and marks the unknown word', () => {
    const after = typed('CONTRACT: Bookmarc 1.');
    expect(after).toContain('text: "CONTRACT: Bookmarc 1."');
    expect(after).toContain('on: dealt-damage');
    const [mark] = marksOf(after);
    expect(mark).toMatchObject({ line: 8, severity: 'info', message: 'outside' });
    expect(after.split('\n')[7]!.slice(mark!.column - 1)).toBe('Bookmarc 1."');
  });

  it('gives a new entry an id and a kind', () => {
    const bare = 'name: Hodag\ndata:\n  pageType: beastie\n  texts:\n    - text: x\n';
    const after = withSentence(bare, entriesOf(bare)[0]!, 'CONTRACT: Bookmark 2.');
    expect(entriesOf(after)[0]!.data).toMatchObject({ kind: 'when', effects: [{ do: 'bookmark', count: 2 }] });
    expect(after).toContain('id: contract-bookmark-2');
  });

  it('marks a text that differs from its data, and accepts either', () => {
    const differs = CARD.replace('count: 1', 'count: 3');
    expect(marksOf(differs)).toMatchObject([{ line: 8, severity: 'error', message: 'differs' }]);
    const fromData = withMeaning(
      differs,
      entriesOf(differs)[0]!,
      'When Hodag deals Damage with an Attack, Bookmark 3.',
    );
    expect(marksOf(fromData)).toEqual([]);
  });

  it('offers the next words inside the text, and nothing elsewhere', () => {
    const at = CARD.indexOf('Damage with an Attack');
    expect(wordsAt(CARD, entriesOf(CARD), at)?.words).toEqual(['Damage with an Attack']);
    expect(wordsAt(CARD, entriesOf(CARD), CARD.indexOf('kind'))).toBeNull();
  });
});

describe('a sentence of a game whose document reads it into entries', () => {
  const game = sentencesOf(playOf(shipped.game('metabaloids')).phrases!);
  const none = readyNames({});
  const source = 'id: ant-swarm\nname: Ant Swarm\ndata:\n  kind: creature\n';
  const entryIn = (text: string) => entriesIn(text, game, none)[0]!;

  it('is a new text of the group, with an id from its words', () => {
    const added = withNewText(source, game);
    expect(added).toContain('  abilities:\n    - text: ""\n');
    const begun = withSentence(added, entryIn(added), 'When');
    expect(begun).toContain('id: when');
    const written = withSentence(begun, entryIn(begun), 'When Ant Swarm is lost, draw two cards.');
    expect(written).toContain('text: "When Ant Swarm is lost, draw two cards."\n      id: when-ant-swarm\n');
    const again = withSentence(written, entryIn(written), 'Ant Swarm has +2 defense.');
    expect(again).toContain('text: Ant Swarm has +2 defense.\n      id: when-ant-swarm\n');
    expect(again).not.toContain('kind: static');
  });

  it('shows the entries that it makes, in place of their numbers', () => {
    const added = withSentence(
      withNewText(source, game),
      entryIn(withNewText(source, game)),
      'Pull (2): on your turn, put up to two Insect cards in your discard pile into your hand.',
    );
    const entry = entryIn(added);
    expect(shortData(entry, entry.data)).toMatchObject({
      kind: 'activated',
      price: 2,
      effects: [{ verb: 'move', select: { type: 'Insect', zone: 'discard-pile', largest: 'unlimited' } }],
    });
  });

  it('is marked at the word that is not understood, with what can be written instead', () => {
    const added = withNewText(source, game);
    const unread = withSentence(added, entryIn(added), 'Ant Swarm cannot attack.');
    expect(sentenceMarks(unread, [entryIn(unread)], (verdict) => verdict.kind)).toMatchObject([
      { severity: 'info', message: 'outside' },
    ]);
    expect(lackIn('Ant Swarm cannot attack.', 10, entryIn(unread).place)).toContain('No effect forbids');
  });
});

test('a sentence of a play game changes only its text', () => {
  const draw = {
    id: 'draw',
    says: ['draw {cards a card|cards}'],
    reads: null,
    params: [{ name: 'cards', kind: 'number' }],
    rules: [],
  };
  const phrases = {
    verbs: [draw],
    triggers: [{ id: 'play', says: [], reads: null, params: [], rules: [], on: null, action: false }],
    keywords: [],
    conditions: [],
    counts: [],
    words: {},
    cards: {},
    actions: null,
    entries: null,
    hints: [],
    declared: [],
  };
  const source = 'id: joker\nname: Joker\ndata:\n  suit: hearts\n';
  const declared = sentencesOf(phrases);
  const added = withNewText(source, declared);
  expect(added).toBe('id: joker\nname: Joker\ndata:\n  suit: hearts\n  text: ""\n');
  expect(withNewText(added, declared)).toBe(added);
  const [entry] = entriesIn(added, declared, readyNames({}));
  const written = withSentence(added, entry!, 'Draw two cards.');
  expect(written).toContain('text: Draw two cards.');
  expect(written).not.toContain('id: draw');
  const [read] = entriesIn(written, declared, readyNames({}));
  expect(read!.data).toEqual({ text: [{ trigger: 'play', do: [{ do: [{ verb: 'draw', with: { cards: 2 } }] }] }] });
});
