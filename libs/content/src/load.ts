/** Loads content from files: parses each file by its kind, then checks every reference between them. */
import { adoptedSchema, adoptionSchema } from './adoption.ts';
import { LazyCards, printingPlaces } from './card-names.ts';
import { Content, type GameContent, type SourceFile } from './content.ts';
import { deckLawSchema, type DeckLaw } from './deck-law.ts';
import { NO_FACES, facesSchema, type FacesDoc } from './data-game/faces.ts';
import { fieldsSchema, type FieldsDoc } from './data-game/fields.ts';
import { NO_PARAMETERS, parametersSchema, type ParametersDoc } from './data-game/parameters.ts';
import { pluginVocabulary, type PluginDocuments } from './data-game/plugin-vocabulary.ts';
import { vocabularyOf, type DataGame } from './data-game/vocabulary.ts';
import { exampleFileSchema, type Example } from './examples.ts';
import { entriesOf, Gathering, type Loaded } from './gathering.ts';
import { legalitySchema } from './legality.ts';
import { readDrawing } from './drawings/drawing.ts';
import { readLogo, type ReadLogo } from './logo.ts';
import { playOf, vocabularyWithPlay, type GamePlay } from './play/play-of.ts';
import { placeOf, type DocumentKind, type DocumentPlace } from './places.ts';
import { firstGameSchema, type FirstGameDoc } from './first-game.ts';
import { policySchema, type PolicyDoc } from './policy.ts';
import { strengthSchema, type StrengthDoc } from './strength.ts';
import { learnSchema, type LearnDoc } from './learn.ts';
import { Lru } from './lru.ts';
import { parsePicture, type Picture } from './pictures/picture.ts';
import { checkReferences } from './references.ts';
import { ContentError, type Problem } from './problems.ts';
import {
  cardSchema,
  deckSchema,
  gameSchema,
  glossarySchema,
  glossaryTermSchema,
  modeSchema,
  rulingSchema,
  rulingsSchema,
  setSchema,
  variantSchema,
  type CardDoc,
  type DeckDoc,
  type GlossaryTerm,
  type Ruling,
} from './schemas.ts';
import { parseChapter, type RuleSource } from './text/chapter.ts';
import { addedCards, convertedCard, convertedExamples, type FormerCards } from './former-cards.ts';
import {
  addedTo,
  formersIn,
  isPlugin,
  withAdded,
  withFormer,
  type FormerPlugin,
  type KnownGame,
} from './former-plugin.ts';
import type { PluginVocabulary } from './vocabulary.ts';
import { TEXT_LIMITS } from './text-bounds.ts';
import { parseYaml, positionIn, type ParsedYaml } from './yaml.ts';

const SCHEMAS = {
  game: gameSchema,
  fields: fieldsSchema,
  faces: facesSchema,
  parameters: parametersSchema,
  mode: modeSchema,
  variant: variantSchema,
  'deck-law': deckLawSchema,
  legality: legalitySchema,
  ruling: rulingSchema,
  term: glossaryTermSchema,
  rulings: rulingsSchema,
  glossary: glossarySchema,
  learn: learnSchema,
  'first-game': firstGameSchema,
  policy: policySchema,
  strength: strengthSchema,
  examples: exampleFileSchema,
  card: cardSchema,
  set: setSchema,
  deck: deckSchema,
  adoption: adoptionSchema,
  adopted: adoptedSchema,
} as const;

function byId<T extends { id: string }>(list: readonly Loaded<T>[]): Map<string, T> {
  return new Map(list.map((one) => [one.value.id, one.value]));
}

/** The number of texts of one path whose parsed forms are cached. */
const TEXTS_KEPT = 4;
/**
 * The number of cached paths: more than a large game has. A smaller LRU cache would always miss, because a tree is read in the same order
 * each time.
 */
const PATHS_KEPT = 250_000;

type ReadDrawing = ReturnType<typeof readDrawing>;

interface ParsedFile {
  readonly text: string;
  readonly parsed: ParsedYaml<unknown> | ReturnType<typeof parseChapter> | ReadLogo | ReadDrawing;
}

