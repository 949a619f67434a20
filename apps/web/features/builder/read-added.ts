/** Reads what a person adds to a deck by name: one line with the start of a name, or a list of lines. */
import type { QueryClient } from '@tanstack/react-query';
import { LONGEST_LIST } from '../../shared/deck-verdict.ts';
import { nameQuery } from '../../shared/name-query.ts';
import { namesFor } from '../decks/index.ts';
import { readDeckText } from './ask-builder.ts';

/** A card to add. */
export interface Addition {
  readonly card: string;
  readonly name: string;
  readonly copies: number;
  readonly zone: string;
}

export interface ReadAdded {
  readonly cards: readonly Addition[];
  /** The lines that were not understood. */
  readonly left: string;
  /** Why, one sentence each. Empty if the list is too long to read. */
  readonly problems: readonly string[];
}

/** The most copies of one addition. */
const MOST = 99;

/** Codes of issues with lines that name no card. */
const UNREAD = new Set(['bad-line', 'bad-count', 'unknown-card', 'ambiguous-card', 'list-too-long']);

/** Reads `3 ant` as three copies and the start of a name. */
export function readTyped(text: string): { readonly copies: number; readonly name: string } {
  const typed = text.trimStart();
  const match = /^(\d{1,2})[x×]?(?=\s)/iu.exec(typed);
  const copies = Math.min(MOST, Math.max(1, Number(match?.[1] ?? 1)));
  return { copies, name: typed.slice(match?.[0].length ?? 0) };
}

export const isOneLine = (text: string): boolean => !text.trim().includes('\n');

/** @throws ApiError */
export async function readAdded(client: QueryClient, game: string, text: string): Promise<ReadAdded> {
  if (text.length > LONGEST_LIST) return { cards: [], left: text, problems: [] };
  const named = isOneLine(text) ? await readName(client, game, text) : null;
  return named ? { cards: [named], left: '', problems: [] } : readList(game, text);
}

/** The best card for the start of a name. A full name comes before longer names. */
async function readName(client: QueryClient, game: string, text: string): Promise<Addition | null> {
  const { copies, name } = readTyped(text);
  const query = nameQuery(name);
  if (query === null) return null;
  // Without names, the whole line is read.
  const names = await client.query(namesFor(game, query)).catch(() => []);
  const whole = name.trim().toLowerCase();
  const best = names.find(({ listName }) => listName.toLowerCase() === whole) ?? names[0];
  return best ? { card: best.slug, name: best.listName, copies, zone: 'main' } : null;
}

/** Reads lines as the deck check does. */
async function readList(game: string, text: string): Promise<ReadAdded> {
  const checkDeck = await readDeckText(game, text);
  if (!checkDeck) return { cards: [], left: text, problems: [] };
  const { entries, verdicts, format } = checkDeck;
  const issues = (verdicts[0]?.issues ?? []).filter(({ code, severity }) => severity === 'error' && UNREAD.has(code));
  const problems = issues.map(({ message }) => message);
  // A line of a table or of JSON means nothing alone, so such a list is added whole or not at all.
  if (format !== 'text' && problems.length > 0) return { cards: [], left: text, problems };
  const unread = new Set([
    ...issues.flatMap(({ lines }) => lines),
    ...entries.flatMap(({ card, line }) => (card ? [] : [line])),
  ]);
  const cards = entries.flatMap(({ card, name, copies, zone }) =>
    card ? [{ card: card.slug, name, copies, zone }] : [],
  );
  const left = text.split('\n').filter((_, at) => unread.has(at + 1));
  return { cards, left: left.join('\n'), problems };
}
