/** Reads a play document. Each problem ends its declaration, and reading goes on with the next one. */
import { TimingReader } from './parse-timing.ts';
import { MOST_PROBLEMS, PlayError, type Place, type PlayProblem } from './problem.ts';
import type {
  Binder,
  BoardPlaceName,
  ChoicePrice,
  ChosenSet,
  PlayChoice,
  Declaration,
  Expression,
  Holder,
  Name,
  Param,
  Pass,
  PlayDocument,
  ChoiceRefusal,
  PlayStatement,
  Says,
  TextPart,
  TypeName,
  ZoneRows,
} from './syntax.ts';

const FIELD_TYPES: Readonly<Record<string, TypeName>> = {
  number: 'number',
  mark: 'yesno',
  player: 'player',
  card: 'card',
};
const PLACES: Readonly<Record<string, BoardPlaceName>> = {
  front: 'front',
  back: 'back',
  side: 'side',
  piles: 'piles',
  strip: 'strip',
};

type Ask = Extract<PlayStatement, { kind: 'ask' }>;

/** The most declarations of a document, and the most statements of one declaration. */
const MOST_DECLARATIONS = 2_000;
const MOST_STATEMENTS = 1_000;
/** The largest weight of a measure. */
const MOST_WEIGHT = 1_000;

export class Parser extends TimingReader {
  readonly problems: PlayProblem[] = [];
  private statementCount = 0;

  document(): PlayDocument {
    const declarations: Declaration[] = [];
    while (this.token.kind !== 'end') {
      const start = this.at;
      try {
        this.statementCount = 0;
        declarations.push(this.declaration());
        if (declarations.length > MOST_DECLARATIONS)
          throw new PlayError(
            'too-many',
            `A document has at most ${MOST_DECLARATIONS} declarations. Split it.`,
            this.token,
          );
      } catch (error) {
        if (!(error instanceof PlayError)) throw error;
        this.problems.push(error.problem);
        this.forgetDepth();
        if (this.problems.length >= MOST_PROBLEMS) break;
        this.skipFrom(start);
      }
    }
    return { declarations };
  }

  /** Goes on after the declaration that starts at a token. */
  private skipFrom(start: number): void {
    let level = 0;
    this.at = start;
    while (this.token.kind !== 'end') {
      const { kind } = this.token;
      this.at++;
      if (kind === 'in') level++;
      if (kind === 'out') level--;
      if (kind === 'line' && level === 0 && this.token.kind !== 'in') return;
      if (kind === 'out' && level === 0) return;
    }
  }

  protected here(): Place {
    return { line: this.token.line, column: this.token.column };
  }

  protected endLine(): void {
    this.take('line', 'the end of the line');
  }

  protected text(expected: string): string {
    return this.take('text', expected).text;
  }

  /** Reads the parts of an indented block. */
  protected block<T>(part: () => T): T[] {
    this.take('in', 'a block, indented by two spaces more,');
    const parts: T[] = [];
    while (this.token.kind !== 'out') parts.push(part());
    this.at++;
    return parts;
  }

  // ---- declarations -------------------------------------------------------------------------------------------

  protected declaration(): Declaration {
    const at = this.here();
    const word = this.name('a declaration such as `zone`, `number`, `value` or `step`').text;
    switch (word) {
      case 'zone':
        return this.zone(at);
      case 'value':
        return this.value(at);
      case 'moment':
        return this.moment(at);
      case 'chain':
      case 'queue':
        return this.chain(word, at);
      case 'window':
        return this.window(at);
      case 'step': {
        const name = this.name('the name of the step');
        const params: Param[] = [];
        if (this.accept('for')) {
          const player = this.ownName('a name for the player');
          params.push({ name: player, type: 'player', line: player.line, column: player.column });
        }
        if (this.accept('with')) params.push(...this.params());
        this.endLine();
        return { kind: 'step', name, params, body: this.statements(), ...at };
      }
      case 'text':
        return this.cardText(at);
      case 'always': {
        const works = this.accept('while') ? this.expression() : null;
        this.endLine();
        const parts = this.block(() => this.textPart());
        return { kind: 'text', card: null, zones: [], works, printed: null, parts, ...at };
      }
      case 'measure':
        return this.measure(at);
      default: {
        const type = FIELD_TYPES[word];
        if (type === undefined) {
          this.at--;
          return this.fail(
            'a declaration such as `zone`, `number`, `mark`, `value`, `moment`, `step`, `verb`, `trigger`, `keyword` or `text`',
          );
        }
        return this.field(type, at);
      }
    }
  }

