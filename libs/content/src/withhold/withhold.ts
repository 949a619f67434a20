/**
 * Computes the texts of a view, which replace the texts of documents. They hide whole games, sets, and everything that mentions hidden
 * cards. Readers of the view see only these texts, so they cannot find the hidden parts.
 */
import { stringify } from 'yaml';
import type { SourceFile } from '../content.ts';
import { placeOf, type DocumentKind } from '../places.ts';
import { fileNamesIn } from '../pictures/names.ts';
import { dataOfYaml, filterLists, type KeptMembers } from './edit-yaml.ts';
import type { Withheld } from './restrictions.ts';

/** The text that replaces the text of a document; null if the view hides the document. */
export interface WithheldText {
  readonly path: string;
  readonly text: string | null;
}

/** The names of the hidden parts of a game, as documents write them. */
interface Names {
  readonly sets: ReadonlySet<string>;
  /** Ids and names of sets. */
  readonly setNames: ReadonlySet<string>;
  /** Slugs of cards. */
  readonly cards: Set<string>;
  readonly decks: Set<string>;
  readonly examples: Set<string>;
  /** Whether a text contains the slug, name or alias of a hidden card, or the id or name of a hidden set. */
  mentions(text: string): boolean;
}

type Doc = Readonly<Record<string, unknown>>;
/** Returns the text of a document in the view; null if the view hides the document. */
type Show = (text: string, names: Names) => string | null;

const isDoc = (value: unknown): value is Doc => typeof value === 'object' && value !== null && !Array.isArray(value);
const listIn = (doc: unknown, key: string): readonly unknown[] => {
  const list = isDoc(doc) ? doc[key] : undefined;
  return Array.isArray(list) ? list : [];
};
const member = (value: unknown, key: string): string => (isDoc(value) ? String(value[key]) : '');

/** Removes the printings of hidden sets. A card without other printings is hidden. */
function shownCard(text: string, sets: ReadonlySet<string>): string | null {
  if (![...sets].some((set) => text.includes(set))) return text;
  const keep = (printing: unknown): boolean => !sets.has(member(printing, 'set'));
  const { text: shown, left } = filterLists(text, [{ path: ['printings'], keep }]);
  return left[0] === 0 ? null : shown;
}

/** For a document with a list. Removes members that mention hidden parts, and hides the document if no member is left. */
const listed =
  (key: string, onHidden: (member: unknown, names: Names) => void = () => undefined): Show =>
  (text, names) => {
    if (!names.mentions(text)) return text;
    const keep = (one: unknown): boolean => {
      const isHidden = names.mentions(JSON.stringify(one));
      if (isHidden) onHidden(one, names);
      return !isHidden;
    };
    const { text: shown, left } = filterLists(text, [{ path: [key], keep }]);
    return left[0] === 0 ? null : shown;
  };

const shownDeck: Show = (text, names) => {
  const doc = dataOfYaml(text);
  const entries = [...listIn(doc, 'entries'), ...listIn(doc, 'side')];
  const isHidden = entries.some((entry) => names.cards.has(member(entry, 'card'))) || names.mentions(text);
  if (isHidden) names.decks.add(member(doc, 'id'));
  return isHidden ? null : text;
};

/** For a mode or variant. Removes hidden sets from its parameters. */
const shownLayer: Show = (text, names) => {
  const doc = dataOfYaml(text);
  const parameters = isDoc(doc) && isDoc(doc['parameters']) ? doc['parameters'] : {};
  const keep = (one: unknown): boolean => !names.setNames.has(String(one));
  const lists: KeptMembers[] = Object.entries(parameters)
    .filter(([, value]) => Array.isArray(value) && value.some((one) => !keep(one)))
    .map(([name]) => ({ path: ['parameters', name], keep }));
  return lists.length === 0 ? text : filterLists(text, lists).text;
};

/** Removes list members and map keys that name hidden parts. */
function pruned(value: unknown, isHidden: (name: string) => boolean): unknown {
  if (Array.isArray(value))
    return value.filter((one) => typeof one !== 'string' || !isHidden(one)).map((one) => pruned(one, isHidden));
  if (!isDoc(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (isHidden(key) ? [] : [[key, pruned(one, isHidden)]])),
  );
}

/** For a document whose lists and maps can name cards and sets, such as a deck law. */
const shownData: Show = (text, names) =>
  names.mentions(text) ? stringify(pruned(dataOfYaml(text), isNameIn(names)), { lineWidth: 0 }) : text;

const isNameIn =
  ({ cards, setNames }: Names) =>
  (name: string): boolean =>
    cards.has(name) || setNames.has(name);

/** For dated changes. Removes hidden parts, reasons that mention them, and changes that then have no effect. */
const shownLegality: Show = (text, names) => {
  if (!names.mentions(text)) return text;
  const doc = pruned(dataOfYaml(text), isNameIn(names)) as Doc;
  const changes = listIn(doc, 'changes').flatMap((change) => {
    const kept = Object.entries(change as Doc).filter(
      ([, value]) => !isEmpty(value) && !(typeof value === 'string' && names.mentions(value)),
    );
    return kept.some(([key]) => LISTS.has(key)) ? [Object.fromEntries(kept)] : [];
  });
  return stringify({ ...doc, changes }, { lineWidth: 0 });
};

