/**
 * What a view of the content leaves out, as texts in place of those of the documents: whole games, sets, and everything that
 * shows their cards. Readers of the view read these texts and so cannot know what is withheld.
 */
import { stringify } from 'yaml';
import type { SourceFile } from '../content.ts';
import { placeOf, type DocumentKind } from '../places.ts';
import { fileNamesIn } from '../pictures/names.ts';
import { dataOfYaml, filterLists, type KeptMembers } from './edit-yaml.ts';
import type { Withheld } from './restrictions.ts';

/** A text in place of that of a document; null: the view does not have the document. */
export interface WithheldText {
  readonly path: string;
  readonly text: string | null;
}

/** Names of what is withheld of a game, as documents write them. */
interface Names {
  readonly sets: ReadonlySet<string>;
  /** Ids and names of sets. */
  readonly setNames: ReadonlySet<string>;
  /** Slugs of cards. */
  readonly cards: Set<string>;
  readonly decks: Set<string>;
  readonly examples: Set<string>;
  /** A word of a text that is the slug or the name of a card or set. */
  mentions(text: string): boolean;
}

type Doc = Readonly<Record<string, unknown>>;
/** The text of a document in the view; null where it is left out. */
type Show = (text: string, names: Names) => string | null;

const isDoc = (value: unknown): value is Doc => typeof value === 'object' && value !== null && !Array.isArray(value);
const listIn = (doc: unknown, key: string): readonly unknown[] => {
  const list = isDoc(doc) ? doc[key] : undefined;
  return Array.isArray(list) ? list : [];
};
const member = (value: unknown, key: string): string => (isDoc(value) ? String(value[key]) : '');

/** The printings that a set of the view shows; a card with none of them is left out. */
function shownCard(text: string, sets: ReadonlySet<string>): string | null {
  if (![...sets].some((set) => text.includes(set))) return text;
  const keep = (printing: unknown): boolean => !sets.has(member(printing, 'set'));
  const { text: shown, left } = filterLists(text, [{ path: ['printings'], keep }]);
  return left[0] === 0 ? null : shown;
}

/** A document that is a list: members that mention what is withheld are left out, and the document with the last of them. */
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

/** Lists of parameters may name sets. */
const shownLayer: Show = (text, names) => {
  const doc = dataOfYaml(text);
  const parameters = isDoc(doc) && isDoc(doc['parameters']) ? doc['parameters'] : {};
  const keep = (one: unknown): boolean => !names.setNames.has(String(one));
  const lists: KeptMembers[] = Object.entries(parameters)
    .filter(([, value]) => Array.isArray(value) && value.some((one) => !keep(one)))
    .map(([name]) => ({ path: ['parameters', name], keep }));
  return lists.length === 0 ? text : filterLists(text, lists).text;
};

/** Data without list members and map keys that name what is withheld. */
function pruned(value: unknown, isHidden: (name: string) => boolean): unknown {
  if (Array.isArray(value))
    return value.filter((one) => typeof one !== 'string' || !isHidden(one)).map((one) => pruned(one, isHidden));
  if (!isDoc(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (isHidden(key) ? [] : [[key, pruned(one, isHidden)]])),
  );
}

/** A document whose lists and maps can name cards and sets, such as a deck law. */
const shownData: Show = (text, names) =>
  names.mentions(text) ? stringify(pruned(dataOfYaml(text), isNameIn(names)), { lineWidth: 0 }) : text;

const isNameIn =
  ({ cards, setNames }: Names) =>
  (name: string): boolean =>
    cards.has(name) || setNames.has(name);

/** Dated changes without what is withheld. A change that names nothing else is left out, and so is a reason that mentions it. */
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

/** A document that only editors need, which the view leaves out if it names what is withheld. */
const shownToEditors: Show = (text, names) => (names.mentions(text) ? null : text);

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

/** In the order in which they are read: what is left out of one document is left out of those after it. */
const SHOWN: readonly (readonly [DocumentKind, Show])[] = [
  ['deck', shownDeck],
  ['examples', listed('examples', (one, { examples }) => void examples.add(member(one, 'id')))],
  ['rulings', listed('rulings')],
  ['glossary', listed('terms')],
  ['mode', shownLayer],
  ['variant', shownLayer],
  ['deck-law', shownData],
  ['parameters', shownData],
  ['legality', shownLegality],
  ['adoption', shownToEditors],
  ['adopted', shownToEditors],
  ['game', shownGame],
  ['learn', shownLearn],
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

const anyOf = (words: readonly string[], flags: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.map(escaped).join('|')})(?![\p{L}\p{N}])`, flags);

/** Finds any of the names in a text, each as a whole. A name of one word has to be written as it is: it may be a common word. */
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

/** What is left out of one game for its withheld sets. */
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
  // A picture that no card of the view shows may be that of a card which the view does not have.
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

/** The texts that a view has in place of those of some files. Takes time that grows with the files of the games. */
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
