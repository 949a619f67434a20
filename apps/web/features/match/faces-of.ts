/** The base address of the card pictures of a match, to which the slug is added. */
import type { MatchView } from './use-match.ts';

export const facesOf = ({ game, release }: Pick<MatchView, 'game' | 'release'>): string => `/${game}/faces/${release}`;
