/** The data of a card face for any game: common fields, and the fields of each of the three frames. */

/** A number with its icon, for rows and tables. */
export interface FaceNumber {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly sign: 'attack' | 'defense' | 'life' | 'damage';
}

interface FaceBase {
  readonly slug: string;
  readonly name: string;
  /** Whether other cards of the game have the same name. Lists then show the printing too. */
  readonly sharesName?: boolean;
  /** The total cost. */
  readonly cost?: number;
  /** `common`, `uncommon`, `rare` or `super-rare`; any other value is drawn in ink. */
  readonly rarity: string;
  /** For example "Insect · Hymenoptera". */
  readonly typeLine: string;
  /** The name of an emblem. An unknown name gets a default drawing. */
  readonly emblem: string;
  readonly numbers: readonly FaceNumber[];
  /** All texts of the card. */
  readonly abilities: readonly string[];
  readonly flavor?: string;
  /** For example "Set 1 · 12". */
  readonly collector: string;
  /** True if some numbers are our own and not the publisher's. */
  readonly provisional: boolean;
}

/** A card that looks like a plate of a field guide. */
export interface SpecimenFaceData extends FaceBase {
  readonly frame: 'specimen';
  /** The scientific name, in italics below the name. */
  readonly subtitle?: string;
}

/** An amount of a resource; its word selects the symbol. */
export interface ResourceData {
  readonly type: string;
  readonly amount: number;
  /** The name of the symbol, if it differs from the word. */
  readonly symbol?: string;
}

export interface AttackData {
  readonly name: string;
  readonly damage: number;
  /** The types that this attack is strong against, shown as symbols. */
  readonly advantage: readonly string[];
  readonly inflicts: readonly string[];
  readonly text?: string;
}

/** A MetaZoo Page. */
export interface PageFaceData extends FaceBase {
  readonly frame: 'page';
  readonly symbol?: string;
  readonly costs: readonly ResourceData[];
  /** The resources that the Page makes when it is used. */
  readonly makes: readonly ResourceData[];
  readonly life?: number;
  readonly traits: readonly string[];
  readonly bonuses: readonly { readonly symbol: string; readonly amount: number; readonly raises: string }[];
  /** The texts. A text with a title is an ability that a player can use. */
  readonly texts: readonly { readonly title?: string; readonly text: string }[];
  readonly attacks: readonly AttackData[];
  /** The number of copies allowed; null for any number. */
  readonly limit: number | null;
}

/** A short text in a slot, with its label. */
export interface SlotMark {
  readonly label: string;
  readonly text: string;
}

/** A picture file. The file at its address never changes. */
export interface PictureData {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** A description of the picture for screen readers. */
  readonly alt?: string;
  readonly credit?: string;
}

/** Returns the address of the small version of a picture, for lists. */
export const smallPictureOf = ({ src }: PictureData): string => src.replace(/\.\w+$/u, '-small.webp');

/** A card whose slots are filled by documents, for games without code. */
export interface SlotFaceData extends FaceBase {
  readonly frame: 'slots';
  /**
   * `tall` gives more room to the picture, `wide` to the text, and `plate` the same to both. The picture of a `token` leaves two lines of
   * text. A `landscape` card is wider than high, but its thumbnail is upright like every other.
   */
  readonly layout: 'tall' | 'plate' | 'wide' | 'token' | 'landscape';
  /** The printed cost, which may be a word. */
  readonly mark?: SlotMark;
  /** The picture. It replaces the emblem. */
  readonly picture?: PictureData;
  /** The mark at the top right. */
  readonly corner?: SlotMark;
  readonly subtitle?: string;
  /** The name of a colour token. */
  readonly tint?: string;
  /** Ids of the numbers at the lower corners of the picture. */
  readonly left?: string;
  readonly right?: string;
  readonly symbols: readonly ResourceData[];
  readonly texts: readonly { readonly title?: string; readonly text: string }[];
  readonly foot: string;
}

export type CardFaceData = SpecimenFaceData | PageFaceData | SlotFaceData;

/** The words of a face that do not come from its card. The caller that draws the face provides them. */
export interface FaceWords {
  /** The label of the cost. */
  readonly cost: string;
  /** The label of the resources that a Page makes. */
  readonly makes: string;
  /** The mark for values that are our own. */
  readonly provisional: string;
  /** "cost 4". With `undefined`, says that the card has no cost. */
  readonly costs: (cost: number | undefined) => string;
  /** For example "limit 3". */
  readonly limit: (copies: number) => string;
  /** For example "Inflicts Burn." */
  readonly inflicts: (effects: string) => string;
  /** For example "Super rare". */
  readonly rarity: (rarity: string) => string;
}

/** Resources as text: "2 Forest, 1 Neutral". */
const resourceWords = (resources: readonly ResourceData[]): string =>
  resources.map(({ type, amount }) => `${amount} ${type}`).join(', ');

/** The value of the first number with this sign. */
export const numberOf = (card: CardFaceData, sign: FaceNumber['sign']): number | undefined =>
  card.numbers.find((one) => one.sign === sign)?.value;

/** The unit of a Page's life in the words of its game: "LP". */
export const lifeUnit = (card: PageFaceData): string => card.numbers.find(({ sign }) => sign === 'life')?.label ?? '';

/** The parts of the description that come from the slots. */
const slotWords = ({ mark, cost, corner, symbols, picture }: SlotFaceData): string[] => [
  ...(mark && cost === undefined ? [`${mark.label.toLowerCase()} ${mark.text}`] : []),
  ...(corner ? [`${corner.label.toLowerCase()} ${corner.text}`] : []),
  ...(symbols.length > 0 ? [resourceWords(symbols)] : []),
  ...(picture?.alt ? [picture.alt.replace(/\.$/u, '')] : []),
];

/** Describes the card in one sentence, for screen readers. */
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
