/** The colours of the play language in the source editor. */
import { StreamLanguage, type StreamParser } from '@codemirror/language';
import { FORMS, phrasesOf, type FormGroup, type PlayForm } from '@rulewright/content/play-forms';
import { NAME } from '@rulewright/content/play-lines';

const DECLARES: ReadonlySet<string> = new Set(FORMS.declaration.map(({ word }) => word));

/** The colours of the words of each group. The first words of all forms come before the words inside others, in this order. */
const COLOURS: Readonly<Record<FormGroup, string>> = {
  constant: 'atom',
  block: 'controlKeyword',
  question: 'controlKeyword',
  set: 'controlKeyword',
  pending: 'controlKeyword',
  text: 'controlKeyword',
  wording: 'controlKeyword',
  change: 'keyword',
  expression: 'operatorKeyword',
  sign: 'operatorKeyword',
  declaration: 'keyword',
};

const colours = new Map<string, string>();
for (const [group, colour] of Object.entries(COLOURS))
  for (const { word } of FORMS[group as FormGroup])
    // Some declarations begin with a word of other lines, such as `total`.
    if (group !== 'declaration' && !colours.has(word)) colours.set(word, colour);
for (const [group, colour] of Object.entries(COLOURS))
  for (const word of FORMS[group as FormGroup].flatMap(({ form }: PlayForm) => phrasesOf(form).join(' ').split(' ')))
    if (!DECLARES.has(word) && !colours.has(word)) colours.set(word, colour);

const WORD = new RegExp(`^${NAME}`, 'u');

/** Words after which `by` names no rule. */
const BEFORE_BY: ReadonlySet<string> = new Set(['seen', 'chosen', 'rows']);

const parser: StreamParser<{ first: string; last: string }> = {
  name: 'play',
  startState: () => ({ first: '', last: '' }),
  token(stream, state) {
    if (stream.eatSpace()) return null;
    if (stream.peek() === '#') {
      stream.skipToEnd();
      return 'lineComment';
    }
    const isStart = stream.column() === 0;
    if (stream.match(/^"[^"]*"?/u)) return 'string.special';
    if (stream.match(/^\d+(?:\.\d+)?/u)) return 'number';
    const match = stream.match(WORD);
    if (Array.isArray(match)) {
      const [word] = match;
      if (stream.start === stream.indentation()) state.first = word;
      // In `change strength of c by 1`, no rule follows.
      const isRule = state.last === 'by' && state.first !== 'change';
      // In `seen by all`, no rule follows.
      state.last = BEFORE_BY.has(state.last) ? '' : word;
      if (isRule) return 'labelName';
      if (isStart && DECLARES.has(word)) return 'definitionKeyword';
      return colours.get(word) ?? (word.includes('.') ? 'propertyName' : 'variableName');
    }
    stream.next();
    return 'operator';
  },
  languageData: { commentTokens: { line: '#' }, indentOnInput: /^\s*else$/u },
};

export const playLanguage = StreamLanguage.define(parser);
