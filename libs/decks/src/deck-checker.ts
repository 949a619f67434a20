/** The deck check: prepared once for a game's content, then any list against any rulesets. */
import type { DeckRules, GameContent, Ruleset } from '@rulewright/content';
import { createCardIndex, type CardIndex } from './card-index.ts';
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
export function createDeckChecker(
  game: GameContent,
  deckRules: DeckRules,
  index = createCardIndex(game, deckRules),
): DeckChecker {
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

interface KnownIndex extends Pick<GameContent, 'sets' | 'vocabulary'> {
  readonly deckRules: DeckRules;
  readonly index: CardIndex;
}

/** The indexes of cards: contents that differ in other documents share their cards. */
const indexes = new WeakMap<GameContent['cards'], KnownIndex>();

function indexFor(game: GameContent, deckRules: DeckRules): CardIndex {
  const { cards, sets, vocabulary } = game;
  const known = indexes.get(cards);
  if (known?.deckRules === deckRules && known.sets === sets && known.vocabulary === vocabulary) return known.index;
  const index = createCardIndex(game, deckRules);
  indexes.set(cards, { sets, vocabulary, deckRules, index });
  return index;
}

/** The checker of a game's content, made at the first call and kept with the content. */
export function deckCheckerOf(game: GameContent, deckRules: DeckRules): DeckChecker {
  const known = checkers.get(game);
  if (known?.deckRules === deckRules) return known.checker;
  const checker = createDeckChecker(game, deckRules, indexFor(game, deckRules));
  checkers.set(game, { deckRules, checker });
  return checker;
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
