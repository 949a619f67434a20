/** The checked play of a game, from its documents. */
import type { GameContent } from '../content.ts';
import { hadPlugin } from '../former-plugin.ts';
import type { DataGame } from '../data-game/vocabulary.ts';
import type { CardDoc } from '../schemas.ts';
import type { AbilityReading, GameVocabulary, ParameterDeclaration } from '../vocabulary.ts';
import type { Problem } from '../problems.ts';
import { SEATS } from '../seats.ts';
import { toldOf, withNames } from './entry-phrases.ts';
import { unreadTexts } from './elaborate-phrases.ts';
import { MOST_PROBLEMS, type PlayProblem } from './problem.ts';
import { namedIn } from './unread.ts';
import { readingOf, sentencesOf, type GamePhrases } from './words.ts';
import { Recent } from './recent.ts';
import { checkPlay, hashOfPlay, hasSpoken } from './check.ts';
import type { PlayProgram, Type } from './typed.ts';
import { fieldTypes, type PlayWorld } from './world.ts';

/** What the play of a game may name, from its other documents. */
const worldOf = (game: GameContent, documents: DataGame): PlayWorld => ({
  game: game.doc.id,
  documents: { fields: documents.fields, parameters: documents.parameters },
  rules: new Set(game.rules.keys()),
  cards: game.cards,
  // Cards of the time of a plugin can have texts that only the plugin understood. The other cards are played.
  keepsUnread: hadPlugin(game),
});

/** The rules that a program names, in order: those that it counts, those of the steps, and those that it only follows. */
export const rulesOfPlay = (play: PlayProgram): string[] => [
  ...new Set([
    ...play.cites.keys(),
    ...play.documents.parameters.steps.flatMap(({ rules }) => rules),
    ...play.tells.keys(),
  ]),
];

/** A parameter, which also the engine reads if play names it. Only that asks for the play: deck checks and rulebooks need none. */
const readWith = (one: ParameterDeclaration, programOf: () => PlayProgram | null): ParameterDeclaration => ({
  ...one,
  get readBy() {
    const play = programOf();
    const isRead = play !== null && (play.reads.has(one.name) || one.name === SEATS.fewest || one.name === SEATS.most);
    return isRead ? [...new Set([...one.readBy, 'engine' as const])] : one.readBy;
  },
});

/** What play documents add to the vocabulary of their game. */
function addedBy(play: PlayProgram): Partial<GameVocabulary> {
  const named = rulesOfPlay(play);
  return {
    citedRules: named,
    citations: Object.fromEntries(
      named.map((rule) => [rule, { played: play.cites.get(rule) ?? [], told: play.tells.get(rule) ?? [] }]),
    ),
  };
}

/** The texts of a card, with what they mean and the rules that this follows. */
function readingsWith(
  vocabulary: GameVocabulary,
  phrases: GamePhrases | null,
  card: CardDoc,
): readonly AbilityReading[] {
  const texts = vocabulary.readings(card);
  if (phrases === null) return texts;
  const declared = [...phrases.verbs, ...phrases.triggers, ...phrases.keywords];
  const entries = sentencesOf(phrases).entries(card);
  return texts.map((one) => {
    const entry = entries.find(({ text }) => one.text === text || one.text.endsWith(` ${text}`));
    if (entry?.reading.kind !== 'read') return one;
    const { path, place, reading } = entry;
    const group = String(path[1]);
    if (phrases.entries?.texts[group] !== undefined)
      return { ...one, reading: toldOf(phrases.entries, group, reading.data, place) ?? reading.text ?? '' };
    const named = namedIn(reading.data);
    const rules = declared.flatMap(({ id, rules: own }) => (named.has(id) ? own : []));
    return { ...one, reading: readingOf(phrases, reading.data), rules: [...new Set([...one.rules, ...rules])] };
  });
}

/** The vocabulary of a game whose documents play it. The play is checked when something first asks for what it adds. */
export function vocabularyWithPlay(vocabulary: GameVocabulary, programOf: () => PlayProgram | null): GameVocabulary {
  let added: Partial<GameVocabulary> | null = null;
  const read = (): Partial<GameVocabulary> => {
    const play = added === null ? programOf() : null;
    return (added ??= play === null ? {} : addedBy(play));
  };
  return {
    ...vocabulary,
    parameters: vocabulary.parameters.map((one) => readWith(one, programOf)),
    readings: (card) => readingsWith(vocabulary, programOf()?.phrases ?? null, card),
    get citedRules() {
      return read().citedRules ?? vocabulary.citedRules;
    },
    get citations() {
      return read().citations;
    },
  };
}

