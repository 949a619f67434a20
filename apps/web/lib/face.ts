/** What a card of the API looks like on a card face. A game's card data is its own; what is missing is left out. */
import type { CardFaceFragment } from '@rulewright/api-client';
import type { CardFaceData } from '@rulewright/ui';

type Data = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export function faceOf(card: CardFaceFragment): CardFaceData {
  const data = (card.data ?? {}) as Data;
  const printing = card.printings[0];
  return {
    slug: card.slug,
    name: card.name,
    subtitle: text(data.scientificName),
    cost: number(data.cost),
    attack: number(data.attack),
    defense: number(data.defense),
    rarity: printing?.rarity ?? 'common',
    typeLine: typeLine(data),
    emblem: text(data.emblem) ?? '',
    abilities: card.abilities.map((ability) => ability.text),
    flavor: card.flavor ?? undefined,
    collector: printing ? `${printing.set.name} · ${printing.number}` : '',
    provisional: card.provisional,
  };
}

/** "Insect · Hymenoptera · Ant", or the kind of a card that is no animal. */
function typeLine(data: Data): string {
  const words = [text(data.class), text(data.order), ...list(data.descriptors)].filter((word) => word !== undefined);
  return words.length > 0 ? words.join(' · ') : capital(text(data.kind) ?? '');
}
