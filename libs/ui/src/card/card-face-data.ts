/** What a card face shows, whatever the game. */

export interface CardFaceData {
  readonly slug: string;
  readonly name: string;
  /** Under the name in italics: a scientific name. */
  readonly subtitle?: string;
  readonly cost?: number;
  readonly attack?: number;
  readonly defense?: number;
  /** `common`, `uncommon`, `rare`, `super-rare`; any other is shown in ink. */
  readonly rarity: string;
  /** "Insect · Hymenoptera". */
  readonly typeLine: string;
  /** The name of an emblem; an unknown one gets a stand-in. */
  readonly emblem: string;
  readonly abilities: readonly string[];
  readonly flavor?: string;
  /** "Set 1 · 12". */
  readonly collector: string;
  /** Some of the numbers are ours, not the publisher's. */
  readonly provisional: boolean;
}

const RARITIES: Readonly<Record<string, string>> = {
  common: 'Common',
  uncommon: 'Uncommon',
  rare: 'Rare',
  'super-rare': 'Super rare',
};

/** A rarity in words: "Super rare". */
export function rarityName(rarity: string): string {
  return RARITIES[rarity] ?? rarity.charAt(0).toUpperCase() + rarity.slice(1).replaceAll('-', ' ');
}

/** The card in one sentence, for those who cannot see it. */
export function describeCard(card: CardFaceData): string {
  const numbers = [
    card.cost === undefined ? null : `cost ${card.cost}`,
    card.attack === undefined ? null : `attack ${card.attack}`,
    card.defense === undefined ? null : `defense ${card.defense}`,
  ].filter((one) => one !== null);
  return `${[card.name, card.typeLine, rarityName(card.rarity), ...numbers].join(', ')}.`;
}
