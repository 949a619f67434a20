/** Side decks between the games of a match: what opponents see of them, card exchanges, and the return to the registered lists. */
import type { BetweenGames, Ruleset } from '@rulewright/content';
import { flag, limit, words } from './values.ts';

type Parameters = Ruleset['parameters'];
type Entries = readonly { readonly card: string; readonly copies: number }[];

/** A deck and its side deck, by card slugs. */
export interface Lists {
  readonly deck: Entries;
  readonly side: Entries;
}

/** Cards that an exchange moves from the side deck into the deck (`into`), and from the deck into the side deck (`out`). */
export interface Exchange {
  readonly into: Entries;
  readonly out: Entries;
}

/** Why an exchange is refused. */
export interface ExchangeIssue {
  readonly code: 'too-early' | 'not-in-the-deck' | 'not-in-the-side-deck' | 'sizes-differ';
  readonly ruleId: string;
  readonly message: string;
  readonly cards: readonly string[];
}

/** The facts about a side deck that opponents see. A missing member is not shown. */
export interface ShownSide {
  readonly exists?: boolean;
  readonly count?: number;
  readonly cards?: Entries;
}

const sizeOf = (entries: Entries): number => entries.reduce((sum, { copies }) => sum + copies, 0);

/** Copies by card: those of `entries` and `more`, minus those of `less`. */
function added(entries: Entries, more: Entries, less: Entries): Map<string, number> {
  const copies = new Map<string, number>();
  const add = (list: Entries, sign: number): void => {
    for (const one of list) copies.set(one.card, (copies.get(one.card) ?? 0) + sign * one.copies);
  };
  add(entries, 1);
  add(more, 1);
  add(less, -1);
  return copies;
}

const entriesOf = (copies: ReadonlyMap<string, number>): Entries =>
  [...copies].filter(([, count]) => count > 0).map(([card, count]) => ({ card, copies: count }));

/** Cards of which `taken` has more copies than `from`. */
const missing = (from: Entries, taken: Entries): string[] =>
  [...added(from, [], taken)].filter(([, count]) => count < 0).map(([card]) => card);

/**
 * Exchanges cards before game number `game` (from 1) of a match.
 * @returns the new lists, or the unchanged lists with the issues that forbid the exchange
 */
export function exchangeCards(
  rules: BetweenGames,
  parameters: Parameters,
  lists: Lists,
  { into, out }: Exchange,
  game: number,
): { readonly lists: Lists; readonly issues: readonly ExchangeIssue[] } {
  const issues: ExchangeIssue[] = [];
  const first = limit(parameters, rules.from) ?? 1;
  if (game < first && sizeOf(into) + sizeOf(out) > 0)
    issues.push({
      code: 'too-early',
      ruleId: rules.fromRule,
      message: `Cards can be exchanged from game ${first} on. This is game ${game}.`,
      cards: [],
    });
  const notInside = missing(lists.side, into);
  if (notInside.length > 0)
    issues.push({
      code: 'not-in-the-side-deck',
      ruleId: rules.sizesRule,
      message: 'More copies come in than the side deck contains.',
      cards: notInside,
    });
  const notInDeck = missing(lists.deck, out);
  if (notInDeck.length > 0)
    issues.push({
      code: 'not-in-the-deck',
      ruleId: rules.sizesRule,
      message: 'More copies go out than the deck contains.',
      cards: notInDeck,
    });
  if (flag(parameters, rules.sizesStay) && sizeOf(into) !== sizeOf(out))
    issues.push({
      code: 'sizes-differ',
      ruleId: rules.sizesRule,
      message: `${sizeOf(into)} cards come in but ${sizeOf(out)} go out. The two numbers must be equal.`,
      cards: [],
    });
  if (issues.length > 0) return { lists, issues };
  return {
    lists: { deck: entriesOf(added(lists.deck, into, out)), side: entriesOf(added(lists.side, out, into)) },
    issues,
  };
}

/** The lists to exchange cards in before the next game: the registered lists if the mode reverts exchanges, otherwise the last ones. */
export const listsForGame = (rules: BetweenGames, parameters: Parameters, registered: Lists, last: Lists): Lists =>
  flag(parameters, rules.reverts) ? registered : last;

/** The facts about a side deck that opponents see before the first game. */
export function shownOfSide(rules: BetweenGames, parameters: Parameters, { side }: Lists): ShownSide {
  const shown = words(parameters, rules.shows);
  return {
    ...(shown.includes('existence') ? { exists: side.length > 0 } : {}),
    ...(shown.includes('count') ? { count: sizeOf(side) } : {}),
    ...(shown.includes('pages') ? { cards: side } : {}),
  };
}
