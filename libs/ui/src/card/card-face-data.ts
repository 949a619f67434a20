/** The data of a drawn card: the face that its game prints, and what every card has. */
import type { FaceResource, PrintedFace, PrintedNumber, PrintedPicture } from '@rulewright/content';

/** The data of a card besides its printed face. */
interface FaceOwner {
  readonly slug: string;
  readonly name: string;
  /** Whether other cards of the game have the same name. Lists then show the printing too. */
  readonly sharesName?: boolean;
  /** `common`, `uncommon`, `rare` or `super-rare`; any other value is drawn in ink. */
  readonly rarity: string;
  /** All texts of the card. */
  readonly abilities: readonly string[];
  readonly flavor?: string;
  /** For example "Set 1 · 12". */
  readonly collector: string;
  /** True if some numbers are our own and not the publisher's. */
  readonly provisional: boolean;
}

/** A card with its face. */
export type CardFaceData = FaceOwner & PrintedFace;

/** The styles of faces: a coloured band, a coloured ground, or a plate of a field guide. */
export type FaceStyle = 'specimen' | 'slots' | 'column';

export const styleOf = ({ layout }: PrintedFace): FaceStyle =>
  layout === 'specimen' || layout === 'column' ? layout : 'slots';

/** The numbers at the lower corners: left and right. */
export const cornersOf = ({ left, right, numbers }: PrintedFace): readonly (PrintedNumber | undefined)[] =>
  [left, right].map((id) => numbers.find((one) => one.id === id));

/** The numbers at the lower corners of a small face: those of the large face, or the first two. */
export function smallCornersOf(card: PrintedFace): readonly (PrintedNumber | undefined)[] {
  const corners = cornersOf(card);
  return corners.some(Boolean) ? corners : [card.numbers[0], card.numbers[1]];
}

/** The symbols of a small face and of a list: those of the price, or else the others. */
export const resourcesOf = ({ price, symbols }: PrintedFace): readonly FaceResource[] =>
  price && price.resources.length > 0 ? price.resources : symbols;

/** Whether a card only makes resources. Such a card has symbols and costs nothing. */
export const isResource = ({ price, symbols }: PrintedFace): boolean =>
  price?.resources.length === 0 && symbols.length > 0;

/** The words under the name, or those beside the picture. */
export const subtitleOf = ({ subtitle, side = [] }: PrintedFace): string | undefined =>
  subtitle ?? (side.flatMap(({ title, text }) => (text === undefined ? [title] : [])).join(', ') || undefined);

/** Returns the address of the small version of a picture, for lists. */
export const smallPictureOf = ({ src }: PrintedPicture): string => src.replace(/\.\w+$/u, '-small.webp');

/** The words of a face that do not come from its card. The caller that draws the face provides them. */
export interface FaceWords {
  /** The mark for values that are our own. */
  readonly provisional: string;
  /** "cost 4". With `undefined`, says that the card has no cost. */
  readonly costs: (cost: number | undefined) => string;
  /** For example "Super rare". */
  readonly rarity: (rarity: string) => string;
}

/** Resources as text: "2 Forest, 1 Neutral". */
const resourceWords = (resources: readonly FaceResource[]): string =>
  resources.map(({ type, amount }) => `${amount} ${type}`).join(', ');

/** The parts of the description that come from the slots. */
const slotWords = ({ mark, cost, corner, numbers, symbols, side = [], picture }: PrintedFace): string[] => [
  ...(mark && cost === undefined ? [`${mark.label.toLowerCase()} ${mark.text}`] : []),
  ...(corner && numbers.every(({ label }) => label !== corner.label)
    ? [`${corner.label.toLowerCase()} ${corner.text}`]
    : []),
  ...(symbols.length > 0 ? [resourceWords(symbols)] : []),
  ...side.map(({ title, text }) => (text === undefined ? title : `${title} ${text}`)),
  ...(picture?.alt ? [picture.alt.replace(/\.$/u, '')] : []),
];

/** Describes the card in one sentence, for screen readers. */
export function describeCard(card: CardFaceData, words: FaceWords): string {
  const costs = resourceWords(card.price?.resources ?? []);
  const says = [
    card.name,
    card.typeLine,
    ...(card.icon ? [card.icon.label] : []),
    words.rarity(card.rarity),
    ...(card.cost === undefined ? [] : [`${words.costs(card.cost)}${costs ? ` (${costs})` : ''}`]),
    ...card.numbers.map(({ sign, label, value }) =>
      sign === 'life' ? `${value} ${label}` : `${label.toLowerCase()} ${value}`,
    ),
    ...slotWords(card),
  ];
  return `${says.join(', ')}.`;
}
