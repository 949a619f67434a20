/** Tests a generated game with 1,000 cards, three rotating sets and banned cards: it loads, and its formats check lists by set and name. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { rwHere } from '../test/support/rw-here.ts';

const ROOT = join(import.meta.dirname, '../../..');
const RECIPE = join(ROOT, 'bench/made-games/orrery');
const folder = mkdtempSync(join(tmpdir(), 'rw-made-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Card {
  readonly id: string;
  readonly name: string;
  readonly printings: readonly { readonly set: string }[];
}

const read = (...path: string[]): unknown => parse(readFileSync(join(...path), 'utf8'));
const { game } = read(RECIPE, 'recipe.yaml') as { game: string };
execFileSync(process.execPath, [join(ROOT, 'tools/made-game.mjs'), join(RECIPE, 'recipe.yaml'), folder]);
const CARDS = join(folder, 'cards', game, 'cards');
const cards = readdirSync(CARDS).map((file) => read(CARDS, file) as Card);
const bannedIn = (mode: string): string[] =>
  (read(folder, 'rules', game, 'modes', `${mode}.yaml`) as { parameters: Record<string, string[]> }).parameters[
    'format.banned'
  ]!;

interface Verdict {
  readonly ruleset: { readonly name: string };
  readonly legal: boolean;
}

/** The modes that allow a list with two copies of each chosen card. */
async function modesFor(chosen: readonly Card[]): Promise<string[]> {
  const list = join(folder, 'list.txt');
  writeFileSync(list, chosen.map(({ name }) => `2 ${name}`).join('\n'));
  const { out } = await rwHere(['check-deck', list, '--content', folder, '--game', game, '--json'], {
    DATA_DIR: folder,
  });
  return (JSON.parse(out) as { verdicts: Verdict[] }).verdicts
    .filter(({ legal }) => legal)
    .map(({ ruleset }) => ruleset.name);
}

const banned = new Set(['current', 'last-season', 'all-time'].flatMap(bannedIn));
/** Twenty cards that are printed only in one set and that no mode bans. */
const only = (set: string): Card[] =>
  cards.filter(({ name, printings }) => !banned.has(name) && printings.every((one) => one.set === set)).slice(0, 20);

test('loads 1,000 cards without a problem', async () => {
  expect(await rwHere(['check', folder], { DATA_DIR: folder })).toMatchObject({
    code: 0,
    out: expect.stringContaining('1000 cards') as string,
  });
});

test('a list is legal in the formats that contain its sets', async () => {
  expect(await modesFor(only('new-moons'))).toEqual(['Current', 'All Time']);
  expect(await modesFor(only('long-night'))).toEqual(['Current', 'Last Season', 'All Time']);
  expect(await modesFor(only('first-sky'))).toEqual(['Last Season', 'All Time']);
});

test('a reprint counts as its newest printing', async () => {
  const again = cards.find(({ name, printings }) => !banned.has(name) && printings[1]?.set === 'first-sky')!;
  expect(await modesFor([...only('new-moons').slice(1), again])).toEqual(['Current', 'All Time']);
});

test('a banned card makes a list illegal in the format that bans it', async () => {
  const [name] = bannedIn('last-season').filter((one) => !bannedIn('current').includes(one));
  const card = cards.find((one) => one.name === name)!;
  expect(await modesFor([...only('first-sky').slice(1), card])).toEqual([]);
  expect(await modesFor(only('first-sky'))).toContain('All Time');
});