  private zone(at: Place): Declaration {
    const name = this.ownName('the name of the zone');
    this.expect('of');
    this.expect('player');
    let seen: 'all' | 'owner' | 'none' | 'top' = 'all';
    let pile = false;
    let place: BoardPlaceName | null = null;
    let rows: ZoneRows | null = null;
    let title = name.text.replaceAll('-', ' ');
    while (this.accept(',')) {
      if (this.token.kind === 'text') title = this.text('the title');
      else if (this.accept('pile')) pile = true;
      else if (this.accept('seen')) {
        this.expect('by');
        if (this.accept('all')) seen = 'all';
        else if (this.accept('nobody')) seen = 'none';
        else if (this.accept('its')) {
          this.expect('player');
          seen = 'owner';
        } else this.fail('`all`, `its player` or `nobody`');
      } else if (this.accept('top')) {
        this.expect('seen');
        this.expect('by');
        this.expect('all');
        seen = 'top';
      } else if (this.accept('shown')) {
        if (!this.accept('in') && !this.accept('at') && !this.accept('with'))
          this.fail('`in front`, `at the side` or `in the strip`');
        this.accept('the');
        const word = this.name('a place such as `front`, `side` or `strip`');
        place = PLACES[word.text] ?? this.fail('`front`, `back`, `side`, `piles` or `strip`', this.tokens[this.at - 1]);
      } else if (this.accept('in')) rows = this.rows();
      else this.fail('`pile`, `seen by …`, `shown …`, `in rows by …` or a title');
    }
    this.endLine();
    return { kind: 'zone', name, title, seen, pile, place, rows, ...at };
  }

  /** `rows by lock "Sea", "Lock 1", "Lock 2"` */
  private rows(): ZoneRows {
    this.expect('rows');
    this.expect('by');
    const field = this.name('a number of cards');
    const titles = [this.text('the title of the row for 0')];
    while (this.is(',') && this.tokens[this.at + 1]?.kind === 'text') {
      this.at++;
      titles.push(this.text('the title of a row'));
    }
    return { field, titles };
  }

  private field(type: TypeName, at: Place): Declaration {
    const name = this.ownName('a name');
    this.expect('of');
    const of = this.name('`player`, `card`, `table` or `turn`');
    if (!['player', 'card', 'table', 'turn'].includes(of.text))
      throw new PlayError('unexpected', 'It belongs to a `player`, a `card`, the `table` or the `turn`.', of);
    let title: string | null = null;
    let turned = false;
    let under = false;
    const lasts: Name[] = [];
    while (this.accept(',')) {
      if (this.token.kind === 'text') title = this.text('the title');
      else if (this.accept('turned')) turned = true;
      else if (this.accept('under')) under = true;
      else if (this.accept('while')) {
        this.expect('in');
        do lasts.push(this.name('a zone'));
        while (this.accept('or'));
      } else this.fail('a title, `turned`, `under` or `while in …`');
    }
    this.endLine();
    return { kind: 'field', type, name, of: of.text as Holder, title, turned, under, lasts, ...at };
  }

  protected params(): Param[] {
    const params: Param[] = [];
    do {
      const name = this.ownName('a name');
      this.expect(':');
      const type = this.name('`card`, `player`, `number`, `yesno` or a field of words');
      params.push({ name, type: type.text, line: name.line, column: name.column });
    } while (this.accept(','));
    return params;
  }

  private value(at: Place): Declaration {
    const name = this.ownName('the name of the value');
    const params = this.accept('of') ? this.params() : [];
    this.expect('=');
    const is = this.expression();
    let changes = false;
    if (this.accept('+')) {
      this.expect('changes');
      changes = true;
    }
    const title = this.accept(',') ? this.text('the title under which the value is shown') : null;
    this.endLine();
    return { kind: 'value', name, params, is, changes, title, says: this.wordings(), ...at };
  }

