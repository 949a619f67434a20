/** Reads expressions of a play document. */
import { readerOf, type Readers } from './forms.ts';
import { PlayError, type Place } from './problem.ts';
import { MOST_NUMBER } from './world.ts';
import type { Comparison, Each, Expression, Name } from './syntax.ts';
import { tokensOf, type Token } from './tokens.ts';

/** The most levels of expressions and of words such as `of` inside each other, and the most words and numbers of one expression. */
const MOST_DEPTH = 80;
const MOST_PARTS = 1_000;
/** The last place of a `most`. */
const MOST_RANK = 9;

const QUANTIFIERS: ReadonlySet<string> = new Set(['any', 'every', 'no']);
const COMPARISONS: ReadonlySet<string> = new Set(['=', '!=', '<', '<=', '>', '>=']);
/** Names that a document cannot give to its own things, because expressions use them. */
const RESERVED: ReadonlySet<string> = new Set(
  `and or not of in where has covers count sum most any every no top bottom random players next yes none unlimited this
  for from to after with if else while repeat let set add take move make shuffle show tell do happens perform may must option
  pass stop leave wins nobody by unless because when action change zone number mark value moment step text measure turn
  active player card times as is under name owner holder rest
  chain queue window wait resolve instead always`.split(/\s+/u),
);

/** Whether a name is a word of the language in every document. */
export const isWordOfLanguage = (name: string): boolean => RESERVED.has(name);

/** Walks over the tokens of a document and reads its expressions. */
export class ExpressionReader {
  protected at = 0;
  private depth = 0;
  private parts = 0;

  constructor(protected readonly tokens: readonly Token[]) {}

  protected get token(): Token {
    return this.tokens[this.at]!;
  }

  protected fail(expected: string, token: Token = this.token): never {
    const shown =
      token.kind === 'text'
        ? `"${token.text}"`
        : token.kind === 'name' || token.kind === 'number' || token.kind === 'sign'
          ? `\`${token.text}\``
          : {
              line: 'the end of the line',
              in: 'a new block',
              out: 'the end of the block',
              end: 'the end of the document',
            }[token.kind];
    throw new PlayError('unexpected', `Here is ${shown}, but ${expected} is expected.`, token);
  }

  protected is(text: string): boolean {
    const { token } = this;
    return (token.kind === 'name' || token.kind === 'sign') && token.text === text;
  }

  /** Whether the token after the next one is this word or sign. */
  protected isThen(text: string): boolean {
    const token = this.tokens[this.at + 1];
    return token !== undefined && (token.kind === 'name' || token.kind === 'sign') && token.text === text;
  }

  protected accept(text: string): boolean {
    if (!this.is(text)) return false;
    this.at++;
    return true;
  }

  protected expect(text: string): Token {
    const { token } = this;
    if (!this.accept(text)) this.fail(`\`${text}\``);
    return token;
  }

  protected take(kind: Token['kind'], expected: string): Token {
    const { token } = this;
    if (token.kind !== kind) this.fail(expected);
    this.at++;
    return token;
  }

  protected name(expected: string): Name {
    const { text, line, column } = this.take('name', expected);
    return { text, line, column };
  }

  /** A name that a document gives to something of its own. */
  protected ownName(expected: string): Name {
    const name = this.name(expected);
    if (RESERVED.has(name.text))
      throw new PlayError('taken-name', `\`${name.text}\` is a word of the language. Choose another name.`, name);
    if (name.text.includes('.')) throw new PlayError('unexpected', 'Names of your own have no full stop.', name);
    return name;
  }

  // ---- expressions --------------------------------------------------------------------------------------------

  expression(): Expression {
    return this.deeper(() => this.wholeExpression());
  }

  /** Reads a part that can contain parts like itself. A later walk over the expression has no more levels than these. */
  private deeper(part: () => Expression): Expression {
    if (this.depth === 0) this.parts = 0;
    if (++this.depth > MOST_DEPTH)
      throw new PlayError(
        'too-deep',
        `Expressions lie in each other at most ${MOST_DEPTH} deep. Name a part.`,
        this.token,
      );
    const read = part();
    this.depth--;
    return read;
  }

  /** Starts again after a problem, which left the expression where it was. */
  protected forgetDepth(): void {
    this.depth = 0;
  }

