/** Plugins from outside: a module that `RULEWRIGHT_PLUGINS` names plays its game, and a bad one is named and stops no other game. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'plugins-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const ranks = Array.from({ length: 30 }, (_, at) => at + 1);
write(
  'rules/high-card/game.yaml',
  `id: high-card
name: High Card
rulePrefix: hc
tagline: The higher card scores.
summary: Two players play a card each, and the higher one scores a point.
words: { card: card, cards: cards, deck: deck, player: player }
modes: [plain]
chapters: [play]
decks: [all-ranks]
`,
);
write(
  'rules/high-card/modes/plain.yaml',
  'id: plain\nname: Plain\nsummary: The only game.\nsetup: [deal]\nturn: [play]\n',
);
write(
  'rules/high-card/text/01-play.md',
  `# Play

:::rule{#hc.deal.hand}
Shuffle your deck and draw three cards.
:::

:::rule{#hc.play.any}
In each round, play any card of your hand, and draw a card.
:::

:::rule{#hc.play.higher-wins}
The higher card scores a point. When all cards are played, the player with more points wins.
:::
`,
);
write('cards/high-card/sets/ranks.yaml', 'id: ranks\ncode: RNK\nname: Ranks\nsummary: Thirty cards.\n');
for (const rank of ranks)
  write(
    `cards/high-card/cards/rank-${rank}.yaml`,
    `id: rank-${rank}\nname: Rank ${rank}\ndata: { rank: ${rank} }\nprintings: [{ set: ranks, number: ${rank}, rarity: common, provenance: source }]\n`,
  );
write(
  'cards/high-card/decks/all-ranks.yaml',
  `id: all-ranks\nname: All Ranks\nsummary: Every rank once.\nprovenance: source\nentries:\n${ranks.map((rank) => `  - { card: rank-${rank}, copies: 1 }`).join('\n')}\n`,
);
write('bad.cjs', 'exports.plugin = { id: "bad" };\n');

const rw = (plugins: string, ...args: string[]): Promise<{ code: number; text: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, RULEWRIGHT_PLUGINS: plugins };
    execFile('node', ['apps/cli/bin/rw.mjs', ...args], { cwd: workspace, env }, (error, out, problems) =>
      resolve({ code: error ? Number(error.code) : 0, text: out + problems }),
    );
  });

test('the game of a module from outside is checked and played, in threads too', async () => {
  expect(await rw('@rulewright/bench/high-card', 'check', folder)).toEqual({
    code: 0,
    text: 'High Card: 30 cards, 3 rules, no problems\n',
  });
  const args = [
    'simulate',
    '--content',
    folder,
    '--mode',
    'plain',
    '--games',
    '20',
    '--bots',
    'random,random',
    '--json',
  ];
  const { code, text } = await rw('@rulewright/bench/high-card', ...args);
  expect(text).toContain('high-card');
  expect(code).toBe(0);
}, 120_000);

test('a bad module is named with its reason, and the other games are checked', async () => {
  const bad = join(folder, 'bad.cjs');
  const { code, text } = await rw(`${bad}, no-such-package, @rulewright/bench/high-card`, 'check', folder);
  expect(text).toContain(`the module "${bad}" exports no plugin: it lacks a "vocabulary" of the same game.`);
  expect(text).toContain('the module "no-such-package" could not be loaded: Cannot find module');
  expect(text).toContain('High Card: 30 cards, 3 rules, no problems');
  expect(code).toBe(0);
}, 120_000);
