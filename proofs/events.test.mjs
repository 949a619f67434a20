/**
 * Tests of the event files: docs/guide/events.md describes every event of every game, and games of its first mode can be recomputed
 * from their events. `npm run test:long -- --only recount` recomputes games of every mode with every number of players. For Node's test
 * runner; `npm test -- --only docs` builds the command line and runs them.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readMarkdown } from '../tools/lib/markdown.mjs';
import { run } from '../tools/lib/run.mjs';
import { modesOf, playedGames, root } from '../tools/lib/workspace.mjs';
import { recount } from './recount.mjs';

/** Imports a built package of the workspace by its folder. */
const built = (dir, file = 'index') => import(new URL(`../${dir}/dist/${file}.js`, import.meta.url));

/** The event kinds of every game, from its default mode. */
async function eventKinds() {
  const { gamePlugins, vocabularies } = await built('libs/games/catalog');
  const { openContent, parseRulesetId, resolveRuleset } = await built('libs/content');
  const { readTree } = await built('libs/content', 'node');
  const content = openContent(await readTree(root), vocabularies);
  return gamePlugins.flatMap((plugin) => {
    const game = content.game(plugin.id);
    const ruleset = resolveRuleset(content, parseRulesetId(content, `${plugin.id}/${game.doc.modes[0]}`));
    return plugin.compile(ruleset, [...game.cards.values()]).mechanics.events;
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

for (const game of playedGames()) {
  const [mode] = modesOf(game);
  const players = 3;
  test(`games of ${game}/${mode} with ${players} players can be recomputed from the event file`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rulewright-events-'));
    const file = join(folder, 'games.ndjson');
    const rw = ['apps/cli/bin/rw.mjs', 'simulate', '--content', root, '--game', game, '--mode', mode];
    const flags = ['--players', String(players), '--games', '40', '--events', file];
    const { code, output } = await run(process.execPath, [...rw, ...flags]);
    assert.equal(code, 0, output);
    assert.deepEqual(recount(readFileSync(file, 'utf8').trimEnd().split('\n')), { games: 40, wrong: [] });
    rmSync(folder, { recursive: true });
  });
}