/** A cache of parsed files. Contents share the parsed values, so nothing may change them. */
class ParsedFiles {
  private readonly known = new Lru<string, ParsedFile[]>(PATHS_KEPT);

  yaml(file: SourceFile, kind: keyof typeof SCHEMAS): ParsedYaml<unknown> {
    const { characters } = TEXT_LIMITS[kind === 'policy' ? kind : 'yaml'];
    return this.find(file, () => parseYaml(file.path, file.text, SCHEMAS[kind], characters)) as ParsedYaml<unknown>;
  }

  picture(file: SourceFile): ParsedYaml<Picture> {
    return this.find(file, () => parsePicture(file.path, file.text)) as ParsedYaml<Picture>;
  }

  chapter(file: SourceFile, slug: string): ReturnType<typeof parseChapter> {
    return this.find(file, () => parseChapter(file.path, slug, file.text)) as ReturnType<typeof parseChapter>;
  }

  logo(file: SourceFile): ReadLogo {
    return this.find(file, () => readLogo(file.path, file.text)) as ReadLogo;
  }

  drawing(file: SourceFile): ReadDrawing {
    return this.find(file, () => readDrawing(file.path, file.text)) as ReadDrawing;
  }

  /** Reads a file of any kind. */
  problemsIn(file: SourceFile, { kind, slug }: DocumentPlace): readonly Problem[] {
    // A play document is checked with the rest of its game.
    if (kind === 'play') return [];
    if (kind === 'text') return this.chapter(file, slug).problems;
    if (kind === 'picture') return this.picture(file).problems;
    if (kind === 'drawing') return this.drawing(file).problems;
    return kind === 'logo' ? this.logo(file).problems : this.yaml(file, kind).problems;
  }

  /** The card of a file that was parsed before, for example when it was checked. Parses nothing and keeps nothing. */
  card({ path, text }: SourceFile): CardDoc | null {
    const version = this.known.find(path)?.find((one) => one.text === text);
    return version ? (version.parsed as ParsedYaml<CardDoc>).value : null;
  }

  private find({ path, text }: SourceFile, parse: () => ParsedFile['parsed']): ParsedFile['parsed'] {
    const texts = this.known.get(path, () => []);
    const entry = texts.find((one) => one.text === text) ?? { text, parsed: parse() };
    texts.splice(0, texts.length, entry, ...texts.filter((one) => one !== entry).slice(0, TEXTS_KEPT - 1));
    return entry.parsed;
  }
}

/**
 * A release differs little from the one before it, and a draft from its release. With this cache, loading a tree parses only its new files.
 */
const parsedFiles = new ParsedFiles();

/** Parses one file and caches the result for the next load, for callers that limit the time per file. Returns the problems in its text. */
export function readFile(file: SourceFile): readonly Problem[] {
  const place = placeOf(file.path);
  return place ? parsedFiles.problemsIn(file, place) : [];
}

/**
 * The cards of a game, from files that were checked when they were stored. Each card is parsed when it is first requested. If this version
 * of the program does not understand it, that request throws ContentError.
 * @param former how the values of the cards were written when the game had a plugin
 */
export function lazyCards(files: Iterable<SourceFile>, game: string, former?: FormerCards): LazyCards {
  const cardFiles = new Map<string, SourceFile>();
  for (const file of files) {
    const place = placeOf(file.path);
    if (place?.kind === 'card' && place.game === game) cardFiles.set(place.slug, file);
  }
  return lazyCardsOf(cardFiles, former);
}

/** The card of each file. Contents that share a file share its card, so code must never change a card. */
const readCards = new WeakMap<SourceFile, CardDoc>();

/** The card of a file. It is parsed unless a content or a check has it. @throws ContentError for a card that does not match its schema */
function readCard(file: SourceFile): CardDoc {
  const known = readCards.get(file) ?? parsedFiles.card(file);
  if (known) return known;
  const { value, problems } = parseYaml(file.path, file.text, cardSchema);
  if (value === null) throw new ContentError(problems);
  return value;
}

