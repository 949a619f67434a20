import { sentencesOf } from '@rulewright/content/sentences';
import { sentencesFor } from '@rulewright/games/sentences';
import { entriesIn, readyNames, sentenceMarks, withMeaning, withNewText, withSentence, wordsAt } from './sentences.ts';

const sentences = (await sentencesFor('metabaloids', null))!;
const CARD = `name: Ant Swarm
data:
  kind: creature
  abilities:
    - id: numbers # kept
      kind: static
      text: Ant Swarm has +1 attack.
      stat: attack
      by: 1
`;
const names = readyNames({ card: ['Ant Swarm'], type: ['Ant'] });
const entriesOf = (source: string) => entriesIn(source, sentences, names);
const typed = (text: string): string => withSentence(CARD, entriesOf(CARD)[0]!, text);
const marksOf = (source: string) => sentenceMarks(source, entriesOf(source), (verdict) => verdict.kind);

describe('a sentence typed at the desk', () => {
  it('writes its data with it, and leaves comments and ids alone', () => {
    const after = typed('When Ant Swarm is lost, draw two cards.');
    expect(after).toContain('id: numbers # kept');
    expect(after).toContain('kind: triggered');
    expect(after).toContain('on: this-lost');
    expect(after).not.toContain('stat: attack');
    expect(entriesOf(after)[0]!.data).toMatchObject({ effects: [{ do: 'draw', count: 2, whose: 'own' }] });
    expect(marksOf(after)).toEqual([]);
  });

  it('leaves the data alone while the sentence is not understood, and marks the unknown word', () => {
    const after = typed('Ant Swarm has +1 armor.');
    expect(after).toContain('text: Ant Swarm has +1 armor.');
    expect(after).toContain('stat: attack');
    const [mark] = marksOf(after);
    expect(mark).toMatchObject({ line: 7, severity: 'info', message: 'outside' });
    expect(after.split('\n')[6]!.slice(mark!.column - 1)).toBe('armor.');
  });

  it('gives a new entry an id and a kind', () => {
    const bare = 'name: Ant Swarm\ndata:\n  kind: creature\n  abilities:\n    - text: x\n';
    const after = withSentence(bare, entriesOf(bare)[0]!, 'Ant Swarm has +2 defense.');
    expect(entriesOf(after)[0]!.data).toMatchObject({ kind: 'static', stat: 'defense', by: 2 });
    expect(after).toContain('id: ant-swarm-has');
  });

  it('marks a text that differs from its data, and accepts either', () => {
    const differs = CARD.replace('by: 1', 'by: 3');
    expect(marksOf(differs)).toMatchObject([{ line: 7, severity: 'error', message: 'differs' }]);
    const fromData = withMeaning(differs, entriesOf(differs)[0]!, 'Ant Swarm has +3 attack.');
    expect(marksOf(fromData)).toEqual([]);
  });

  it('offers the next words inside the text, and nothing elsewhere', () => {
    const at = CARD.indexOf('+1 attack') + 3;
    expect(wordsAt(CARD, entriesOf(CARD), at)?.words).toEqual(['attack', 'defense']);
    expect(wordsAt(CARD, entriesOf(CARD), CARD.indexOf('stat'))).toBeNull();
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
