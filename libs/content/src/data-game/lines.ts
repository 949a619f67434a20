/** Lines of faces and facts: the values of a field, or words with fields in them. */
import { z } from 'zod';
import { saySchema, type DataField, type MemberField } from './fields.ts';
import { amountsAsWritten, NAME, wordsOf } from './values.ts';

/** The values of a field, or words with fields in them. */
export const lineSchema = z.union([
  z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'the id of a field'),
  z
    .strictObject({
      say: saySchema,
      /** The words of amounts that have their number after them: `Sleep (2)`. Others then have no number. If left out: `2 Sleep`. */
      counted: z.array(z.string()).max(40).optional(),
    })
    .meta({ title: 'Words' }),
]);

export type Line = z.infer<typeof lineSchema>;
type Counted = Extract<Line, object>['counted'];

const PLACE = /\{(\w+)\}/gu;

/** The fields that words name in braces. */
export const fieldsOfSay = (say: string): readonly string[] => [...say.matchAll(PLACE)].map(([, id]) => id!);

/** The words of a value in a line. */
export function wordsIn(field: DataField | MemberField, value: unknown, counted?: Counted): string[] {
  if (field.type === 'text') return typeof value === 'string' ? [value] : [];
  if (field.type === 'amounts')
    return amountsAsWritten(field, value).map(({ id, label, amount }) =>
      counted === undefined ? `${amount} ${label}` : counted.includes(id) ? `${label} (${amount})` : label,
    );
  return wordsOf(field, value);
}

/** Words as a list in a sentence: `a, b and c`. */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** What a line says: the words of its field, or its own words with those of fields. A line without a value says nothing. */
export function saidIn(line: Line, words: (id: string, counted?: Counted) => readonly string[]): readonly string[] {
  if (typeof line === 'string') return words(line);
  const values = new Map(fieldsOfSay(line.say).map((id) => [id, listed(words(id, line.counted))]));
  if ([...values.values()].includes('')) return [];
  return [line.say.replaceAll(PLACE, (_, id: string) => values.get(id)!)];
}

/** What a line says of an entry of a group. @param name the name of the card */
export const saidOfEntry = (
  { fields }: Extract<DataField, { type: 'group' }>,
  entry: Readonly<Record<string, unknown>>,
  line: Line,
  name: string,
): readonly string[] =>
  saidIn(line, (id, counted) => {
    const field = fields.find((one) => one.id === id);
    return field ? wordsIn(field, entry[id], counted) : id === NAME ? [name] : [];
  });
