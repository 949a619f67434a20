/** The one style of play documents: two spaces for each level, one space between words, and blank lines around blocks. */
import { PlayError } from './problem.ts';
import { isWordOfLanguage } from './parse-expression.ts';
import { openAfter, splitLines, tokensOf, type Token } from './tokens.ts';

/** A line of a document: its tokens and its comment, either of which can be missing. */
interface StyledLine {
  readonly tokens: readonly Token[];
  readonly comment: string;
  /** The spaces before it, as typed. */
  readonly indent: number;
  /** Whether it goes on inside the parentheses of an earlier line. */
  readonly continues: boolean;
}

const isBlank = ({ tokens, comment }: StyledLine): boolean => tokens.length === 0 && comment === '';
const isRemark = ({ tokens, comment }: StyledLine): boolean => tokens.length === 0 && comment !== '';

const written = ({ kind, text }: Token): string => (kind === 'text' ? `"${text}"` : text);

/** Whether a minus after this token stands for a negative number. */
const opensValue = (token: Token | undefined): boolean =>
  token === undefined ||
  (token.kind === 'sign' && token.text !== ')') ||
  (token.kind === 'name' && isWordOfLanguage(token.text));

/** The code of a line, with one style of spaces. */
function codeOf(tokens: readonly Token[], before: Token | undefined): string {
  let code = '';
  let last = before;
  let isNegative = false;
  for (const [at, token] of tokens.entries()) {
    const is = (text: string): boolean => token.kind === 'sign' && token.text === text;
    const isAfter = (text: string): boolean => last?.kind === 'sign' && last.text === text;
    // The arguments of a value follow its name at once: `room(keeper, 2)`.
    const isCall = is('(') && last?.kind === 'name' && !isWordOfLanguage(last.text);
    const joined = at === 0 || isNegative || isAfter('(') || is(')') || is(',') || is(':') || isCall;
    code += (joined ? '' : ' ') + written(token);
    isNegative = is('-') && opensValue(last);
    last = token;
  }
  return code;
}

/** The rest of a line from a place on, without spaces, tabs and carriage returns around it. */
function trimmed(line: string, from: number): string {
  let [start, end] = [from, line.length];
  while (line[start] === ' ') start++;
  while (end > start && ' \t\r'.includes(line[end - 1]!)) end--;
  return line.slice(start, end);
}

/** The lines of a document, which `tokensOf` can read. */
function linesOf(source: string, all: readonly Token[]): StyledLine[] {
  const tokens = all.filter(({ kind }) => kind === 'name' || kind === 'number' || kind === 'text' || kind === 'sign');
  let next = 0;
  let open = 0;
  return splitLines(source).map((text, at): StyledLine => {
    const start = next;
    const continues = open > 0;
    while (tokens[next]?.line === at + 1) next++;
    const here = tokens.slice(start, next);
    open = openAfter(here, 0, continues ? open : 0);
    const last = here.at(-1);
    const end = last === undefined ? 0 : last.column - 1 + written(last).length;
    const comment = trimmed(text, end);
    const indent = text.length - text.trimStart().length;
    return { tokens: here, comment, indent, continues };
  });
}

/** The levels of all lines. A comment has the level of the line that follows, or of the block that ends before it. */
function levelsOf(lines: readonly StyledLine[]): number[] {
  const levels: number[] = [];
  let level = 0;
  for (const { tokens, indent, continues } of lines) {
    if (tokens.length > 0 && !continues) level = indent / 2;
    levels.push(continues && tokens.length > 0 ? level + 1 : level);
  }
  let after = 0;
  let inside = false;
  for (let at = lines.length - 1; at >= 0; at--) {
    const { tokens, indent, continues } = lines[at]!;
    if (tokens.length > 0) {
      after = levels[at]!;
      inside = continues;
    } else {
      const before = levels[at]!;
      levels[at] = inside || after >= before ? after : Math.max(after, Math.min(before, Math.round(indent / 2)));
    }
  }
  return levels;
}

/** Whether each line starts a declaration that has a block, or follows such a declaration. */
function needsSpace(lines: readonly StyledLine[], levels: readonly number[]): boolean[] {
  const needs = lines.map(() => false);
  let declaration = -1;
  let hadBlock = false;
  for (const [at, line] of lines.entries()) {
    if (line.tokens.length === 0 || line.continues) continue;
    if (levels[at]! > 0) {
      if (declaration >= 0) needs[declaration] = true;
      hadBlock = true;
      continue;
    }
    declaration = at;
    if (hadBlock) needs[at] = true;
    hadBlock = false;
  }
  return needs;
}

/**
 * Writes a play document in the one style of the language. Comments, texts and the order of all words stay. A document with a sign that the
 * language does not have is returned unchanged, because its blocks are not known.
 */
export function formatPlay(source: string): string {
  let tokens: readonly Token[];
  try {
    tokens = tokensOf(source);
  } catch (error) {
    if (!(error instanceof PlayError)) throw error;
    return source;
  }
  const lines = linesOf(source, tokens);
  const levels = levelsOf(lines);
  const needs = needsSpace(lines, levels);
  const out: string[] = [];
  let isSpaced = true;
  let last: Token | undefined;
  let lastLevel = 0;
  for (const [at, line] of lines.entries()) {
    if (isBlank(line)) {
      if (!isSpaced) out.push('');
      isSpaced = true;
      continue;
    }
    const level = levels[at]!;
    // The comments directly above a declaration belong to it.
    let declaration = at;
    while (declaration < lines.length - 1 && isRemark(lines[declaration]!) && level === 0) declaration++;
    const isFirst = at === 0 || !isRemark(lines[at - 1]!) || levels[at - 1]! > 0;
    if (!isSpaced && isFirst && needs[declaration]!) out.push('');
    // A block does not start with a blank line.
    if (isSpaced && out.at(-1) === '' && level > lastLevel && out.length > 0) out.pop();
    const code = codeOf(line.tokens, line.continues ? last : undefined);
    out.push('  '.repeat(level) + (code && line.comment ? `${code} ${line.comment}` : code + line.comment));
    last = line.tokens.at(-1) ?? last;
    lastLevel = level;
    isSpaced = false;
  }
  while (out.at(-1) === '') out.pop();
  return out.length === 0 ? '' : `${out.join('\n')}\n`;
}
