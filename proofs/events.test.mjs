/**
 * Tests of the event files: docs/guide/events.md describes every event of every game, and games of its first mode can be recomputed
 * from their events. `npm run test:long -- --only recount` recomputes games of every mode with every number of players. For Node's test
 * runner; `npm test -- --only docs` builds the command line and runs them.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { readMarkdown } from '../tools/lib/markdown.mjs';
import { run } from '../tools/lib/run.mjs';
import { modesOf, root } from '../tools/lib/workspace.mjs';
import { recount, recountedGames } from './recount.mjs';
import { plant, UNTOLD } from './recount/faults.mjs';

/** Imports a built package of the workspace by its folder. */
const built = (dir, file = 'index') => import(new URL(`../${dir}/dist/${file}.js`, import.meta.url));

/** The event kinds of every game that is recounted, from its default mode. */
async function eventKinds() {
  const { pluginFor, knownGames } = await built('libs/games');
  const { openContent, parseRulesetId, resolveRuleset } = await built('libs/content');
  const { readTree } = await built('libs/content', 'node');
  const content = openContent(await readTree(root), knownGames);
  return recountedGames.flatMap((id) => {
    const game = content.game(id);
    const ruleset = resolveRuleset(content, parseRulesetId(content, `${id}/${game.doc.modes[0]}`));
    return pluginFor(ruleset).compile(ruleset, [...game.cards.values()]).mechanics.events;
  });
}

test('the guide describes every event, with its fields in their order', async () => {
  // Two games may have events with the same name and different fields. The guide then has a row for each.
  const row = (event, fields) => `${event}: ${fields}`;
  const rows = readMarkdown(readFileSync(join(root, 'docs/guide/events.md'), 'utf8')).tables.flat();
  const described = new Set(rows.map(([event, fields]) => row(event, fields)));
  const expected = (await eventKinds()).map(({ id, fields }) => row(id, fields.map(({ name }) => name).join(', ')));
  assert.deepEqual(
    expected.filter((each) => !described.has(each)),
    [],
  );
});

const rw = async (...args) => {
  const { code, output } = await run(process.execPath, ['apps/cli/bin/rw.mjs', ...args, '--content', root]);
  assert.equal(code, 0, output);
  return output;
};

for (const game of recountedGames) {
  const [mode] = modesOf(game);
  const players = 3;
  const ruled = ['--game', game, '--mode', mode];
  let ruleset;
  let lines;

  before(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rulewright-events-'));
    const file = join(folder, 'games.ndjson');
    await rw('simulate', ...ruled, '--players', String(players), '--games', '40', '--events', file);
    lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    ruleset = JSON.parse(await rw('ruleset', ...ruled, '--json'));
    rmSync(folder, { recursive: true });
  });

  test(`games of ${game}/${mode} with ${players} players can be recomputed from the event file and the ruleset`, () => {
    assert.deepEqual(recount(lines, ruleset), { games: 40, wrong: [] });
  });

  test(`the recount of ${game} notices planted faults`, () => {
    const all = lines.map((line) => JSON.parse(line));
    const byGame = Array.from({ length: 40 }, (_, n) => all.filter((line) => line.game === n));
    const shortest = byGame.toSorted((a, b) => a.length - b.length).slice(0, 3);
    const alone = shortest.map((one) => one.map((line) => ({ ...line, game: 0 })));
    const notices = (changed) => recount(changed, ruleset).wrong.length > 0;
    for (const one of alone) assert.equal(notices(one), false);
    const kinds = [...plant(alone, 2, notices)].filter(([kind]) => !UNTOLD.some((untold) => untold.test(kind)));
    assert.ok(kinds.length > 100, `${kinds.length} kinds`);
    // A fault in the last lines of a game can remain without a line that disagrees, so a kind may be missed at one place.
    const missed = kinds.filter(([, { planted, noticed }]) => noticed * 2 < planted);
    assert.deepEqual(missed, []);
    const sum = (of) => kinds.reduce((total, [, one]) => total + one[of], 0);
    assert.ok(sum('noticed') / sum('planted') > 0.98, `${sum('noticed')} of ${sum('planted')}`);
  });
}
