/** A fault of some kinds is found and becomes a worked example. `planted-faults.long.spec.ts` plants a hundred. */
import { fileURLToPath } from 'node:url';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { playOf } from '@rulewright/content/play';
import { engineOf, knownGames } from '@rulewright/games';
import { overlooked, runExample } from '../src/index.ts';
import { Planter } from './planted-faults.ts';

const files = await readTree(fileURLToPath(new URL('../../..', import.meta.url)));
const base = openContent(files, knownGames);
const OPTIONS = { games: 40, seed: 5, time: 120_000 };

test.each(['better-card', 'two-answers'] as const)('finds a planted fault of the kind %s', async (kind) => {
  const fault = new Planter(files, base, 3).plant(kind);
  const { findings } = await overlooked(null, fault.content, fault.game, { ...OPTIONS, games: 0 });
  expect(findings.filter((one) => fault.isToldBy(one)).length).toBeGreaterThan(0);
});

test('conditions about turns that are never true are found without a game', async () => {
  const planter = new Planter(files, base, 4);
  for (const kind of [
    'option-never',
    'ability-never',
    'rule-never',
    'ability-never',
    'rule-never',
    'option-never',
  ] as const) {
    const fault = planter.plant(kind);
    if (playOf(base.game(fault.game)).program === null) continue;
    const { findings } = await overlooked(null, fault.content, fault.game, { ...OPTIONS, games: 0 });
    expect([fault.what, findings.some((one) => fault.isToldBy(one))]).toEqual([fault.what, true]);
  }
});

test('an option that nobody has is found with the position of a game of the release, as an example that fails until it is back', async () => {
  const path = 'rules/small-hours/play/small-hours.play';
  const planted = (text: string): string =>
    text.replace(/(option call: guest in hand of keeper where )/u, '$1turn < 0 and ');
  const after = openContent(
    files.map((file) => (file.path === path ? { ...file, text: planted(file.text) } : file)),
    knownGames,
  );
  const report = await overlooked(base, after, 'small-hours', OPTIONS);
  const finding = report.findings.find(({ option }) => option?.startsWith('call ') === true)!;
  expect(finding).toMatchObject({ kind: 'option-never' });
  expect(finding.sentence).toMatch(
    /^The option "call" .* was offered in \d+ of \d+ games of the release, and in none of \d+ games of this change\.$/u,
  );
  const example = finding.example!;
  const holds = (content: typeof base): boolean =>
    runExample(content, engineOf(content.game('small-hours')), example, example.modes![0]!).passed;
  expect([holds(base), holds(after)]).toEqual([true, false]);
});

test('a release that is compared with itself has nothing to report, and a run can be stopped', async () => {
  const told: number[] = [];
  const stop = new AbortController();
  const report = await overlooked(base, base, 'metabaloids', {
    ...OPTIONS,
    onProgress: (share) => void told.push(share),
  });
  expect(report.findings).toEqual([]);
  expect([report.games, report.gamesBefore]).toEqual([42, 42]);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  stop.abort();
  const stopped = await overlooked(null, base, 'metabaloids', { ...OPTIONS, signal: stop.signal });
  expect(stopped.games).toBe(0);
});
