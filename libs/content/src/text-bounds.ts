/**
 * Bounds for Markdown and YAML from users; json-text.ts has those for JSON. On deeply nested text, or text full of opening characters, both parsers take very long or
 * overflow the stack. These checks read the text once, from front to back, before it is parsed.
 */
import { Lexer, Parser } from 'yaml';

/** The limits of a text. Chapters and documents of real games stay under half of each. */
export const TEXT_LIMITS = {
  markdown: {
    characters: 40_000,
    /** Nesting of block quotes, lists, footnotes and `:::` blocks. */
    depth: 12,
    /** Markers of quotes and lists, and lines that underline a heading, in the whole text. */
    structure: 2_000,
    /** Columns of indentation before the first word of a line. */
    indent: 60,
    /** Brackets that are open at the same time. */
    brackets: 20,
    /** Lines of a block. A block ends at a blank line. */
    blockLines: 400,
    blockCharacters: 12_000,
    /** Characters for emphasis and links in a block. The parser takes quadratic time to find their pairs. */
    blockSigns: 1_000,
  },
  yaml: {
    characters: 200_000,
    /** Nesting of lists and maps. */
    depth: 32,
  },
  /** A learned policy has weights for the names of all cards. */
  policy: { characters: 500_000 },
  json: {
    /** Nesting of lists and objects. */
    depth: 64,
  },
} as const;

/** The position where a text breaks a bound. Line and column count from 1. */
export interface BrokenBound {
  readonly line: number;
  readonly column: number;
  readonly code: 'too-large' | 'too-deep' | 'too-dense';
  readonly message: string;
}

const tooLarge = (kind: string, limit: number): BrokenBound => ({
  line: 1,
  column: 1,
  code: 'too-large',
  message: `The ${kind} has more than ${limit} characters. Split it.`,
});

const isBlank = (sign: string | undefined): boolean => sign === ' ' || sign === '\t';
const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';

/** The end of the container marker (`> `, `- `, `1. `, `[^note]:`) at a position. Returns the position itself if there is no marker. */
function containerEnd(line: string, at: number): number {
  const sign = line[at]!;
  if (sign === '>') return at + 1;
  const ends = (end: number): boolean => end >= line.length || isBlank(line[end]);
  if ('-*+'.includes(sign)) return ends(at + 1) ? at + 1 : at;
  if (isDigit(sign)) {
    let end = at;
    while (isDigit(line[end])) end++;
    return (line[end] === '.' || line[end] === ')') && ends(end + 1) ? end + 1 : at;
  }
  if (line.startsWith('[^', at)) {
    const close = line.indexOf(']:', at);
    return close > 0 ? close + 2 : at;
  }
  return at;
}

/** Whether a line consists of `=` or `-`, which turns the lines before it into a heading. */
function isUnderline(line: string, from: number): boolean {
  const sign = line[from];
  if (sign !== '=' && sign !== '-') return false;
  let at = from;
  while (line[at] === sign) at++;
  while (isBlank(line[at])) at++;
  return at >= line.length;
}

/** Reads Markdown line by line and counts everything that a bound limits. */
class MarkdownScan {
  private line = 0;
  private lines = 0;
  private characters = 0;
  private signs = 0;
  private brackets = 0;
  private structure = 0;
  /** The number of colons of each open `:::` block. */
  private readonly blocks: number[] = [];

  next(line: string): BrokenBound | null {
    this.line++;
    const { depth, indent } = TEXT_LIMITS.markdown;
    let at = 0;
    let column = 0;
    let containers = 0;
    while (at < line.length) {
      const sign = line[at];
      if (isBlank(sign)) {
        column += sign === '\t' ? 4 - (column % 4) : 1;
        at++;
        if (column > indent && line.trim() !== '')
          return this.deep(at, `The line is indented by more than ${indent} columns.`);
        continue;
      }
      const end = containerEnd(line, at);
      if (end === at) break;
      containers++;
      this.structure++;
      column += end - at;
      at = end;
      if (containers + this.blocks.length > depth) return this.tooNested(at);
    }
    if (at === line.length && containers === 0) return this.blank();
    if (isUnderline(line, at)) this.structure++;
    const { structure } = TEXT_LIMITS.markdown;
    if (this.structure > structure)
      return this.dense(at, `The text has more than ${structure} signs of quotes and lists. Split it.`);
    return this.fence(line, at, containers, column) ?? this.words(line, at);
  }