/** Like `readCard`, and keeps the card as long as its file. */
function cardIn(file: SourceFile): CardDoc {
  const card = readCard(file);
  readCards.set(file, card);
  return card;
}

/** The places of the printings in each file. Contents share files, so a content with a new draft looks through the new files only. */
const readPlaces = new WeakMap<SourceFile, readonly string[]>();

function placesIn(file: SourceFile): readonly string[] {
  const places = readPlaces.get(file) ?? printingPlaces(file.text);
  readPlaces.set(file, places);
  return places;
}

/** The text of a card that has no file. It writes no name plainly, so the name is that of the card. */
const NO_FILE = 'aliases';

/** The cards without a file that cards of an old release made in play. One that cannot be read makes none. */
function addedIn(files: ReadonlyMap<string, SourceFile>, former: FormerCards): Map<string, CardDoc> {
  const made = [...files.values()].flatMap((file) =>
    addedCards(former, file.text, () => parsedFiles.yaml(file, 'card').value as CardDoc | null),
  );
  return new Map(made.flatMap((card) => (files.has(card.id) ? [] : [[card.id, card]])));
}

function lazyCardsOf(files: ReadonlyMap<string, SourceFile>, former?: FormerCards): LazyCards {
  const added = former ? addedIn(files, former) : new Map<string, CardDoc>();
  const texts = new Map([...files].map(([slug, { text }]) => [slug, text]));
  for (const id of added.keys()) texts.set(id, NO_FILE);
  const inForm = (card: CardDoc): CardDoc => (former ? convertedCard(former, card) : card);
  return new LazyCards(
    texts,
    (slug) => added.get(slug) ?? inForm(cardIn(files.get(slug)!)),
    (slug) => (added.has(slug) ? [] : placesIn(files.get(slug)!)),
    (slug) => added.get(slug) ?? inForm(readCard(files.get(slug)!)),
  );
}

/** A document of a release from when the game had a plugin, with the values of the documents that replaced it. */
function inFormOf(former: FormerCards, kind: DocumentKind, value: unknown): unknown {
  if (kind === 'card') return convertedCard(former, value as CardDoc);
  return kind === 'examples' ? convertedExamples(former, value as { readonly examples: readonly Example[] }) : value;
}

function gather(
  files: readonly SourceFile[],
  formers: ReadonlyMap<string, FormerPlugin>,
  problems: Problem[],
): Map<string, Gathering> {
  const games = new Map<string, Gathering>();
  for (const file of files) {
    const place = placeOf(file.path);
    if (!place) {
      const expected =
        'rules/<game>/game.yaml, logo.svg, logo.png, fields.yaml, faces.yaml, parameters.yaml, modes, variants, deck-laws, legality, play, text/NN-<chapter>.md, rulings, glossary, learn.yaml, first-game.yaml, policies, strength.json, examples; cards/<game>/cards, pictures (png, jpg or webp), drawings (svg), sets, decks, adopt, adopted';
      problems.push({
        path: file.path,
        line: 1,
        column: 1,
        code: 'unknown-file',
        message: 'No document has this path.',
        expected,
      });
      continue;
    }
    const game = games.get(place.game) ?? new Gathering();
    games.set(place.game, game);
    if (place.kind === 'text') {
      const parsed = parsedFiles.chapter(file, place.slug);
      problems.push(...parsed.problems);
      game.chapters.set(place.slug, parsed.chapter);
      continue;
    }
    if (place.kind === 'play') {
      game.play.set(place.slug, file);
      continue;
    }
    if (place.kind === 'logo') {
      problems.push(...parsedFiles.logo(file).problems);
      game.add('logo', { path: file.path, value: null, at: () => ({ line: 1, column: 1 }) });
      continue;
    }
    if (place.kind === 'drawing') {
      problems.push(...parsedFiles.drawing(file).problems);
      game.add('drawing', { path: file.path, value: null, at: () => ({ line: 1, column: 1 }) });
      continue;
    }
    if (place.kind === 'picture') {
      const { value, problems: wrong, at } = parsedFiles.picture(file);
      problems.push(...wrong);
      if (value) game.add('picture', { path: file.path, value, at });
      continue;
    }
    const parsed = parsedFiles.yaml(file, place.kind);
    problems.push(...parsed.problems);
    if (parsed.value === null) {
      game.unread.set(`${place.kind} ${place.slug}`, file.path);
      continue;
    }
    const former = formers.get(place.game)?.cards;
    const value = former ? inFormOf(former, place.kind, parsed.value) : parsed.value;
    game.add(place.kind, { path: file.path, value, at: parsed.at });
    if (former && place.kind === 'card')
      game.added.push(...addedCards(former, file.text, () => parsed.value as CardDoc));
    const id = (parsed.value as { id?: string }).id;
    if (id !== undefined && id !== place.slug) {
      const { line, column } = parsed.at(['id']);
      problems.push({
        path: file.path,
        line,
        column,
        code: 'id-and-file',
        message: `The id "${id}" and the file's name differ.`,
        expected: place.slug,
      });
    }
  }
  return games;
}

