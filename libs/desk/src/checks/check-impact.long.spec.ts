/** The games that the checks play before and after a change: in which decks, for how long, and what they show so far. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { overlaid } from '../content/desk-content.ts';
import { BothSides } from './both-sides.ts';
import { ImpactGames } from './check-impact.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const before: readonly SourceFile[] = (await readTree(workspace)).filter(
  ({ path }) => path.includes('/metabaloids/') && !path.endsWith('/learn.yaml') && !path.includes('/examples/'),
);
const CARD = 'cards/metabaloids/cards/ant-swarm.yaml';
const textOf = (path: string): string => before.find((file) => file.path === path)!.text;

test('tries a new card in decks that could hold it, and says in whose place', async () => {
  const path = 'cards/metabaloids/cards/new-ant.yaml';
  const text = textOf(CARD)
    .replace(/^id: .*$/mu, 'id: new-ant')
    .replaceAll('Ant Swarm', 'New Ant')
    .replace(/number: \d+/gu, 'number: 999');
  const sides = new BothSides({
    before,
    after: overlaid(before, [{ path, text }]),
    savedDecks: [],
    recorded: [],
    games: 2,
    seed: 1,
  });
  const told = new Set<string>();
  const onPart = (_: number, sofar: string): Promise<void> => Promise.resolve(void told.add(sofar));
  const games = new ImpactGames(sides, onPart, new AbortController().signal);
  await games.first();
  // The first answer comes before the other checks.
  expect([...told]).toContainEqual(expect.stringMatching(/, after 2 games: /u));
  const { check, impact } = await games.rest(new AbortController().signal);
  expect(impact[0]!.games).toBe(2);
  expect(check.findings[0]!.message).toMatch(/ was tried with \d × New Ant in place of \d × /u);
  expect(check.summary).toContain('was tried with');
  expect(check.findings.map(({ message }) => message)).not.toContainEqual(expect.stringMatching(/^No deck of these/u));
});

test('all rulesets have a first answer after ten games, and what was played counts when the time is over', async () => {
  const sides = new BothSides({
    before,
    after: overlaid(before, [{ path: CARD, text: textOf(CARD).replace('defense: ', 'defense: 1') }]),
    savedDecks: [],
    recorded: [],
    games: 400,
    seed: 1,
  });
  let last = '';
  const onPart = (_: number, sofar: string): Promise<void> => Promise.resolve(void (last = sofar));
  const games = new ImpactGames(sides, onPart, new AbortController().signal);
  await games.first();
  expect(last.match(/, after 10 games: /gu)).toHaveLength(4);
  const { check, impact } = await games.rest(AbortSignal.abort());
  expect(impact.map((one) => one.games)).toEqual([10, 10, 10, 10]);
  expect(check.summary).toContain('10 games on each side');
  expect(check.findings.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/the time was over after 10 of 400 games on each side/u),
  );
});
