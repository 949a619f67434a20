import { ROUTES } from '../../../server/routes.ts';
import { addressesOf, belongsTo, facesOf, picturesOf } from './addresses.ts';
import { assetsIn } from './assets.ts';
import { handlingOf, mayStore, smallOf } from './routing.ts';

const ORIGIN = 'https://rules.example';
const visit = (path: string) => handlingOf({ method: 'GET', mode: 'navigate' }, new URL(path, ORIGIN), ORIGIN);
const load = (path: string, method = 'GET') => handlingOf({ method, mode: 'cors' }, new URL(path, ORIGIN), ORIGIN);

/** A path of a route, with a value for each placeholder. */
const pathOf = (pattern: string): string => pattern.replace(/\[(?:\.\.\.)?\w+\]/gu, '7');

/** Every route whose pages may be stored on a device. Pages of other routes are never stored. */
const STORED = [
  '/',
  '/[game]',
  '/[game]/cards',
  '/[game]/cards/[slug]',
  '/[game]/collection',
  '/[game]/coverage',
  '/[game]/deck-check',
  '/[game]/decks',
  '/[game]/decks/[slug]',
  '/[game]/decks/build',
  '/[game]/errata',
  '/[game]/examples/[id]',
  '/[game]/faces/[release]/[slug]',
  '/[game]/learn/[mode]',
  '/[game]/legality/[mode]',
  '/[game]/print',
  '/[game]/print/registration',
  '/[game]/rules',
  '/[game]/rules/[mode]',
  '/[game]/rules/compare',
  '/[game]/sets',
  '/[game]/sets/[set]',
  '/bring',
  '/coverage',
  '/developers',
  '/developers/guide/[page]',
  '/developers/schema.graphql',
  '/favicon.ico',
  '/icon.svg',
  '/llms.txt',
  '/looks.css',
  '/manifest.webmanifest',
  '/offline',
  '/opensearch.xml',
  '/play',
  '/play/device',
  '/play/device/match',
  '/releases',
  '/releases/[number]',
  '/releases/compare',
  '/robots.txt',
  '/search',
];

describe('the service worker', () => {
  it('decides for every route whether its pages may be stored', () => {
    const stored = Object.keys(ROUTES).filter((pattern) => mayStore(pathOf(pattern)));
    expect(stored.sort()).toEqual(STORED);
  });

  it.each([
    '/account',
    '/account/decks',
    '/desk',
    '/desk/sets/4',
    '/sign-in',
    '/as-if',
    '/as-if/token',
    '/invitation/x',
  ])('stores nothing of %s', (path) => expect(visit(path)).toMatchObject({ kind: 'page', stores: false }));

  it.each(['/lab/7', '/play/a-match', '/play/a-match/replay', '/unknown/path/of/nothing'])(
    'stores nothing of %s, which is personal or does not exist',
    (path) => expect(visit(path)).toMatchObject({ kind: 'page', stores: false }),
  );

  it('opens the stored form of a registration sheet for any list', () => {
    expect(visit('/game/print/registration?list=2+Ant&name=Ants')).toMatchObject({ stores: false, isPlain: true });
    expect(visit('/game/print/registration?deck=ants')).toMatchObject({ isPlain: false });
  });

  it('stores no page with a query, because their number has no limit', () => {
    expect(visit('/game/cards?q=ant')).toMatchObject({ kind: 'page', stores: false });
    expect(visit('/game/cards')).toMatchObject({ kind: 'page', stores: true });
  });

  it('leaves queries, mutations, data and other sites to the browser', () => {
    for (const path of ['/ask', '/data/latest/files.json', '/play/live/socket']) expect(load(path).kind).toBe('none');
    expect(load('/engine.js', 'POST').kind).toBe('none');
    expect(load('https://other.example/_next/static/a.js').kind).toBe('none');
  });

  it('answers build files and card faces from the device first, and other files from the network first', () => {
    expect(load('/_next/static/chunks/a.js').kind).toBe('fixed');
    expect(load('/game/faces/3/a-card').kind).toBe('fixed');
    expect(load(`/pictures/${'a1'.repeat(32)}.png`).kind).toBe('fixed');
    expect(load('/engine.js').kind).toBe('file');
    expect(load('/icons/192.png').kind).toBe('file');
  });
});

describe('the pages of a saved game', () => {
  const paths = [
    'rules/one/game.yaml',
    'rules/one/modes/fast.yaml',
    'cards/one/cards/ant.yaml',
    'cards/one/decks/starter.yaml',
    'cards/one/sets/first.yaml',
    'cards/other/cards/bee.yaml',
  ];

  it('are found from the paths of its documents, without those of other games', () => {
    const addresses = addressesOf('one', paths);
    for (const address of [
      '/one/rules/fast',
      '/one/learn/fast',
      '/one/decks/starter',
      '/one/decks/build?from=starter',
      '/one/print?deck=starter',
      '/one/print/registration?deck=starter',
      '/one/sets/first',
      '/one/cards/ant',
    ])
      expect(addresses).toContain(address);
    expect(addresses.filter((address) => address.includes('bee'))).toEqual([]);
    expect(addresses.every((address) => mayStore(address.replace(/\?.*/u, '')))).toBe(true);
    expect(paths.filter((path) => belongsTo('one', path))).toHaveLength(5);
    expect(facesOf('one', 3, addresses)).toEqual(['/one/faces/3/ant']);
  });

  it('include the small pictures, which replace the full ones', () => {
    const sha256 = 'a1'.repeat(32);
    const files = [
      { path: 'cards/one/pictures/ant.png', text: `{"sha256":"${sha256}","type":"image/png"}\n` },
      { path: 'cards/one/cards/ant.yaml', text: 'id: ant\n' },
    ];
    expect(picturesOf(files)).toEqual([`/pictures/${sha256}-small.webp`]);
    expect(smallOf(`/pictures/${sha256}.png`)).toBe(`/pictures/${sha256}-small.webp`);
    expect(smallOf(`/pictures/${sha256}-small.webp`)).toBe(`/pictures/${sha256}-small.webp`);
    expect(smallOf('/one/cards/ant')).toBeNull();
  });

  it('include at most 400 card pages', () => {
    const many = Array.from({ length: 10_000 }, (_, i) => `cards/one/cards/card-${i}.yaml`);
    expect(addressesOf('one', many).length).toBeLessThan(420);
  });
});

describe('the files of a page', () => {
  it('are the files that pages, scripts and styles name', () => {
    expect(assetsIn('<script src="/_next/static/chunks/a.js"></script>')).toEqual(['/_next/static/chunks/a.js']);
    expect(assetsIn('["static/chunks/b-1.js"].map(load)')).toEqual(['/_next/static/chunks/b-1.js']);
    expect(assetsIn('src:url(../media/inter-s.p.woff2)')).toEqual(['/_next/static/media/inter-s.p.woff2']);
  });
});

it('shows the stored page only at an address from whose query the page reads nothing', () => {
  for (const path of ['/game/cards', '/game/decks?utm=mail', '/play/device/match?id=7'])
    expect(visit(path)).toMatchObject({ kind: 'page', isPlain: true });
  for (const path of ['/game/cards?q=ant', '/game/cards?set=one', '/game/rules/fast?variant=short', '/account?x=1'])
    expect(visit(path)).toMatchObject({ kind: 'page', isPlain: false });
});
