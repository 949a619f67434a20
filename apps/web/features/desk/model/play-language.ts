/** The colours of the play language in the source editor. */
import { StreamLanguage, type StreamParser } from '@codemirror/language';

/** Words at the start of a declaration, and words that open a block or end one. */
const DECLARES =
  /^(?:zone|number|mark|player|card|value|moment|chain|queue|window|always|step|text|measure|verb|trigger|keyword)\b/u;
const STRUCTURE = new Set(
  'if else while repeat times for each in where may must chooses exactly at least total done option pass costs unless because when action change do happens perform stop leave wins nobody open wait resolve instead go on chosen says also example reminder possible'.split(
    ' ',
  ),
);
const ACTS = new Set('move under to set add take from shuffle show tell let by with rows turned'.split(' '));
const ASKS = new Set(
  'and or not of has covers count sum most any every no top bottom random players next after'.split(' '),
);
const CONSTANTS = new Set('yes none unlimited turn active this'.split(' '));

const NAME = /^[A-Za-z][A-Za-z0-9]*(?:[-.][A-Za-z0-9]+)*/u;

const parser: StreamParser<{ last: string }> = {
  name: 'play',
  startState: () => ({ last: '' }),
  token(stream, state) {
    if (stream.eatSpace()) return null;
    if (stream.peek() === '#') {
      stream.skipToEnd();
      return 'lineComment';
    }
    if (stream.column() === 0 && stream.match(DECLARES)) return 'definitionKeyword';
    if (stream.match(/^"[^"]*"?/u)) return 'string.special';
    if (stream.match(/^\d+(?:\.\d+)?/u)) return 'number';
    const found = stream.match(NAME);
    if (Array.isArray(found)) {
      const [word] = found;
      const isRule = state.last === 'by';
      // In `seen by all`, no rule follows.
      state.last = state.last === 'seen' ? '' : word;
      if (isRule) return 'labelName';
      if (STRUCTURE.has(word)) return 'controlKeyword';
      if (ACTS.has(word)) return 'keyword';
      if (ASKS.has(word)) return 'operatorKeyword';
      return CONSTANTS.has(word) ? 'atom' : word.includes('.') ? 'propertyName' : 'variableName';
    }
    stream.next();
    return 'operator';
  },
  languageData: { commentTokens: { line: '#' }, indentOnInput: /^\s*else$/u },
};

export const playLanguage = StreamLanguage.define(parser);
