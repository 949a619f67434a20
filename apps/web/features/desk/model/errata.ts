/** Errata of a card in its document: where a printing differs from the current text. */
import { dataIn, withData } from '@rulewright/content/editing';

type Members = Readonly<Record<string, unknown>>;

/** A text or value of a card that a printing can have differently. */
export interface CurrentField {
  readonly id: string;
  /** The name of the member, or null for a text. */
  readonly member: string | null;
  readonly now: string;
}

/** A printing with its place in the document. */
export interface CardPrinting {
  readonly at: number;
  readonly set: string;
  readonly number: string;
  readonly printed: Readonly<Record<string, string>>;
  readonly erratum: string;
}

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const printingsIn = (data: unknown): Members[] => {
  const list = isMembers(data) ? data['printings'] : null;
  return Array.isArray(list) ? list.filter(isMembers) : [];
};

/** The name of a card, its texts, and its values that are a word or a number. */
export function cardFields(
  text: string,
  texts: readonly { readonly id: string; readonly text: string }[],
): CurrentField[] {
  const data = dataIn(text);
  if (!isMembers(data)) return [];
  const members = isMembers(data['data']) ? Object.entries(data['data']) : [];
  const values = members.flatMap(([id, value]): CurrentField[] =>
    typeof value === 'number' || (typeof value === 'string' && !texts.some((one) => one.id === id))
      ? [{ id, member: id, now: String(value) }]
      : [],
  );
  const own = texts.map((one): CurrentField => ({ id: one.id, member: null, now: one.text }));
  return [{ id: 'name', member: 'name', now: String(data['name'] ?? '') }, ...own, ...values];
}

export const cardPrintings = (text: string): CardPrinting[] =>
  printingsIn(dataIn(text)).map((one, at) => ({
    at,
    set: String(one['set'] ?? ''),
    number: String(one['collector'] ?? one['number'] ?? ''),
    printed: isMembers(one['printed']) ? (one['printed'] as Readonly<Record<string, string>>) : {},
    erratum: String(one['erratum'] ?? ''),
  }));

/** Writes a printed text, and the reason, into a printing. Without `printed`, it removes the text again. */
export function withErratum(
  text: string,
  at: number,
  { field, printed, reason }: { readonly field: string; readonly printed: string | null; readonly reason: string },
): string {
  const data = dataIn(text);
  const list = printingsIn(data);
  const one = list[at];
  if (!isMembers(data) || !one) return text;
  const { [field]: _, ...others } = isMembers(one['printed']) ? one['printed'] : {};
  const all = printed === null ? others : { ...others, [field]: printed };
  const { printed: __, erratum: ___, ...rest } = one;
  const next = Object.keys(all).length === 0 ? rest : { ...rest, printed: all, ...(reason && { erratum: reason }) };
  return withData(text, { ...data, printings: list.map((each, place) => (place === at ? next : each)) });
}
