/**
 * Searches every route of the site for a set under an embargo, as a visitor. Addresses with a slug use the slug of the set. Then the clock
 * of the API moves past the embargo, and the cached pages must show the set.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/lib/workspace.mjs';
import { newData, startProduct } from '../lib/product.mjs';
import { game } from '../lib/site.mjs';
import { expect, nextVisitor, test } from '../lib/test.mjs';

const { ROUTES } = await import('../../apps/web/dist/routes.js');

/** A word in every text of the set, and the slug in its addresses. A page for a missing address may repeat the slug. */
const SECRET = 'Xyzzyvane';
const SLUG = 'hidden-warden';
const SET = 'hidden-dawn';
const MARKED = 'Qwertzmark';
const LEAK = /xyzzy\u00AD?vane|qwertzmark/iu;
const DAY = 86_400_000;

const card = (slug) => `cards/${game}/cards/${slug}.yaml`;

/** A copy of the content with a set whose embargo ends in a day. */
function withHiddenSet() {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-embargo-'));
  for (const part of ['cards', 'rules']) cpSync(join(root, part), join(folder, part), { recursive: true });
  const read = (path) => readFileSync(join(folder, path), 'utf8');
  const write = (path, text) => writeFileSync(join(folder, path), text);
  const printed = `printings:\n  - { set: ${SET}, number: 1, rarity: common }\n`;
  const text = read(card('house-fly'))
    .replace(/^id: .*$/mu, `id: ${SLUG}`)
    .replace(/^name: .*$/mu, `name: ${SECRET} Warden\naliases: [${SECRET} the Elder]`)
    .replaceAll('House Fly', `${SECRET} Warden`)
    .replace(/^printings:\n(?: .*\n)+/mu, printed)
    .replace(/^(?:flavor|notes): .*\n/gmu, '');
  write(card(SLUG), `${text}flavor: Nobody knows ${SECRET} yet.\n`);
  write(
    `cards/${game}/sets/${SET}.yaml`,
    `id: ${SET}\ncode: XYZZ\nname: ${SECRET} Dawn\nsummary: All about ${SECRET}.\nembargo: "${new Date(Date.now() + DAY).toISOString()}"\n`,
  );
  const deck = read(`cards/${game}/decks/marching-column.yaml`)
    .replace(/^id: .*$/mu, `id: ${SLUG}`)
    .replace(/^name: .*$/mu, `name: Wardens of ${SECRET}`)
    .replace(/card: [\w-]+/u, `card: ${SLUG}`);
  write(`cards/${game}/decks/${SLUG}.yaml`, deck);
  // Documents that name the card in other spellings, or do not name it and are hidden with the set. Each has the word MARKED.
  const ruling = read(`rules/${game}/rulings/fast-removal-is-open-list.yaml`);
  const spellings = [
    `>-\n  ${MARKED}: ${SECRET}\n  Wardens wait.`,
    `"${MARKED}: Xyzz\\x79vane Warden"`,
    `'${MARKED}: *Xyzzy*vane *Warden*'`,
    `'${MARKED}: Xyzzy&shy;vane&nbsp;Warden'`,
    `'${MARKED}: Xyzzy\u200Bvane Warden’s turn'`,
    `'${MARKED} is secret too.'\nhiddenWith: ${SET}`,
  ];
  spellings.forEach((spelled, at) => {
    const text = ruling.replace(/^id: .*$/mu, `id: ruling-${at}`).replace(/^(?:answer|when): .*\n(?: .*\n)*/gmu, '');
    write(`rules/${game}/rulings/ruling-${at}.yaml`, `${text}answer: ${spelled}\n`);
  });
  const fast = `rules/${game}/modes/fast.yaml`;
  write(fast, read(fast).replace('deck.removedNames: [', `deck.removedNames: ["Xyzzy\\xADvane Wardens", `));
  // A private game beside the set makes the API check other documents of the view.
  const other = 'rules/slow-water/game.yaml';
  write(other, `${read(other)}visibility: private\n`);
  return folder;
}

