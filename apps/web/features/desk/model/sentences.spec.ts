import { playOf } from '@rulewright/content/play';
import { lackIn, sentencesOf } from '@rulewright/content/sentences';
import { shipped } from '@rulewright/games/testing';
import { entriesIn, sentenceMarks, withNewText, withSentence, wordsAt } from './sentences.ts';

const sentences = sentencesOf(playOf(shipped.game('metazoo')).phrases!);
const CARD = `name: Hodag
data:
  kind: beastie
  abilities:
    - id: numbers # kept
      text: When Hodag deals Damage with an Attack, Bookmark 1.
`;
const entriesOf = (source: string) => entriesIn(source, sentences);
const typed = (text: string): string => withSentence(CARD, entriesOf(CARD)[0]!, text);
const marksOf = (source: string) => sentenceMarks(source, entriesOf(source), ({ kind }) => kind);

describe('a sentence typed at the desk', () => {
  it('changes what the card does, and leaves comments and ids alone', () => {
    const after = typed('CONTRACT: Bookmark 2.');
    expect(after).toBe(CARD.replace(/When Hodag .*/u, '"CONTRACT: Bookmark 2."'));
    const [before, now] = [CARD, after].map((one) => JSON.stringify(entriesOf(one)[0]!.meant));
    expect(before).toContain('"amount":1');
    expect(now).toContain('"amount":2');
    expect(marksOf(after)).toEqual([]);
  });

  it('is marked at the unknown word while it is not understood', () => {
    const after = typed('CONTRACT: Bookmarc 1.');
    expect(after).toContain('text: "CONTRACT: Bookmarc 1."');
    expect(entriesOf(after)[0]!.meant).toBeNull();
    const [mark] = marksOf(after);
    expect(mark).toMatchObject({ line: 6, severity: 'info', message: 'unknown' });
    expect(after.split('\n')[5]!.slice(mark!.column - 1)).toBe('Bookmarc 1."');
  });

  it('gives a new entry an id', () => {
    const bare = 'name: Hodag\ndata:\n  kind: beastie\n  abilities:\n    - text: x\n';
    const after = withSentence(bare, entriesOf(bare)[0]!, 'CONTRACT: Bookmark 2.');
    expect(entriesOf(after)[0]!.reading.kind).toBe('read');
    expect(after).toContain('id: contract-bookmark-2');
  });

  it('offers the next words inside the text, and nothing elsewhere', () => {
    const at = CARD.indexOf('Damage with an Attack');
    expect(wordsAt(CARD, entriesOf(CARD), at)?.words).toContain('Damage with an Attack');
    expect(wordsAt(CARD, entriesOf(CARD), CARD.indexOf('kind'))).toBeNull();
  });
});

describe('a new sentence', () => {
  const game = sentencesOf(playOf(shipped.game('metabaloids')).phrases!);
  const source = 'id: ant-swarm\nname: Ant Swarm\ndata:\n  kind: creature\n';
  const entryIn = (text: string) => entriesIn(text, game)[0]!;

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
    expect(entryIn(added).meant).toMatchObject({
      kind: 'activated',
      price: 2,
      effects: [{ verb: 'move', select: { type: 'Insect', zone: 'discard-pile', largest: 'unlimited' } }],
    });
  });

  it('is marked at the word that is not understood, with what can be written instead', () => {
    const added = withNewText(source, game);
    const unread = withSentence(added, entryIn(added), 'Ant Swarm cannot attack.');
    expect(sentenceMarks(unread, [entryIn(unread)], ({ kind }) => kind)).toMatchObject([
      { severity: 'info', message: 'unknown' },
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
  const [entry] = entriesIn(added, declared);
  const written = withSentence(added, entry!, 'Draw two cards.');
  expect(written).toContain('text: Draw two cards.');
  expect(written).not.toContain('id: draw');
  const [read] = entriesIn(written, declared);
  expect(read!.meant).toEqual({ text: [{ trigger: 'play', do: [{ do: [{ verb: 'draw', with: { cards: 2 } }] }] }] });
});
