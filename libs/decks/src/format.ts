/** A list as text again, one entry a line, readable by people and by `parseDeck`. */
import type { DeckZone } from './issues.ts';

/** What an entry needs to be written; entries of a report and of a parsed list have it. */
export interface WritableEntry {
  readonly name: string;
  readonly copies: number;
  readonly zone?: DeckZone;
}

/** `2 Ant Swarm`. */
export const formatEntry = ({ name, copies }: WritableEntry): string => `${copies} ${name.replace(/[\r\n]+/g, ' ')}`;

/** The deck, and after a heading (what the game calls them) the cards beside it. Ends with a line break unless empty. */
export function formatDeck(entries: readonly WritableEntry[], sideName = 'Sideboard'): string {
  const main = entries.filter((one) => one.zone !== 'side').map(formatEntry);
  const side = entries.filter((one) => one.zone === 'side').map(formatEntry);
  return [...main, ...(side.length > 0 ? ['', sideName, ...side] : [])].map((line) => `${line}\n`).join('');
}
