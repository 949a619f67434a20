/**
 * Sends content from one thread to another in parts, so that receiving a part blocks requests only briefly. Vocabularies are not sent:
 * they are rebuilt from the game's documents and from its plugin, which is part of the program.
 */
import {
  Content,
  formerOf,
  hadPlugin,
  isPlugin,
  LazyCards,
  lazyCards,
  placeOf,
  pluginVocabulary,
  vocabularyOf,
  type DataGame,
  type DocumentKind,
  type GameContent,
  type GameVocabulary,
  type KnownGame,
  type PluginDocuments,
  type PluginVocabulary,
  type SourceFile,
} from '@rulewright/content';
import { keepPlay, playOf, vocabularyWithPlay, type GamePlay } from '@rulewright/content/play';

const MAPS = [
  'modes',
  'variants',
  'deckLaws',
  'legality',
  'cards',
  'drawings',
  'sets',
  'decks',
  'rules',
  'examples',
] as const;
const LISTS = ['rulings', 'glossary', 'chapters'] as const;
type MapName = (typeof MAPS)[number];
type ListName = (typeof LISTS)[number];

export type ContentPart =
  | {
      readonly kind: 'game';
      readonly doc: GameContent['doc'];
      readonly data: GameContent['data'];
      readonly declared: GameContent['declared'];
      readonly learn: GameContent['learn'];
      readonly firstGame: GameContent['firstGame'];
      readonly policies: GameContent['policies'];
      readonly strength: GameContent['strength'];
      readonly play: GameContent['play'];
      /** The checked play, so that the receiver does not check it again. */
      readonly played: GamePlay;
      /** True if the cards are not sent. The receiver parses each card from its file on first use. */
      readonly lazy: boolean;
    }
  | { readonly kind: 'files'; readonly files: readonly SourceFile[] }
  | { readonly kind: 'map'; readonly member: MapName; readonly entries: readonly (readonly [string, unknown])[] }
  | { readonly kind: 'list'; readonly member: ListName; readonly values: readonly unknown[] };

/** The kinds of documents that define the vocabulary of a game. */
const DATA_KINDS: readonly DocumentKind[] = ['fields', 'faces', 'parameters', 'picture'];

/** The most documents in one part: files, entries, and large entries. A chapter is as large as hundreds of cards. */
const FILES = 200;
const ENTRIES = 100;
const LARGE = 1;
const sizeOf = (member: MapName | ListName): number =>
  member === 'chapters' || member === 'examples' ? LARGE : ENTRIES;

function* slices<Value>(values: Iterable<Value>, size: number): Generator<Value[]> {
  const all = [...values];
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}

/** The parts of content, in the order that `ContentBuilder` needs. */
export function* partsOf(content: Content): Generator<ContentPart> {
  for (const files of slices(content.files.values(), FILES)) yield { kind: 'files', files };
  yield* gamesOf(content.games);
}

/** The parts of the games that contain one of the paths. Files are left out, because the receiver already has them. */
export function* changedPartsOf(content: Content, paths: Iterable<string>): Generator<ContentPart> {
  const ids = new Set([...paths].map((path) => placeOf(path)?.game));
  yield* gamesOf(content.games.filter((game) => ids.has(game.doc.id)));
}

function* gamesOf(games: readonly GameContent[]): Generator<ContentPart> {
  for (const game of games) {
    const lazy = game.cards instanceof LazyCards;
    const { doc, data, declared, learn, firstGame, policies, strength, play } = game;
    yield { kind: 'game', doc, data, declared, learn, firstGame, policies, strength, play, played: playOf(game), lazy };
    for (const member of lazy ? MAPS.filter((one) => one !== 'cards') : MAPS)
      for (const entries of slices<readonly [string, unknown]>(game[member], sizeOf(member)))
        yield { kind: 'map', member, entries };
    for (const member of LISTS)
      for (const values of slices<unknown>(game[member], sizeOf(member))) yield { kind: 'list', member, values };
  }
}

type Gathered = Record<MapName, Map<string, unknown>> &
  Record<ListName, unknown[]> &
  Pick<GameContent, 'doc' | 'data' | 'declared' | 'learn' | 'firstGame' | 'policies' | 'strength' | 'play'> & {
    readonly played: GamePlay;
    readonly lazy: boolean;
  };