type CardProblem = Problem & { readonly way?: readonly (string | number)[] };

/** The play of a game: its program if its documents have no problem. */
export interface GamePlay {
  readonly program: PlayProgram | null;
  /** A problem in the text of a card has the members that lead to the text, and no line. */
  readonly problems: readonly CardProblem[];
  /** What the sentences of the cards are read with; null for a game that declares nothing of the kind. */
  readonly phrases: GamePhrases | null;
}

const known = new WeakMap<GameContent, GamePlay>();

/**
 * Checks the play documents of a game, once for each content. The documents of a game are one text, in the order of their names. A game
 * without such documents has no program and no problem.
 */
export function playOf(game: GameContent): GamePlay {
  const play = known.get(game) ?? checked(game);
  known.set(game, play);
  return play;
}

/**
 * The play of a game with further cards, such as those of a worked example: their texts are read like the texts of the game's own cards.
 * Null if no further card has a text that is read.
 */
export function playWith(game: GameContent, further: readonly CardDoc[]): GamePlay | null {
  const own = playOf(game);
  if (own.phrases === null) return null;
  const sentences = sentencesOf(own.phrases);
  if (!further.some((card) => sentences.entries(card).some(({ text }) => text !== ''))) return null;
  // The texts can name words and names of the other ones.
  const cards = new Map(further.map((card) => [card.id, card] as const));
  return reread({ ...game, cards }, own) ?? checked({ ...game, cards: new Map([...game.cards, ...cards]) });
}

/**
 * The same play, with phrases that know further cards. Null if the play must be checked with them: words of theirs are new, or their texts
 * become play.
 * @param further the game with these cards alone
 */
function reread(further: GameContent, { program, phrases }: GamePlay): GamePlay | null {
  if (program === null || !phrases?.entries || further.data === null) return null;
  if (hasSpoken(phrases)) return null;
  const wordsOf = (type: Type | undefined): readonly string[] => (type?.is === 'words' ? type.list.words : []);
  const isNew = ([id, type]: readonly [string, Type]): boolean => {
    const known = new Set(wordsOf(program.printed.get(id)));
    return wordsOf(type).some((word) => !known.has(word));
  };
  if ([...fieldTypes(worldOf(further, further.data))].some(isNew)) return null;
  const made = [...further.cards.values()];
  const entries = withNames(phrases.entries, Object.fromEntries(made.map(({ id, name }) => [id, name])));
  const { cards } = entries;
  return {
    program: {
      ...program,
      cards: [...program.cards, ...further.cards.keys()],
      phrases: { ...phrases, cards, entries },
    },
    phrases: { ...phrases, cards, entries },
    problems: made.flatMap((card) =>
      unreadTexts(entries, phrases.hints, card).map((one) => inCard(further, one, card.id)),
    ),
  };
}

const hashes = new WeakMap<GameContent, string | null>();

/** The hash of a game's play, which no card decides; null for a game without play. It reads the documents and checks nothing. */
export function playHashOf(game: GameContent): string | null {
  const made = known.get(game)?.program?.hash ?? hashes.get(game);
  if (made !== undefined) return made;
  const hash = game.play.length === 0 || game.data === null ? null : hashOfPlay(playText(game).text, game.data);
  hashes.set(game, hash);
  return hash;
}

/** Keeps the play that another thread has checked. */
export const keepPlay = (game: GameContent, play: GamePlay): unknown => known.set(game, play);

/** The play documents of a game as one text. */
export interface PlayText {
  readonly text: string;
  /** The documents, each with the number of lines before it. */
  readonly starts: readonly { readonly path: string; readonly first: number }[];
  /** The document and its line, for a line of the text. */
  place(line: number): { readonly path: string; readonly line: number };
  /** The line of the text, for a line of a document; null if the document is not part of it. */
  lineOf(path: string, line: number): number | null;
}

