/** The lines of entries, as an issue names them. */
import { LIMITS } from '../parse/parsed-deck.ts';
import type { View } from './view.ts';

/** Lines in order, each once: entries of a JSON list may share one. */
export const linesOf = ({ entries }: Pick<View, 'entries'>, places: readonly number[]): number[] =>
  [...new Set(places.map((at) => entries[at]!.line))].sort((a, b) => a - b).slice(0, LIMITS.places);
