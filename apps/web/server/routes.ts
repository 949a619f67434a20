/**
 * Every route of the app and how to answer it. A route that is missing here is rendered for each visitor, so that nothing is cached by
 * accident. A test compares the table with the folder `app`.
 */

/** How a page reads a parameter: its first text, its first whole number above zero, or all its texts. */
export type Parameter = 'text' | 'number' | 'list';

/** A page that is the same for all visitors without an account, and is cached until the content changes. */
export interface CachedRoute {
  readonly kind: 'cached';
  /** The parameters that the page reads; others are ignored. */
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** The kind of further parameters, for a page that also reads parameters named by its game. */
  readonly others?: Parameter;
  /** Parameters that make the page render for each visitor. */
  readonly rendersWith?: readonly string[];
  /** Whether the page shows players' notes. */
  readonly notes?: true;
  /** Seconds after which a cached page is renewed in the background, because it shows changing data. */
  readonly seconds?: number;
}

export type Route =
  | CachedRoute
  /** A page for one person, match or run: rendered for each visitor, through the queue. */
  | { readonly kind: 'rendered' }
  /** Forwarded to the API, which has its own limits. It is not rendered, so it skips the queue. */
  | { readonly kind: 'passed' };

const cached = (parameters: CachedRoute['parameters'] = {}, rest: Partial<CachedRoute> = {}): CachedRoute => ({
  kind: 'cached',
  parameters,
  ...rest,
});
const rendered: Route = { kind: 'rendered' };
const passed: Route = { kind: 'passed' };

