/** The printed face of a Metabaloids card, except its name and texts. */
import type { CardDoc, PrintedFace, PrintedNumber } from '@rulewright/content';
import { cardDataOf, type CardData } from './schema.ts';

/** The face of a card: "Insect · Hymenoptera · Ant", cost, attack and defense. */
export function faceOf(card: CardDoc): PrintedFace {
  const data = cardDataOf(card);
  return {
    frame: 'specimen',
    typeLine: typeLine(data),
    emblem: data.emblem,
    cost: data.cost,
    ...(data.scientificName === undefined ? {} : { subtitle: data.scientificName }),
    numbers: [...number('attack', 'Attack', data.attack), ...number('defense', 'Defense', data.defense)],
  };
}

const number = (sign: 'attack' | 'defense', label: string, value: number | undefined): PrintedNumber[] =>
  value === undefined ? [] : [{ id: sign, label, value, sign }];

/** Class, order and descriptors. For a card that is not an animal: its kind. */
function typeLine(data: CardData): string {
  const words = [data.class, data.order, ...data.descriptors].filter((word) => word !== undefined);
  return words.length > 0 ? words.join(' · ') : data.kind.charAt(0).toUpperCase() + data.kind.slice(1);
}
