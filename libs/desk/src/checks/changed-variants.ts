/** Variants that a change adds or edits, each with the first mode to which it applies. */
import type { GameContent } from '@rulewright/content';
import { rulesetOf, type ModePair, type BothSides } from './both-sides.ts';

/** A variant on top of a mode. For a new variant, `before` is the mode without it, so the difference is the effect of the variant. */
export interface VariantPair extends ModePair {
  readonly isNew: boolean;
  /** The path of its rulebook on the site. */
  readonly page: string;
}

export function changedVariants(sides: BothSides, game: GameContent, old: GameContent | null): VariantPair[] {
  const { id, modes } = game.doc;
  const changed = [...game.variants].filter(([slug]) => sides.changed.has(`rules/${id}/variants/${slug}.yaml`));
  return changed.flatMap(([slug, variant]): VariantPair[] => {
    for (const mode of modes) {
      const after = rulesetOf(sides.after, `${id}/${mode}+${slug}`);
      if (!after) continue;
      const isNew = !old?.variants.has(slug);
      const before = rulesetOf(sides.before, isNew ? `${id}/${mode}` : `${id}/${mode}+${slug}`);
      const name = `${game.doc.name}, ${game.modes.get(mode)!.name} with ${variant.name}`;
      return [
        { game: id, mode: `${mode}+${slug}`, name, before, after, isNew, page: `/${id}/rules/${mode}?variant=${slug}` },
      ];
    }
    return [];
  });
}
