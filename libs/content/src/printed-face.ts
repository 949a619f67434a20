/** The printed face of a card, as data. The site draws it in one of its layouts without knowing the game. */

/** How to draw a part: paper with an outline, thin paper, solid ink, the colour of the card, or a line of one of three weights. */
export const DRAWING_INKS = ['paper', 'veil', 'ink', 'wash', 'hair', 'line', 'limb'] as const;

/** A part of a drawing. Coordinates are between -150 and 150. */
export interface DrawingPart {
  readonly ink: (typeof DRAWING_INKS)[number];
  readonly d: string;
}

/** A number that lists and tables show next to a card's name. */
export interface PrintedNumber {
  /** The id of the card field. Lists sort by it. */
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** The symbol shown with the number. */
  readonly sign: 'attack' | 'defense' | 'life' | 'damage';
}

/** An amount of a resource, shown with a symbol. */
export interface FaceResource {
  readonly type: string;
  readonly amount: number;
  /** The name of its symbol, if it differs from `type`. */
  readonly symbol?: string;
}

/** The arrangements of a face. */
export const FACE_LAYOUTS = ['tall', 'plate', 'wide', 'token', 'column', 'landscape', 'specimen'] as const;

/** A short text in a slot, with its label. */
export interface FaceMark {
  readonly label: string;
  readonly text: string;
}

/** A value as a symbol. */
export interface FaceIcon {
  readonly label: string;
  readonly symbol: string;
}

/** Words in the column beside the picture. `sign` colours the text. */
export interface FaceNote {
  readonly title: string;
  readonly text?: string;
  readonly sign?: PrintedNumber['sign'];
}

/** A text in the text box. One with a number has its title in one line with it and its symbols. */
export interface FaceText {
  readonly title?: string;
  readonly text: string;
  readonly number?: Pick<PrintedNumber, 'label' | 'value' | 'sign'>;
  readonly symbols?: readonly FaceResource[];
}

/** A picture of a card. */
export interface PrintedPicture {
  /** The address of the file on the site. The bytes at this address never change, because it contains their hash. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** A description of the picture. */
  readonly alt?: string;
  readonly credit?: string;
  /** The place that stays visible when the face crops the picture, in percent from the left and from the top. */
  readonly focus?: { readonly x: number; readonly y: number };
}

/** The face of a card: what fills its slots. */
export interface PrintedFace {
  /** Types separated by ` · `, the widest group first: "Insect · Hymenoptera". */
  readonly typeLine: string;
  /** The name of a drawing of the site, for a card without its own. */
  readonly emblem: string;
  /** The card's own drawing. */
  readonly drawing?: readonly DrawingPart[];
  /** The total cost of the card. */
  readonly cost?: number;
  readonly numbers: readonly PrintedNumber[];
  /**
   * The size of the picture: larger than the text, equal, smaller, or nearly the whole card. `landscape` turns the card on its side. `specimen`
   * is a plate of a field guide: name and cost without a band, numbers at the sides, text in the middle. `column` has a coloured ground, and
   * type line and name together above.
   */
  readonly layout: (typeof FACE_LAYOUTS)[number];
  /** Replaces the drawing that `emblem` names. */
  readonly picture?: PrintedPicture;
  /** The cost as printed, if it may be a word. */
  readonly mark?: FaceMark;
  /** A symbol at the top left. */
  readonly icon?: FaceIcon;
  /** The cost in amounts of resources. */
  readonly price?: { readonly label: string; readonly resources: readonly FaceResource[] };
  /** The text in the top right corner. */
  readonly corner?: FaceMark;
  readonly subtitle?: string;
  /** The name of one of the site's colours. */
  readonly tint?: string;
  /** Ids of the numbers at the lower corners of the picture. */
  readonly left?: string;
  readonly right?: string;
  readonly symbols: readonly FaceResource[];
  readonly symbolsLabel?: string;
  /** The column beside the picture. */
  readonly side?: readonly FaceNote[];
  readonly texts: readonly FaceText[];
  readonly foot: string;
}

/** Parts of a face that a diagram can label. Each layout has some of them, and the site knows their positions. */
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