/** The same map with the ids of `order` first. */
function inOrder<T>(map: ReadonlyMap<string, T>, order: readonly string[]): ReadonlyMap<string, T> {
  const ids = [...order.filter((id) => map.has(id)), ...[...map.keys()].filter((id) => !order.includes(id))];
  return new Map(ids.map((id) => [id, map.get(id)!]));
}

/**
 * The documents of a kind. An old release without one has those that its plugin provides. The release does not contain them, so they are
 * not checked with it.
 */
function documentsOf<T>(
  gathered: Gathering,
  kind: DocumentKind & keyof typeof SCHEMAS,
  first: PluginVocabulary | undefined,
): T[] {
  const own = gathered.of<T>(kind).map(({ value }) => value);
  if (own.length > 0) return own;
  return (first?.firstDocuments ?? [])
    .filter(({ path }) => placeOf(path)?.kind === kind)
    .map((file) => parsedFiles.yaml(file, kind).value as T);
}

const problemOf = (path: string, code: string, message: string): Problem => ({
  path,
  line: 1,
  column: 1,
  code,
  message,
});

const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const picturesOf = (gathered: Gathering): ReadonlyMap<string, Picture> =>
  new Map(gathered.of<Picture>('picture').map((one) => [fileNameOf(one.path), one.value]));

/** The documents that describe a game without a plugin. If they are missing, returns null and adds a problem. */
function dataOf(
  doc: Loaded<GameContent['doc']>,
  gathered: Gathering,
  former: FormerPlugin | undefined,
  problems: Problem[],
): DataGame | null {
  const { id, engine } = doc.value;
  const fields = gathered.of<FieldsDoc>('fields')[0];
  const path = `rules/${id}/fields.yaml`;
  if (engine === 'plugin' && gathered.play.size === 0) {
    const message = `No plugin plays the game "${id}". Write "engine: none" here and describe its cards in ${path}, or correct the name of the folder.`;
    problems.push(problemOf(doc.path, 'unknown-game', message));
  } else if (!fields && !problems.some((one) => one.path === path)) {
    const message =
      'A game without an engine describes its cards in fields.yaml. Create the file with a list "fields".';
    problems.push(problemOf(path, 'missing-fields', message));
  } else if (fields) {
    const faces = gathered.of<FacesDoc>('faces')[0]?.value ?? NO_FACES;
    const parameters = gathered.of<ParametersDoc>('parameters')[0]?.value ?? NO_PARAMETERS;
    const data = { fields: fields.value, faces, parameters, pictures: picturesOf(gathered) };
    return former ? { ...data, ...ofThen(former, parameters) } : data;
  }
  return null;
}

/** What a game has that had a plugin then. */
const ofThen = (former: FormerPlugin, parameters: ParametersDoc): Pick<DataGame, 'parameters' | 'former'> => ({
  parameters: withAdded(former, parameters),
  former: {
    added: addedTo(former, parameters).map(({ name }) => name),
    law: former.cards?.law ?? {},
    search: former.cards?.search ?? {},
    byCard: former.byCard ?? [],
  },
});

