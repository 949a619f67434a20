/** Reads saved objects of Tabletop Simulator. Each pile is a zone, and the nickname of each object is the card name. */
import type { DeckZone } from '../issues.ts';
import { zoneOf } from './heading.ts';
import { isObject, type JsonPath } from './json-members.ts';
import type { DeckReading } from './deck-reading.ts';

export interface TabletopPlace {
  readonly reading: DeckReading;
  /** The line of a JSON member. */
  lineAt(path: JsonPath): number;
}

/** The piles of a saved object; null for other JSON. */
export const tabletopPiles = (value: unknown): readonly unknown[] | null => {
  const states = isObject(value) ? value['ObjectStates'] : undefined;
  return Array.isArray(states) ? (states as unknown[]) : null;
};

const textOf = (object: Record<string, unknown>, key: string): string => {
  const value = object[key];
  return typeof value === 'string' ? value.trim() : '';
};

/** Adds the cards of all piles. Copies of a card in one pile become one entry. */
export function readTabletop({ reading, lineAt }: TabletopPlace, piles: readonly unknown[]): void {
  let hasCards = false;
  for (const [at, pile] of piles.entries()) {
    const path = ['ObjectStates', at];
    const line = lineAt(path);
    if (!isObject(pile)) {
      reading.badLine(line, 'This is not an object of Tabletop Simulator.', null);
      continue;
    }
    const contained = pile['ContainedObjects'];
    const cards: readonly unknown[] = Array.isArray(contained) ? contained : 'CardID' in pile ? [pile] : [];
    const named = Array.isArray(contained) ? textOf(pile, 'Nickname') : textOf(pile, 'Description');
    const zone: DeckZone = zoneOf(named, reading.index) ?? 'main';
    const copies = new Map<string, number>();
    for (const card of cards) {
      const name = isObject(card) ? textOf(card, 'Nickname') : '';
      if (name === '') reading.badLine(line, 'A card of this pile has no nickname, which is read as its name.', null);
      else copies.set(name, (copies.get(name) ?? 0) + 1);
    }
    if (cards.length > 0) hasCards = true;
    for (const [name, count] of copies)
      reading.add({
        ...{ line, name, count: String(count), zone, printing: null },
        source: { kind: 'member', path, name, count: String(count) },
      });
  }
  if (!hasCards) reading.badLine(1, 'This saved object has no cards.', null);
}