  private wholeExpression(): Expression {
    const at = this.place();
    let result = this.binary('or', () => this.binary('and', () => this.negation()));
    if (this.accept('if')) {
      const when = this.expression();
      this.expect('else');
      result = { kind: 'choose', then: result, when, otherwise: this.expression(), ...at };
    }
    return result;
  }

  private binary(sign: 'and' | 'or', part: () => Expression): Expression {
    let left = part();
    while (this.is(sign)) {
      const at = this.place();
      this.at++;
      left = { kind: 'logic', sign, left, right: part(), ...at };
    }
    return left;
  }

  private place(): Place {
    return { line: this.token.line, column: this.token.column };
  }

  private negation(): Expression {
    const at = this.place();
    let nots = 0;
    while (this.accept('not')) nots++;
    const operand = this.comparison();
    return nots % 2 === 1 ? { kind: 'not', operand, ...at } : operand;
  }

  private comparison(): Expression {
    const left = this.sum();
    const { token } = this;
    const at = this.place();
    if (token.kind === 'sign' && COMPARISONS.has(token.text)) {
      this.at++;
      return { kind: 'compare', sign: token.text as Comparison, left, right: this.sum(), ...at };
    }
    if (this.is('is')) {
      this.at++;
      this.expect('out');
      return { kind: 'out', player: left, ...at };
    }
    for (const kind of ['has', 'covers', 'in'] as const)
      if (this.accept(kind)) return { kind, left, right: this.sum(), ...at };
    return left;
  }

  protected sum(): Expression {
    let left = this.product();
    for (;;) {
      const at = this.place();
      const sign = this.is('+') ? '+' : this.is('-') ? '-' : null;
      // `+ changes` belongs to the declaration of a value.
      if (sign === null || (sign === '+' && this.isThen('changes'))) return left;
      this.at++;
      left = { kind: 'arith', sign, left, right: this.product(), ...at };
    }
  }

  private product(): Expression {
    let left = this.unary();
    for (;;) {
      const at = this.place();
      const sign = this.is('*') ? '*' : this.is('/') ? '/' : null;
      if (sign === null) return left;
      this.at++;
      left = { kind: 'arith', sign, left, right: this.unary(), ...at };
    }
  }

  private unary(): Expression {
    const at = this.place();
    if (!this.accept('-')) return this.primary();
    return { kind: 'minus', operand: this.primary(), ...at };
  }

  private primary(): Expression {
    return this.deeper(() => this.onePrimary());
  }

  private readonly byFirst: Readers<'expression', (at: Place) => Expression> = {
    count: (at) =>
      this.accept('of')
        ? { kind: 'count', each: { name: null, set: this.primary(), where: null, ...at }, ...at }
        : { kind: 'count', each: this.each(), ...at },
    sum: (at) => ({ kind: 'sum', ...this.ofEach(), ...at }),
    most: (at) => {
      const rank = this.rank();
      return { kind: 'most', ...this.ofEach(), rank, ...at };
    },
    any: (at) => ({ kind: 'any', each: this.each(), ...at }),
    every: (at) => ({ kind: 'every', each: this.each(), ...at }),
    no: (at) => ({ kind: 'no', each: this.each(), ...at }),
    top: (at) => this.end('top', at),
    bottom: (at) => this.end('bottom', at),
    random: (at) => ({ kind: 'random', below: this.accept('player') ? null : this.primary(), ...at }),
    players: (at) => {
      if (this.accept('from')) return { kind: 'players', from: this.primary(), without: false, ...at };
      if (this.accept('after')) return { kind: 'players', from: this.primary(), without: true, ...at };
      return { kind: 'players', from: null, without: false, ...at };
    },
    next: (at) => {
      this.expect('after');
      return { kind: 'next', player: this.primary(), ...at };
    },
  };

  private ofEach(): { readonly value: Expression; readonly each: Each } {
    this.expect('of');
    const value = this.expression();
    this.expect('for');
    return { value, each: this.each() };
  }

  /** The 2 of `most 2 of …`. */
  private rank(): number {
    const { token } = this;
    if (token.kind !== 'number') return 1;
    this.at++;
    const rank = Number(token.text);
    if (!Number.isInteger(rank) || rank < 1 || rank > MOST_RANK)
      this.fail(`a whole number from 1 to ${MOST_RANK}`, token);
    return rank;
  }

