/**
 * The catalogue's search language: `t:insect cost<=2 o:reserve legal:fast -r:common "free words"`, with `or`, `not`, brackets and regular
 * expressions. A game declares the searchable fields. Terms that are not understood are reported with their position and left out.
 */
import {
  CARD_QUERY_LIMITS,
  type CardQuery,
  type ParsedCardQuery,
  type QueryProblem,
  type QueryProblemCode,
  type QueryTerm,
} from './card-query-types.ts';
import { QueryTerms } from './card-query-terms.ts';
import type { CardField } from './vocabulary.ts';

export { foldText, searchableFields } from './card-query-fields.ts';
export { patternTest } from './card-pattern.ts';
export {
  CARD_QUERY_LIMITS,
  type CardQuery,
  type NumberComparison,
  type ParsedCardQuery,
  type QueryProblem,
  type QueryProblemCode,
} from './card-query-types.ts';

const FIELD = /([\p{L}][\p{L}\p{N}_-]*)(:|!=|<=|>=|=|<|>)/uy;
const WORD = /[^\s()"]+/uy;
/** A regular expression, with `\/` for a slash in it. */
const PATTERN = /\/((?:[^/\\]|\\.)*)\/(?=[\s()]|$)/suy;

class Parser {
  readonly problems: QueryProblem[] = [];
  private at = 0;
  private terms = 0;
  private readonly text: string;
  private readonly read: QueryTerms;

  constructor(query: string, fields: readonly CardField[], modes: readonly string[] | undefined) {
    this.text = query.slice(0, CARD_QUERY_LIMITS.characters);
    this.read = new QueryTerms(fields, modes, (...problem) => this.say(...problem));
    if (query.length > this.text.length) {
      const message = `A search has at most ${CARD_QUERY_LIMITS.characters} characters; the rest was left out.`;
      this.say('too-long', message, this.text.length, query.length - this.text.length);
    }
  }

  parse(): ParsedCardQuery {
    const cardQueries: CardQuery[] = [];
    for (;;) {
      const query = this.any(0);
      if (query) cardQueries.push(query);
      if (this.at >= this.text.length) break;
      this.say('stray-bracket', 'This bracket has no opening bracket.', this.at, 1);
      this.at++;
    }
    const { sort, unique } = this.read;
    // A search of which nothing can be used finds nothing, because all cards would look like an answer.
    const isUnusable = this.problems.some(({ code }) => code !== 'bad-order');
    const nothing: CardQuery | null = isUnusable ? { kind: 'none' } : null;
    const problems = this.problems.sort((a, b) => a.column - b.column);
    return { query: join('all', cardQueries) ?? nothing, problems, sort, unique };
  }

  private say(code: QueryProblemCode, message: string, at: number, length: number): void {
    this.problems.push({ code, message, column: at + 1, length });
  }

  private skipSpace(): void {
    while (this.at < this.text.length && /\s/u.test(this.text[this.at]!)) this.at++;
  }

  /** Consumes a word such as `or`, if it is the whole next word. */
  private takeWord(word: string): boolean {
    const end = this.at + word.length;
    if (this.text.slice(this.at, end).toLowerCase() !== word || !/^(?:[\s()]|$)/u.test(this.text.slice(end, end + 1)))
      return false;
    this.at = end;
    return true;
  }

  private any(depth: number): CardQuery | null {
    const cardQueries: CardQuery[] = [];
    let or: number | null = null;
    for (;;) {
      const { query, empty } = this.all(depth);
      if (query) cardQueries.push(query);
      const here = this.at;
      const another = this.takeWord('or');
      if (empty && (or !== null || another))
        this.say('stray-or', '"or" needs a search term on both sides.', or ?? here, 2);
      if (!another) return join('any', cardQueries);
      or = here;
    }
  }

  private all(depth: number): { query: CardQuery | null; empty: boolean } {
    const cardQueries: CardQuery[] = [];
    let empty = true;
    for (;;) {
      this.skipSpace();
      if (this.at >= this.text.length || this.text[this.at] === ')') break;
      const here = this.at;
      if (this.takeWord('and')) continue;
      if (this.takeWord('or')) {
        this.at = here;
        break;
      }
      empty = false;
      const query = this.factor(depth);
      if (query) cardQueries.push(query);
    }
    return { query: join('all', cardQueries), empty };
  }

  private factor(depth: number): CardQuery | null {
    let negated = false;
    for (;;) {
      const here = this.at;
      if (this.text[here] === '-' && /[^\s)]/u.test(this.text[here + 1] ?? ' ')) this.at++;
      else if (this.takeWord('not')) {
        this.skipSpace();
        if (this.at >= this.text.length || this.text[this.at] === ')') {
          this.say(
            'stray-not',
            '"not" needs a search term after it. To search for the word, write "not" in quotation marks.',
            here,
            3,
          );
          return null;
        }
      } else break;
      negated = !negated;
    }
    const query = this.text[this.at] === '(' ? this.brackets(depth) : this.term();
    return query && negated ? { kind: 'not', of: query } : query;
  }

  private brackets(depth: number): CardQuery | null {
    const open = this.at++;
    if (depth >= CARD_QUERY_LIMITS.depth) {
      this.say(
        'too-deep',
        `Brackets can be nested at most ${CARD_QUERY_LIMITS.depth} deep; the rest was left out.`,
        open,
        this.text.length - open,
      );
      this.at = this.text.length;
      return null;
    }
    this.skipSpace();
    if (this.text[this.at] === ')')
      this.say('empty-brackets', 'There is nothing between these brackets.', open, this.at + 1 - open);
    const query = this.any(depth + 1);
    if (this.text[this.at] === ')') this.at++;
    else if (!this.problems.some((one) => one.code === 'too-deep'))
      this.say('unclosed-bracket', 'This bracket is never closed.', open, 1);
    return query;
  }

  private term(): CardQuery | null {
    const term = this.readTerm();
    if (++this.terms > CARD_QUERY_LIMITS.terms) {
      if (this.terms === CARD_QUERY_LIMITS.terms + 1) {
        const message = `A search has at most ${CARD_QUERY_LIMITS.terms} terms; the rest was left out.`;
        this.say('too-many-terms', message, term.column, term.length);
      }
      return null;
    }
    return this.read.read(term);
  }

  private readTerm(): QueryTerm {
    const start = this.at;
    FIELD.lastIndex = start;
    const field = FIELD.exec(this.text);
    if (field) this.at = FIELD.lastIndex;
    const first = this.text[this.at];
    const pattern = first === '/' ? this.readPattern() : null;
    const opened = this.at;
    const value = pattern ?? (first === '"' ? this.readQuoted() : this.readWord());
    if (first === '/' && pattern === null && value.length > 1)
      this.say(
        'bad-pattern',
        'This regular expression has no "/" at its end, so it is read as words.',
        opened,
        value.length,
      );
    return {
      key: field?.[1]!.toLowerCase() ?? null,
      operator: field?.[2] ?? ':',
      value,
      form: pattern !== null ? 'pattern' : first === '"' ? 'quoted' : 'plain',
      column: start,
      length: this.at - start,
    };
  }

  /** The text between two slashes. Null if no second slash ends a term, so that the first one is a mark like any other. */
  private readPattern(): string | null {
    PATTERN.lastIndex = this.at;
    const match = PATTERN.exec(this.text);
    if (!match) return null;
    this.at = PATTERN.lastIndex;
    return match[1]!.replaceAll('\\/', '/');
  }

  private readQuoted(): string {
    const open = this.at;
    const close = this.text.indexOf('"', open + 1);
    if (close < 0) this.say('unclosed-quote', 'This quotation mark is never closed.', open, 1);
    this.at = close < 0 ? this.text.length : close + 1;
    return this.text.slice(open + 1, close < 0 ? undefined : close);
  }

  private readWord(): string {
    WORD.lastIndex = this.at;
    const word = WORD.exec(this.text)?.[0] ?? '';
    this.at += word.length;
    return word;
  }
}

function join(kind: 'all' | 'any', of: readonly CardQuery[]): CardQuery | null {
  return of.length > 1 ? { kind, of } : (of[0] ?? null);
}

/**
 * Parses a search. Never throws: terms that are not understood are in `problems`, and the rest of the search applies.
 * @param fields the fields of the game's vocabulary
 * @param modes the known mode ids; if given, any other mode is a problem
 */
export function parseCardQuery(text: string, fields: readonly CardField[], modes?: readonly string[]): ParsedCardQuery {
  return new Parser(text, fields, modes).parse();
}
