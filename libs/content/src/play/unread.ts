/** Why a text of a card is not read, for errors. */
import type { Reading } from '../sentences/sentence.ts';
import { lackIn, type Lack } from '../sentences/variants.ts';
import { PlayError, type Place } from './problem.ts';

/** What the game cannot say, if reading stopped there. */
function hintFor(from: number, of: Parameters<typeof unread>[1]): string {
  const hint = of ? lackIn(of.text, from, of) : null;
  return hint === null ? '' : ` ${hint}`;
}

/** Why a text has not one meaning, what the game cannot say, and what can stand in the place of its first unknown word. */
export function unread(
  reading: Exclude<Reading, { kind: 'read' }>,
  of?: { readonly text: string; readonly self: string; readonly lacks: readonly Lack[] },
): string {
  switch (reading.kind) {
    case 'ambiguous':
      return `The text has two readings: ${reading.meanings.map(({ text, fields, data }) => `${text ?? ''} (${fields ?? namesIn(data)})`).join(' Or: ')}`;
    case 'unknown':
      return `"${reading.word}" (character ${reading.from + 1}) is not understood.${hintFor(reading.from, of)}${reading.suggestions.length > 0 ? ` Here can be: ${reading.suggestions.map((one) => JSON.stringify(one)).join(', ')}.` : ''}`;
    case 'unfinished':
      return `The sentence is not finished.${
        reading.next.length > 0
          ? ` Next can be: ${reading.next
              .slice(0, 6)
              .map(({ text }) => JSON.stringify(text))
              .join(', ')}.`
          : ''
      }`;
    case 'too-long':
      return `The text is longer than ${reading.longest} characters, or takes too long to read.`;
  }
}

type ReadText = Extract<Reading, { kind: 'read' }>;

/** Checks that an example is read. @throws PlayError that says why not */
export function demandRead(reading: Reading, example: Place): asserts reading is ReadText {
  if (reading.kind !== 'read') throw new PlayError('bad-example', unread(reading), example);
}

/** Checks that an example is printed with the same words. @throws PlayError with the words that are printed */
export function demandPrinted({ text }: ReadText, example: Place & { readonly text: string }): void {
  if (text !== example.text)
    throw new PlayError(
      'bad-example',
      `This sentence is printed as ${JSON.stringify(text)}. Write it like this.`,
      example,
    );
}

/** The declarations of a meaning or, if it names none, its values. */
const namesIn = (meant: unknown): string => [...namedIn(meant)].join(', ') || JSON.stringify(meant);

/** The declarations that a meaning names. */
export function namedIn(meant: unknown, ids = new Set<string>()): Set<string> {
  if (Array.isArray(meant)) for (const one of meant) namedIn(one, ids);
  else if (typeof meant === 'object' && meant !== null)
    for (const [key, one] of Object.entries(meant)) {
      if (['verb', 'trigger', 'keyword', 'condition', 'count'].includes(key) && typeof one === 'string') ids.add(one);
      else namedIn(one, ids);
    }
  return ids;
}
