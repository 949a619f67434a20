/** A generated game with 1,000 cards, three rotating sets and banned cards. It loads, and its modes check lists for a given day. */
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

interface Change {
  readonly ban?: readonly string[];
  readonly restrict?: Readonly<Record<string, number>>;
}
const legality = (id: string) =>
  read(folder, 'rules', game, 'legality', `${id}.yaml`) as { changes: readonly Change[] };
const banned = (id: string): string[] => legality(id).changes.flatMap(({ ban = [] }) => ban);

interface Verdict {
  readonly ruleset: { readonly name: string };
  readonly legal: boolean;
}

/** The modes in which a list is legal on a day. The list has two copies of each of the chosen 20 cards. */
async function modesFor(chosen: readonly Card[], on: string): Promise<string[]> {
  const list = join(folder, 'list.txt');
  writeFileSync(list, chosen.map(({ name }) => `2 ${name}`).join('\n'));
  const { out } = await rwHere(['check-deck', list, '--content', folder, '--game', game, '--on', on, '--json'], {
    DATA_DIR: folder,
  });
  return (JSON.parse(out) as { verdicts: Verdict[] }).verdicts
    .filter(({ legal }) => legal)
    .map(({ ruleset }) => ruleset.name);
}

const listed = new Set([
  ...banned('current'),
  ...banned('all-time'),
  ...legality('current').changes.flatMap(({ restrict = {} }) => Object.keys(restrict)),
]);
/** The first 20 cards that are printed only in this set and that no legality list names. */
const only = (set: string): Card[] =>
  cards.filter(({ id, printings }) => !listed.has(id) && printings.every((one) => one.set === set)).slice(0, 20);
/** The same cards, with another card in place of the first. */
const withCard = (set: string, card: Card): Card[] => [...only(set).slice(1), card];
const cardOf = (id: string): Card => cards.find((one) => one.id === id)!;

const START = '2026-01-09';
const SPRING = '2026-05-01';
const SUMMER = '2026-07-04';
const NEXT_SUMMER = '2027-07-03';

test('loads 1,000 cards without a problem', async () => {
  expect(await rwHere(['check', folder], { DATA_DIR: folder })).toMatchObject({
    code: 0,
    out: expect.stringContaining('1000 cards') as string,
  });
});

test.each([
  ['first-sky', START, ['Current', 'All Time']],
  ['first-sky', '2026-07-03', ['Current', 'All Time']],
  ['first-sky', SUMMER, ['All Time']],
  ['long-night', START, ['All Time']],
  ['long-night', SPRING, ['Current', 'All Time']],
  ['long-night', '2027-07-02', ['Current', 'All Time']],
  ['long-night', NEXT_SUMMER, ['All Time']],
  ['new-moons', '2026-07-03', ['All Time']],
  ['new-moons', SUMMER, ['Current', 'All Time']],
  ['new-moons', NEXT_SUMMER, ['Current', 'All Time']],
])('a list of the set %s is legal on %s in %j', async (set, on, modes) => {
  expect(await modesFor(only(set), on)).toEqual(modes);
});

test('a reprint is legal while one of its printings is in the pool', async () => {
  const again = cards.find(({ id, printings }) => !listed.has(id) && printings[1]?.set === 'first-sky')!;
  expect(await modesFor(withCard('new-moons', again), SUMMER)).toEqual(['Current', 'All Time']);
  expect(await modesFor(withCard('new-moons', again), NEXT_SUMMER)).toEqual(['All Time']);
});

test('a ban applies from its date until the card is restored', async () => {
  const [card] = banned('current').map(cardOf);
  expect(await modesFor(withCard('long-night', card!), '2026-03-31')).toEqual(['Current']);
  expect(await modesFor(withCard('long-night', card!), '2026-04-01')).toEqual([]);
  expect(await modesFor(withCard('long-night', card!), '2027-01-09')).toEqual(['Current']);
});

test('a list with two copies of a card is illegal once the card is restricted to one', async () => {
  const [id] = legality('current').changes.flatMap(({ restrict = {} }) => Object.keys(restrict));
  expect(await modesFor(withCard('first-sky', cardOf(id!)), '2026-02-01')).toEqual(['Current']);
  expect(await modesFor(withCard('first-sky', cardOf(id!)), SPRING)).toEqual([]);
});
