/** Converts a card of the API to the data of a card face: the common fields, and those that its game prints. */
import type { CardFaceFragment } from '@rulewright/api-client';
import type { PrintedFace } from '@rulewright/content';
import type { CardFaceData } from '@rulewright/ui';

type FaceSource = Pick<
  CardFaceFragment,
  'slug' | 'name' | 'face' | 'flavor' | 'provisional' | 'printings' | 'abilities'
>;

export function faceOf(card: FaceSource): CardFaceData {
  const printing = card.printings[0];
  return {
    ...(card.face as PrintedFace),
    slug: card.slug,
    name: card.name,
    rarity: printing?.rarity ?? 'common',
    abilities: card.abilities.map((ability) => ability.text),
    flavor: card.flavor ?? undefined,
    collector: printing ? `${printing.set.name} · ${printing.code ?? printing.number}` : '',
    provisional: card.provisional,
  };
}
