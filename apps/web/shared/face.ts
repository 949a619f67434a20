/** Converts a card of the API to the data of a card face: the common fields, and those that its game prints. */
import type { CardFaceFragment } from '@rulewright/api-client';
import type { PrintedFace } from '@rulewright/content';
import type { CardFaceData } from '@rulewright/ui';

type FaceSource = Pick<
  CardFaceFragment,
  'slug' | 'name' | 'sharesName' | 'face' | 'flavor' | 'provisional' | 'printings' | 'abilities'
>;

interface Printed {
  readonly printings: readonly {
    readonly number: number;
    readonly code?: string | null;
    readonly set: { readonly name: string };
  }[];
}

export function faceOf(card: FaceSource): CardFaceData {
  const printing = card.printings[0];
  return {
    ...(card.face as PrintedFace),
    slug: card.slug,
    name: card.name,
    sharesName: card.sharesName,
    rarity: printing?.rarity ?? 'common',
    abilities: card.abilities.map((ability) => ability.text),
    flavor: card.flavor ?? undefined,
    collector: collectorOf(card),
    provisional: card.provisional,
  };
}

/** The set and collector number of the first printing, such as "First Night · 12a". Empty for a card without a printing. */
export function collectorOf({ printings: [first] }: Printed): string {
  return first ? `${first.set.name} · ${first.code ?? first.number}` : '';
}
