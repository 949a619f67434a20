/** Tests of edits to one example of a file: decisions, expected events and copies. */
import {
  copiedExample,
  exampleIn,
  isExpected,
  withDecision,
  withExpected,
  withoutLastDecision,
} from './edit-example.ts';

const FILE = `examples:
  # The first one stays as it is.
  - id: other
    title: Another
    rules: [a.b.c]
  - id: tie
    title: A tie
    rules: [a.b.tie] # kept
    play:
      - 'A: attack-with Ant'
`;

it('adds a decision to one example, and removes the last decision', () => {
  const added = withDecision(FILE, 'tie', 'B: pass');
  expect(exampleIn(added, 'tie')).toMatchObject({ play: ['A: attack-with Ant', 'B: pass'] });
  expect(added).toContain('# The first one stays as it is.');
  expect(added).toContain('rules: [a.b.tie] # kept');
  expect(exampleIn(added, 'other')).not.toHaveProperty('play');
  const none = withoutLastDecision(withoutLastDecision(added, 'tie'), 'tie');
  expect(exampleIn(none, 'tie')).not.toHaveProperty('play');
});

it('adds expected events in the order in which they happen, and removes one', () => {
  const first = { event: 'card.drawn', seat: 'A' };
  const second = { event: 'turn.ended', seat: 'A' };
  const happened = [first, second];
  const later = withExpected(FILE, 'tie', second, happened);
  const both = withExpected(later, 'tie', first, happened);
  expect(exampleIn(both, 'tie')).toMatchObject({ then: { events: [first, second] } });
  expect(isExpected(both, 'tie', second)).toBe(true);
  const one = withExpected(both, 'tie', second, happened);
  expect(isExpected(one, 'tie', second)).toBe(false);
  expect(isExpected(one, 'tie', first)).toBe(true);
});

it('puts expected events of earlier decisions before those of the last decision', () => {
  const earlier = { event: 'match.began' };
  const now = { event: 'turn.ended' };
  const text = withExpected(withExpected(FILE, 'tie', earlier, [earlier]), 'tie', now, [now]);
  expect(exampleIn(text, 'tie')).toMatchObject({ then: { events: [earlier, now] } });
});

it('copies an example with another id and title', () => {
  const copied = copiedExample(FILE, 'tie', { id: 'two-ties', title: 'Two ties' })!;
  expect(exampleIn(copied, 'two-ties')).toEqual({
    id: 'two-ties',
    title: 'Two ties',
    rules: ['a.b.tie'],
    play: ['A: attack-with Ant'],
  });
  expect(copiedExample(FILE, 'none', { id: 'x', title: 'X' })).toBeNull();
});

it('changes nothing if the example is not in the file', () => {
  expect(withDecision(FILE, 'none', 'A: pass')).toBe(FILE);
});
