/** A deck document outside the tree of files, such as one that somebody pastes: its entries with their places. */
import { z } from 'zod';
import { deckSchema } from './schemas.ts';
import { parseYaml } from './yaml.ts';

export interface PlacedDeckEntry {
  readonly card: string;
  readonly copies: number;
  readonly zone: 'main' | 'side';
  /** Where the entry begins, from 1. */
  readonly line: number;
  readonly column: number;
  readonly lastLine: number;
}

export interface ParsedDeckDocument {
  readonly entries: readonly PlacedDeckEntry[];
  readonly problems: readonly { readonly line: number; readonly column: number; readonly message: string }[];
}

/** Other members of the document make no difference to its cards. */
const cardsSchema = z.object({ entries: deckSchema.shape.entries, side: deckSchema.shape.side });

/** Reads the entries of a deck document. Never throws. */
export function parseDeckDocument(text: string): ParsedDeckDocument {
  const { value, problems, at } = parseYaml('deck', text, cardsSchema);
  if (value === null) return { entries: [], problems };
  const placed = (list: 'entries' | 'side', zone: 'main' | 'side'): PlacedDeckEntry[] =>
    value[list].map((entry, number) => {
      const begin = at([list, number]);
      const lastLine = Math.max(at([list, number, 'card']).line, at([list, number, 'copies']).line);
      return { ...entry, zone, ...begin, lastLine };
    });
  return { entries: [...placed('entries', 'main'), ...placed('side', 'side')], problems: [] };
}
