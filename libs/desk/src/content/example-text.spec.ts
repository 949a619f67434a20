/** Examples are changed in place: other lines, comments and the style of each file stay the same. */
import { ExampleTextError, exampleDigest, examplesIn, withExamples, type ExampleChange } from './example-text.ts';

const FILE = `# Drawing cards
examples:
  - id: one # the first
    title: "You draw, then play"
    rules: [mb.draw.to-hand-size]
    # Two seats are enough.
    table:
      A: { hand: [6 Held], draw-pile: [Top, 9 Filler] }
      B: {}
    play:
      - "A: attack-card Prey, B"
      - expect:
          asked: A
          zones: { A/hand: 7 } # a full hand
    then:
      over: false
      events:
        - { event: card.moved, card: Top }
        - { event: card.moved, card: Next }
  - { id: two, title: Short, rules: [mb.draw.none], set: { pay.excess: lost }, then: { zones: { A/hand: [7 Held] } } }
`;

const change = (id: string, more: Omit<ExampleChange, 'id' | 'digest'>): ExampleChange => ({
  id,
  digest: exampleDigest(examplesIn(FILE).get(id)),
  ...more,
});

/** The changed lines, in diff format. */
function diff(after: string): string[] {
  const [one, other] = [FILE.split('\n'), after.split('\n')];
  return [
    ...one.filter((line) => !other.includes(line)).map((line) => `-${line}`),
    ...other.filter((line) => !one.includes(line)).map((line) => `+${line}`),
  ];
}

test('a first value is set on its own line after the rules', () => {
  const text = withExamples(FILE, [change('one', { set: { 'draw.handSize': 7 } })]);
  expect(diff(text)).toEqual(['+    set: { draw.handSize: 7 }']);
  expect(text).toContain('    rules: [mb.draw.to-hand-size]\n    set: { draw.handSize: 7 }\n    # Two seats');
});

test('another value is added to the values of an example on one line', () => {
  const text = withExamples(FILE, [change('two', { set: { 'draw.handSize': 7 } })]);
  expect(text).toContain('set: { pay.excess: lost, draw.handSize: 7 }');
  expect(diff(text)).toHaveLength(2);
});

test('a new outcome changes only the lines with differences, and keeps comments', () => {
  const one = examplesIn(FILE).get('one')!;
  const play = ['A: attack-card Prey, B', { expect: { asked: 'B', zones: { 'A/hand': 6 } } }];
  const then = { over: false, events: [{ event: 'card.moved', card: 'Top' }], noEvents: [{ event: 'draw.failed' }] };
  const text = withExamples(FILE, [change('one', { members: { play, then, title: 'You draw: one card' } })]);
  expect(diff(text)).toEqual([
    '-    title: "You draw, then play"',
    '-          asked: A',
    '-          zones: { A/hand: 7 } # a full hand',
    '-        - { event: card.moved, card: Next }',
    '+    title: "You draw: one card"',
    '+          asked: B',
    '+          zones: { A/hand: 6 } # a full hand',
    '+      noEvents: [{ event: draw.failed }]',
  ]);
  expect(examplesIn(text).get('one')).toEqual({ ...one, play, then, title: 'You draw: one card' });
});

test('texts with commas get quotes inside a list on one line', () => {
  const members = { then: { zones: { 'A/hand': ['Ant, big', '3 Held'] } } };
  const text = withExamples(FILE, [change('two', { members })]);
  expect(examplesIn(text).get('two')).toMatchObject(members);
});

test('an expectation without members is removed with its line', () => {
  const text = withExamples(FILE, [change('one', { members: { then: {} } })]);
  expect(examplesIn(text).get('one')).not.toHaveProperty('then');
  expect(examplesIn(text).size).toBe(2);
});

test('refuses an example that has changed or does not exist', () => {
  const stale = { id: 'one', digest: 'other', set: { 'draw.handSize': 7 } };
  expect(() => withExamples(FILE, [stale])).toThrow(ExampleTextError);
  expect(() => withExamples(FILE, [{ ...stale, id: 'three' }])).toThrow(/has changed since the checks ran/u);
});

test('refuses a file that cannot be read', () => {
  expect(() => withExamples('examples: [', [])).toThrow(ExampleTextError);
  expect(() => withExamples('# nothing\n', [])).toThrow(ExampleTextError);
});
