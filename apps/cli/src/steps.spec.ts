/** `rw steps` with the Python client, as a program of someone else uses it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STEP_SCHEMA_HASH } from '@rulewright/lab';
import { CommandFolder, workspace } from '../test/support/folder.ts';

const folder = new CommandFolder();
afterAll(() => folder.close());

const client = join(workspace, 'clients/python/rulewright.py');
const PYTHON = ['/usr/bin/python3', 'python3'].find((name) => spawnSync(name, ['--version']).status === 0);
const LONGEST_CLIENT = 200;

test('the schema has the hash that the client expects, and the client is short', async () => {
  const { code, out } = await folder.rw(['steps', '--schema']);
  expect([code, (JSON.parse(out) as { hash: string }).hash]).toEqual([0, STEP_SCHEMA_HASH]);
  const text = readFileSync(client, 'utf8');
  expect(text).toContain(`SCHEMA = "${STEP_SCHEMA_HASH}"`);
  expect(text.split('\n').length).toBeLessThanOrEqual(LONGEST_CLIENT);
});

/** A program of someone else: it looks, forks, plays on, and finds out that the copy played the same game. */
const STRANGER = `
import sys
sys.path.insert(0, ${JSON.stringify(join(workspace, 'clients/python'))})
from rulewright import Games, StepError, play_random
with Games(sys.argv[1:]) as games:
    frame = games.reset([5, 6])
    seat, hidden = frame.seats[0], 1 - frame.seats[0]
    view = games.observe([0])[0]
    assert view["seat"] == seat and len(view["decision"]["options"]) == frame.options[0]
    assert games.observe([0], hidden)[0]["decision"]["options"] is None
    games.fork(0, [1])
    a, b = games.step({0: 0}), games.step({1: 0})
    assert (a.seats, a.options) == (b.seats, b.options)
    try:
        games.step({0: 9999})
        raise SystemExit("an option that does not exist was taken")
    except StepError as error:
        assert error.code == "no-option"
    results, decisions = play_random(games, range(40))
    again, _ = play_random(games, range(40))
    assert len(results) == 40 and results == again, "the same seeds gave other games"
    print(decisions)
`;

if (PYTHON === undefined)
  test.skip('python3 is not installed here, so the Python client was NOT tested', () => undefined);
else
  test('the Python client plays, looks, forks and gets the same games again', () => {
    const rw = [process.execPath, join(workspace, 'apps/cli/bin/rw.mjs')];
    const command = [...rw, 'steps', '--mode', 'fast', '--games', '16', '--content', folder.content];
    const out = execFileSync(PYTHON, ['-c', STRANGER, ...command], { encoding: 'utf8' });
    expect(Number(out)).toBeGreaterThan(1000);
  });