  /** The wordings of a value, in a block of their own. */
  protected wordings(): Says {
    return [];
  }

  private measure(at: Place): Declaration {
    const name = this.ownName('the name of the measure');
    this.expect('of');
    const param = this.ownName('a name for the player');
    this.expect('=');
    const is = this.expression();
    this.expect(',');
    this.expect('weight');
    const sign = this.accept('-') ? -1 : 1;
    const { token } = this;
    const weight = sign * Number(this.take('number', 'a number such as 0.3').text);
    if (Math.abs(weight) > MOST_WEIGHT) this.fail(`a number up to ${MOST_WEIGHT}`, token);
    this.expect(',');
    const meaning = this.text('a phrase that says what is measured');
    this.endLine();
    return { kind: 'measure', name, param, is, weight, meaning, ...at };
  }

  private cardText(at: Place): Declaration {
    const card = this.name('the id of a card');
    const zones: Name[] = [];
    if (this.accept('in')) {
      do zones.push(this.name('a zone'));
      while (this.accept('or'));
    }
    const works = this.accept('while') ? this.expression() : null;
    const printed = this.token.kind === 'text' ? this.text('the text') : null;
    this.endLine();
    return { kind: 'text', card, zones, works, printed, parts: this.block(() => this.textPart()), ...at };
  }

  protected names(): Name[] {
    const names: Name[] = [];
    do names.push(this.ownName('a name'));
    while (this.accept(','));
    return names;
  }

  protected textPart(): TextPart {
    const at = this.here();
    const instead = this.accept('instead');
    if (instead) this.expect('of');
    if (instead || this.accept('when')) {
      const moment = this.name('the name of a moment');
      const params = this.accept('with') ? this.names() : [];
      const where = this.accept('where') ? this.expression() : null;
      this.endLine();
      return { kind: instead ? 'instead' : 'when', moment, params, where, body: this.statements(), ...at };
    }
    if (this.accept('action')) {
      const name = this.text('the name of the action');
      this.expect('for');
      const player = this.ownName('a name for the player');
      this.endLine();
      return { kind: 'action', name, player, body: this.statements(), ...at };
    }
    if (this.accept('change')) {
      const value = this.name('the name of a value');
      const params = this.accept('of') ? this.names() : [];
      this.expect('by');
      const by = this.expression();
      const where = this.accept('where') ? this.expression() : null;
      this.endLine();
      return { kind: 'change', value, params, by, where, ...at };
    }
    return this.fail('`when`, `instead of`, `action` or `change`');
  }

  // ---- statements ---------------------------------------------------------------------------------------------

  protected statements(): PlayStatement[] {
    return this.block(() => this.statement());
  }

  /** The rule after `by`, and the end of the line. */
  protected rule(): Name | null {
    const rule = this.accept('by') ? this.name('the id of a rule') : null;
    this.endLine();
    return rule;
  }

