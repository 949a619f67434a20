/**
 * The documentation against the repository: every link leads somewhere, and every command, path, rule id and event that it
 * names exists. Tests for Node's runner; `npm test -- --only docs` builds what they ask and runs them.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { describe, test } from 'node:test';
import { checkCommand } from './lib/commands.mjs';
import { readMarkdown } from './lib/markdown.mjs';
import { run } from './lib/run.mjs';
import { contentWords, filesUnder, modesOf, root } from './lib/workspace.mjs';
import { recount } from './recount.mjs';

const isMarkdown = (name) => name.endsWith('.md');
const files = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'].filter((file) => existsSync(join(root, file))),
  ...['docs', 'apps', 'bench'].flatMap((folder) => filesUnder(folder, isMarkdown)),
];
const documents = new Map(files.map((file) => [file, readMarkdown(readFileSync(join(root, file), 'utf8'))]));
const where = (file, line) => `${file}:${line}`;

/** What is wrong with a link of `file`, or null. Addresses of other sites are only looked at, never fetched. */
function brokenLink(file, url) {
  if (/^(https?|mailto):/u.test(url)) return URL.canParse(url) ? null : 'is no address';
  const [path, anchor] = url.split('#');
  const target = path === '' ? file : normalize(join(dirname(file), decodeURIComponent(path)));
  if (target.startsWith('..')) return 'leaves the repository';
  if (!existsSync(join(root, target))) return 'leads to no file';
  if (anchor === undefined) return null;
  const headings = documents.get(target)?.headings;
  if (!headings) return 'has an anchor into a file that is no document';
  return headings.has(anchor) ? null : `leads to no heading of ${target}`;
}

/** Paths of the repository as they stand in text: `libs/engine/src/index.ts`, `cards/` and the like, without placeholders. */
const repositoryPath = /^(?:apps|libs|cards|rules|tools|docs|bench|e2e)(?:\/[\w.[\]()-]+)+\/?$/u;

/** Every rule id of rules/; a word in the text that begins like one must be one. */
const ruleIds = new Set(
  filesUnder('rules', isMarkdown).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^:{3,}rule\{#([\w.-]+)/gmu)].map((match) => match[1]),
  ),
);
const rulePrefixes = new Set([...ruleIds].map((id) => id.split('.')[0]));
const looksLikeRule = (text) => /^[a-z]+(\.[a-z0-9-]+){2,}$/u.test(text) && rulePrefixes.has(text.split('.')[0]);

for (const [file, { links, codes, commands }] of documents) {
  describe(file, () => {
    test('links lead somewhere', () => {
      const broken = links.map(({ url, line }) => ({ url, line, why: brokenLink(file, url) })).filter(({ why }) => why);
      assert.deepEqual(
        broken.map(({ url, line, why }) => `${where(file, line)}: ${url} ${why}`),
        [],
      );
    });

    test('commands exist, with their flags', async () => {
      const wrong = [];
      for (const { text, line } of commands) {
        const why = await checkCommand(text);
        if (why) wrong.push(`${where(file, line)}: ${text}: ${why}`);
      }
      assert.deepEqual(wrong, []);
    });

    test('files and rules that are named exist', () => {
      const wrong = codes.filter(({ text }) => {
        if (repositoryPath.test(text)) return !existsSync(join(root, text));
        return looksLikeRule(text) && !ruleIds.has(text);
      });
      assert.deepEqual(
        wrong.map(({ text, line }) => `${where(file, line)}: there is no ${text}`),
        [],
      );
    });
  });
}

/** A built package of the workspace by its folder. */
const built = (dir, file = 'index') => import(new URL(`../${dir}/dist/${file}.js`, import.meta.url));

/** The event kinds of every game, as its default mode plays it. */
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

describe('the event file', () => {
  test('the guide describes every event, with its fields in their order', async () => {
    // Two games may have events of one name with different fields: a row for each.
    const row = (event, fields) => `${event}: ${fields}`;
    const rows = documents.get('docs/guide/events.md').tables.flat();
    const described = new Set(rows.map(([event, fields]) => row(event, fields)));
    const expected = (await eventKinds()).map(({ id, fields }) => row(id, fields.map(({ name }) => name).join(', ')));
    assert.deepEqual(
      expected.filter((each) => !described.has(each)),
      [],
    );
  });

  for (const game of contentWords().games) {
    const modes = modesOf(game);
    // One mode after the other, with other numbers of players; a game of one mode is tried with several numbers.
    for (let index = 0; index < Math.max(modes.length, 3); index++) {
      const mode = modes[index % modes.length];
      const players = 2 + (index % 4);
      test(`games of ${game}/${mode} with ${players} players can be recounted from it`, async () => {
        const folder = mkdtempSync(join(tmpdir(), 'rulewright-events-'));
        const file = join(folder, 'games.ndjson');
        const rw = ['apps/cli/bin/rw.mjs', 'simulate', '--content', root, '--game', game, '--mode', mode];
        const { code, output } = await run(process.execPath, [
          ...rw,
          '--players',
          String(players),
          '--games',
          '40',
          '--events',
          file,
        ]);
        assert.equal(code, 0, output);
        assert.deepEqual(recount(readFileSync(file, 'utf8').trimEnd().split('\n')), { games: 40, wrong: [] });
        rmSync(folder, { recursive: true });
      });
    }
  }
});
