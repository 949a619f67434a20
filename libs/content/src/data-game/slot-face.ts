/** Makes the face of a card. The first face whose `for` matches is used, and its slots are filled with values of the card. */
import { pictureAddress, type Picture } from '../pictures/picture.ts';
import type { FaceResource, PrintedNumber, PrintedPicture, PrintedSlots } from '../printed-face.ts';
import type { CardDoc } from '../schemas.ts';
import type { DataField, FieldsDoc } from './fields.ts';
import type { FacesDoc, FaceTemplate } from './faces.ts';
import { amountsOf, fieldNamed, textsOf, wordsOfFields } from './values.ts';

const holds = ({ for: asked }: FaceTemplate, { data }: CardDoc): boolean =>
  Object.entries(asked).every(([id, wanted]) => {
    const value = data[id];
    const has = (Array.isArray(value) ? value : [value]).map(String);
    return [wanted].flat().some((one) => has.includes(one));
  });

/** A neutral drawing. */
const ANY_PICTURE = 'card';

/** Fills the slots of one card. */
class Slots {
  constructor(
    private readonly fields: FieldsDoc,
    private readonly faces: FacesDoc,
    private readonly pictures: ReadonlyMap<string, Picture>,
    private readonly card: CardDoc,
  ) {}

  field(id: string | undefined): DataField | undefined {
    return id === undefined ? undefined : fieldNamed(this.fields, id);
  }

  words(ids: readonly string[] = []): string[] {
    return wordsOfFields(this.fields, ids, this.card);
  }

  /** A short value as it is printed: the number, or the word for it in card files. */
  mark(id: string | undefined): { readonly label: string; readonly text: string } | undefined {
    const field = this.field(id);
    const value = field && this.card.data[field.id];
    if (!field || value === undefined || value === null) return undefined;
    return { label: field.label, text: field.type === 'integer' ? String(value) : this.words([field.id]).join(', ') };
  }

  number(
    slot: { readonly field: string; readonly sign: PrintedNumber['sign'] } | undefined,
  ): PrintedNumber | undefined {
    const field = this.field(slot?.field);
    const value = field && this.card.data[field.id];
    if (!slot || !field || typeof value !== 'number') return undefined;
    return { id: field.id, label: field.label, value, sign: slot.sign };
  }

  resources(ids: readonly string[] = []): FaceResource[] {
    return ids.flatMap((id) => {
      const field = this.field(id);
      if (field?.type !== 'amounts') return [];
      return amountsOf(field, this.card.data[id]).map(({ id: word, label, amount }) => ({
        type: label,
        amount,
        symbol: this.faces.symbols[word] ?? word,
      }));
    });
  }

  /** The name that a table gives to a value of the card. */
  named<Name extends string>(id: string | undefined, table: Readonly<Record<string, Name>>): Name | undefined {
    const value = id === undefined ? undefined : this.card.data[id];
    const words = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
    return words.map((word) => table[word]).find((name) => name !== undefined);
  }

  drawing(id: string | undefined): string {
    const value = id === undefined ? undefined : this.card.data[id];
    return this.named(id, this.faces.pictures) ?? (typeof value === 'string' ? value : ANY_PICTURE);
  }

  /**
   * The picture file that the card names, in the field of the slot or else in any field for pictures. Undefined if there is none: the face
   * then shows a drawing.
   */
  picture(id: string | undefined): PrintedPicture | undefined {
    const own = this.field(id);
    const field = own?.type === 'picture' ? own : this.fields.fields.find(({ type }) => type === 'picture');
    const value = field && this.card.data[field.id];
    if (typeof value !== 'object' || value === null) return undefined;
    const { file, alt, credit, focus } = value as Readonly<Record<string, unknown>>;
    const picture = this.pictures.get(String(file));
    if (!picture) return undefined;
    return {
      src: pictureAddress(picture),
      width: picture.width,
      height: picture.height,
      ...(typeof alt === 'string' && { alt }),
      ...(typeof credit === 'string' && { credit }),
      ...(isPlace(focus) && { focus }),
    };
  }
}

const isPlace = (value: unknown): value is NonNullable<PrintedPicture['focus']> =>
  typeof value === 'object' && value !== null && 'x' in value && 'y' in value;

/** The face of a card of a game without a plugin. */
export function slotFaceOf(
  fields: FieldsDoc,
  faces: FacesDoc,
  pictures: ReadonlyMap<string, Picture>,
  card: CardDoc,
): PrintedSlots {
  const template = faces.faces.find((one) => holds(one, card)) ?? faces.faces.at(-1)!;
  const { slots, layout } = template;
  const filled = new Slots(fields, faces, pictures, card);
  const body = slots.body?.flatMap((id) => filled.field(id) ?? []) ?? fields.fields;
  const numbers = [filled.number(slots.left), filled.number(slots.right)];
  const type =
    slots.type ??
    fields.fields
      .filter((one) => one.type === 'choice')
      .slice(0, 1)
      .map(({ id }) => id);
  const cost = slots.cost === undefined ? undefined : card.data[slots.cost];
  const mark = filled.mark(slots.cost);
  const corner = filled.mark(slots.corner);
  const subtitle = filled.words(slots.subtitle).join(' · ');
  const picture = filled.picture(slots.picture);
  const tint = filled.named(slots.tint, faces.palette);
  return {
    frame: 'slots',
    layout,
    typeLine: filled.words(type).join(' · '),
    emblem: filled.drawing(slots.picture),
    ...(picture && { picture }),
    ...(typeof cost === 'number' && { cost }),
    numbers: numbers.filter((one) => one !== undefined),
    ...(mark && { mark }),
    ...(corner && { corner }),
    ...(subtitle !== '' && { subtitle }),
    ...(tint && { tint }),
    ...(numbers[0] && { left: numbers[0].id }),
    ...(numbers[1] && { right: numbers[1].id }),
    symbols: filled.resources(slots.symbols),
    texts: textsOf(body, card).map(({ title, text }) => ({ ...(title !== undefined && { title }), text })),
    foot: filled.words(slots.foot).join(' · '),
  };
}