  protected statement(): PlayStatement {
    if (++this.statementCount > MOST_STATEMENTS)
      throw new PlayError('too-many', `A step has at most ${MOST_STATEMENTS} statements. Split it.`, this.token);
    const at = this.here();
    if (this.token.kind !== 'name') this.fail('a statement');
    if (this.isThen('may') || this.isThen('must')) return this.ask(at);
    if (this.isThen('chooses')) return this.choose(at);
    if (this.isThen('wins') && this.is('nobody')) {
      this.at++;
      return this.wins(null, at);
    }
    if (this.isThen('wins')) return this.wins(this.expressionOfPlayer(), at);
    const { token } = this;
    this.at++;
    switch (token.text) {
      case 'by': {
        const rule = this.name('the id of a rule');
        this.endLine();
        return { kind: 'by', rule, ...at };
      }
      case 'let': {
        const name = this.ownName('a name');
        this.expect('=');
        const value = this.expression();
        return { kind: 'let', name, value, rule: this.rule(), ...at };
      }
      case 'set': {
        const target = this.expression();
        this.expect('to');
        const value = this.expression();
        return { kind: 'set', target, value, rule: this.rule(), ...at };
      }
      case 'add':
      case 'take': {
        const value = this.expression();
        this.expect(token.text === 'add' ? 'to' : 'from');
        const target = this.expression();
        return { kind: token.text, target, value, rule: this.rule(), ...at };
      }
      case 'move': {
        const card = this.expression();
        const under = this.accept('under');
        if (!under) this.expect('to');
        const to = this.expression();
        return { kind: 'move', card, to, under, rule: this.rule(), ...at };
      }
      case 'shuffle': {
        const zone = this.expression();
        return { kind: 'shuffle', zone, rule: this.rule(), ...at };
      }
      case 'show': {
        const cards = this.expression();
        this.expect('to');
        const to = this.expression();
        return { kind: 'show', cards, to, rule: this.rule(), ...at };
      }
      case 'tell': {
        const id = this.name('a name for the event');
        const sentence = this.text('the sentence');
        return { kind: 'tell', id, sentence, rule: this.rule(), ...at };
      }
      case 'if':
        return this.condition(at);
      case 'while': {
        const when = this.expression();
        this.endLine();
        return { kind: 'while', when, body: this.statements(), rule: null, ...at };
      }
      case 'repeat': {
        const times = this.expression();
        this.expect('times');
        this.endLine();
        return { kind: 'repeat', times, body: this.statements(), rule: null, ...at };
      }
      case 'for': {
        this.expect('each');
        const each = this.each();
        this.endLine();
        return { kind: 'for', each, body: this.statements(), rule: null, ...at };
      }
      case 'do': {
        if (this.accept('the')) {
          if (this.accept('setup')) {
            this.expect('steps');
            return { kind: 'setup', rule: this.rule(), ...at };
          }
          this.expect('turn');
          this.expect('of');
          const player = this.expression();
          return { kind: 'turn', player, rule: this.rule(), ...at };
        }
        const step = this.name('the name of a step');
        const args: Expression[] = [];
        if (this.accept('for')) args.push(this.expression());
        if (this.accept('with')) args.push(...this.args());
        return { kind: 'do', step, args, rule: this.rule(), ...at };
      }
      case 'happens':
        return this.happens(at);
      case 'open':
        return this.opened(at);
      case 'wait':
        return this.wait(at);
      case 'resolve':
        return { kind: 'resolve', chain: this.name('the name of a chain or queue'), rule: this.rule(), ...at };
      case 'go':
        this.expect('on');
        return { kind: 'go-on', rule: this.rule(), ...at };
      case 'perform': {
        const action = this.expression();
        this.expect('with');
        const card = this.expression();
        this.expect('for');
        const player = this.expression();
        return { kind: 'perform', action, card, player, rule: this.rule(), ...at };
      }
      case 'stop':
      case 'leave':
        this.endLine();
        return { kind: token.text, rule: null, ...at };
      default:
        this.at--;
        return this.fail('a statement such as `move`, `set`, `if`, `for each`, `do` or `player may`');
    }
  }

  protected args(): Expression[] {
    const args = [this.expression()];
    while (this.accept(',')) args.push(this.expression());
    return args;
  }

  private expressionOfPlayer(): Expression {
    const { text, line, column } = this.name('a player');
    return { kind: 'name', name: text, line, column };
  }

  private wins(winner: Expression | null, at: Place): PlayStatement {
    this.expect('wins');
    this.expect('as');
    const cause = this.name('a name for this ending');
    const words = this.text('a phrase that says how the match ended');
    return { kind: 'wins', winner, cause, words, rule: this.rule(), ...at };
  }

  private condition(at: Place): PlayStatement {
    const when = this.expression();
    this.endLine();
    const then = this.statements();
    let otherwise: PlayStatement[] = [];
    if (this.is('else')) {
      const elseAt = this.here();
      this.at++;
      if (this.accept('if')) otherwise = [this.condition(elseAt)];
      else {
        this.endLine();
        otherwise = this.statements();
      }
    }
    return { kind: 'if', when, then, otherwise, rule: null, ...at };
  }

