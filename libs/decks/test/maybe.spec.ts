/** The maybe-board: cards under its heading are read and written, and no verdict counts them. */
import { loadFixture, type Fixture } from './content.ts';
import { formatDeck, parseDeck } from '../src/index.ts';
import { addCard, knownWords, moveCard, NO_CARDS, readSheet } from '../src/sheet/index.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await loadFixture();
});

const deck = '2 Ant Swarm\n1 Mosquito\n';

test.each(['Maybeboard', 'Maybe-board', 'Considering:', '// Maybeboard (93)', '//maybeboard-1'])(
  'cards below %s have no part in any verdict',
  (heading) => {
    const { checker, modes } = fixture;
    const plain = checker.check(deck, modes);
    const more = checker.check(`${deck}\n${heading}\n90 Mosquito\n3 Rainbow\n`, modes);
    expect(more.verdicts).toEqual(plain.verdicts);
    expect(more.entries.filter(({ zone }) => zone === 'maybe').map(({ copies }) => copies)).toEqual([90, 3]);
  },
);

test('a name in the maybe-board that no card has is a warning', () => {
  const { checker, modes } = fixture;
  const { verdicts } = checker.check(`${deck}\nMaybeboard\n1 No Such Card\n`, modes);
  const plain = checker.check(deck, modes).verdicts;
  expect(verdicts.map(({ legal }) => legal)).toEqual(plain.map(({ legal }) => legal));
  expect(verdicts[0]!.issues.filter(({ code }) => code === 'unknown-card')).toMatchObject([
    { severity: 'warning', lines: [5] },
  ]);
  const both = checker.check(`1 No Such Card\n\nMaybeboard\n1 No Such Card\n`, modes).verdicts[0]!;
  expect(both.issues.filter(({ code }) => code === 'unknown-card').map(({ severity }) => severity)).toEqual([
    'error',
    'warning',
  ]);
});

test('the maybe-board is the last part of a written list, and a sheet moves cards there', () => {
  const entries = [
    { name: 'Rainbow', copies: 1, zone: 'maybe' },
    { name: 'Mosquito', copies: 1, zone: 'side' },
    { name: 'Ant Swarm', copies: 2, zone: 'main' },
  ];
  const text = formatDeck(entries);
  expect(text).toBe('2 Ant Swarm\n\nSideboard\n1 Mosquito\n\nMaybeboard\n1 Rainbow\n');
  expect(parseDeck(text, fixture.checker.index).entries.map(({ zone }) => zone)).toEqual(['main', 'side', 'maybe']);
  const words = knownWords({ card: 'card', cards: 'cards', deck: 'deck', zones: [] }, NO_CARDS);
  const card = { card: null, name: 'Ant Swarm' };
  const moved = moveCard(readSheet(deck, words), card, 'main', 'maybe');
  expect(moved).toBe('1 Ant Swarm\n1 Mosquito\n\nMaybeboard\n1 Ant Swarm\n');
  expect(addCard(readSheet(moved, words), card, 'maybe')).toBe('1 Ant Swarm\n1 Mosquito\n\nMaybeboard\n2 Ant Swarm\n');
});
