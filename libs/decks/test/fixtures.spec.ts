/** Lists as people and programs write them, one file for each case. A list named `…-illegal` is illegal in modes that remove no cards. */
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadFixture, type Fixture } from './content.ts';

const folder = fileURLToPath(new URL('fixtures/', import.meta.url));

/** By file: the format, the number of cards read, and each issue as `code lines`. */
const EXPECTED: Record<string, [format: string, cards: number, issues: string[]]> = {
  'cards-45.txt': ['text', 45, []],
  'cards-46-illegal.txt': ['text', 46, ['too-many-cards 12']],
  'control-characters-illegal.txt': [
    'text',
    14,
    [
      'unknown-card 3',
      'bad-line 4',
      'bad-line 6',
      'unknown-card 7',
      'unknown-card 8',
      'unknown-card 9',
      'unknown-card 10',
    ],
  ],
  'copies-five-illegal.txt': ['text', 12, ['too-many-copies 1,3', 'promo-note 3']],
  'copies-four.txt': ['text', 11, ['promo-note 3']],
  'counts-hostile-illegal.txt': [
    'text',
    8,
    ['bad-count 1', 'bad-count 2', 'bad-count 3', 'bad-count 4', 'bad-count 5', 'bad-count 6'],
  ],
  'counts-within.txt': ['text', 10, []],
  'entries-broken-illegal.json': ['json', 14, ['unknown-card 3', 'bad-count 4', 'bad-line 6', 'too-many-copies 2']],
  'entries.json': ['json', 9, []],
  'json-cut-off-illegal.json': ['json', 0, ['bad-line 3', 'empty-list ']],
  'names-spelled-freely.txt': ['text', 17, ['side-cards 13']],
  'names-unknown-illegal.txt': ['text', 16, ['unknown-card 1', 'unknown-card 3', 'unknown-card 4']],
  'nothing-illegal.txt': ['text', 0, ['empty-list ', 'side-cards 5']],
  'points-125.txt': ['text', 45, []],
  'points-126-illegal.txt': ['text', 45, ['too-many-points 7']],
  'promo-swap.txt': ['text', 7, ['promo-note 1,3']],
  'table-broken-illegal.csv': ['csv', 8, ['bad-line 3', 'bad-count 4', 'unknown-card 5', 'bad-line 6']],
  'table.csv': ['csv', 10, ['promo-note 4']],
};

let fixture: Fixture;
beforeAll(async () => {
  fixture = await loadFixture();
});

it('has an expectation for every file', async () => {
  expect((await readdir(folder)).sort()).toEqual(Object.keys(EXPECTED).sort());
});

it.each(Object.entries(EXPECTED))('%s', async (file, [format, cards, issues]) => {
  const report = fixture.checker.check(await readFile(folder + file, 'utf8'), [fixture.plain]);
  const verdict = report.verdicts[0]!;
  expect(verdict.issues.map((issue) => `${issue.code} ${issue.lines.join()}`)).toEqual(issues);
  expect([report.format, verdict.cards]).toEqual([format, cards]);
  expect(verdict.legal).toBe(!file.includes('-illegal.'));
});
