/** Fixes that remove copies from a list, as edits with a label. */
import { changeCopies } from '../edits.ts';
import type { DeckFix } from '../issues.ts';
import { listed } from '../typed-names.ts';
import { LIMITS, type ParsedEntry } from '../parse/parsed-deck.ts';
import type { Tally } from './tally.ts';

export type Cuts = ReadonlyMap<ParsedEntry, number>;

/** Takes an amount of copies from entries, the last ones first. */
export function cutLast(entries: readonly ParsedEntry[], amount: number): Cuts {
  const cuts = new Map<ParsedEntry, number>();
  let left = amount;
  for (let at = entries.length - 1; at >= 0 && left > 0; at--) {
    const entry = entries[at]!;
    const cut = Math.min(entry.copies, left);
    cuts.set(entry, cut);
    left -= cut;
  }
  return cuts;
}

/** Removes at least an amount of points with few cards: the dearest first, then the cheapest card that is enough. */
export function cutPoints(entries: readonly ParsedEntry[], amount: number): Cuts {
  const dear = entries.filter((entry) => (entry.card?.points ?? 0) > 0).sort((a, b) => b.card!.points - a.card!.points);
  const cuts = new Map<ParsedEntry, number>();
  let left = amount;
  for (const entry of dear) {
    const points = entry.card!.points;
    const whole = Math.min(entry.copies, Math.floor(left / points));
    if (whole > 0) cuts.set(entry, whole);
    left -= whole * points;
  }
  if (left <= 0) return cuts;
  const last = dear.findLast((entry) => entry.card!.points >= left && entry.copies > (cuts.get(entry) ?? 0));
  if (last) cuts.set(last, (cuts.get(last) ?? 0) + 1);
  return cuts;
}

/** Cuts as a fix of the text; none if the text does not allow it, or the deck would become too small. */
export function cutFix(tally: Tally, cuts: Cuts, fewest: number | null): DeckFix | undefined {
  const changed = [...tally.main, ...tally.side].filter((entry) => cuts.has(entry));
  const fromDeck = changed.reduce((sum, entry) => sum + (entry.zone === 'main' ? cuts.get(entry)! : 0), 0);
  if (changed.length === 0 || (fromDeck > 0 && fewest !== null && tally.cards - fromDeck < fewest)) return undefined;
  const changes = changed.map((entry) => ({ ...entry, copies: entry.copies - cuts.get(entry)! }));
  const edits = changeCopies(tally.deck.json, changes);
  if (edits.length === 0 || edits.length > LIMITS.places) return undefined;
  const byName = new Map<string, number>();
  for (const [entry, cut] of cuts) byName.set(entry.name, (byName.get(entry.name) ?? 0) + cut);
  return { label: `Remove ${listed([...byName].map(([name, cut]) => `${cut} ${name}`))}`, edits };
}
