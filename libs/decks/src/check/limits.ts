/** The limits on a deck, each a check of its own: cards, points, copies of a name. */
import type { Ruleset } from '@rulewright/content';
import type { CardIndex } from '../card-index.ts';
import type { DeckIssue } from '../issues.ts';
import { counted } from '../typed-names.ts';
import { LIMITS, type ParsedEntry } from '../parse/parsed-deck.ts';
import { cutFix, cutLast, cutPoints } from './cuts.ts';
import { pointsOf, type NameGroup, type Tally } from './tally.ts';

/** What a check finds in a list; `left` is the number of cards after the removal before play. */
export type Check = (tally: Tally, left: number) => readonly DeckIssue[];

export interface CheckContext {
  readonly parameters: Ruleset['parameters'];
  readonly pointsName: string;
  /** Copies of promotional printings count toward the limits. */
  readonly promoCounts: boolean;
  readonly fewest: number | null;
  /** The game's words for a card, cards, a deck, and the cards beside it. */
  readonly words: CardIndex['words'];
}

const NOTHING: readonly DeckIssue[] = [];

/** The entries that limits count, and a sum over them. */
const countedEntries = (
  entries: readonly ParsedEntry[],
  tally: Tally,
  { promoCounts }: CheckContext,
): readonly ParsedEntry[] =>
  promoCounts || tally.promo.size === 0 ? entries : entries.filter((entry) => !tally.promo.has(entry));

export const copiesIn = (entries: readonly ParsedEntry[]): number =>
  entries.reduce((sum, entry) => sum + entry.copies, 0);

/** Lines in order, each once: entries of a JSON list may share one. */
export const linesOf = (entries: readonly ParsedEntry[]): number[] =>
  [...new Set(entries.map((entry) => entry.line))].sort((a, b) => a - b).slice(0, LIMITS.places);

export function maxCardsCheck(limit: number, ruleId: string, context: CheckContext): Check {
  const { words } = context;
  return (tally) => {
    if (tally.cards <= limit) return NOTHING;
    const entries = countedEntries(tally.main, tally, context);
    const amount = copiesIn(entries);
    if (amount <= limit) return NOTHING;
    const cuts = cutLast(entries, amount - limit);
    return [
      {
        code: 'too-many-cards',
        severity: 'error',
        ruleId,
        message: `The ${words.deck} has ${counted(amount, words.card, words.cards)}, ${amount - limit} more than the ${limit} allowed.`,
        lines: linesOf([...cuts.keys()]),
        cards: [],
        zone: 'main',
        amount,
        limit,
        fix: cutFix(tally, cuts, context.fewest),
      },
    ];
  };
}

export function minCardsCheck(limit: number, ruleId: string, { words }: CheckContext): Check {
  return ({ cards: amount }) => {
    if (amount >= limit || amount === 0) return NOTHING;
    const message = `The ${words.deck} has ${counted(amount, words.card, words.cards)}, ${limit - amount} fewer than the ${limit} required.`;
    return [
      { code: 'too-few-cards', severity: 'error', ruleId, message, lines: [], cards: [], zone: 'main', amount, limit },
    ];
  };
}

/** Fewer cards than a game takes to begin: legal, but hardly meant. */
export function playableCheck(limit: number, ruleId: string, { words }: CheckContext): Check {
  return (tally, amount) => {
    if (amount >= limit || tally.cards === 0) return NOTHING;
    const message = `A game begins with ${counted(limit, words.card, words.cards)} in hand, but the ${words.deck} has only ${amount}.`;
    return [
      {
        code: 'too-few-cards',
        severity: 'warning',
        ruleId,
        message,
        lines: [],
        cards: [],
        zone: 'main',
        amount,
        limit,
      },
    ];
  };
}

export function maxPointsCheck(limit: number, ruleId: string, context: CheckContext): Check {
  return (tally) => {
    if (tally.points <= limit) return NOTHING;
    const entries = countedEntries(tally.main, tally, context);
    const amount = entries.reduce((sum, entry) => sum + pointsOf(entry), 0);
    if (amount <= limit) return NOTHING;
    const cuts = cutPoints(entries, amount - limit);
    return [
      {
        code: 'too-many-points',
        severity: 'error',
        ruleId,
        message: `The ${context.words.deck}'s ${context.pointsName} adds up to ${amount}, ${amount - limit} more than the ${limit} allowed.`,
        lines: linesOf([...cuts.keys()]),
        cards: [],
        zone: 'main',
        amount,
        limit,
        fix: cutFix(tally, cuts, context.fewest),
      },
    ];
  };
}

export function copiesCheck(limit: number, ruleId: string, acrossRarities: boolean, context: CheckContext): Check {
  return (tally) => {
    let issues: DeckIssue[] | null = null;
    for (const group of tally.names) {
      if (group.copies <= limit) continue;
      for (const entries of acrossRarities ? [group.entries] : byRarity(group)) {
        const issue = tooManyCopies(countedEntries(entries, tally, context), tally);
        if (issue) (issues ??= []).push(issue);
      }
    }
    return issues ?? NOTHING;
  };

  function tooManyCopies(entries: readonly ParsedEntry[], tally: Tally): DeckIssue | null {
    const amount = copiesIn(entries);
    if (amount <= limit) return null;
    const { name } = entries[0]!.card!.card;
    return {
      code: 'too-many-copies',
      severity: 'error',
      ruleId,
      message: `There are ${amount} copies of ${name}; at most ${limit} of one name are allowed${acrossRarities ? '' : ' in each rarity'}.`,
      lines: linesOf(entries),
      cards: [...new Set(entries.map((entry) => entry.name))],
      zone: 'main',
      amount,
      limit,
      fix: cutFix(tally, cutLast(entries, amount - limit), context.fewest),
    };
  }
}

/** The entries of a name by rarity; an entry that names no printing is of the card's first one. */
function byRarity({ entries }: NameGroup): ParsedEntry[][] {
  const found = new Map<string, ParsedEntry[]>();
  for (const entry of entries) {
    const { rarity } = entry.printing ?? entry.card!.card.printings[0]!;
    const same = found.get(rarity);
    if (same) same.push(entry);
    else found.set(rarity, [entry]);
  }
  return [...found.values()];
}