  private deep(at: number, message: string): BrokenBound {
    return { line: this.line, column: at + 1, code: 'too-deep', message };
  }

  private tooNested(at: number): BrokenBound {
    const { depth } = TEXT_LIMITS.markdown;
    return this.deep(at, `Quotes, lists and blocks are nested more than ${depth} deep.`);
  }

  private blank(): null {
    this.lines = this.characters = this.signs = this.brackets = 0;
    return null;
  }

  /** A line of colons with a name opens a block; without a name it closes one. */
  private fence(line: string, at: number, containers: number, column: number): BrokenBound | null {
    let end = at;
    while (line[end] === ':') end++;
    const colons = end - at;
    if (colons < 3) return null;
    if (line.slice(end).trim() !== '') this.blocks.push(colons);
    else if (containers === 0 && column < 4) {
      const closed = this.blocks.findLastIndex((open) => open <= colons);
      if (closed >= 0) this.blocks.splice(closed, 1);
    }
    return containers + this.blocks.length > TEXT_LIMITS.markdown.depth ? this.tooNested(at) : null;
  }

  private words(line: string, from: number): BrokenBound | null {
    const { brackets, blockLines, blockCharacters, blockSigns } = TEXT_LIMITS.markdown;
    for (let at = from; at < line.length; at++) {
      const sign = line[at]!;
      if (sign === '\\') at++;
      else if (sign === '[' || sign === ']') {
        this.signs++;
        this.brackets = Math.max(0, this.brackets + (sign === '[' ? 1 : -1));
        if (this.brackets > brackets) return this.deep(at, `More than ${brackets} brackets are open here. Close some.`);
      } else if ('*_~'.includes(sign)) this.signs++;
      if (this.signs > blockSigns) return this.denseBlock(at, `${blockSigns} signs for emphasis or links`);
    }
    this.lines++;
    this.characters += line.length + 1;
    if (this.lines > blockLines) return this.denseBlock(0, `${blockLines} lines`);
    if (this.characters > blockCharacters) return this.denseBlock(0, `${blockCharacters} characters`);
    return null;
  }

  private dense(at: number, message: string): BrokenBound {
    return { line: this.line, column: at + 1, code: 'too-dense', message };
  }

  private denseBlock(at: number, what: string): BrokenBound {
    return this.dense(at, `This paragraph, list or table has more than ${what}. Put a blank line between its parts.`);
  }
}

/** The first position where Markdown breaks a bound, or null. Reads each character once. */
export function markdownBound(text: string): BrokenBound | null {
  const { characters } = TEXT_LIMITS.markdown;
  if (text.length > characters) return tooLarge('text', characters);
  const scan = new MarkdownScan();
  for (const line of text.split(/\r\n?|\n/)) {
    const broken = scan.next(line);
    if (broken) return broken;
  }
  return null;
}

/** Thrown by `yamlTokens` for nesting that is too deep. */
class DepthError extends Error {
  constructor(readonly offset: number) {
    super();
  }
}

/** Parses YAML token by token. The parser keeps its own stack, so deep nesting does not overflow the call stack. */
function* yamlTokens(text: string, parser: Parser): ReturnType<Parser['parse']> {
  for (const lexeme of new Lexer().lex(text)) {
    yield* parser.next(lexeme);
    // The first entry on the stack is the document itself.
    if (parser.stack.length > TEXT_LIMITS.yaml.depth + 1) throw new DepthError(parser.offset);
  }
  yield* parser.end();
}

/** The first position where YAML breaks a bound, or null. Stops at that position. */
export function yamlBound(text: string, most: number = TEXT_LIMITS.yaml.characters): BrokenBound | null {
  const { depth } = TEXT_LIMITS.yaml;
  if (text.length > most) return tooLarge('file', most);
  try {
    const tokens = yamlTokens(text, new Parser());
    while (!tokens.next().done);
    return null;
  } catch (error) {
    if (!(error instanceof DepthError)) throw error;
    const before = text.slice(0, error.offset).split(/\r\n?|\n/);
    const message = `Lists and maps are nested more than ${depth} deep.`;
    return { line: before.length, column: Math.max(1, before.at(-1)!.length), code: 'too-deep', message };
  }
}
