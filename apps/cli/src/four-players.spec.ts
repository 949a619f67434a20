/** The commands on a game for four players, which is not part of the published content. */
import { join } from 'node:path';
import { CommandFolder, workspace } from '../test/support/folder.ts';

const commands = new CommandFolder();
afterAll(() => commands.close());
const { rw, json } = commands;
const content = join(workspace, 'examples/two-banks');

test('rw simulate plays with as many players as the mode needs', async () => {
  const { code, value } = await json(['simulate', '--content', content, '--games', '4']);
  expect([code, value]).toEqual([0, expect.objectContaining({ players: 4, games: 4 })]);
});

test('rw coverage counts the rules of games of four players', async () => {
  const { code, value } = await json(['coverage', '--content', content, '--simulate', '4']);
  const { simulation } = value as { simulation: { mode: string; games: number }[] };
  expect([code, simulation.map(({ mode, games }) => [mode, games])]).toEqual([
    0,
    [
      ['long-night', 4],
      ['short-night', 4],
    ],
  ]);
});

test('rw lab-check checks the lab with two sides that sit in turn', async () => {
  const { code, value } = await json(['lab-check', '--content', content, '--games', '64', '--runs', '2']);
  const { results } = value as { results: { ruleset: string; claim: string; observed: string }[] };
  expect([code, results.filter(({ claim }) => claim.startsWith('A mirror')).map(({ observed }) => observed)]).toEqual([
    0,
    ['50.0%', '50.0%'],
  ]);
});

test('rw simulate says how many players a mode takes', async () => {
  const { code, err } = await rw(['simulate', '--content', content, '--players', '3']);
  expect(code).not.toBe(0);
  expect(err).toContain('two-banks/long-night is played by 4 players, not 3.');
});
