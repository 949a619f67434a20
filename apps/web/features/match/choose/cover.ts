/** The card whose picture stands for a deck. */
import type { CardFaceFragment } from '@rulewright/api-client';
import { isResource, type CardFaceData } from '@rulewright/ui';
import { faceOf } from '../../../shared/face.ts';

/**
 * The card with the highest cost, and of these the one with the most copies. Cards that only make a resource come last, and cards that are the
 * picture of another deck are taken only if there are no others.
 */
export function coverOf(
  entries: readonly { readonly copies: number; readonly card: CardFaceFragment }[],
  taken: Set<string>,
): CardFaceData | null {
  const costOf = (face: CardFaceData): number => (isResource(face) ? -1 : (face.cost ?? 0));
  const faces = entries
    .map(({ copies, card }) => ({ copies, face: faceOf(card) }))
    .sort((a, b) => costOf(b.face) - costOf(a.face) || b.copies - a.copies);
  const best = (faces.find(({ face }) => !taken.has(face.slug)) ?? faces[0])?.face ?? null;
  if (best) taken.add(best.slug);
  return best;
}
