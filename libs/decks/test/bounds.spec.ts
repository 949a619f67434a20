/** Checking a hostile list takes bounded time and gives a result of bounded size. */
import { LIMITS } from '../src/index.ts';
import { loadFixture, type Fixture } from './content.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await loadFixture();
  fixture.checker.check('2 Ant Swarm', fixture.modes);
});

const lines = (line: string, count = 2500): string => `${line}\n`.repeat(count);

it.each<[string, string, string]>([
  ['a line of a million characters', 'a'.repeat(1e6), 'bad-line'],
  ['a hundred thousand lines', lines('2 Ant Swarm', 1e5), 'list-too-long'],
  [
    'ten thousand misspelled names',
    Array.from({ length: 1e4 }, (_, at) => `2 Ant Swrm ${at} ${'x'.repeat(at % 50)}`).join('\n'),
    'list-too-long',
  ],
  ['more entries than are read', lines('1 Rainbow', LIMITS.entries + 1), 'list-too-long'],
  ['a million control characters', '\u0000'.repeat(1e6), 'bad-line'],
  ['a million empty lines', '\n'.repeat(1e6), 'list-too-long'],
  ['a million brackets', '['.repeat(1e6), 'bad-line'],
  ['brackets that close', `${'['.repeat(4e5)}${']'.repeat(4e5)}`, 'bad-line'],
  ['a count of many lists', `{"Rainbow": ${'['.repeat(1e5)}${']'.repeat(1e5)}}`, 'bad-line'],
  ['objects in objects', `${'{"a":'.repeat(1e5)}1${'}'.repeat(1e5)}`, 'bad-line'],
  ['elements in elements', '<a>'.repeat(3e5), 'bad-line'],
  [
    'many cards of XML',
    `<deck><section name="x">${'<card qty="1">x</card>'.repeat(3e4)}</section></deck>`,
    'list-too-long',
  ],
  [
    'a card with many attributes',
    `<cockatrice_deck><zone><card ${Array.from({ length: 5e4 }, (_, at) => `a${at}=""`).join(' ')} /></zone></cockatrice_deck>`,
    'bad-line',
  ],
  ['many codes', `#main\n${lines('12345678', 3e4)}`, 'bad-line'],
  ['a long JSON list', JSON.stringify(Array.from({ length: 3e4 }, () => ({ name: 'x', count: 1 }))), 'list-too-long'],
  ['a JSON name of half a million characters', JSON.stringify({ ['x'.repeat(5e5)]: 1 }), 'bad-line'],
  ['a table of open quotes', `name,count\n${lines('"a', 3000)}`, 'bad-count'],
  ['a table too large', `name,count\n${lines('Rainbow,1', 3e4)}`, 'list-too-long'],
  ['digits and dots', lines('1.'.repeat(195)), 'bad-line'],
  ['words and numbers', lines(`a${' 1'.repeat(190)}`), 'unknown-card'],
  ['blanks before the end', lines(`${' '.repeat(390)}x`), 'unknown-card'],
  ['open round brackets', lines(`2 x${' ('.repeat(190)}`), 'bad-line'],
])('%s', (_, text, code) => {
  const start = process.cpuUsage();
  const { entries, verdicts } = fixture.checker.check(text, fixture.modes);
  // Processor time in microseconds, so that other work on the machine does not count.
  expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
  expect(verdicts[0]!.legal).toBe(false);
  expect(verdicts[0]!.issues.map((issue) => issue.code)).toContain(code);
  expect(entries.length).toBeLessThanOrEqual(LIMITS.entries);
  expect(verdicts[0]!.issues.length).toBeLessThanOrEqual(LIMITS.issues + 10);
  expect(JSON.stringify(verdicts[0]).length).toBeLessThan(2_000_000);
});

it('entries given as data are bounded as well', () => {
  const many = Array.from({ length: 5000 }, () => ({ card: 'x'.repeat(1000), copies: Number.NaN }));
  const { verdicts } = fixture.checker.check(many, [fixture.plain]);
  expect(verdicts[0]!.legal).toBe(false);
  expect(verdicts[0]!.issues.length).toBeLessThanOrEqual(LIMITS.issues + 10);
});
