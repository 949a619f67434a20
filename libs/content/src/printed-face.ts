/** What a game prints on the face of a card, as data: the site draws it in one of its frames without knowing the game. */

/** A number that lists and tables show beside a card's name. */
export interface PrintedNumber {
  /** The id of the field of the card, by which lists sort. */
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** The sign it is shown with. */
  readonly sign: 'attack' | 'defense' | 'life' | 'damage';
}

interface PrintedFaceBase {
  /** Parted by ` · `, the widest group first: "Insect · Hymenoptera". */
  readonly typeLine: string;
  /** The name of a drawing. */
  readonly emblem: string;
  /** What the card costs in all. */
  readonly cost?: number;
  readonly numbers: readonly PrintedNumber[];
}

/** A plate of a field guide: cost in a sphere, two numbers, text below. */
export interface PrintedSpecimen extends PrintedFaceBase {
  readonly frame: 'specimen';
  /** Under the name in italics. */
  readonly subtitle?: string;
}

/** A resource and how much of it; the word stands for a symbol. */
export interface FaceResource {
  readonly type: string;
  readonly amount: number;
  /** The drawing of its symbol, where it is not called like the word. */
  readonly symbol?: string;
}

export interface FaceAttack {
  readonly name: string;
  readonly damage: number;
  /** Types beside it against which it is better. */
  readonly advantage: readonly string[];
  /** Conditions beside it: `Burn`, `Frozen (2)`. */
  readonly inflicts: readonly string[];
  readonly text?: string;
}

/** A page of a spellbook: type and cost as symbols, traits and bonuses at the side, texts and attacks in a box. */
export interface PrintedPage extends PrintedFaceBase {
  readonly frame: 'page';
  /** The word of its symbol; none for a Page without a type. */
  readonly symbol?: string;
  readonly costs: readonly FaceResource[];
  /** What it makes when used, where that is what it is for. */
  readonly makes: readonly FaceResource[];
  readonly life?: number;
  readonly traits: readonly string[];
  readonly bonuses: readonly { readonly symbol: string; readonly amount: number; readonly raises: string }[];
  /** With a title: an ability that is used. */
  readonly texts: readonly { readonly title?: string; readonly text: string }[];
  readonly attacks: readonly FaceAttack[];
  /** Copies allowed, null for any number. */
  readonly limit: number | null;
}

/** A frame of slots, for games whose faces are documents. */
export interface PrintedSlots extends PrintedFaceBase {
  readonly frame: 'slots';
  /** More picture, both alike, more text. */
  readonly layout: 'tall' | 'plate' | 'wide';
  /** The cost as it is printed, where it may be a word. */
  readonly mark?: { readonly label: string; readonly text: string };
  /** At the top right. */
  readonly corner?: { readonly label: string; readonly text: string };
  readonly subtitle?: string;
  /** A colour of the site by its name. */
  readonly tint?: string;
  /** Ids of the numbers at the lower corners of the picture. */
  readonly left?: string;
  readonly right?: string;
  readonly symbols: readonly FaceResource[];
  readonly texts: readonly { readonly title?: string; readonly text: string }[];
  readonly foot: string;
}

export type PrintedFace = PrintedSpecimen | PrintedPage | PrintedSlots;

/** Parts of a face that a diagram can point at. A frame has some of these; the site knows where. */
export const FACE_PARTS = [
  'cost',
  'symbol',
  'name',
  'subtitle',
  'type',
  'life',
  'side',
  'picture',
  'attack',
  'defense',
  'text',
  'collector',
] as const;
export type FacePart = (typeof FACE_PARTS)[number];
