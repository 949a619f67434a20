/** Where the cuts of the faces of a match's cards are, without the slug. */
import type { MatchView } from './use-match.ts';

export const facesOf = ({ game, release }: Pick<MatchView, 'game' | 'release'>): string => `/${game}/faces/${release}`;