/** The addresses of a route, with hidden and public values for each part. */
function addressesOf(route, modes) {
  const parts = {
    game: [game],
    slug: [SLUG, 'ant-swarm'],
    set: [SET, 'set-1'],
    mode: [modes],
    ruleId: ['mb.draw.to-hand-size'],
    id: [SLUG],
    number: ['1'],
    release: ['1'],
    page: ['players'],
    match: [SLUG],
    run: [SLUG],
    token: [SLUG],
  };
  const rest = ['releases/1/cards.json', 'latest/files.json', 'index.json', `${game}/cards/${SLUG}.png`];
  let addresses = [''];
  for (const part of route.split('/').slice(1)) {
    const name = /^\[(?:\.\.\.)?(\w+)\]$/u.exec(part)?.[1];
    const values = part.startsWith('[...') ? rest : name ? (parts[name] ?? [SLUG]) : [part];
    addresses = addresses.flatMap((begun) => values.map((value) => `${begun}/${value}`));
  }
  return addresses.map((address) => address || '/');
}

/** Searches, lists and comparisons that could show the set. */
const QUERIES = [
  `/${game}/cards?q=${SECRET}`,
  `/${game}/cards?q=${SECRET.slice(0, 5).toLowerCase()}`,
  `/${game}/cards?set=${SET}`,
  `/${game}/cards?sort=name&view=table`,
  `/${game}/print?set=${SET}`,
  `/${game}/print?since=1`,
  `/${game}/print?deck=${SLUG}`,
  `/${game}/deck-check?list=${encodeURIComponent(`4 ${SECRET.slice(0, 6)} Warden`)}`,
  `/${game}/decks/${SLUG}?cards=1`,
  `/${game}/rules/fast`,
  `/${game}/rules/compare?a=core-tactical&b=fast`,
  `/${game}/learn/fast`,
  ...['files', 'modes', 'rulings'].map((name) => `/data/releases/1/${name}.json`),
  `/lab/new?ruleset=${game}/fast`,
  `/releases?q=${SLUG}`,
  `/play?game=${game}&from=${SLUG}`,
  `/oembed?url=${encodeURIComponent(`https://example.org/${game}/cards/${SLUG}`)}`,
  `/developers/explorer?query=${encodeURIComponent(`{ cards(game: "${game}") { totalCount nodes { name } } }`)}`,
];

test(
  'hides a set under an embargo on all pages until the embargo ends, and shows it right after',
  { tag: '@long' },
  async () => {
    test.setTimeout(480_000);
    const content = withHiddenSet();
    const clock = join(content, 'clock');
    writeFileSync(clock, '0');
    const before = { NODE_OPTIONS: process.env.NODE_OPTIONS, MOVED_CLOCK: process.env.MOVED_CLOCK };
    const data = await newData('', content);
    process.env.MOVED_CLOCK = clock;
    process.env.NODE_OPTIONS = `${before.NODE_OPTIONS ?? ''} --import=${new URL('../lib/moved-clock.mjs', import.meta.url).href}`;
    const product = await startProduct(data).finally(() => {
      for (const [name, value] of Object.entries(before))
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
    });
    const site = product.env.SITE_URL;
    const get = async (path) => {
      const answer = await fetch(site + path, { headers: { 'x-forwarded-for': nextVisitor() }, redirect: 'manual' });
      return { status: answer.status, headers: JSON.stringify([...answer.headers]), text: await answer.text() };
    };
    /** The text and headers of the answer, without the parts that repeat the request. */
    const told = ({ text, headers }, path) =>
      `${text} ${headers}`.replaceAll(decodeURIComponent(path), '').replaceAll(/q=\w+|value="\w+"/gu, '');
    try {
      const leaks = [];
      const routes = Object.keys(ROUTES);
      const hidden = new Set([`/${game}/cards/${SLUG}`, `/${game}/sets/${SET}`, `/${game}/decks/${SLUG}`]);
      for (const path of [...routes.flatMap((route) => addressesOf(route, 'core-tactical')), ...QUERIES]) {
        const answer = await get(path);
        if (path.includes(SECRET)) {
          if (/Warden|Dawn/u.test(told(answer, path)) && !path.includes('Warden')) leaks.push(path);
        } else if (LEAK.test(told(answer, path))) leaks.push(path);
        if (hidden.has(path) && answer.status !== 404) leaks.push(`${path}: ${answer.status}`);
      }
      expect(routes.length).toBeGreaterThan(50);
      expect(leaks).toEqual([]);

      writeFileSync(clock, String(2 * DAY));
      for (const path of [...hidden, `/${game}`, `/${game}/cards?set=${SET}`, '/data/releases/1/cards.json'])
        await expect.poll(async () => LEAK.test((await get(path)).text), { message: path, timeout: 30_000 }).toBe(true);
      await expect.poll(async () => (await get('/sitemap.xml')).text.includes(SLUG), { timeout: 30_000 }).toBe(true);
    } finally {
      await product.stop();
      rmSync(content, { recursive: true, force: true });
    }
  },
);
