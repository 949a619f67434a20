/** Finds the sentences in a YAML document of the content: the fields with explanations, and the comments. */
import { Lexer, isPair, isScalar, parseDocument, visit } from 'yaml';

/** The fields that contain our own sentences. Moves, conditions, ids and decks are not sentences. */
const PROSE = new Set([
  'title',
  'question',
  'readings',
  'answer',
  'why',
  'meaning',
  'summary',
  'tagline',
  'notes',
  'text',
]);

/** Fields with printed card text. We quote it, so the word list does not apply to it. */
const PRINTED = new Set(['abilities', 'attacks', 'texts']);

/** The first character of a comment. A scalar can start with it too, but then the lexer sends the mark `SCALAR` first. */
const COMMENT = '#';
const SCALAR = '\u{1f}';
/** Tokens of the lexer that do not appear in the text. */
const MARKS = new Set(['\u{2}', '\u{18}', SCALAR]);

/** The ranges of the comments in a YAML text. */
function commentsIn(text) {
  const ranges = [];
  let at = 0;
  let before = '';
  for (const token of new Lexer().lex(text)) {
    if (!MARKS.has(token)) {
      if (token.startsWith(COMMENT) && before !== SCALAR) ranges.push([at, at + token.length]);
      at += token.length;
    }
    before = token;
  }
  return ranges;
}

/**
 * The ranges of the sentences in a document, in order.
 * @param {string} text
 * @returns {[from: number, to: number][]}
 */
export function sentencesIn(text) {
  const ranges = commentsIn(text);
  visit(parseDocument(text), {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string') return;
      const fields = path.filter((each) => isPair(each) && isScalar(each.key)).map(({ key: name }) => name.value);
      if (!PROSE.has(fields.at(-1)) || PRINTED.has(fields.at(-2))) return;
      const [from, to] = node.range;
      const quotes = node.type?.startsWith('QUOTE') ? 1 : 0;
      ranges.push([from + quotes, to - quotes]);
    },
  });
  return ranges.sort(([one], [other]) => one - other);
}