export const ROUTES: Readonly<Record<string, Route>> = {
  '/': cached({}, { seconds: 3 }),
  '/favicon.ico': cached(),
  '/icon.svg': cached(),
  '/manifest.webmanifest': cached(),
  '/offline': cached(),
  '/robots.txt': cached(),
  '/looks.css': cached(),
  '/llms.txt': cached(),
  '/opensearch.xml': cached(),
  '/bring': cached(),
  '/coverage': cached(),
  '/developers': cached({}, { rendersWith: ['query', 'variables'] }),
  '/developers/guide/[page]': cached(),
  '/developers/schema.graphql': cached(),
  '/search': cached({ q: 'text', game: 'text' }),
  '/releases': cached({ after: 'text', before: 'number', q: 'text' }),
  '/releases/compare': cached({ a: 'number', b: 'number', after: 'text', document: 'text' }),
  '/releases/[number]': cached({ document: 'text' }, { notes: true }),
  '/play/device': cached(),
  '/play/device/match': cached(),
  '/play': cached({ game: 'text', mode: 'text', from: 'text', list: 'text', refused: 'text' }),
  '/[game]': cached(),
  '/[game]/cards': cached({ q: 'text', sort: 'text', view: 'text', after: 'text' }, { others: 'list' }),
  '/[game]/cards/[slug]': cached({ release: 'number', on: 'text' }, { notes: true }),
  '/[game]/collection': cached({ q: 'text' }),
  '/[game]/coverage': cached({ q: 'text', show: 'text' }),
  '/[game]/deck-check': cached({ list: 'text', on: 'text', refused: 'text' }, { rendersWith: ['kept'] }),
  '/[game]/decks': cached(),
  '/[game]/decks/build': cached({ list: 'text', from: 'text' }, { rendersWith: ['kept', 'copy', 'shared'] }),
  '/[game]/decks/[slug]': cached({ release: 'number', cards: 'number', hand: 'text' }),
  '/[game]/errata': cached({ set: 'text', release: 'number', after: 'text' }),
  '/[game]/examples/[id]': cached({ mode: 'text', step: 'number' }),
  '/[game]/faces/[release]/[slug]': cached(),
  '/[game]/learn/[mode]': cached(),
  '/[game]/legality/[mode]': cached({ on: 'text', release: 'number' }),
  '/[game]/print': cached(
    { deck: 'text', set: 'text', list: 'text', paper: 'text', ink: 'text', since: 'number', from: 'number' },
    { rendersWith: ['key'] },
  ),
  '/[game]/print/registration': cached({ deck: 'text', list: 'text', name: 'text' }, { rendersWith: ['key'] }),
  '/[game]/rules': cached(),
  '/[game]/sets': cached({ q: 'text', by: 'text' }),
  '/[game]/sets/[set]': cached({ after: 'number' }),
  '/[game]/rules/compare': cached({ release: 'number', a: 'text', b: 'text' }),
  '/[game]/rules/[mode]': cached({ release: 'number', variant: 'list', from: 'text' }, { notes: true }),

  '/unreadable': rendered,
  '/[game]/rules/[mode]/[ruleId]': rendered,
  '/[game]/collection/shared/[key]': rendered,
  '/[game]/decks/played': rendered,
  '/[game]/decks/players': rendered,
  '/[game]/decks/list/[code]': rendered,
  '/[game]/decks/shared/[key]': rendered,
  '/account': rendered,
  '/account/decks': rendered,
  '/account/players': rendered,
  '/account/delete': rendered,

  '/desk/reports': rendered,
  '/privacy': rendered,
  '/as-if': rendered,
  '/desk': rendered,
  '/desk/audit': rendered,
  '/desk/content': rendered,
  '/desk/edit': rendered,
  '/desk/import': rendered,
  '/desk/people': rendered,
  '/desk/sets/[id]': rendered,
  '/desk/sets/[id]/adopt': rendered,
  '/desk/sets/[id]/cards': rendered,
  '/desk/sets/[id]/edition': rendered,
  '/desk/sets/[id]/pictures': rendered,
  '/desk/sets/[id]/replace': rendered,
  '/desk/sentences': rendered,
  '/desk/suggestions': rendered,
  '/desk/webhooks': rendered,
  '/developers/explorer': rendered,
  '/invitation/[token]': rendered,
  '/lab': rendered,
  '/lab/blame': rendered,
  '/missing': rendered,
  '/lab/compare': rendered,
  '/lab/gallery': rendered,
  '/lab/proposals': rendered,
  '/lab/[run]': rendered,
  '/password': rendered,
  '/password/[token]': rendered,
  '/play/lobby': rendered,
  '/play/ranking': rendered,
  '/play/rated': rendered,
  '/play/[match]': rendered,
  '/play/[match]/replay': rendered,
  '/sign-in': rendered,
  '/sign-in/second-factor': rendered,
  '/history': rendered,
  '/suggest': rendered,
  '/suggestions/[key]': rendered,
  '/unsubscribe/[token]': rendered,

  '/[game]/deck-check/check': passed,
  '/account/export.json': passed,
  '/[game]/errata.atom': passed,
  '/[game]/errata.json': passed,
  '/[game]/legality.atom': passed,
  '/[game]/print/cards.pdf': passed,
  '/[game]/print/registration.pdf': passed,
  '/as-if/[token]': passed,
  '/ask': passed,
  '/data/[...path]': passed,
  '/embed/[...path]': passed,
  '/graphql': passed,
  '/lab/blame/start': passed,
  '/lab/proposals/start': passed,
  '/lab/new': passed,
  '/lab/[run]/files/[...path]': passed,
  '/lab/[run]/show': passed,
  '/lab/[run]/steer': passed,
  '/lab/[run]/watch': passed,
  '/oembed': passed,
  '/play/first': passed,
  '/play/open': passed,
  '/play/[match]/file': passed,
  '/pictures/[file]': passed,
  '/previews/[...path]': passed,
  '/.well-known/security.txt': passed,
  '/releases.atom': passed,
  '/releases.json': passed,
  '/sign-in/sso': passed,
  '/sign-in/sso/callback': passed,
  '/sitemap.xml': passed,
  '/sitemaps/[part]': passed,
  '/unsubscribe/[token]/now': passed,
};

/** The sort key of a path part: fixed names come first, then placeholders for one part, then placeholders for the rest of the path. */
const rank = (part: string): string => (part.startsWith('[...') ? '2' : part.startsWith('[') ? '1' : '0');

const order = (pattern: string): string => pattern.split('/').map(rank).join('');

const expression = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .split('/')
      .map((part) => (part.startsWith('[...') ? '.+' : part.startsWith('[') ? '[^/]+' : part.replaceAll('.', '\\.')))
      .join('/')}$`,
    'u',
  );

const ORDERED = Object.entries(ROUTES)
  .sort(([a], [b]) => (order(a) < order(b) ? -1 : 1))
  .map(([pattern, route]) => ({ name: pattern, pattern: expression(pattern), route }));

const entryAt = (path: string) => ORDERED.find(({ pattern }) => pattern.test(path));

/** The route for a path, chosen by Next's precedence; undefined for an unknown path. */
export const routeAt = (path: string): Route | undefined => entryAt(path)?.route;

/** The pattern of the route of a path, such as `/[game]/cards/[slug]`. */
export const patternAt = (path: string): string | undefined => entryAt(path)?.name;