/** The members of a change that have an effect. */
const LISTS: ReadonlySet<string> = new Set(['admit', 'rotate', 'ban', 'restrict', 'points', 'pointLimit', 'restore']);

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Shows a document unchanged, or leaves it out if it mentions withheld content. */
const shownWhole: Show = (text, names) => (names.mentions(text) ? null : text);

const shownGame: Show = (text, { decks }) => {
  if (decks.size === 0) return text;
  return filterLists(text, [{ path: ['decks'], keep: (id) => !decks.has(String(id)) }]).text;
};

const shownLearn: Show = (text, { cards, examples }) => {
  const lists: KeptMembers[] = [
    { path: ['cards'], keep: (diagram) => !cards.has(member(diagram, 'card')) },
    { path: ['examples'], keep: (id) => !examples.has(String(id)) },
  ];
  const { text: shown, left } = filterLists(text, lists);
  return left.includes(0) ? null : shown;
};

/** Hides the first match if it mentions withheld content or plays a hidden deck. */
const shownFirstGame: Show = (text, names) => {
  if (names.mentions(text)) return null;
  return listIn(dataOfYaml(text), 'decks').some((id) => names.decks.has(String(id))) ? null : text;
};

/** The order matters, because later kinds also hide references to decks and examples that earlier kinds have hidden. */
const SHOWN: readonly (readonly [DocumentKind, Show])[] = [
  ['deck', shownDeck],
  ['examples', listed('examples', (one, { examples }) => void examples.add(member(one, 'id')))],
  ['ruling', shownWhole],
  ['term', shownWhole],
  ['rulings', listed('rulings')],
  ['glossary', listed('terms')],
  ['mode', shownLayer],
  ['variant', shownLayer],
  ['deck-law', shownData],
  ['parameters', shownData],
  ['legality', shownLegality],
  ['adoption', shownWhole],
  ['adopted', shownWhole],
  ['game', shownGame],
  ['learn', shownLearn],
  ['first-game', shownFirstGame],
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

const anyOf = (words: readonly string[], flags: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.map(escaped).join('|')})(?![\p{L}\p{N}])`, flags);

/** Returns a test for texts that contain a whole name. A name of one word must match its case, because it may be a common word. */
function finderOf(names: ReadonlySet<string>): (text: string) => boolean {
  const known = [...names].filter((name) => name.trim() !== '');
  const isOne = (name: string): boolean => /^[\p{L}\p{N}]+$/u.test(name);
  const patterns = [
    anyOf(known.filter(isOne), 'u'),
    anyOf(
      known.filter((name) => !isOne(name)),
      'iu',
    ),
  ].filter(({ source }) => !source.includes('(?:)'));
  return (text) => patterns.some((pattern) => pattern.test(text));
}

/** The replaced texts of one game with hidden sets. */
function withholdSets(files: readonly SourceFile[], game: string, sets: ReadonlySet<string>): WithheldText[] {
  const found: WithheldText[] = [];
  const of = (kind: DocumentKind) =>
    files.filter(({ path }) => {
      const place = placeOf(path);
      return place?.game === game && place.kind === kind;
    });
  const words = new Set<string>();
  const setNames = new Set<string>(sets);
  for (const { path, text } of of('set')) {
    if (!sets.has(placeOf(path)!.slug)) continue;
    found.push({ path, text: null });
    setNames.add(member(dataOfYaml(text), 'name'));
  }
  for (const name of setNames) words.add(name);
  const cards = new Set<string>();
  const shownPictures = new Set<string>();
  for (const { path, text } of of('card')) {
    const shown = shownCard(text, sets);
    if (shown !== null) for (const name of fileNamesIn(shown)) shownPictures.add(name);
    if (shown !== text) found.push({ path, text: shown });
    if (shown !== null) continue;
    const doc = dataOfYaml(text);
    const { slug } = placeOf(path)!;
    cards.add(slug);
    for (const word of [slug, member(doc, 'name'), ...listIn(doc, 'aliases').map(String)]) words.add(word);
  }
  // A picture that no visible card names may belong to a withheld card.
  for (const { path } of of('picture'))
    if (!shownPictures.has(path.slice(path.lastIndexOf('/') + 1))) found.push({ path, text: null });
  const names: Names = {
    ...{ sets, setNames, cards, mentions: finderOf(words) },
    ...{ decks: new Set(), examples: new Set() },
  };
  for (const [kind, show] of SHOWN)
    for (const { path, text } of of(kind)) {
      const shown = show(text, names);
      if (shown !== text) found.push({ path, text: shown });
    }
  return found;
}

/** The texts that replace those of `files` in a view. The time grows with the number of files of the games. */
export function withheldTexts(files: readonly SourceFile[], withheld: readonly Withheld[]): WithheldText[] {
  const games = new Set(withheld.filter(({ set }) => set === null).map(({ game }) => game));
  const removed = files.filter(({ path }) => games.has(placeOf(path)?.game ?? ''));
  const others = [...new Set(withheld.map(({ game }) => game))].filter((game) => !games.has(game));
  return [
    ...removed.map(({ path }) => ({ path, text: null })),
    ...others.flatMap((game) => {
      const sets = withheld.filter((one) => one.game === game).map(({ set }) => set!);
      return withholdSets(files, game, new Set(sets));
    }),
  ];
}