/** Joins the play documents of a game, in the order of their names. */
export function playText(game: Pick<GameContent, 'play'>): PlayText {
  const starts: { readonly path: string; readonly first: number }[] = [];
  let lines = 0;
  const texts = game.play.map(({ path, text }) => {
    starts.push({ path, first: lines });
    const whole = text.endsWith('\n') ? text : `${text}\n`;
    lines += whole.split('\n').length - 1;
    return whole;
  });
  return {
    text: texts.join(''),
    starts,
    place: (line) => {
      const { path, first } = starts.findLast((start) => start.first < line) ?? starts[0]!;
      return { path, line: line - first };
    },
    lineOf: (path, line) => {
      const document = starts.find((start) => start.path === path);
      return document ? document.first + line : null;
    },
  };
}

/** A problem in the text of a card. */
const inCard = (game: GameContent, { code, message, line, column, way }: PlayProblem, card: string): CardProblem => ({
  path: `cards/${game.doc.id}/cards/${card}.yaml`,
  ...{ line, column, code, message },
  ...(way && { way }),
});

/** Checked play without problems, and what it was checked with. */
interface LatelyChecked {
  readonly text: string;
  readonly documents: PlayWorld['documents'];
  readonly rules: string;
  /** The cards and the words of fields. */
  readonly words: string;
  /** The names of cards, and the cards that they name. Null if the check reads neither. */
  readonly names: string | null;
  readonly play: GamePlay;
}

/** Most contents differ from another one in the values and texts of cards alone. */
const lately = new Recent<LatelyChecked>(8);

/** What the check reads of any cards: their ids, and the words of fields. */
const wordsOfCards = (world: PlayWorld): string => JSON.stringify([[...world.cards.keys()], [...fieldTypes(world)]]);

/** The names of the cards, which texts say, and the cards that fields name, which play can make. */
function namesOfCards(world: PlayWorld): string {
  const naming = [...fieldTypes(world)].flatMap(([id, type]) => (type.is === 'name' ? [id] : []));
  return JSON.stringify(
    [...world.cards.values()].map(({ name, data }) => [
      name,
      ...naming.map((field) => (data as Readonly<Record<string, unknown>>)[field]),
    ]),
  );
}

/** The play of the same documents that was checked before, with the texts of these cards. */
function againWith(game: GameContent, { play: { program, phrases } }: LatelyChecked): GamePlay {
  const entries = phrases?.entries;
  const problems: CardProblem[] = [];
  if (entries)
    for (const card of game.cards.values())
      problems.push(
        ...unreadTexts(entries, phrases.hints, card)
          .slice(0, MOST_PROBLEMS - problems.length)
          .map((one) => inCard(game, one, card.id)),
      );
  return { program: problems.length > 0 && !hadPlugin(game) ? null : program, phrases, problems };
}

function checked(game: GameContent): GamePlay {
  if (game.play.length === 0 || game.data === null) return { program: null, problems: [], phrases: null };
  const { text, place, starts } = playText(game);
  const world = worldOf(game, game.data);
  const { documents } = world;
  const rules = [...world.rules].join(' ');
  const words = wordsOfCards(world);
  const earlier = lately.find(
    (one) =>
      one.text === text &&
      one.rules === rules &&
      one.words === words &&
      one.documents.fields === documents.fields &&
      one.documents.parameters === documents.parameters &&
      (one.names === null || one.names === namesOfCards(world)),
  );
  const sources = starts.map(({ path, first }) => ({ document: path.split('/').slice(2).join('/'), first }));
  const byCard = game.data.former && { byCard: game.data.former.byCard };
  const placed = (play: GamePlay): GamePlay => ({
    ...play,
    program: play.program && { ...play.program, sources, policies: game.policies, strength: game.strength, ...byCard },
  });
  if (earlier) return placed(againWith(game, earlier));
  const { program, problems, phrases, hasCardTexts } = checkPlay(text, world, (line) => {
    const { path, line: at } = place(line);
    return `${path.split('/').slice(2).join('/')}:${at}`;
  });
  const play = {
    program,
    phrases,
    problems: problems.map((one) => {
      const { code, message, line, column, card } = one;
      return card === undefined ? { ...place(line), column, code, message } : inCard(game, one, card);
    }),
  };
  if (program !== null && !hasCardTexts) {
    // A large game whose play reads no names is not read card by card.
    const readsNames = phrases !== null || [...program.printed.values()].some(({ is }) => is === 'name');
    lately.add({ text, documents, rules, words, names: readsNames ? namesOfCards(world) : null, play });
  }
  return placed(play);
}
