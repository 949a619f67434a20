/** What a reader looked for at an address without a page, and pages with similar names. */
import 'server-only';
import {
  GameHomeDocument,
  ReleasesDocument,
  SimilarDocumentsDocument,
  type GameHomeQuery,
  type SimilarDocumentsQueryVariables,
} from '@rulewright/api-client';
import { similarNames, type NamedItem } from '@rulewright/content';
import { patternAt } from '../../server/routes.ts';
import { ask } from '../../shared/api.ts';
import { guideNames } from '../developers/index.ts';
import { gameNames } from '../../shared/games.ts';

type SimilarKind = SimilarDocumentsQueryVariables['kind'];

/** The kinds of addresses, by the pattern of their route. Any other address is a `page`. */
const KINDS = {
  '/[game]/cards/[slug]': 'card',
  '/[game]/decks/[slug]': 'deck',
  '/[game]/decks/shared/[key]': 'sharedDeck',
  '/[game]/sets/[set]': 'set',
  '/[game]/rules/[mode]': 'mode',
  '/[game]/rules/[mode]/[ruleId]': 'rule',
  '/[game]/learn/[mode]': 'mode',
  '/[game]/legality/[mode]': 'mode',
  '/[game]/examples/[id]': 'example',
  '/releases/[number]': 'release',
  '/developers/guide/[page]': 'guide',
  '/lab/[run]': 'run',
  '/play/[match]': 'match',
  '/play/[match]/replay': 'match',
  '/desk/sets/[id]': 'changeSet',
  '/desk/sets/[id]/adopt': 'changeSet',
  '/desk/sets/[id]/cards': 'changeSet',
  '/desk/content': 'document',
} as const;

type MissingKind = (typeof KINDS)[keyof typeof KINDS] | 'page';

/** The pages of every game, as the end of their addresses. */
const SECTIONS = ['rules', 'cards', 'decks', 'decks/build', 'decks/players', 'deck-check', 'sets', 'errata', 'print'];
/** The pages that belong to no game, by address. The ids are words that people try. */
const PLACES: readonly { readonly id: string; readonly path: string }[] = [
  ...['play', 'play/device', 'lab', 'releases', 'developers', 'coverage', 'offline', 'privacy'],
  ...['account', 'sign-in', 'desk', 'developers/explorer'],
].map((id) => ({ id, path: `/${id}` }));
const OTHER_WORDS = [
  { id: 'data', path: '/developers' },
  { id: 'api', path: '/developers' },
  { id: 'login', path: '/sign-in' },
];

const MOST = 5;
/** What the desk has is found there, and not by a search of the cards. */
const OF_DESK: ReadonlySet<string> = new Set(['changeSet', 'document']);

/** A page to go to. Its name is a text of the site if `place` is set. */
interface SimilarPage {
  readonly href: string;
  readonly name: string;
  readonly place?: true;
}

export interface Missing {
  readonly kind: MissingKind;
  /** The last part of the address, as words. */
  readonly words: string;
  /** The game of the address, if there is one. */
  readonly game: GameHomeQuery['game'];
  /** Pages with similar names, the most similar one first. */
  readonly similar: readonly SimilarPage[];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const first = <Item>(items: readonly Item[]): readonly Item[] => items.slice(0, MOST);

/** Describes the address of a page that does not exist. @param path as sent by the browser */
export async function missingAt(path: string): Promise<Missing> {
  const pattern = patternAt(path);
  const kind: MissingKind = KINDS[pattern as keyof typeof KINDS] ?? 'page';
  const [start = '', ...rest] = path.slice(1).split('/').map(decoded);
  const words = OF_DESK.has(kind) ? '' : (rest.at(-1) ?? start).replaceAll(/[-_+]+/gu, ' ').trim();
  const games = await gameNames();
  const known = games.find(({ id }) => id === start);
  const game = known ? (await ask(GameHomeDocument, { game: known.id })).game : null;
  return { kind, words, game, similar: game ? await inGame(game, kind, rest) : await onSite(kind, path, games) };
}

/** Pages of a game. */
async function inGame(
  { id: game, modes }: NonNullable<GameHomeQuery['game']>,
  kind: MissingKind,
  rest: readonly string[],
): Promise<readonly SimilarPage[]> {
  const [section = '', text = '', end = ''] = rest;
  const documents = async (of: SimilarKind, typed: string, at = section): Promise<SimilarPage[]> =>
    (await ask(SimilarDocumentsDocument, { game, kind: of, text: typed })).similar.map(({ id, name }) => ({
      href: `/${game}/${at}/${id}`,
      name,
    }));
  /** A game has few modes, so all are shown if none is similar. */
  async function modesLike(typed: string): Promise<readonly SimilarPage[]> {
    const similar = await documents('mode', typed, 'rules');
    return similar.length > 0 ? similar : first(modes).map(({ id, name }) => ({ href: `/${game}/rules/${id}`, name }));
  }
  switch (kind) {
    case 'sharedDeck':
      return [{ href: `/${game}/decks/players`, name: 'decks/players', place: true }];
    case 'card':
    case 'deck':
    case 'set':
    case 'example':
      return documents(kind, text);
    case 'mode':
      // Not every mode has a page of the other sections.
      return modesLike(text);
    case 'rule': {
      const mode = modes.find(({ id }) => id === text);
      return mode ? documents(kind, end, `rules/${mode.id}`) : modesLike(text);
    }
    default: {
      const named = SECTIONS.map((id) => ({ id, name: id }));
      const matches = similarNames(rest.join('/'), named, MOST);
      const near = matches.length > 0 ? matches : similarNames(section, named, MOST);
      return near.map(({ id }) => ({ href: `/${game}/${id}`, name: id, place: true }));
    }
  }
}

const DESK: SimilarPage = { href: '/desk', name: 'desk', place: true };

/** Pages that belong to no game, and the same page of a game with a similar name. */
async function onSite(kind: MissingKind, path: string, games: readonly NamedItem[]): Promise<readonly SimilarPage[]> {
  const [start = '', ...rest] = path.slice(1).split('/');
  const end = rest.at(-1) ?? '';
  switch (kind) {
    case 'release': {
      const { releases } = await ask(ReleasesDocument, { first: 1 });
      return releases.nodes.map(({ number }) => ({ href: `/releases/${number}`, name: 'release', place: true }));
    }
    case 'guide':
      return similarNames(decoded(end), await guideNames(), MOST).map(({ id, name }) => ({
        href: `/developers/guide/${id}`,
        name,
      }));
    case 'run':
      return [{ href: '/lab', name: 'lab', place: true }];
    case 'match':
      return [{ href: '/play', name: 'play', place: true }];
    case 'changeSet':
      return [DESK];
    case 'document':
      return [{ href: '/desk/content', name: 'desk/content', place: true }, DESK];
    default: {
      if (start === 'desk') return [DESK];
      const tail = rest.length > 0 ? `/${rest.join('/')}` : '';
      const ofGames = similarNames(decoded(start), games, MOST).map(({ id, name }) => ({
        href: `/${id}${tail}`,
        name: tail === '' ? name : `${name}: ${decoded(end)}`,
      }));
      const places = [...PLACES, ...OTHER_WORDS].map((place) => ({ ...place, name: place.id }));
      const ofSite = similarNames(decoded(path.slice(1)), places, MOST) as readonly (typeof places)[number][];
      const pages = ofSite.map(({ path: href }) => ({ href, name: href.slice(1), place: true as const }));
      return first([...pages, ...ofGames]);
    }
  }
}
