/** The line numbers of entries, for issues. */
import { LIMITS } from '../parse/parsed-deck.ts';
import type { View } from './view.ts';

/** Line numbers in ascending order, at most `LIMITS.places`. Each appears once, because entries of a JSON list may share a line. */
export const linesOf = ({ entries }: Pick<View, 'entries'>, places: readonly number[]): number[] =>
  [...new Set(places.map((at) => entries[at]!.line))].sort((a, b) => a - b).slice(0, LIMITS.places);