  private ask(at: Place): PlayStatement {
    const player = this.expressionOfPlayer();
    const may = this.accept('may');
    if (!may) this.expect('must');
    let many = false;
    if (this.accept(',')) {
      for (const word of ['any', 'number', 'of', 'times']) this.expect(word);
      many = true;
    }
    return this.options(player, may, many, at);
  }

  protected options(player: Expression, may: boolean, many: boolean, at: Place): Ask {
    const question = this.text('the question for the player');
    const rule = this.rule();
    const choices: PlayChoice[] = [];
    let pass: Pass | null = null;
    this.take('in', 'the options, indented by two spaces more,');
    while (this.token.kind !== 'out') {
      const place = this.here();
      if (this.accept('pass')) {
        if (!may) throw new PlayError('unexpected', 'A player who must choose cannot pass. Write `may`.', place);
        const label = this.text('the text of the button');
        this.endLine();
        pass = { label, body: this.token.kind === 'in' ? this.statements() : [], ...place };
      } else choices.push(this.choice());
    }
    this.at++;
    if (choices.length === 0) throw new PlayError('missing', 'This question has no option. Add an `option`.', at);
    return { kind: 'ask', player, may, many, question, choices, pass, rule, ...at };
  }

  private choose(at: Place): PlayStatement {
    const player = this.expressionOfPlayer();
    this.expect('chooses');
    const question = this.text('the question for the player');
    const rule = this.rule();
    this.take('in', 'the option, indented by two spaces more,');
    const choice = this.choice();
    let least: Expression | null = null;
    let most: Expression | null = null;
    let total: ChosenSet['total'] = null;
    while (!this.is('done')) {
      if (this.accept('exactly')) least = most = this.expression();
      else if (this.accept('at')) {
        if (this.accept('least')) least = this.expression();
        else {
          this.expect('most');
          most = this.expression();
        }
      } else {
        if (!this.accept('total')) this.fail('`exactly`, `at least`, `at most`, `total` or `done`');
        const gives = this.sum();
        this.expect('covers');
        total = { gives, covers: this.sum() };
      }
      this.endLine();
    }
    this.expect('done');
    const done = this.text('the text of the button that ends the choice');
    this.endLine();
    this.take('out', 'the end of the block');
    return { kind: 'choose', player, question, choice, done, least, most, total, rule, ...at };
  }

  private choice(): PlayChoice {
    const at = this.here();
    this.expect('option');
    const id = this.name('a name for the option');
    const binders: Binder[] = [];
    if (this.accept(':')) {
      do binders.push(this.binder());
      while (this.accept(','));
    }
    const where = this.accept('where') ? this.expression() : null;
    this.endLine();
    this.take('in', 'the text of the button, indented by two spaces more,');
    const label = this.text('the text of the button');
    this.endLine();
    const refusals: ChoiceRefusal[] = [];
    const price = this.is('costs') ? this.price() : null;
    while (this.is('unless')) {
      const place = this.here();
      this.at++;
      const when = this.expression();
      this.expect('because');
      const because = this.text('the reason, as a sentence');
      refusals.push({ when, because, rule: this.rule(), ...place });
    }
    const body: PlayStatement[] = [];
    while (this.token.kind !== 'out') body.push(this.statement());
    this.at++;
    return { id, binders, where, label, refusals, price, body, ...at };
  }

  /** `costs cost of c from coins of p because "You do not have the coins."` */
  private price(): ChoicePrice {
    const place = this.here();
    this.expect('costs');
    const amount = this.expression();
    this.expect('from');
    const from = this.expression();
    this.expect('because');
    const because = this.text('the reason, as a sentence');
    return { amount, from, because, rule: this.rule(), ...place };
  }

  private binder(): Binder {
    const at = this.here();
    const name = this.ownName('a name');
    if (this.accept('from')) {
      const from = this.expression();
      this.expect('to');
      return { kind: 'range', name, from, to: this.expression(), ...at };
    }
    this.expect('in');
    return { kind: 'set', name, set: this.expression(), ...at };
  }
}
