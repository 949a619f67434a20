/**
 * Content on its way from one thread to another: in parts small enough that reading one keeps nobody waiting. Vocabularies do not
 * travel: a plugin's belongs to the program, and any other is made from the game's documents again.
 */
import {
  Content,
  LazyCards,
  lazyCards,
  vocabularyOf,
  type GameContent,
  type GameVocabulary,
  type SourceFile,
} from '@rulewright/content';

const MAPS = ['modes', 'variants', 'deckLaws', 'cards', 'sets', 'decks', 'rules', 'examples'] as const;
const LISTS = ['rulings', 'glossary', 'chapters'] as const;
type MapName = (typeof MAPS)[number];
type ListName = (typeof LISTS)[number];

export type ContentPart =
  | {
      readonly kind: 'game';
      readonly doc: GameContent['doc'];
      readonly data: GameContent['data'];
      readonly learn: GameContent['learn'];
      /** Its cards do not follow: each is read from its file when somebody asks for it. */
      readonly lazy: boolean;
    }
  | { readonly kind: 'files'; readonly files: readonly SourceFile[] }
  | { readonly kind: 'map'; readonly member: MapName; readonly entries: readonly (readonly [string, unknown])[] }
  | { readonly kind: 'list'; readonly member: ListName; readonly values: readonly unknown[] };

/** The number of documents in one part. A chapter is as large as hundreds of cards. */
const FILES = 200;
const ENTRIES = 100;
const LARGE = 1;
const sizeOf = (member: MapName | ListName): number =>
  member === 'chapters' || member === 'examples' ? LARGE : ENTRIES;

function* slices<Value>(values: Iterable<Value>, size: number): Generator<Value[]> {
  const all = [...values];
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}

/** The parts of a content, in the order in which they are put together. */
export function* partsOf(content: Content): Generator<ContentPart> {
  for (const files of slices(content.files.values(), FILES)) yield { kind: 'files', files };
  for (const game of content.games) {
    const lazy = game.cards instanceof LazyCards;
    yield { kind: 'game', doc: game.doc, data: game.data, learn: game.learn, lazy };
    for (const member of lazy ? MAPS.filter((one) => one !== 'cards') : MAPS)
      for (const entries of slices<readonly [string, unknown]>(game[member], sizeOf(member)))
        yield { kind: 'map', member, entries };
    for (const member of LISTS)
      for (const values of slices<unknown>(game[member], sizeOf(member))) yield { kind: 'list', member, values };
  }
}

type Gathered = Record<MapName, Map<string, unknown>> &
  Record<ListName, unknown[]> &
  Pick<GameContent, 'doc' | 'data' | 'learn'> & { readonly lazy: boolean };

/** Puts the parts of a content together. */
export class ContentBuilder {
  private readonly files = new Map<string, SourceFile>();
  private readonly games: Gathered[] = [];

  constructor(private readonly vocabularies: readonly GameVocabulary[]) {}

  add(part: ContentPart): void {
    if (part.kind === 'files') {
      for (const file of part.files) this.files.set(file.path, file);
      return;
    }
    if (part.kind === 'game') {
      const maps = Object.fromEntries(MAPS.map((member) => [member, new Map<string, unknown>()]));
      const lists = Object.fromEntries(LISTS.map((member) => [member, [] as unknown[]]));
      const { doc, data, learn, lazy } = part;
      this.games.push({ doc, data, learn, lazy, ...maps, ...lists } as Gathered);
      return;
    }
    const game = this.games.at(-1)!;
    if (part.kind === 'list') game[part.member].push(...part.values);
    else for (const [key, value] of part.entries) game[part.member].set(key, value);
  }

  /** The content, when all parts are there. */
  build(): Content {
    const games = this.games.map(({ lazy, ...game }) => {
      const { id } = game.doc;
      const vocabulary = game.data ? vocabularyOf(id, game.data) : this.vocabularies.find((one) => one.game === id)!;
      const cards = lazy ? lazyCards(this.files.values(), id) : game.cards;
      return { ...game, cards, vocabulary } as unknown as GameContent;
    });
    return new Content(this.files, games);
  }
}