/** The cards by id, with those that they made in play and that have no file. */
function cardsIn(gathered: Gathering): Map<string, CardDoc> {
  const cards = byId(gathered.of<CardDoc>('card'));
  for (const card of gathered.added) if (!cards.has(card.id)) cards.set(card.id, card);
  return cards;
}

const NO_PICTURES: ReadonlyMap<string, Picture> = new Map();

/** What documents declare to a plugin. */
function declaredTo(plugin: PluginVocabulary, gathered: Gathering): PluginDocuments {
  const [parameters = NO_PARAMETERS] = documentsOf<ParametersDoc>(gathered, 'parameters', plugin);
  const [fields] = documentsOf<FieldsDoc>(gathered, 'fields', plugin);
  const [faces = NO_FACES] = documentsOf<FacesDoc>(gathered, 'faces', plugin);
  const pictures = gathered.of<Picture>('picture');
  const shown = pictures.length === 0 ? NO_PICTURES : picturesOf(gathered);
  return { parameters, cards: fields === undefined ? null : { fields, faces, pictures: shown } };
}

/** Play documents are played only if game.yaml says so. A view that hides all of them shows a game without an engine. */
function checkEngine(
  { path, value, at }: Loaded<GameContent['doc']>,
  { play }: GameContent,
  problems: Problem[],
): void {
  const say = (message: string): unknown => problems.push({ path, ...at(['engine']), code: 'wrong-engine', message });
  if (value.engine !== 'play' && play.length > 0)
    say('This game has play documents. Write "engine: play", so that they are played.');
}

/** A problem of play, at the text of the card that has it. */
function inCard({ way, ...problem }: GamePlay['problems'][number], files: readonly SourceFile[]): Problem {
  const text = way === undefined ? undefined : files.find(({ path }) => path === problem.path)?.text;
  if (way === undefined || text === undefined) return problem;
  const { line, column } = positionIn(text, way);
  return { ...problem, line, column };
}

/** The texts of the drawings, by game and card. They are parsed when a face is made, because a large game has as many as cards. */
function drawingsOf(files: readonly SourceFile[]): ReadonlyMap<string, Map<string, string>> {
  const games = new Map<string, Map<string, string>>();
  for (const file of files) {
    const place = file.path.endsWith('.svg') ? placeOf(file.path) : null;
    if (place?.kind !== 'drawing') continue;
    const known = games.get(place.game) ?? new Map<string, string>();
    games.set(place.game, known.set(place.slug, file.text));
  }
  return games;
}

/** Loads a tree of files. Returns all problems at once; if there are any, the content is incomplete. */
export function loadContent(
  files: readonly SourceFile[],
  knownGames: readonly KnownGame[],
): { content: Content; problems: Problem[] } {
  return contentOf(
    files,
    files,
    knownGames,
    () => null,
    () => true,
  );
}

/**
 * @param all the files of the content
 * @param read the files to parse now
 * @param cardsOf the cards of a game if they are not among the files to parse
 * @param hasChanges whether documents of a game changed, so that its play is checked
 */
