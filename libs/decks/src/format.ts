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

/** The zones of a list in the order in which they are written: the deck, the cards beside it, others as they come. */
export const zonesInOrder = (entries: readonly Pick<WritableEntry, 'zone'>[]): readonly DeckZone[] => {
  const zones = new Set(entries.map(({ zone = 'main' }) => zone));
  return [...['main', 'side'].filter((zone) => zones.delete(zone)), ...zones];
};

/** The deck, and after a heading each (what the game calls the cards beside it) the other zones. Ends with a line break unless empty. */
export function formatDeck(entries: readonly WritableEntry[], sideName = 'Sideboard'): string {
  const lines = zonesInOrder(entries).flatMap((zone) => {
    const own = entries.filter((one) => (one.zone ?? 'main') === zone).map(formatEntry);
    return zone === 'main' ? own : ['', zone === 'side' ? sideName : zone, ...own];
  });
  return lines.map((line) => `${line}\n`).join('');
}
