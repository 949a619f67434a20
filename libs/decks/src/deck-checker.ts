/** The deck check: prepared once for a game's content, then any list against any rulesets. */
import type { DeckRules, GameContent, Ruleset } from '@rulewright/content';
import { CardIndex, createCardIndex } from './card-index.ts';
import type { CardWords } from './card-words.ts';
import { compileRules, type CompiledRules } from './check/compile.ts';
import { pointsOf, tallyDeck } from './check/tally.ts';
import { verdictOf } from './check/verdict.ts';
import type { DeckReport, DeckVerdict, ReadEntry } from './issues.ts';
import type { ParsedDeck, ParsedEntry } from './parse/parsed-deck.ts';
import { parseDeck, parseEntries, type DeckEntryInput } from './parse/parse-deck.ts';

/** A list as text in any form, or as entries. */
export type DeckList = string | readonly DeckEntryInput[];

export interface DeckChecker {
  readonly index: CardIndex;
  /** Reads a list; the result can be checked any number of times. */
  parse(list: DeckList): ParsedDeck;
  /** Verdicts on a list that has been read, one for each ruleset. */
  verdicts(deck: ParsedDeck, rulesets: readonly Ruleset[]): DeckVerdict[];
  /** Reads and checks a list. */
  check(list: DeckList, rulesets: readonly Ruleset[]): DeckReport;
}

/** Prepares the check of a game's content. Keep the checker as long as the content: it also keeps compiled rulesets. */
export const createDeckChecker = (game: GameContent, deckRules: DeckRules): DeckChecker =>
  checkerWith(createCardIndex(game, deckRules), deckRules);

function checkerWith(index: CardIndex, deckRules: DeckRules): DeckChecker {
  const compiled = new WeakMap<Ruleset, CompiledRules>();
  const rulesOf = (ruleset: Ruleset): CompiledRules => {
    let rules = compiled.get(ruleset);
    if (!rules) compiled.set(ruleset, (rules = compileRules(deckRules, ruleset, index)));
    return rules;
  };
  const parse = (list: DeckList): ParsedDeck =>
    typeof list === 'string' ? parseDeck(list, index) : parseEntries(list, index);
  const verdicts = (deck: ParsedDeck, rulesets: readonly Ruleset[]): DeckVerdict[] => {
    const tally = tallyDeck(deck, index);
    return rulesets.map((ruleset) => verdictOf(rulesOf(ruleset), tally));
  };
  return {
    index,
    parse,
    verdicts,
    check: (list, rulesets) => {
      const deck = parse(list);
      return { format: deck.format, entries: deck.entries.map(readEntry), verdicts: verdicts(deck, rulesets) };
    },
  };
}

const readEntry = (entry: ParsedEntry): ReadEntry => ({
  line: entry.line,
  name: entry.name,
  copies: entry.copies,
  zone: entry.zone,
  card: entry.card?.card.id ?? null,
  points: pointsOf(entry),
});

const checkers = new WeakMap<GameContent, { readonly deckRules: DeckRules; readonly checker: DeckChecker }>();

/** What an index was made of. */
interface KnownIndex extends Pick<GameContent, 'sets' | 'vocabulary'> {
  readonly words: string;
  readonly deckRules: DeckRules;
  readonly index: CardIndex;
}

/** The indexes of cards: contents that differ in other documents share their cards. */
const indexes = new WeakMap<GameContent['cards'], KnownIndex>();

const wordsOf = ({ doc }: GameContent): string => JSON.stringify(doc.words);

function keep(game: GameContent, deckRules: DeckRules, index: CardIndex): DeckChecker {
  const { cards, sets, vocabulary } = game;
  indexes.set(cards, { sets, vocabulary, words: wordsOf(game), deckRules, index });
  const checker = checkerWith(index, deckRules);
  checkers.set(game, { deckRules, checker });
  return checker;
}

/** The checker of a game's content, where it was made already, or its index for a content with the same cards. */
export function knownDeckChecker(game: GameContent, deckRules?: DeckRules): DeckChecker | undefined {
  const known = checkers.get(game);
  if (known && (deckRules ?? known.deckRules) === known.deckRules) return known.checker;
  const shared = indexes.get(game.cards);
  if (!shared || (deckRules ?? shared.deckRules) !== shared.deckRules) return undefined;
  const { sets, vocabulary, words, index } = shared;
  const fits = sets === game.sets && vocabulary === game.vocabulary && words === wordsOf(game);
  return fits ? keep(game, shared.deckRules, index) : undefined;
}

/** The checker of a game's content, made at the first call and kept with the content. */
export const deckCheckerOf = (game: GameContent, deckRules: DeckRules): DeckChecker =>
  knownDeckChecker(game, deckRules) ?? keep(game, deckRules, createCardIndex(game, deckRules));

/**
 * Makes the checker of a game's content, as `deckCheckerOf` gives it from then on.
 * @param cardWords the words of all cards, so that no card has to be read before a list names it
 * @param pause what is waited for after each piece of work
 */
export async function prepareDeckChecker(
  game: GameContent,
  deckRules: DeckRules,
  cardWords: CardWords,
  pause: () => Promise<unknown>,
): Promise<DeckChecker> {
  const index = new CardIndex(game, deckRules, cardWords);
  for (const steps = index.gather(); !steps.next().done;) await pause();
  return keep(game, deckRules, index);
}

/** Checks a list against rulesets of its game; what it needs is prepared once for each content. */
export function checkDeck(
  game: GameContent,
  deckRules: DeckRules,
  rulesets: readonly Ruleset[],
  list: DeckList,
): DeckReport {
  return deckCheckerOf(game, deckRules).check(list, rulesets);
}
