/** Edits one worked example in the source of its file: its decisions and its expected events. Comments and other examples stay. */
import { dataIn, withData } from '@rulewright/content/editing';

type Members = Readonly<Record<string, unknown>>;
/** An event in the notation of examples. */
export type EventWords = Readonly<Record<string, string | number | null>>;

interface ExampleFile {
  readonly examples: readonly Members[];
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The example with this id; undefined if the text is not valid YAML or does not have the example. */
export function exampleIn(text: string, id: string): Members | undefined {
  const file = dataIn(text) as Partial<ExampleFile> | null;
  return list(file?.examples).find((one) => (one as Members)['id'] === id) as Members | undefined;
}

function withExample(text: string, id: string, change: (example: Members) => Members): string {
  const file = dataIn(text) as ExampleFile | null;
  if (!exampleIn(text, id)) return text;
  const examples = file!.examples.map((one) => (one['id'] === id ? change(one) : one));
  return withData(text, { ...file, examples });
}

/** Adds a decision to the end of an example. */
export const withDecision = (text: string, id: string, decision: string): string =>
  withExample(text, id, (example) => ({ ...example, play: [...list(example['play']), decision] }));

/** Removes the last decision or expectation. */
export const withoutLastDecision = (text: string, id: string): string =>
  withExample(text, id, ({ play, ...example }) => {
    const rest = list(play).slice(0, -1);
    return rest.length > 0 ? { ...example, play: rest } : example;
  });

const expectedIn = (example: Members | undefined): readonly unknown[] =>
  list((example?.['then'] as Members | undefined)?.['events']);

/** Whether an example expects an event at its end. */
export const isExpected = (text: string, id: string, event: EventWords): boolean =>
  expectedIn(exampleIn(text, id)).some((one) => same(one, event));

/**
 * Adds an event to the events that an example expects, or removes it if it is there. The order is the one in which the events happen.
 * @param happened all events since the last decision, in their order
 */
export const withExpected = (text: string, id: string, event: EventWords, happened: readonly EventWords[]): string =>
  withExample(text, id, (example) => {
    const then = (example['then'] ?? {}) as Members;
    const held = expectedIn(example);
    const next = held.some((one) => same(one, event)) ? held.filter((one) => !same(one, event)) : [...held, event];
    const inOrder = happened.filter((one, at) => happened.findIndex((other) => same(one, other)) === at);
    const earlier = next.filter((one) => !inOrder.some((other) => same(one, other)));
    const events = [...earlier, ...inOrder.filter((one) => next.some((other) => same(one, other)))];
    const { events: _, ...rest } = then;
    return { ...example, then: events.length > 0 ? { ...rest, events } : rest };
  });

/** The text of a new file with a copy of an example. The copy has another id and title. Null if the example is not in the file. */
export function copiedExample(text: string, id: string, copy: { id: string; title: string }): string | null {
  const example = exampleIn(text, id);
  return example ? withData('examples: []\n', { examples: [{ ...example, ...copy }] }) : null;
}
