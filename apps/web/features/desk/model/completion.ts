/** Completions of the editor: members and values from the schema, ids to cite, and blocks of rule text. */
import {
  snippetCompletion,
  type Completion,
  type CompletionContext,
  type CompletionSource,
} from '@codemirror/autocomplete';
import { membersAt, placeOfLine, valuesAt } from './schema-members.ts';

/** The blocks of rule text, as `docs/guide` describes them. */
const BLOCKS: readonly Completion[] = [
  snippetCompletion(':::rule{#${prefix.chapter.rule}}\n${The sentence.}\n:::\n', {
    label: ':::rule',
    detail: 'a rule',
  }),
  snippetCompletion(':::rule{#${prefix.chapter.rule} when="${parameter}"}\n${The sentence.}\n:::\n', {
    label: ':::rule when',
    detail: 'a rule that applies for some values of a parameter',
  }),
  snippetCompletion(':param[${name}]', { label: ':param', detail: 'the value of a parameter' }),
];

/** Templates for entries of rulings and examples. */
const ENTRIES: readonly Completion[] = [
  snippetCompletion(
    '- id: ${id}\n    rules: [${rule}]\n    question: ${What does the text leave open?}\n    readings:\n      - ${One way to read it.}\n      - ${Another.}\n    answer: ${What we play.}\n    why: ${Why.}\n',
    { label: '- ruling', detail: 'a new ruling' },
  ),
  snippetCompletion('- id: ${id}\n    title: ${What it shows}\n    rules: [${rule}]\n', {
    label: '- example',
    detail: 'a new example',
  }),
];

const plain = (labels: readonly string[], type: string): Completion[] => labels.map((label) => ({ label, type }));

function inMarkdown(context: CompletionContext, words: readonly string[]) {
  const word = context.matchBefore(/(?<![:\w.-])[:\w.-]+/u);
  if (!word && !context.explicit) return null;
  return {
    from: word?.from ?? context.pos,
    options: [...BLOCKS, ...plain(words, 'constant')],
    validFor: /^[:\w.-]*$/u,
  };
}

/** Asks the server for ids that match a word. */
export type FindIds = (word: string) => Promise<readonly string[]>;

async function inYaml(context: CompletionContext, schema: unknown, words: readonly string[], find?: FindIds) {
  const line = context.state.doc.lineAt(context.pos);
  const before = line.text.slice(0, context.pos - line.from);
  const lines = context.state.doc.toString().split('\n');
  const place = placeOfLine(lines, line.number - 1);
  const word = context.matchBefore(/(?<![\w.-])[\w.-]+/u);
  const from = word?.from ?? context.pos;
  if (!word && !context.explicit) return null;
  const [, key] = /^\s*(?:- )*([\w.-]+):\s[^{[]*$/u.exec(before) ?? [];
  if (key !== undefined || /[[{,]\s*[\w.-]*$/u.test(before)) {
    const listed = key === undefined ? [] : valuesAt(schema, [...place, key]);
    const options = [...plain(listed, 'enum'), ...plain(words, 'constant')];
    if (!find || !word) return { from, options, validFor: /^[\w.-]*$/u };
    // Omits `validFor`, so that each letter starts a new request. The server returns only some of the matching ids.
    const names = await find(word.text).catch(() => []);
    return { from, options: [...options, ...plain(names, 'constant')] };
  }
  if (!/^\s*(?:- )*[\w.-]*$/u.test(before)) return null;
  const members = membersAt(schema, place).map(({ name, help, required }) => ({
    label: name,
    apply: `${name}: `,
    type: 'property',
    detail: required ? `${help} (needed)` : help,
    boost: required ? 1 : 0,
  }));
  const listed = place.at(-1) === '*' ? plain(valuesAt(schema, place), 'enum') : [];
  return { from, options: [...members, ...listed, ...(place.length === 1 ? ENTRIES : [])], validFor: /^[\w.-]*$/u };
}

/** The completion source for a document. */
export function completionFor(schema: unknown, words: readonly string[], find?: FindIds): CompletionSource {
  return (context) => (schema === null ? inMarkdown(context, words) : inYaml(context, schema, words, find));
}
