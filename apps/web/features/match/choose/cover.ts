/** The card whose picture stands for a deck. */
import type { CardFaceFragment } from '@rulewright/api-client';
import type { CardFaceData } from '@rulewright/ui';
import { faceOf } from '../../../shared/face.ts';

/** The card with the highest cost, and of these the one with the most copies. Cards that only make a resource come last. */
export function coverOf(
  entries: readonly { readonly copies: number; readonly card: CardFaceFragment }[],
): CardFaceData | null {
  const costOf = (face: CardFaceData): number =>
    face.frame === 'page' && face.makes.length > 0 ? -1 : ((face as { readonly cost?: number }).cost ?? 0);
  const [best] = entries
    .map(({ copies, card }) => ({ copies, face: faceOf(card) }))
    .sort((a, b) => costOf(b.face) - costOf(a.face) || b.copies - a.copies);
  return best?.face ?? null;
}