  private end(kind: 'top' | 'bottom', at: Place): Expression {
    const count = this.number();
    this.expect('of');
    if (count !== null) return { kind: 'ends', end: kind, count, zone: this.primary(), ...at };
    return { kind, zone: this.primary(), ...at };
  }

  private onePrimary(): Expression {
    const { token } = this;
    const at = this.place();
    if (++this.parts > MOST_PARTS)
      throw new PlayError('too-many', `An expression has at most ${MOST_PARTS} words and numbers. Name a part.`, token);
    if (token.kind === 'number') {
      if (token.text.includes('.')) this.fail('a whole number');
      if (Number(token.text) > MOST_NUMBER) this.fail(`a number up to ${MOST_NUMBER}`);
      this.at++;
      return this.withUnit({ kind: 'number', value: Number(token.text), ...at });
    }
    if (token.kind === 'text') {
      this.at++;
      return { kind: 'text', value: token.text, ...at };
    }
    if (this.accept('(')) {
      const inner = this.expression();
      if (this.is(',')) {
        const sets = [inner];
        while (this.accept(',')) sets.push(this.expression());
        this.expect(')');
        return { kind: 'union', sets, ...at };
      }
      this.expect(')');
      return this.withUnit(inner);
    }
    if (token.kind !== 'name') return this.fail('a number, a name or a question');
    const read = readerOf(this.byFirst, token.text);
    // `no` alone is a value, and `any` and `every` need a name and `in` or `from`.
    const [next, after] = [this.tokens[this.at + 1]?.kind, this.tokens[this.at + 2]?.text];
    if (read && (!QUANTIFIERS.has(token.text) || (next === 'name' && (after === 'in' || after === 'from')))) {
      this.at++;
      return read(at);
    }
    const name = this.name('a name');
    if (this.accept('of')) return { kind: 'of', name, of: this.primary(), ...at };
    const number = this.is('(') ? null : this.number();
    if (number !== null) {
      this.expect('of');
      return { kind: 'of', name, number, of: this.primary(), ...at };
    }
    if (this.accept('(')) {
      const args = [this.expression()];
      while (this.accept(',')) args.push(this.expression());
      this.expect(')');
      if (args.length === 1 && this.accept('of'))
        return { kind: 'of', name, number: args[0]!, of: this.primary(), ...at };
      return { kind: 'call', name, args, ...at };
    }
    return { kind: 'name', name: name.text, ...at };
  }

  /** A number before `of`, as in `column 2 of p`, `column k of p` and `top (n + 1) of deck of p`. Null if here is none. */
  private number(): Expression | null {
    const { token } = this;
    if (this.accept('(')) {
      const inner = this.expression();
      this.expect(')');
      return inner;
    }
    const isName = token.kind === 'name' && !RESERVED.has(token.text);
    if ((token.kind !== 'number' && !isName) || !this.isThen('of')) return null;
    this.at++;
    const at = { line: token.line, column: token.column };
    return isName ? { kind: 'name', name: token.text, ...at } : { kind: 'number', value: Number(token.text), ...at };
  }

  /** `2 tea`: a number and the thing that it counts. */
  private withUnit(amount: Expression): Expression {
    const { token } = this;
    if (token.kind !== 'name' || RESERVED.has(token.text) || token.text === 'changes') return amount;
    this.at++;
    const unit = { text: token.text, line: token.line, column: token.column };
    return { kind: 'amount', amount, unit, line: amount.line, column: amount.column };
  }

  /** `card in hand of player where …`, or `n from 1 to 3 where …` */
  protected each(): Each & { readonly name: Name } {
    const at = this.place();
    const name = this.ownName('a name for each of them');
    const set = this.accept('from') ? this.range(at) : this.members();
    return { name, set, where: this.accept('where') ? this.expression() : null, ...at };
  }

  private members(): Expression {
    this.expect('in');
    return this.primary();
  }

  private range(at: Place): Expression {
    const from = this.sum();
    this.expect('to');
    return { kind: 'range', from, to: this.sum(), ...at };
  }
}

class WholeReader extends ExpressionReader {
  whole(): Expression {
    const expression = this.expression();
    if (this.token.kind !== 'line') this.fail('the end of the value');
    return expression;
  }
}

/** Reads a text that is one expression. @param place where problems are reported @throws PlayError */
export function expressionIn(text: string, place: Place): Expression {
  const { line, column } = place;
  const reader = new WholeReader(tokensOf(text).map((token) => ({ ...token, line, column })));
  return reader.whole();
}
