/** Writes a list as text, one entry per line, readable by people and by `parseDeck`. */
import { MAYBE_ZONE, type DeckZone } from './issues.ts';

/** The members needed to write an entry. Entries of a report and of a parsed list have them. */
export interface WritableEntry {
  readonly name: string;
  readonly copies: number;
  readonly zone?: DeckZone;
}

/** For example `2 Grey Heron`. */
export const formatEntry = ({ name, copies }: WritableEntry): string => `${copies} ${name.replace(/[\r\n]+/g, ' ')}`;

/** The zones of a list in writing order: the deck, the side deck, the others in the order of the list, and the maybe-board. */
export const zonesInOrder = (entries: readonly Pick<WritableEntry, 'zone'>[]): readonly DeckZone[] => {
  const zones = new Set(entries.map(({ zone = 'main' }) => zone));
  const last = zones.delete(MAYBE_ZONE) ? [MAYBE_ZONE] : [];
  return [...['main', 'side'].filter((zone) => zones.delete(zone)), ...zones, ...last];
};

/**
 * Writes the deck, then each other zone below a heading. `sideName` heads the side deck. The text ends with a line break unless it is
 * empty.
 */
export function formatDeck(entries: readonly WritableEntry[], sideName = 'Sideboard'): string {
  const lines = zonesInOrder(entries).flatMap((zone) => {
    const own = entries.filter((one) => (one.zone ?? 'main') === zone).map(formatEntry);
    return zone === 'main' ? own : ['', zone === 'side' ? sideName : zone === MAYBE_ZONE ? 'Maybeboard' : zone, ...own];
  });
  return lines.map((line) => `${line}\n`).join('');
}
