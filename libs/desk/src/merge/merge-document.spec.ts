/** Merges keep the changes of both sides. They report conflicts and keep the draft's version there. */
import { parse } from 'yaml';
import { mergeDocument } from '../index.ts';

const card = (changes: Record<string, string> = {}): string => {
  const { cost = '2', text = 'Draw a card.', flavor = 'Small.' } = changes;
  return `id: ant\nname: Ant\ndata:\n  cost: ${cost} # as printed\n  abilities:\n    - id: swarm\n      text: ${text}\nflavor: ${flavor}\n`;
};

describe('data', () => {
  test('keeps changes of different fields, and comments', () => {
    const { text, conflicts } = mergeDocument(
      'cards/g/cards/ant.yaml',
      card(),
      card({ cost: '3' }),
      card({ text: 'Draw two.' }),
    );
    expect(conflicts).toEqual([]);
    expect(parse(text!)).toMatchObject({ data: { cost: 3, abilities: [{ text: 'Draw two.' }] } });
    expect(text).toContain('# as printed');
  });

  test('merges changes of neighbouring lines, which a merge by lines would report as a conflict', () => {
    const base = 'a: 1\nb: 1\n';
    expect(mergeDocument('cards/g/sets/s.yaml', base, 'a: 2\nb: 1\n', 'a: 1\nb: 2\n')).toEqual({
      text: 'a: 2\nb: 2\n',
      conflicts: [],
    });
  });

  test('reports a field that both sides changed, and keeps the value of the draft', () => {
    const { text, conflicts } = mergeDocument(
      'cards/g/cards/ant.yaml',
      card(),
      card({ cost: '3' }),
      card({ cost: '4' }),
    );
    expect(conflicts).toEqual([{ place: 'data.cost', base: '2', mine: '3', theirs: '4', both: null }]);
    expect(parse(text!)).toMatchObject({ data: { cost: 3 } });
  });

  test('merges a text by words, and takes the chosen side of a conflict', () => {
    const merged = mergeDocument(
      'cards/g/cards/ant.yaml',
      card({ text: 'Draw a card.' }),
      card({ text: 'Take a card.', cost: '3' }),
      card({ text: 'Draw a card now.', cost: '4' }),
      ['theirs'],
    );
    expect(parse(merged.text!)).toMatchObject({ data: { cost: 4, abilities: [{ text: 'Take a card now.' }] } });
    const both = mergeDocument('x.yaml', 'a: One.\n', 'a: Two.\n', 'a: Three.\n', ['both']);
    expect(both).toMatchObject({ text: 'a: Two. Three.\n', conflicts: [{ both: 'Two. Three.' }] });
  });

  test('merges list members by their ids, no matter which side added or removed some', () => {
    const list = (...ids: string[]) => `rulings:\n${ids.map((id) => `  - id: ${id}\n    answer: ${id}\n`).join('')}`;
    const { text, conflicts } = mergeDocument(
      'rules/g/rulings.yaml',
      list('a', 'b'),
      list('a', 'b', 'mine'),
      list('theirs', 'b'),
    );
    expect(conflicts).toEqual([]);
    expect(
      parse(text!)
        .rulings.map((one: { id: string }) => one.id)
        .sort(),
    ).toEqual(['b', 'mine', 'theirs']);
  });

  test('removes every member that one side removed, and keeps the next ones', () => {
    const list = (ids: string[]) => `rulings:\n${ids.map((id) => `  - id: ${id}\n    answer: ${id}\n`).join('')}`;
    const merged = mergeDocument(
      'rules/g/rulings.yaml',
      list(['a', 'b', 'c', 'd']),
      list(['b', 'e']),
      list(['c', 'a', 'f', 'b', 'd']),
    );
    expect(merged.conflicts).toEqual([]);
    expect(parse(merged.text!).rulings.map((one: { id: string }) => one.id)).toEqual(['f', 'b', 'e']);
  });

  test('a field that one side removed and the other changed is a conflict', () => {
    const { conflicts } = mergeDocument('cards/g/sets/s.yaml', 'a: 1\nb: 1\n', 'a: 1\n', 'a: 1\nb: 2\n');
    expect(conflicts).toEqual([{ place: 'b', base: '1', mine: null, theirs: '2', both: null }]);
  });
});

describe('text', () => {
  const lines = (...list: string[]): string => `${list.join('\n')}\n`;
  test('takes a line from the side that changed it', () => {
    const merged = mergeDocument(
      'rules/g/text/01-a.md',
      lines('a', 'b', 'c'),
      lines('A', 'b', 'c'),
      lines('a', 'b', 'C'),
    );
    expect(merged).toEqual({ text: lines('A', 'b', 'C'), conflicts: [] });
  });
  test('reports lines that both sides changed, and keeps those of the draft', () => {
    const merged = mergeDocument('rules/g/text/01-a.md', lines('a', 'b'), lines('a', 'mine'), lines('a', 'theirs'));
    expect(merged).toEqual({
      text: lines('a', 'mine'),
      conflicts: [{ place: 'line 2', base: 'b', mine: 'mine', theirs: 'theirs', both: 'mine\ntheirs' }],
    });
  });
});

test('reports one conflict of the whole text, quickly, if thousands of lines repeat', () => {
  const [base, mine, theirs] = ['\n'.repeat(1000), `a${'\n'.repeat(1500)}`, `${'\n'.repeat(1500)}b`];
  const start = process.cpuUsage();
  expect(mergeDocument('rules/g/text/a.md', base, mine, theirs)).toEqual({
    text: mine,
    conflicts: [{ place: '', base, mine, theirs, both: `${mine}\n${theirs}` }],
  });
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(500);
});

test('a document removed on one side and changed on the other is a conflict of the whole document', () => {
  expect(mergeDocument('x.md', 'a', null, 'b')).toEqual({
    text: null,
    conflicts: [{ place: '', base: 'a', mine: null, theirs: 'b', both: null }],
  });
  expect(mergeDocument('x.md', 'a', null, 'a')).toEqual({ text: null, conflicts: [] });
  expect(mergeDocument('x.md', 'a', 'a', null)).toEqual({ text: null, conflicts: [] });
});
