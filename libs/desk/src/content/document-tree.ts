/** The documents of a release in folders by game and kind, with the drafts of a change set applied. */
import { nameOfId, placeOf, type SourceFile } from '@rulewright/content';
import type { ProposedText } from './desk-content.ts';
import { entryOf, type DocumentEntry } from './document-entry.ts';

export interface ListedDocument extends DocumentEntry {
  /** How the change set changes the document, or null. */
  readonly change: 'added' | 'changed' | 'removed' | null;
}

/** The documents of one kind of a game. */
export interface DocumentFolder {
  readonly game: string;
  /** The name of the game with the drafts applied. */
  readonly gameName: string;
  readonly kind: string;
  /** Number of documents, and of those that the change set changes. */
  readonly count: number;
  readonly changed: number;
  /** Position of the open document in this folder, counted from 0. Null if it is in another folder. */
  readonly place: number | null;
}

/** A query for documents. */
export interface DocumentsAsked {
  /** The games to list; null for all. */
  readonly games: readonly string[] | null;
  readonly kind: string | null;
  /** In lower case. The title or path must contain all of them. */
  readonly words: readonly string[];
  /** Whether the words may also be in the text. */
  readonly inTexts?: boolean;
  /** Whether all words must be in the title, so that the path does not count. */
  readonly inTitles?: boolean;
  /** Position of the first document to return, counted from 0, and how many to return. */
  readonly from: number;
  readonly first: number;
  /** The path of the document after which the list continues. It replaces `from`. */
  readonly after?: string | undefined;
}

/** A document with the texts in which searches look: its title alone and with its path, in lower case, and its source. */
interface Indexed extends ListedDocument {
  readonly foldedTitle: string;
  readonly folded: string;
  readonly source: string;
}

/** Documents by path, and folders whose documents are sorted by path. */
interface Index {
  readonly byPath: ReadonlyMap<string, Indexed>;
  readonly folders: ReadonlyMap<string, readonly Indexed[]>;
}

const folderOf = ({ game, kind }: Pick<DocumentEntry, 'game' | 'kind'>): string => `${game} ${kind}`;

function indexed(file: SourceFile, change: ListedDocument['change']): Indexed[] {
  const entry = entryOf(file);
  if (!entry) return [];
  const foldedTitle = entry.title.toLowerCase();
  return [{ ...entry, change, foldedTitle, folded: `${foldedTitle} ${entry.path.toLowerCase()}`, source: file.text }];
}

function indexOf(documents: readonly Indexed[]): Index {
  const folders = new Map<string, Indexed[]>();
  for (const one of documents) {
    const folder = folders.get(folderOf(one));
    if (folder) folder.push(one);
    else folders.set(folderOf(one), [one]);
  }
  return { byPath: new Map(documents.map((one) => [one.path, one])), folders };
}

/** Indexes of releases, made once for each, because releases never change. */
const releases = new WeakMap<readonly SourceFile[], Index>();

function releasedIndex(files: readonly SourceFile[]): Index {
  const known = releases.get(files) ?? indexOf(files.flatMap((file) => indexed(file, null)));
  releases.set(files, known);
  return known;
}

/** The list entry of a draft. Empty if it removes a document that was never released. */
function drafted(released: Indexed | undefined, { path, text }: ProposedText): Indexed[] {
  if (text !== null) return indexed({ path, text }, released ? 'changed' : 'added');
  return released ? [{ ...released, change: 'removed' }] : [];
}

/** The documents of a folder with its drafts applied, sorted by path. */
function overlaidFolder(released: readonly Indexed[], drafts: readonly Indexed[]): Indexed[] {
  const paths = new Set(drafts.map((one) => one.path));
  const all = [...released.filter((one) => !paths.has(one.path)), ...drafts];
  return all.sort((a, b) => (a.path < b.path ? -1 : 1));
}

export class DocumentTree {
  private readonly folderLists: ReadonlyMap<string, readonly Indexed[]>;

  /** @param files the files of a release, sorted by path */
  constructor(files: readonly SourceFile[], proposed: readonly ProposedText[]) {
    const { byPath, folders } = releasedIndex(files);
    const drafts = indexOf(proposed.flatMap((one) => drafted(byPath.get(one.path), one))).folders;
    const lists = new Map(folders);
    for (const [key, list] of drafts) lists.set(key, overlaidFolder(folders.get(key) ?? [], list));
    this.folderLists = lists;
  }

  /** The folders with documents whose titles, paths or texts contain all the words. `open` is the path of the open document. */
  folders(words: readonly string[], open: string | null): DocumentFolder[] {
    return [...this.folderLists.values()].flatMap((list) => {
      const matches = matching(list, { words, inTexts: true });
      if (matches.length === 0) return [];
      const { game, kind } = matches[0]!;
      const place = open === null ? -1 : matches.findIndex((one) => one.path === open);
      const changed = matches.filter((one) => one.change !== null).length;
      return [
        { game, gameName: this.nameOf(game), kind, count: matches.length, changed, place: place < 0 ? null : place },
      ];
    });
  }

  private nameOf(game: string): string {
    const [doc] = this.folderLists.get(folderOf({ game, kind: 'game' })) ?? [];
    return doc?.title ?? nameOfId(game);
  }

  /** A page of the matching documents, folder by folder, and their total. Each folder is sorted by path. */
  list({ games, kind, from, first, after, ...search }: DocumentsAsked): {
    total: number;
    documents: ListedDocument[];
  } {
    const matches = [...this.folderLists.values()].flatMap((list) => {
      const [one] = list;
      const wanted = (games === null || games.includes(one!.game)) && (kind === null || one!.kind === kind);
      return wanted ? matching(list, search) : [];
    });
    const start = after === undefined ? from : this.placeBehind(matches, after);
    const documents = matches
      .slice(start, start + first)
      .map(({ foldedTitle: _, folded: __, source: ___, ...listed }) => listed);
    return { total: matches.length, documents };
  }

  /** The index of the first document after a path, which may be that of a document that no longer matches. */
  private placeBehind(entries: readonly Indexed[], path: string): number {
    const folders = [...this.folderLists.keys()];
    const rankOf = (one: Pick<DocumentEntry, 'game' | 'kind'>): number => folders.indexOf(folderOf(one));
    const place = placeOf(path);
    const rank = place ? rankOf(place) : -1;
    const at = entries.findIndex((one) => rankOf(one) > rank || (rankOf(one) === rank && one.path > path));
    return at < 0 ? entries.length : at;
  }
}

/** Documents of pictures have a source that nobody reads. */
const LONGEST_SOURCE = 500_000;

type Search = Pick<DocumentsAsked, 'words' | 'inTexts' | 'inTitles'>;

function matching(list: readonly Indexed[], { words, inTexts = false, inTitles = false }: Search): readonly Indexed[] {
  if (words.length === 0) return list;
  if (inTitles) return list.filter(({ foldedTitle }) => words.every((word) => foldedTitle.includes(word)));
  return list.filter(({ folded, source }) => {
    const others = words.filter((word) => !folded.includes(word));
    if (others.length === 0) return true;
    if (!inTexts || source.length > LONGEST_SOURCE) return false;
    const text = source.toLowerCase();
    return others.every((word) => text.includes(word));
  });
}
