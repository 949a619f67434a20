/** The rows of the sheet with which a player registers a deck for a tournament. */
import { capital, deckLawOf, type GameContent } from '@rulewright/content';
import { MAYBE_ZONE, type ReadEntry } from './issues.ts';

interface NamedZone {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
}

/** The parts that the deck laws of a game give a list, each once. */
export function deckZonesOf(game: GameContent): NamedZone[] {
  const laws = [deckLawOf(game), ...game.deckLaws.values()];
  const zones = laws.flatMap(({ zones: named = [] }) => named);
  return [...new Map(zones.toReversed().map((zone) => [zone.id, zone])).values()].toReversed();
}

export interface RegistrationRow {
  readonly name: string;
  readonly copies: number;
}

export interface SheetSection {
  readonly name: string;
  /** Sorted. */
  readonly rows: readonly RegistrationRow[];
}

/** The parts of a list in the order of the deck law, each sorted by name. Several lines of one card are one row. */
export function registrationSections(game: GameContent, entries: readonly ReadEntry[]): readonly SheetSection[] {
  const { words } = game.doc;
  const names = new Map([
    ['main', capital(words.deck)],
    ['side', 'Side deck'],
    ...deckZonesOf(game).map(({ id, name }) => [id, name] as const),
  ]);
  const zones = new Map([...names.keys()].map((zone) => [zone, new Map<string, number>()]));
  for (const { name, copies, zone } of entries) {
    if (zone === MAYBE_ZONE) continue;
    if (!zones.has(zone)) zones.set(zone, new Map());
    const rows = zones.get(zone)!;
    rows.set(name, (rows.get(name) ?? 0) + copies);
  }
  return [...zones].flatMap(([zone, rows]) => {
    const sorted = [...rows].map(([name, copies]) => ({ name, copies }));
    sorted.sort((a, b) => a.name.localeCompare(b.name, 'en'));
    return sorted.length === 0 ? [] : [{ name: names.get(zone) ?? zone, rows: sorted }];
  });
}
