/** What a card face shows, whatever the game: what every card has, and the parts of one of three frames. */

/** A number that rows and tables show, with its sign. */
export interface FaceNumber {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly sign: 'attack' | 'defense' | 'life' | 'damage';
}

interface FaceBase {
  readonly slug: string;
  readonly name: string;
  /** What it costs in all. */
  readonly cost?: number;
  /** `common`, `uncommon`, `rare`, `super-rare`; any other is shown in ink. */
  readonly rarity: string;
  /** "Insect · Hymenoptera". */
  readonly typeLine: string;
  /** The name of an emblem; an unknown one gets a stand-in. */
  readonly emblem: string;
  readonly numbers: readonly FaceNumber[];
  /** Every text it has. */
  readonly abilities: readonly string[];
  readonly flavor?: string;
  /** "Set 1 · 12". */
  readonly collector: string;
  /** Some of the numbers are ours, not the publisher's. */
  readonly provisional: boolean;
}

/** A plate of a field guide. */
export interface SpecimenFaceData extends FaceBase {
  readonly frame: 'specimen';
  /** Under the name in italics: a scientific name. */
  readonly subtitle?: string;
}

/** So much of a resource; the word names its symbol. */
export interface ResourceData {
  readonly type: string;
  readonly amount: number;
  /** The drawing of its symbol, where it is not called like the word. */
  readonly symbol?: string;
}

export interface AttackData {
  readonly name: string;
  readonly damage: number;
  /** Types against which it is better, as symbols. */
  readonly advantage: readonly string[];
  readonly inflicts: readonly string[];
  readonly text?: string;
}

/** A page of a spellbook. */
export interface PageFaceData extends FaceBase {
  readonly frame: 'page';
  readonly symbol?: string;
  readonly costs: readonly ResourceData[];
  /** What it makes when it is used. */
  readonly makes: readonly ResourceData[];
  readonly life?: number;
  readonly traits: readonly string[];
  readonly bonuses: readonly { readonly symbol: string; readonly amount: number; readonly raises: string }[];
  /** With a title: an ability that is used. */
  readonly texts: readonly { readonly title?: string; readonly text: string }[];
  readonly attacks: readonly AttackData[];
  /** Copies allowed, null for any number. */
  readonly limit: number | null;
}

/** A short sign of a slot: what it is called, and what is printed. */
export interface SlotMark {
  readonly label: string;
  readonly text: string;
}

/** A frame of slots that documents fill. */
export interface SlotFaceData extends FaceBase {
  readonly frame: 'slots';
  /** More picture, both alike, more text. */
  readonly layout: 'tall' | 'plate' | 'wide';
  /** The cost as it is printed, where it may be a word. */
  readonly mark?: SlotMark;
  /** At the top right. */
  readonly corner?: SlotMark;
  readonly subtitle?: string;
  /** The name of a colour of the site. */
  readonly tint?: string;
  /** Ids of the numbers at the lower corners of the picture. */
  readonly left?: string;
  readonly right?: string;
  readonly symbols: readonly ResourceData[];
  readonly texts: readonly { readonly title?: string; readonly text: string }[];
  readonly foot: string;
}

export type CardFaceData = SpecimenFaceData | PageFaceData | SlotFaceData;

/** The words of a face that do not come from its card. The program that draws the face gives them. */
export interface FaceWords {
  /** The label of the cost. */
  readonly cost: string;
  /** The label of the resources that a Page makes. */
  readonly makes: string;
  /** The mark of a face with values of our own. */
  readonly provisional: string;
  /** "cost 4"; undefined: the card has no cost. */
  readonly costs: (cost: number | undefined) => string;
  /** "limit 3". */
  readonly limit: (copies: number) => string;
  /** "Inflicts Burn." */
  readonly inflicts: (effects: string) => string;
  /** "Super rare". */
  readonly rarity: (rarity: string) => string;
}

/** "2 Forest, 1 Neutral". */
const resourceWords = (resources: readonly ResourceData[]): string =>
  resources.map(({ type, amount }) => `${amount} ${type}`).join(', ');

/** The value of a number by its sign. */
export const numberOf = (card: CardFaceData, sign: FaceNumber['sign']): number | undefined =>
  card.numbers.find((one) => one.sign === sign)?.value;

/** The unit of a Page's life, as its game calls it: "LP". */
export const lifeUnit = (card: PageFaceData): string => card.numbers.find(({ sign }) => sign === 'life')?.label ?? '';

/** What the slots add to the sentence. */
const slotWords = ({ mark, cost, corner, symbols }: SlotFaceData): string[] => [
  ...(mark && cost === undefined ? [`${mark.label.toLowerCase()} ${mark.text}`] : []),
  ...(corner ? [`${corner.label.toLowerCase()} ${corner.text}`] : []),
  ...(symbols.length > 0 ? [resourceWords(symbols)] : []),
];

/** The card in one sentence, for those who cannot see it. */
export function describeCard(card: CardFaceData, words: FaceWords): string {
  const page = card.frame === 'page';
  const costs = page ? resourceWords(card.costs) : '';
  const says = [
    card.name,
    card.typeLine,
    ...(page && card.symbol ? [card.symbol] : []),
    words.rarity(card.rarity),
    ...(card.cost === undefined ? [] : [`${words.costs(card.cost)}${costs ? ` (${costs})` : ''}`]),
    ...card.numbers.map(({ sign, label, value }) =>
      sign === 'life' ? `${value} ${label}` : `${label.toLowerCase()} ${value}`,
    ),
    ...(page ? card.traits : []),
    ...(card.frame === 'slots' ? slotWords(card) : []),
  ];
  return `${says.join(', ')}.`;
}