function contentOf(
  all: readonly SourceFile[],
  read: readonly SourceFile[],
  knownGames: readonly KnownGame[],
  cardsOf: (game: string, gathered: Gathering) => GameContent['cards'] | null,
  hasChanges: (game: string) => boolean,
): { content: Content; problems: Problem[] } {
  const problems: Problem[] = [];
  const games: GameContent[] = [];
  const drawings = drawingsOf(all);
  const plugins = knownGames.filter(isPlugin);
  const own = new Set(read);
  const formers = formersIn(read, knownGames);
  for (const [id, gathered] of gather(withFormer(read, formers), formers, problems)) {
    const doc = gathered.of<GameContent['doc']>('game')[0];
    if (!doc) {
      problems.push(problemOf(`rules/${id}/game.yaml`, 'missing-game', 'The game has no valid game.yaml.'));
      continue;
    }
    const plugin = plugins.find((one) => one.game === id);
    const data = plugin ? null : dataOf(doc, gathered, formers.get(id), problems);
    const declared = plugin ? declaredTo(plugin, gathered) : null;
    const vocabulary = plugin ? pluginVocabulary(plugin, declared!) : data && vocabularyOf(id, data);
    if (!vocabulary) continue;
    const chapters = doc.value.chapters.map((slug) => gathered.chapters.get(slug)).filter((one) => one !== undefined);
    const game: GameContent = {
      doc: doc.value,
      vocabulary: gathered.play.size === 0 ? vocabulary : vocabularyWithPlay(vocabulary, () => playOf(game).program),
      data,
      declared,
      modes: byId(gathered.of('mode')),
      variants: byId(gathered.of('variant')),
      deckLaws: new Map(documentsOf<DeckLaw>(gathered, 'deck-law', plugin).map((law) => [law.id, law])),
      legality: byId(gathered.of('legality')),
      cards: cardsOf(id, gathered) ?? cardsIn(gathered),
      drawings: drawings.get(id) ?? new Map(),
      sets: byId(gathered.of('set')),
      decks: inOrder(byId(gathered.of<DeckDoc>('deck')), doc.value.decks),
      rulings: entriesOf<Ruling>(gathered, 'ruling', 'rulings', 'rulings').map(({ value }) => value),
      glossary: entriesOf<GlossaryTerm>(gathered, 'term', 'glossary', 'terms').map(({ value }) => value),
      learn: gathered.of<LearnDoc>('learn')[0]?.value ?? null,
      firstGame: gathered.of<FirstGameDoc>('first-game')[0]?.value ?? null,
      policies: gathered.of<PolicyDoc>('policy').map(({ value }) => value),
      strength: gathered.of<StrengthDoc>('strength')[0]?.value.rows ?? [],
      play: [...gathered.play].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, file]) => file),
      chapters,
      rules: new Map<string, RuleSource>(chapters.flatMap((one) => one.rules.map((rule) => [rule.id, rule]))),
      examples: new Map(gathered.of<{ examples: Example[] }>('examples').map((one) => [one.path, one.value.examples])),
    };
    checkReferences(game, gathered, problems);
    if (game.play.every((file) => own.has(file))) checkEngine(doc, game, problems);
    for (const { path, value, at } of gathered.of<PolicyDoc>('policy'))
      if (value.game !== id)
        problems.push({
          path,
          ...at(['game']),
          code: 'wrong-game',
          message: `This policy plays "${value.game}". Train one for "${id}" with rw train.`,
        });
    if (game.play.length > 0 && (game.cards instanceof Map || hasChanges(id)))
      problems.push(...playOf(game).problems.map((one) => inCard(one, all)));
    games.push(game);
  }
  problems.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line));
  games.sort((a, b) => Number(a.doc.guest !== undefined) - Number(b.doc.guest !== undefined));
  return { content: new Content(new Map(all.map((file) => [file.path, file])), games), problems };
}

/** Checks that were added after releases were stored. Rendering leaves out the parts that they reject. */
const LATER_CHECKS: ReadonlySet<string> = new Set(['unsafe-link']);

/** The problems, without those that a later check finds in documents that are already released. */
export const newProblems = (problems: readonly Problem[], isReleased: (path: string) => boolean): readonly Problem[] =>
  problems.filter(({ code, path }) => !(LATER_CHECKS.has(code) && isReleased(path)));

/** The kinds of documents that card data may name. */
const NAMED_BY_CARDS: ReadonlySet<DocumentPlace['kind']> = new Set(['card', 'set', 'picture']);

/** The names in the text of a card: ids, and names of picture files. */
const NAMES = /[a-z0-9][a-z0-9-]*(?:\.(?:png|jpg|webp))?/gu;

/** The changed cards, sets and pictures that have no valid document. No card may name them. */
class LostNames {
  private readonly names = new Map<string, Set<string>>();

  constructor(files: readonly SourceFile[], changed: ReadonlySet<string>) {
    for (const path of changed) {
      const place = placeOf(path);
      if (!place || !NAMED_BY_CARDS.has(place.kind)) continue;
      const names = this.names.get(place.game) ?? new Set();
      this.names.set(place.game, names.add(nameOf(path, place)));
    }
    if (this.names.size === 0) return;
    for (const file of files) {
      const place = changed.has(file.path) ? placeOf(file.path) : null;
      if (place && NAMED_BY_CARDS.has(place.kind) && isWhole(file, place))
        this.names.get(place.game)!.delete(nameOf(file.path, place));
    }
  }

