/** The deck check. It is prepared once for a game's content, and then checks any list against any rulesets. */
import { deckLawOf, legalityAt, utcDay, type GameContent, type Legality, type Ruleset } from '@rulewright/content';
import { CardIndex, createCardIndex } from './card-index.ts';
import type { CardWords } from './card-words.ts';
import { CardFields } from './law/cards.ts';
import { compileLaw, type CompiledLaw } from './law/compile.ts';
import { outlawOf } from './law/outlaw.ts';
import type { Outlaw } from './law/status.ts';
import { pointsOf, sumsOf } from './law/sums.ts';
import { verdictOf } from './law/verdict.ts';
import { MAYBE_ZONE, type DeckReport, type DeckVerdict, type ReadEntry } from './issues.ts';
import type { ParsedDeck, ParsedEntry } from './parse/parsed-deck.ts';
import { parseDeck, parseEntries, type DeckEntryInput } from './parse/parse-deck.ts';

/** A list as text in any format, or as entries. */
export type DeckInput = string | readonly DeckEntryInput[];

export interface DeckChecker {
  readonly index: CardIndex;
  /** Reads a list; the result can be checked any number of times. */
  parse(list: DeckInput): ParsedDeck;
  /** Verdicts on a parsed list, one for each ruleset. @param on the day for the legality lists; today in UTC by default */
  verdicts(deck: ParsedDeck, rulesets: readonly Ruleset[], on?: string): DeckVerdict[];
  /** Why no deck of a ruleset can play a card, or null if a deck can play it. */
  outlaw(card: string, ruleset: Ruleset, on?: string): Outlaw | null;
  /** Reads and checks a list. @param shown the most entries in the report; all by default */
  check(list: DeckInput, rulesets: readonly Ruleset[], on?: string, shown?: number): DeckReport;
}

/** Prepares the check of a game's content. Keep the checker as long as the content, because it caches compiled rulesets. */
export const createDeckChecker = (game: GameContent): DeckChecker => checkerWith(game, createCardIndex(game));

/** The number of states of the legality lists for which the compiled law of a ruleset is cached. */
const STATES_KEPT = 6;

function checkerWith(game: GameContent, index: CardIndex): DeckChecker {
  const fields = new CardFields(index);
  const compiled = new WeakMap<Ruleset, Map<Legality | null, CompiledLaw>>();
  const lawOf = (ruleset: Ruleset, on: string): CompiledLaw => {
    const legality = legalityAt(game, ruleset, on);
    const laws = compiled.get(ruleset) ?? new Map<Legality | null, CompiledLaw>();
    compiled.set(ruleset, laws);
    const known = laws.get(legality);
    if (known) return known;
    const law = deckLawOf(game, ruleset);
    const made = compileLaw(law, ruleset, index, legality ? new CardFields(index, legality) : fields, legality);
    if (laws.size >= STATES_KEPT) laws.delete(laws.keys().next().value!);
    laws.set(legality, made);
    return made;
  };
  const parse = (list: DeckInput): ParsedDeck =>
    typeof list === 'string' ? parseDeck(list, index) : parseEntries(list, index);
  const verdicts = (parsed: ParsedDeck, rulesets: readonly Ruleset[], on = utcDay()): DeckVerdict[] => {
    const deck = withoutMaybe(parsed);
    const sums = sumsOf(deck);
    return rulesets.map((ruleset) => verdictOf(lawOf(ruleset, on), deck, on, sums));
  };
  return {
    index,
    parse,
    verdicts,
    outlaw: (id, ruleset, on = utcDay()) => {
      const card = index.byId(id);
      return card && outlawOf(lawOf(ruleset, on), card);
    },
    check: (list, rulesets, on, shown = Infinity) => {
      const deck = parse(list);
      const { format, name } = deck;
      const entries = deck.entries.length > shown ? deck.entries.slice(0, shown) : deck.entries;
      return { format, name, entries: entries.map(readEntry), verdicts: verdicts(deck, rulesets, on) };
    },
  };
}

/** The list without the cards that are not in the deck yet. */
const withoutMaybe = (deck: ParsedDeck): ParsedDeck =>
  deck.entries.some(({ zone }) => zone === MAYBE_ZONE)
    ? { ...deck, entries: deck.entries.filter(({ zone }) => zone !== MAYBE_ZONE) }
    : deck;

const readEntry = (entry: ParsedEntry): ReadEntry => ({
  line: entry.line,
  name: entry.name,
  copies: entry.copies,
  zone: entry.zone,
  card: entry.card?.card.id ?? null,
  printing: entry.printing,
  points: pointsOf(entry),
});

const checkers = new WeakMap<GameContent, DeckChecker>();

/** The data that an index was made from. A content with the same data can share the index. */
interface KnownIndex extends Pick<GameContent, 'sets' | 'vocabulary'> {
  readonly text: string;
  readonly index: CardIndex;
}

/** Card indexes, by card map. Contents that differ only in other documents share their card map. */
const indexes = new WeakMap<GameContent['cards'], KnownIndex>();

/** The words of a game and its laws as text, the law of the first mode first: an index takes headings and points from them. */
const textOf = (game: GameContent): string =>
  JSON.stringify([game.doc.words, deckLawOf(game), ...game.deckLaws.values()]);

function keep(game: GameContent, index: CardIndex): DeckChecker {
  const { cards, sets, vocabulary } = game;
  indexes.set(cards, { sets, vocabulary, text: textOf(game), index });
  const checker = checkerWith(game, index);
  checkers.set(game, checker);
  return checker;
}

/** The checker of a game's content, or undefined. It is one made earlier, or one that shares the index of a content with the same cards. */
export function knownDeckChecker(game: GameContent): DeckChecker | undefined {
  const known = checkers.get(game);
  if (known) return known;
  const shared = indexes.get(game.cards);
  if (!shared) return undefined;
  const { sets, vocabulary, text, index } = shared;
  return sets === game.sets && vocabulary === game.vocabulary && text === textOf(game) ? keep(game, index) : undefined;
}

/** The checker of a game's content, created at the first call and cached. */
export const deckCheckerOf = (game: GameContent): DeckChecker =>
  knownDeckChecker(game) ?? keep(game, createCardIndex(game));

/**
 * Creates the checker of a game's content in small steps. Afterwards `deckCheckerOf` returns it.
 * @param cardWords the words of all cards, so that a card is read only when a list names it
 * @param pause awaited after each step
 */
export async function prepareDeckChecker(
  game: GameContent,
  cardWords: CardWords,
  pause: () => Promise<unknown>,
): Promise<DeckChecker> {
  const index = new CardIndex(game, cardWords);
  for (const steps = index.gather(); !steps.next().done;) await pause();
  return keep(game, index);
}

/** Checks a list against rulesets of its game. The check of each content is prepared once. @param on the day; today by default */
export const checkDeck = (game: GameContent, rulesets: readonly Ruleset[], list: DeckInput, on?: string): DeckReport =>
  deckCheckerOf(game).check(list, rulesets, on);