/** Base content with proposed texts. A null text removes the document. */
export interface Over {
  readonly base: Content;
  readonly proposed: readonly { readonly path: string; readonly text: string | null }[];
}

/** Assembles content from its parts. */
export class ContentBuilder {
  private readonly files: Map<string, SourceFile>;
  private readonly games: Gathered[] = [];

  /** @param over the base content and the proposed texts. With it, only the parts of changed games are added */
  constructor(
    private readonly knownGames: readonly KnownGame[],
    private readonly over: Over | null = null,
  ) {
    this.files = new Map(over?.base.files);
    for (const { path, text } of over?.proposed ?? []) {
      if (text === null) this.files.delete(path);
      else this.files.set(path, { path, text });
    }
  }

  add(part: ContentPart): void {
    if (part.kind === 'files') {
      for (const file of part.files) this.files.set(file.path, file);
      return;
    }
    if (part.kind === 'game') {
      const maps = Object.fromEntries(MAPS.map((member) => [member, new Map<string, unknown>()]));
      const lists = Object.fromEntries(LISTS.map((member) => [member, [] as unknown[]]));
      const { kind, ...members } = part;
      this.games.push({ ...members, ...maps, ...lists } as Gathered);
      return;
    }
    const game = this.games.at(-1)!;
    if (part.kind === 'list') game[part.member].push(...part.values);
    else for (const [key, value] of part.entries) game[part.member].set(key, value);
  }

  /**
   * Returns the content once all parts are added.
   * @param ids the games in order; games that were not added come from the base content
   * @param unreadable the other games; see `Content`
   */
  build(
    ids: readonly string[] = this.games.map(({ doc }) => doc.id),
    unreadable: Content['unreadable'] = new Map(),
  ): Content {
    const games = ids.map((id) => {
      const base = this.over?.base.games.find((one) => one.doc.id === id);
      const added = this.games.find(({ doc }) => doc.id === id);
      if (!added) return base!;
      const { lazy, played, ...game } = added;
      const cards = lazy ? this.cardsOf(added, base) : game.cards;
      // Reuses the base object if nothing changed, because caches are keyed by it.
      const sets = base && !this.changes(id, ['set']) ? base.sets : game.sets;
      const own = this.vocabularyFor(id, game.data ?? game.declared!, base);
      const vocabulary = game.play.length === 0 ? own : vocabularyWithPlay(own, () => played.program);
      const built = { ...game, cards, sets, vocabulary } as unknown as GameContent;
      keepPlay(built, played);
      return built;
    });
    return new Content(this.files, games, unreadable);
  }

  private vocabularyFor(game: string, data: DataGame | PluginDocuments, base: GameContent | undefined): GameVocabulary {
    if (base && !this.changes(game, DATA_KINDS)) return base.vocabulary;
    if ('fields' in data) return vocabularyOf(game, data);
    return pluginVocabulary(
      this.knownGames.find((one): one is PluginVocabulary => isPlugin(one) && one.game === game)!,
      data,
    );
  }

  private cardsOf(of: Pick<GameContent, 'doc' | 'data'>, base: GameContent | undefined): GameContent['cards'] {
    const game = of.doc.id;
    const changed = this.changed(game, ['card']);
    const former = hadPlugin(of) ? formerOf(game, this.knownGames)?.cards : undefined;
    if (!(base?.cards instanceof LazyCards) || (former && changed.length > 0))
      return lazyCards(this.files.values(), game, former);
    if (changed.length === 0) return base.cards;
    const files = changed.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }]));
    const cards = lazyCards(files, game);
    const texts = new Map(changed.map(({ path, text }) => [placeOf(path)!.slug, text]));
    return base.cards.with(texts, (id) => cards.get(id)!);
  }

  private changes(game: string, kinds: readonly DocumentKind[]): boolean {
    return this.changed(game, kinds).length > 0;
  }

  private changed(game: string, kinds: readonly DocumentKind[]): Over['proposed'] {
    return (this.over?.proposed ?? []).filter(({ path }) => {
      const place = placeOf(path);
      return place?.game === game && kinds.includes(place.kind);
    });
  }
}
