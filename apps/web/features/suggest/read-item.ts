/** Reads the item of a suggestion from an address. */
import type { SuggestedKind } from '@rulewright/api-client';
import { one, type SearchParams } from '../../shared/query.ts';

const KINDS: readonly SuggestedKind[] = ['rule', 'card', 'ruling', 'term', 'value'];

export interface ItemInAddress {
  readonly kind: SuggestedKind;
  readonly game: string;
  readonly id: string;
  readonly mode: string | null;
}

/** The item of the address; null if the address names none. */
export function readItem(query: SearchParams): ItemInAddress | null {
  const kind = KINDS.find((each) => each === one(query, 'kind'));
  const [game, id] = [one(query, 'game'), one(query, 'id')];
  if (!kind || game === undefined || id === undefined) return null;
  return { kind, game, id, mode: one(query, 'mode') ?? null };
}
