/** Makes the face of a card. The first face whose `for` matches is used, and its slots are filled with values of the card. */
import { pictureAddress, type Picture } from '../pictures/picture.ts';
import type {
  FaceIcon,
  FaceNote,
  FaceResource,
  FaceText,
  PrintedNumber,
  PrintedPicture,
  PrintedFace,
} from '../printed-face.ts';
import type { CardDoc } from '../schemas.ts';
import { computedValue } from './card-fields.ts';
import type { FieldsDoc, DataField, MemberField } from './fields.ts';
import type { FaceEntries, FacesDoc, FaceTemplate } from './faces.ts';
import { saidIn, saidOfEntry, wordsIn, type Line } from './lines.ts';
import { amountsAsWritten, entriesOf, fieldNamed, textsOf, wordsOfFields } from './values.ts';

/** The word by which a face asks for a value. */
const askedWord = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value));

const holds = ({ for: asked }: FaceTemplate, { data }: CardDoc): boolean =>
  Object.entries(asked).every(([id, wanted]) => {
    const value = data[id];
    const has = (Array.isArray(value) ? value : [value]).map(askedWord);
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

  /** The value of a computed field. */
  computed(id: string): string[] | number | null {
    const computed = this.fields.computed.find((one) => one.id === id);
    return computed ? computedValue(this.fields, computed, this.card) : null;
  }

  lines(lines: readonly Line[] = []): readonly string[] {
    return lines.flatMap((line) =>
      saidIn(line, (id, counted) => {
        const field = this.field(id);
        if (field) return wordsIn(field, this.card.data[id], counted);
        const value = this.computed(id);
        return value === null ? this.words([id]) : [value].flat().map(String);
      }),
    );
  }

  /** The entries of a group as texts. */
  entries({ field: of, having, lacking, ...drawn }: FaceEntries): (FaceText & { readonly sign?: FaceNote['sign'] })[] {
    const group = this.field(of);
    if (group?.type !== 'group') return [];
    const member = (id: string | undefined): MemberField | undefined => group.fields.find((one) => one.id === id);
    return entriesOf(this.card.data[of])
      .filter((entry) => having === undefined || entry[having] !== undefined)
      .filter((entry) => lacking === undefined || entry[lacking] === undefined)
      .map((entry) => {
        const said = (line: Line): readonly string[] => saidOfEntry(group, entry, line, this.card.name);
        const title = drawn.title === undefined ? '' : said(drawn.title).join(', ');
        const label = member(drawn.number?.field)?.label;
        const value = drawn.number && entry[drawn.number.field];
        const marked = member(drawn.symbols);
        const symbols = marked ? this.symbolsOf(marked, entry[marked.id]) : [];
        const sign = drawn.signOf === undefined ? undefined : this.faces.signs[String(entry[drawn.signOf])];
        return {
          ...(title !== '' && { title }),
          text: (drawn.lines ?? []).flatMap(said).join(' '),
          ...(label !== undefined &&
            typeof value === 'number' && { number: { label, value, sign: drawn.number!.sign } }),
          ...(symbols.length > 0 && { symbols }),
          ...(sign && { sign }),
        };
      });
  }

  /** The texts of the text box. */
  texts(body: FaceTemplate['slots']['body']): FaceText[] {
    const plain = (fields: readonly DataField[]): FaceText[] =>
      textsOf(fields, this.card).map(({ title, text }) => ({ ...(title !== undefined && { title }), text }));
    if (!body) return plain(this.fields.fields);
    return body.flatMap((part) => {
      if (typeof part === 'string') return plain(this.field(part) ? [this.field(part)!] : []);
      return 'say' in part ? this.lines([part]).map((text) => ({ text })) : this.entries(part);
    });
  }

  side(parts: FaceTemplate['slots']['side'] = []): FaceNote[] {
    return parts.flatMap((part): FaceNote[] => {
      if (typeof part === 'string') return this.lines([part]).map((title) => ({ title }));
      return this.entries(part).map(({ title, text, sign }) => ({
        title: title ?? text,
        ...(title !== undefined && text !== '' && { text }),
        ...(sign && { sign }),
      }));
    });
  }

  /** A short value as it is printed: the number, or the word for it in card files. Amounts have none. */
  mark(id: string | undefined): { readonly label: string; readonly text: string } | undefined {
    const field = this.field(id);
    const value = field && this.card.data[field.id];
    if (!field || field.type === 'amounts' || value === undefined || value === null) return undefined;
    return { label: field.label, text: field.type === 'integer' ? String(value) : this.words([field.id]).join(', ') };
  }

  number(
    slot: { readonly field: string; readonly sign: PrintedNumber['sign'] } | undefined,
  ): PrintedNumber | undefined {
    if (!slot) return undefined;
    const { field: id, sign } = slot;
    const named = this.field(id) ?? this.fields.computed.find((one) => one.id === id);
    const value = this.field(id) ? this.card.data[id] : this.computed(id);
    if (!named || typeof value !== 'number') return undefined;
    return { id, label: named.label, value, sign };
  }

  /** The symbols of amounts, or of the words of choices. */
  symbolsOf(field: DataField | MemberField, value: unknown): FaceResource[] {
    const symbol = (word: string): string => this.faces.symbols[word] ?? word;
    if (field.type === 'amounts')
      return amountsAsWritten(field, value).map(({ id, label, amount }) => ({
        type: label,
        amount,
        symbol: symbol(id),
      }));
    if (field.type !== 'choice' && field.type !== 'choices') return [];
    const words = [value].flat().filter((one) => typeof one === 'string');
    return words.map((word) => ({ type: field.values?.[word] ?? word, amount: 1, symbol: symbol(word) }));
  }

  resources(ids: readonly string[] = []): FaceResource[] {
    return ids.flatMap((id) => {
      const field = this.field(id);
      return field?.type === 'amounts' ? this.symbolsOf(field, this.card.data[id]) : [];
    });
  }

  icon(id: string | undefined): FaceIcon | undefined {
    const field = this.field(id);
    const [first] = field ? this.symbolsOf(field, this.card.data[field.id]) : [];
    return first && { label: first.type, symbol: first.symbol! };
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

/** The cost of a card: a number, a word or amounts. */
function costOf(
  filled: Slots,
  id: string | undefined,
  { data }: CardDoc,
): Pick<PrintedFace, 'cost' | 'mark' | 'price'> {
  const field = filled.field(id);
  if (!field) return {};
  const value = data[field.id];
  if (field.type === 'amounts') {
    const resources = filled.resources([field.id]);
    return { cost: resources.reduce((sum, { amount }) => sum + amount, 0), price: { label: field.label, resources } };
  }
  const mark = filled.mark(id);
  return { ...(typeof value === 'number' && { cost: value }), ...(mark && { mark }) };
}

/** The face that documents give a card. */
export function slotFaceOf(
  fields: FieldsDoc,
  faces: FacesDoc,
  pictures: ReadonlyMap<string, Picture>,
  card: CardDoc,
): PrintedFace {
  const template = faces.faces.find((one) => holds(one, card)) ?? faces.faces.at(-1)!;
  const { slots, layout } = template;
  const filled = new Slots(fields, faces, pictures, card);
  const corners = [filled.number(slots.left), filled.number(slots.right)];
  const numbers = [...corners, ...(slots.numbers ?? []).map((one) => filled.number(one))];
  const type =
    slots.type ??
    fields.fields
      .filter((one) => one.type === 'choice')
      .slice(0, 1)
      .map(({ id }) => id);
  const corner = filled.mark(slots.corner);
  const subtitle = filled.words(slots.subtitle).join(' · ');
  const picture = filled.picture(slots.picture);
  const tint = filled.named(slots.tint, faces.palette);
  const icon = filled.icon(slots.icon);
  const symbols = filled.resources(slots.symbols);
  const symbolsLabel = filled.field(slots.symbols?.[0])?.label;
  const side = filled.side(slots.side);
  return {
    layout,
    typeLine: filled.lines(type).join(' · '),
    emblem: filled.drawing(slots.picture),
    ...(picture && { picture }),
    ...costOf(filled, slots.cost, card),
    numbers: numbers.filter((one) => one !== undefined),
    ...(icon && { icon }),
    ...(corner && { corner }),
    ...(subtitle !== '' && { subtitle }),
    ...(tint && { tint }),
    ...(corners[0] && { left: corners[0].id }),
    ...(corners[1] && { right: corners[1].id }),
    symbols,
    ...(symbols.length > 0 && symbolsLabel !== undefined && { symbolsLabel }),
    ...(side.length > 0 && { side }),
    texts: filled.texts(slots.body),
    foot: filled.lines(slots.foot).join(' · '),
  };
}