  /** Whether the text of a card may name one. Looks at each word once, because thousands of cards may be lost. */
  mayBeIn(game: string, text: string): boolean {
    const names = this.names.get(game);
    if (!names || names.size === 0) return false;
    // An escape can hide a name.
    if (text.includes('\\')) return true;
    for (const [name] of text.matchAll(NAMES)) if (names.has(name)) return true;
    return false;
  }
}

const nameOf = (path: string, { kind, slug }: DocumentPlace): string => (kind === 'picture' ? fileNameOf(path) : slug);

/** Whether a card, set or picture can be read. Cards and sets must also have the id of their file. */
function isWhole(file: SourceFile, { kind, slug }: DocumentPlace): boolean {
  if (kind === 'picture') return parsedFiles.picture(file).value !== null;
  return (parsedFiles.yaml(file, kind as 'card' | 'set').value as { id: string } | null)?.id === slug;
}

/**
 * Documents that no part of the content comes from. An adoption reads their texts itself. Together they are about as large as all cards
 * of their game, so a stored release is opened without parsing them.
 */
const UNREAD: ReadonlySet<DocumentPlace['kind']> = new Set(['adopted']);

/**
 * Loads a stored release, even if it fails checks that were added later. Its cards were checked when they were stored. Each is parsed when
 * it is first requested, so a large game opens as quickly as a small one.
 * @param changed paths of changed or removed documents; these are parsed and checked, with all documents that refer to them
 */
export function loadReleased(
  files: readonly SourceFile[],
  knownGames: readonly KnownGame[],
  changed: ReadonlySet<string> = new Set(),
): { content: Content; problems: readonly Problem[] } {
  const isReleased = (path: string): boolean => !changed.has(path);
  // The fields of a game affect all its cards, so if they change, its cards are all checked.
  const whole = new Set([...changed].map(placeOf).flatMap((place) => (place?.kind === 'fields' ? [place.game] : [])));
  const lost = new LostNames(files, changed);
  const cards = new Map<string, Map<string, SourceFile>>();
  const others = files.filter((file) => {
    const place = placeOf(file.path);
    if (place && (UNREAD.has(place.kind) || place.kind === 'drawing')) return changed.has(file.path);
    if (place?.kind !== 'card' || whole.has(place.game)) return true;
    const known = cards.get(place.game);
    if (known) known.set(place.slug, file);
    else cards.set(place.game, new Map([[place.slug, file]]));
    // A card that names a lost card, set or picture must be checked too.
    return changed.has(file.path) || lost.mayBeIn(place.game, file.text);
  });
  const formers = formersIn(files, knownGames);
  const cardsOf = (game: string, gathered: Gathering): LazyCards | null => {
    if (whole.has(game)) return null;
    const read = byId(gathered.of<CardDoc>('card'));
    // A changed card that cannot be parsed is left out.
    const usable = [...(cards.get(game) ?? [])].filter(([slug, { path }]) => isReleased(path) || read.has(slug));
    const lazy = lazyCardsOf(new Map(usable), formers.get(game)?.cards);
    for (const [id, card] of read) lazy.put(id, card);
    return lazy;
  };
  const games = new Set([...changed].map((path) => placeOf(path)?.game));
  const { content, problems } = contentOf(files, others, knownGames, cardsOf, (game) => games.has(game));
  return { content, problems: newProblems(problems, isReleased) };
}

/** Opens a stored release. @throws ContentError with all problems, if there are any */
export function openReleased(files: readonly SourceFile[], knownGames: readonly KnownGame[]): Content {
  const { content, problems } = loadReleased(files, knownGames);
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

/** Loads a tree that must have no problems. @throws ContentError with all problems */
export function openContent(files: readonly SourceFile[], knownGames: readonly KnownGame[]): Content {
  const { content, problems } = loadContent(files, knownGames);
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}
