/** Reads a deck document from outside the content tree, such as pasted text, with the positions of its entries. */
import { z } from 'zod';
import { deckSchema } from './schemas.ts';
import { parseYaml } from './yaml.ts';

export interface PlacedDeckEntry {
  readonly card: string;
  readonly copies: number;
  readonly zone: 'main' | 'side';
  /** Start of the entry, from 1. */
  readonly line: number;
  readonly column: number;
  readonly lastLine: number;
}

export interface ParsedDeckDocument {
  /** The name of the deck, or null if the document gives none. */
  readonly name: string | null;
  readonly entries: readonly PlacedDeckEntry[];
  readonly problems: readonly { readonly line: number; readonly column: number; readonly message: string }[];
}

/** Only these members matter for a list. Others are ignored. */
const listSchema = z.object({
  name: z.string().nullable().catch(null).default(null),
  entries: deckSchema.shape.entries,
  side: deckSchema.shape.side,
});

/** Reads the entries of a deck document. Never throws. */
export function parseDeckDocument(text: string): ParsedDeckDocument {
  const { value, problems, at } = parseYaml('deck', text, listSchema);
  if (value === null) return { name: null, entries: [], problems };
  const placed = (list: 'entries' | 'side', zone: 'main' | 'side'): PlacedDeckEntry[] =>
    value[list].map((entry, number) => {
      const begin = at([list, number]);
      const lastLine = Math.max(at([list, number, 'card']).line, at([list, number, 'copies']).line);
      return { ...entry, zone, ...begin, lastLine };
    });
  return { name: value.name, entries: [...placed('entries', 'main'), ...placed('side', 'side')], problems: [] };
}
