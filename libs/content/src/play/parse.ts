/** Reads a play document. Each problem ends its declaration, and reading goes on with the next one. */
import { readerOf, type Readers, type WordOf } from './forms.ts';
import { expressionIn } from './parse-expression.ts';
import { TimingReader } from './parse-timing.ts';
import { MOST_PROBLEMS, PlayError, type Place, type PlayProblem } from './problem.ts';
import type {
  StatisticSource,
  Binder,
  BoardPlaceName,
  ChoiceComparison,
  ChoicePrice,
  ChoiceText,
  ChosenParts,
  ChosenSet,
  ParameterSetting,
  PlayChoice,
  Declaration,
  Expression,
  Holder,
  Name,
  Param,
  Pass,
  PlayDocument,
  QuestionText,
  ChoiceRefusal,
  PlayStatement,
  Says,
  ZoneSight,
  ShownPrice,
  SpokenDeclaration,
  TextPart,
  ToldValue,
  TypeName,
  ZoneRows,
} from './syntax.ts';

const PLACES: Readonly<Record<string, BoardPlaceName>> = {
  front: 'front',
  back: 'back',
  side: 'side',
  piles: 'piles',
  strip: 'strip',
};

/** Lines of a question, which have their places in it. */
type PartOfQuestion =
  | 'option'
  | 'button'
  | 'pass'
  | 'costs'
  | 'unless'
  | 'otherwise'
  | 'price'
  | 'risk'
  | 'compares'
  | 'gives'
  | 'members'
  | 'again'
  | 'acts'
  | 'feature';
const RISK = 'what can go wrong, as a phrase';
/** The lines of a set, before its button. */
type SetLine = Exclude<WordOf<'set'>, 'done'>;
const SET_LINES: ReadonlySet<string> = new Set<WordOf<'set'>>(['exactly', 'at', 'total', 'done']);
type Ask = Extract<PlayStatement, { kind: 'ask' }>;

/** The words with which a player is named by way of a card or another player. */
const BY_ANOTHER: ReadonlySet<string> = new Set(['next', 'owner', 'holder']);

/** The most declarations of a document, and the most statements of one declaration. */
const MOST_DECLARATIONS = 2_000;
const MOST_STATEMENTS = 1_000;
/** The largest weight of a measure. */
const MOST_WEIGHT = 1_000;

/** A value with a name of its own, `{p as seat}`, and a number with words: `{n as result: won, lost}`. */
const RENAMED = /^(?<value>.+?) as (?<name>[A-Za-z][A-Za-z0-9-]*)(?:: (?<words>.+))?$/u;

/** Reads what a sentence shows in braces. @throws PlayError */
function shownValue(written: string, place: Place): ToldValue {
  const { value = written, name, words } = RENAMED.exec(written)?.groups ?? {};
  const is = expressionIn(value, place);
  const own = is.kind === 'name' ? is.name : is.kind === 'of' ? is.name.text : undefined;
  const shown = name ?? own;
  if (shown === undefined)
    throw new PlayError('missing', `Name what the sentence shows: \`{${value} as name}\`.`, place);
  return { written, is, name: shown, words: words?.split(', ') ?? null };
}

export abstract class Parser extends TimingReader {
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

  private readonly declarations: Readers<'declaration', (at: Place) => Declaration> = {
    zone: (at) => this.zone(at),
    ending: (at) => this.ending(at),
    number: (at) => this.field('number', at),
    mark: (at) => this.field('yesno', at),
    player: (at) => this.field('player', at),
    card: (at) => this.field('card', at),
    word: (at) => this.field(null, at),
    value: (at) => this.value(at),
    moment: (at) => this.moment(at),
    chain: (at) => this.chain('chain', at),
    queue: (at) => this.chain('queue', at),
    window: (at) => this.window(at),
    step: (at) => this.step(at),
    text: (at) => this.cardText(at),
    always: (at) => this.always(at),
    verb: (at) => this.verb(at),
    trigger: (at) => this.trigger(at),
    keyword: (at) => this.keyword(at),
    entries: (at) => this.entries(at),
    phrase: (at) => this.phrase(at),
    variants: (at) => this.variants(at),
    hints: (at) => this.hints(at),
    measure: (at) => this.measure(at),
    feature: (at) => this.feature(at),
    total: (at) => this.total(at),
    statistic: (at) => this.statistic(at),
    lab: (at) => {
      const name = this.name('`starter`, `drawn` or `played`');
      this.expect('=');
      const of = this.counted();
      this.endLine();
      return { kind: 'role', name, of, ...at };
    },
    known: (at) => this.knownEffect(at),
    needs: (at) => {
      const when = this.expression();
      this.expect(',');
      const because = this.text('the reason');
      this.endLine();
      return { kind: 'needs', when, because, ...at };
    },
    motion: (at) => {
      const motion = this.name('a motion such as `strike`');
      this.expect('of');
      const event = this.name('the name of an event');
      this.endLine();
      return { kind: 'motion', motion, event, ...at };
    },
  };

  protected abstract verb(at: Place): SpokenDeclaration;
  protected abstract trigger(at: Place): SpokenDeclaration;
  protected abstract keyword(at: Place): SpokenDeclaration;
  protected abstract entries(at: Place): Declaration;
  protected abstract phrase(at: Place): Declaration;
  protected abstract variants(at: Place): Declaration;
  protected abstract hints(at: Place): Declaration;

  private declaration(): Declaration {
    const at = this.here();
    const { token } = this;
    const read = readerOf(
      this.declarations,
      this.name('a declaration such as `zone`, `number`, `value` or `step`').text,
    );
    return read
      ? read(at)
      : this.fail(
          'a declaration such as `zone`, `number`, `mark`, `value`, `moment`, `step`, `verb`, `trigger`, `keyword`, `phrase` or `text`',
          token,
        );
  }

  private step(at: Place): Declaration {
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

  private always(at: Place): Declaration {
    const works = this.accept('while') ? this.expression() : null;
    this.endLine();
    const parts = this.textBlock();
    return { kind: 'text', card: null, zones: [], works, printed: null, parts, ...at };
  }

  private zone(at: Place): Declaration {
    const name = this.ownName('the name of the zone');
    this.expect('of');
    const isShared = this.accept('table');
    if (!isShared) this.expect('player');
    let seen: ZoneSight = 'all';
    let unless: { readonly when: Expression; readonly seen: ZoneSight } | null = null;
    let pile = false;
    let place: BoardPlaceName | null = null;
    let rows: ZoneRows | null = null;
    let numbers: Expression | null = null;
    let isHiddenEmpty = false;
    let isDrawnAsPile = false;
    let title = name.text.replaceAll('-', ' ');
    while (this.accept(',')) {
      if (this.token.kind === 'text') title = this.text('the title');
      else if (this.token.kind === 'number' && this.token.text === '1') {
        this.at++;
        this.expect('to');
        numbers = this.expression();
      } else if (this.accept('pile')) pile = true;
      else if (this.is('seen') || this.is('top')) {
        if (this.accept('top')) {
          for (const word of ['seen', 'by', 'all']) this.expect(word);
          seen = 'top';
        } else {
          this.at++;
          this.expect('by');
          seen = this.seen();
        }
        if (this.accept('if')) {
          const when = this.expression();
          this.expect('else');
          unless = { when, seen: this.seen() };
        }
      } else if (this.accept('shown')) {
        if (this.accept('as')) {
          for (const word of ['a', 'pile']) this.expect(word);
          isDrawnAsPile = true;
          continue;
        }
        if (!this.accept('in') && !this.accept('at') && !this.accept('with'))
          this.fail('`in front`, `at the side`, `in the strip` or `as a pile`');
        place = this.boardPlace();
      } else if (this.accept('hidden')) {
        this.expect('while');
        this.expect('empty');
        isHiddenEmpty = true;
      } else if (this.accept('in')) rows = this.rows();
      else this.fail('`pile`, `1 to …`, `seen by …`, `shown …`, `in rows by …` or a title');
    }
    this.endLine();
    const rules: Name[] = [];
    if (this.token.kind === 'in') this.block(() => this.takesRule(rules) || this.fail('`by` and a rule'));
    const board = { pile, isDrawnAsPile, place, rows, isHiddenEmpty };
    return { kind: 'zone', name, isShared, rules, title, seen, unless, ...board, numbers, ...at };
  }

  private seen(): ZoneSight {
    if (this.accept('all')) return 'all';
    if (this.accept('nobody')) return 'none';
    if (!this.accept('its')) this.fail('`all`, `its player` or `nobody`');
    this.expect('player');
    return 'owner';
  }

  private ending(at: Place): Declaration {
    const name = this.ownName('a name for the ending');
    const words = this.text('a phrase that says how the match ended');
    this.endLine();
    return { kind: 'ending', name, words, ...at };
  }

  /** `rows by lock "Sea", "Lock 1", "Lock 2" in the back` */
  private rows(): ZoneRows {
    this.expect('rows');
    this.expect('by');
    const number = this.name('a number of cards');
    const titles: string[] = [];
    const places: (BoardPlaceName | null)[] = [];
    const row = (title: string): void => {
      titles.push(this.text(title));
      places.push(this.accept('in') ? this.boardPlace() : null);
    };
    row('the title of the row for 0');
    while (this.is(',') && this.tokens[this.at + 1]?.kind === 'text') {
      this.at++;
      row('the title of a row');
    }
    return { number, titles, places };
  }

  /** `the back` */
  private boardPlace(): BoardPlaceName {
    this.accept('the');
    const word = this.name('a place such as `front`, `side` or `strip`');
    return PLACES[word.text] ?? this.fail('`front`, `back`, `side`, `piles` or `strip`', this.tokens[this.at - 1]);
  }

  /** @param type its type; null for a word, whose field the line names */
  private field(type: TypeName | null, at: Place): Declaration {
    const name = this.ownName('a name');
    this.expect('of');
    const first = this.name('`player`, `card`, `table`, `turn`, a zone with numbers or a field of words');
    const isAction = first.text === 'action';
    if (isAction) {
      this.expect('of');
      this.expect('card');
    }
    const each = !isAction && this.accept('of') ? first : null;
    if (each && this.token.text !== 'player' && this.token.text !== 'table') this.fail('`player` or `table`');
    const of = each ? this.name('`player` or `table`') : first;
    let words = '';
    if (type === null) {
      this.expect(':');
      words = this.name('a field of words').text;
    }
    const isZone = !isAction && !['player', 'card', 'table', 'turn'].includes(of.text);
    let title: string | null = null;
    let isOpen = false;
    let turned = false;
    let under = false;
    let until: Name | null = null;
    const lasts: Name[] = [];
    while (this.accept(',')) {
      if (this.token.kind === 'text') title = this.text('the title');
      else if (this.accept('open')) isOpen = true;
      else if (this.accept('turned')) turned = true;
      else if (this.accept('under')) under = true;
      else if (this.accept('until')) until = this.name('the name of a moment');
      else if (this.accept('while')) {
        this.expect('in');
        do lasts.push(this.name('a zone'));
        while (this.accept('or'));
      } else this.fail('a title, `turned`, `under`, `until …` or `while in …`');
    }
    this.endLine();
    return {
      kind: 'field',
      type: type ?? words,
      name,
      of: isZone ? 'zone' : (of.text as Holder | 'action'),
      zone: isZone ? of : null,
      each,
      until,
      title,
      isOpen,
      turned,
      under,
      lasts,
      ...at,
    };
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
    const shownIf = title !== null && this.accept('if') ? this.expression() : null;
    let alsoAt0: boolean | null = null;
    let isAddedUp = false;
    while (title !== null && this.accept(','))
      if (this.is('also') || this.is('hidden')) {
        alsoAt0 = this.accept('also');
        if (!alsoAt0) this.at++;
        this.expect('at');
        if (Number(this.take('number', '0').text) !== 0) this.fail('0', this.tokens[this.at - 1]);
      } else {
        this.expect('added');
        this.expect('up');
        isAddedUp = true;
      }
    this.endLine();
    const below = this.belowValue();
    return { kind: 'value', name, params, is, changes, title, shownIf, alsoAt0, isAddedUp, ...below, ...at };
  }

  /** The wordings and the rules of a value, in a block of their own. */
  protected abstract belowValue(): { readonly says: Says; readonly rules: readonly Name[] };

  /** A line `by` of a declaration. False for another line. */
  protected takesRule(rules: Name[]): boolean {
    if (!this.accept('by')) return false;
    rules.push(this.name('a rule'));
    this.endLine();
    return true;
  }

  private measure(at: Place): Declaration {
    const name = this.ownName('the name of the measure');
    this.expect('of');
    const param = this.ownName('a name for the player');
    this.expect('=');
    const is = this.expression();
    this.expect(',');
    const weight = this.weight();
    this.expect(',');
    const meaning = this.text('a phrase that says what is measured');
    this.endLine();
    return { kind: 'measure', name, param, is, weight, meaning, ...at };
  }

  private weight(): number {
    this.expect('weight');
    const sign = this.accept('-') ? -1 : 1;
    const { token } = this;
    const weight = sign * Number(this.take('number', 'a number such as 0.3').text);
    if (Math.abs(weight) > MOST_WEIGHT) this.fail(`a number up to ${MOST_WEIGHT}`, token);
    return weight;
  }

  private feature(at: Place): Declaration {
    const name = this.ownName('the name of the feature');
    this.expect('of');
    const params = this.params();
    return { kind: 'feature', name, params, ...this.featureNumber(), ...at };
  }

  /** `= damage of a, weight 0.05` */
  private featureNumber(): { readonly is: Expression; readonly weight: number } {
    this.expect('=');
    const is = this.expression();
    const weight = this.accept(',') ? this.weight() : 1;
    this.endLine();
    return { is, weight };
  }

  private total(at: Place): Declaration {
    const zone = this.name('the zone of the total');
    this.expect('of');
    const param = this.ownName('a name for the player');
    this.expect('=');
    const is = this.expression();
    const title = this.accept(',') ? this.text('the title of the total') : null;
    this.endLine();
    return { kind: 'total', zone, param, is, title, ...at };
  }

  private statistic(at: Place): Declaration {
    const name = this.name('the name of the statistic');
    const title = this.text('the title of the statistic');
    this.expect('=');
    const of = this.counted();
    this.endLine();
    return { kind: 'statistic', name, title, of, ...at };
  }

  private counted(): StatisticSource {
    const zones = (word: string): Name[] => {
      const names: Name[] = [];
      if (this.accept(word))
        do names.push(this.name('the name of a zone'));
        while (this.accept('or'));
      return names;
    };
    if (this.accept('moves')) return { from: zones('from'), to: zones('to') };
    const event = this.name('an event, another statistic, or `moves`');
    return this.accept('per') ? { counts: event, per: this.name('a statistic') } : { event };
  }

  private knownEffect(at: Place): Declaration {
    const claim = this.text('the claim, as a sentence');
    const effect = this.name('`more` or `less`');
    const metric = this.name('what the lab measures, such as `turns`');
    this.expect('in');
    const games = Number(this.take('number', 'the number of games').text);
    this.expect('games');
    this.expect('with');
    const parameters = this.settings();
    const where = this.accept('where') ? this.settings() : [];
    this.endLine();
    return { kind: 'known', claim, effect, metric, games, parameters, where, ...at };
  }

  /** `hand.size = 9, hand.hidden = no` */
  private settings(): ParameterSetting[] {
    const settings: ParameterSetting[] = [];
    do {
      const name = this.name('the name of a parameter');
      this.expect('=');
      const isNumber = this.token.kind === 'number';
      const value = isNumber ? Number(this.take('number', '').text) : this.name('a value');
      settings.push({ name, value });
    } while (this.accept(','));
    return settings;
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
    return { kind: 'text', card, zones, works, printed, parts: this.textBlock(), ...at };
  }

  /** The rule that covers the parts of the text that is being read. */
  protected textRule: Name | null = null;

  protected names(): Name[] {
    const names: Name[] = [];
    do names.push(this.ownName('a name'));
    while (this.accept(','));
    return names;
  }

  private readonly textParts: Readers<'text', (at: Place) => TextPart | null> = {
    by: () => {
      this.textRule = this.name('the id of a rule');
      this.endLine();
      return null;
    },
    when: (at) => this.heard('when', at),
    instead: (at) => {
      this.expect('of');
      return this.heard('instead', at);
    },
    action: (at) => {
      const name = this.text('the name of the action');
      this.expect('for');
      const player = this.ownName('a name for the player');
      this.endLine();
      return { kind: 'action', name, player, body: this.textBody(), ...at };
    },
    change: (at) => {
      const value = this.name('the name of a value');
      const params = this.accept('of') ? this.names() : [];
      this.expect('by');
      const by = this.expression();
      const where = this.accept('where') ? this.expression() : null;
      this.endLine();
      return { kind: 'change', value, params, by, where, rule: this.textRule, ...at };
    },
  };

  private heard(kind: 'when' | 'instead', at: Place): TextPart {
    const moment = this.name('the name of a moment');
    const params = this.accept('with') ? this.names() : [];
    const where = this.accept('where') ? this.expression() : null;
    this.endLine();
    return { kind, moment, params, where, body: this.textBody(), ...at };
  }

  /** The statements of a part, which the rule of the text covers. */
  private textBody(): PlayStatement[] {
    const rule = this.textRule;
    const body = this.statements();
    return rule === null ? body : [{ kind: 'by', counts: true, rule, line: rule.line, column: rule.column }, ...body];
  }

  /** A part of a text; null for a line that names the rule of the parts after it. */
  protected textPart(): TextPart | null {
    const at = this.here();
    const read = this.token.kind === 'name' ? readerOf(this.textParts, this.token.text) : undefined;
    if (!read) return this.fail('`when`, `instead of`, `action`, `change` or `by`');
    this.at++;
    return read(at);
  }

  private textBlock(): TextPart[] {
    this.textRule = null;
    return this.block(() => this.textPart()).filter((part) => part !== null);
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

  private readonly byWord: Omit<Readers<'change' | 'block', (at: Place) => PlayStatement>, 'else'> = {
    by: (at) => this.covers(true, at),
    under: (at) => this.covers(false, at),
    let: (at) => {
      const name = this.ownName('a name');
      this.expect('=');
      const value = this.expression();
      return { kind: 'let', name, value, rule: this.rule(), ...at };
    },
    set: (at) => {
      const target = this.expression();
      this.expect('to');
      const value = this.expression();
      return { kind: 'set', target, value, rule: this.rule(), ...at };
    },
    move: (at) => {
      const card = this.expression();
      const under = this.accept('under');
      if (!under) this.expect('to');
      const to = this.expression();
      return { kind: 'move', card, to, under, rule: this.rule(), ...at };
    },
    shuffle: (at) => {
      const zone = this.expression();
      return { kind: 'shuffle', zone, rule: this.rule(), ...at };
    },
    make: (at) => {
      // A whole expression would read "lamp in board of p" as a condition.
      const card = this.sum();
      this.expect('in');
      const zone = this.expression();
      return { kind: 'make', card, zone, rule: this.rule(), ...at };
    },
    show: (at) => this.show(at, false),
    hide: (at) => this.show(at, true),
    tell: (at) => {
      const id = this.name('a name for the event');
      const sentence = this.text('the sentence');
      const shown = [...sentence.matchAll(/\{([^{}]*)\}/gu)].map(([, written]) => shownValue(written!, at));
      return { kind: 'tell', id, sentence, shown, rule: this.rule(), ...at };
    },
    if: (at) => this.branches(at),
    while: (at) => {
      const when = this.expression();
      this.endLine();
      return { kind: 'while', when, body: this.statements(), rule: null, ...at };
    },
    repeat: (at) => {
      const times = this.expression();
      this.expect('times');
      this.endLine();
      return { kind: 'repeat', times, body: this.statements(), rule: null, ...at };
    },
    for: (at) => {
      this.expect('each');
      const each = this.each();
      this.endLine();
      return { kind: 'for', each, body: this.statements(), rule: null, ...at };
    },
    do: (at) => {
      if (this.accept('the')) {
        if (this.accept('setup')) {
          this.expect('steps');
          return { kind: 'setup', rule: this.rule(), ...at };
        }
        this.expect('turn');
        this.expect('of');
        const player = this.expression();
        const rule = this.accept('by') ? this.name('the id of a rule') : null;
        let steps: Expression | null = null;
        if (this.accept(',')) {
          for (const word of ['each', 'step', 'by']) this.expect(word);
          steps = this.expression();
        }
        this.endLine();
        return { kind: 'turn', player, steps, rule, ...at };
      }
      const step = this.name('the name of a step');
      const args: Expression[] = [];
      if (this.accept('for')) args.push(this.expression());
      if (this.accept('with')) args.push(...this.args());
      return { kind: 'do', step, args, rule: this.rule(), ...at };
    },
    happens: (at) => this.happens(at),
    open: (at) => this.opened(at),
    wait: (at) => this.wait(at),
    pending: (at) => this.pending(at),
    resolve: (at) => ({ kind: 'resolve', chain: this.name('the name of a chain or queue'), rule: this.rule(), ...at }),
    go: (at) => {
      this.expect('on');
      return { kind: 'go-on', rule: this.rule(), ...at };
    },
    perform: (at) => {
      const action = this.expression();
      this.expect('with');
      const card = this.expression();
      this.expect('for');
      const player = this.expression();
      return { kind: 'perform', action, card, player, rule: this.rule(), ...at };
    },
    add: (at) => this.amount('add', 'to', at),
    take: (at) => this.amount('take', 'from', at),
    stop: (at) => this.ends('stop', at),
    leave: (at) => this.ends('leave', at),
    end: (at) => {
      this.expect('the');
      this.expect('turn');
      return this.ends('end-turn', at);
    },
    nobody: (at) => {
      this.expect('wins');
      return this.wins(null, at);
    },
    every: (at) => {
      const winner: Expression = { kind: 'winners', each: this.each(), ...at };
      this.expect('wins');
      return this.wins(winner, at);
    },
  };

  private covers(counts: boolean, at: Place): PlayStatement {
    const rule = this.name('the id of a rule');
    this.endLine();
    return { kind: 'by', counts, rule, ...at };
  }

  /** Statements that begin with a player. */
  private readonly ofPlayer: Readonly<
    Record<Exclude<WordOf<'question'>, PartOfQuestion>, (player: Expression, at: Place) => PlayStatement>
  > = {
    must: (player, at) => this.ask(player, false, at),
    may: (player, at) => this.ask(player, true, at),
    chooses: (player, at) => this.choose(player, at),
    wins: (player, at) => this.wins(player, at),
    is: (player, at) => {
      this.expect('out');
      return { kind: 'out', player, rule: this.rule(), ...at };
    },
  };

  protected statement(): PlayStatement {
    if (++this.statementCount > MOST_STATEMENTS)
      throw new PlayError('too-many', `A step has at most ${MOST_STATEMENTS} statements. Split it.`, this.token);
    const at = this.here();
    const { token } = this;
    if (token.kind !== 'name') this.fail('a statement');
    const after = this.tokens[this.at + 1];
    const ofPlayer =
      after?.kind === 'name' && token.text !== 'nobody' ? readerOf(this.ofPlayer, after.text) : undefined;
    if (ofPlayer) {
      this.at += 2;
      return ofPlayer({ kind: 'name', name: token.text, ...at }, at);
    }
    // A player can also be named by way of another one, such as `next after p`.
    if (BY_ANOTHER.has(token.text)) {
      const player = this.sum();
      const next = this.token.kind === 'name' ? readerOf(this.ofPlayer, this.token.text) : undefined;
      if (!next) return this.fail('`may`, `must`, `chooses`, `wins` or `is out`');
      this.at++;
      return next(player, at);
    }
    const read = readerOf(this.byWord, token.text);
    if (!read) return this.fail('a statement such as `move`, `set`, `if`, `for each`, `do` or `player may`');
    this.at++;
    return read(at);
  }

  private amount(kind: 'add' | 'take', word: 'to' | 'from', at: Place): PlayStatement {
    const value = this.expression();
    this.expect(word);
    const target = this.expression();
    return { kind, target, value, rule: this.rule(), ...at };
  }

  private ends(kind: 'stop' | 'leave' | 'end-turn', at: Place): PlayStatement {
    this.endLine();
    return { kind, rule: null, ...at };
  }

  protected args(): Expression[] {
    const args = [this.expression()];
    while (this.accept(',')) args.push(this.expression());
    return args;
  }

  private wins(winner: Expression | null, at: Place): PlayStatement {
    this.expect('as');
    const ending = this.expression();
    const words = this.token.kind === 'text' && ending.kind === 'name' ? this.text('how the match ended') : null;
    return { kind: 'wins', winner, ending, words, rule: this.rule(), ...at };
  }

  /** Cards that players know from now on, or no longer. */
  private show(at: Place, hides: boolean): PlayStatement {
    const cards = this.expression();
    this.expect(hides ? 'from' : 'to');
    const to = this.expression();
    return { kind: 'show', cards, to, hides, rule: this.rule(), ...at };
  }

  private branches(at: Place): PlayStatement {
    const when = this.expression();
    this.endLine();
    const then = this.statements();
    let otherwise: PlayStatement[] = [];
    if (this.is('else')) {
      const elseAt = this.here();
      this.at++;
      if (this.accept('if')) otherwise = [this.branches(elseAt)];
      else {
        this.endLine();
        otherwise = this.statements();
      }
    }
    return { kind: 'if', when, then, otherwise, rule: null, ...at };
  }

  private ask(player: Expression, may: boolean, at: Place): PlayStatement {
    let many = false;
    if (this.accept(',')) {
      for (const word of ['any', 'number', 'of', 'times']) this.expect(word);
      many = true;
    }
    return this.options(player, may, many, at);
  }

  protected options(player: Expression, may: boolean, many: boolean, at: Place): Ask {
    const question = this.question();
    const rule = this.rule();
    const choices: PlayChoice[] = [];
    let pass: Pass | null = null;
    let parts: ChosenParts | null = null;
    this.take('in', 'the options, indented by two spaces more,');
    while (this.token.kind !== 'out') {
      const place = this.here();
      if (this.token.kind === 'name' && SET_LINES.has(this.token.text)) {
        parts = this.chosenParts();
        break;
      }
      if (this.accept('pass')) {
        if (!may) throw new PlayError('unexpected', 'A player who must choose cannot pass. Write `may`.', place);
        const label = this.text('the text of the button');
        const where = this.accept('where') ? this.expression() : null;
        this.endLine();
        const risks: ChoiceText[] = [];
        const body: PlayStatement[] = [];
        if (this.token.kind === 'in')
          this.block(() =>
            this.is('risk') && body.length === 0 ? risks.push(this.saidOf('risk', RISK)) : body.push(this.statement()),
          );
        pass = { label, where, risks, body, ...place };
      } else choices.push(this.choice());
    }
    this.take('out', 'the end of the block');
    if (choices.length === 0) throw new PlayError('missing', 'This question has no option. Add an `option`.', at);
    return { kind: 'ask', player, may, many, question, choices, pass, parts, rule, ...at };
  }

  /** `"Place cards."`, or `"{n points} are left." if limit > 0 else "Place cards."` */
  private question(): QuestionText {
    const text = this.text('the question for the player');
    if (!this.accept('if')) return { text, otherwise: null };
    const when = this.expression();
    this.expect('else');
    return { text, otherwise: { when, text: this.text('the other question') } };
  }

  /** The set of a question that is asked again for what is missing. */
  private chosenParts(): ChosenParts {
    const at = this.here();
    const totals: ChosenParts['totals'][number][] = [];
    const limits = this.limits(() => {
      this.expect('covers');
      do totals.push({ covers: this.sum(), label: this.text('what is owed, such as "points"') });
      while (this.accept(','));
    });
    const done = this.text('the text of the button that ends the choice');
    const where = this.accept('where') ? this.expression() : null;
    this.endLine();
    return { ...limits, totals, done, where, ...at };
  }

  /** The limits of a set, up to the word `done`. */
  private limits(total: () => void): { readonly least: Expression | null; readonly most: Expression | null } {
    let least: Expression | null = null;
    let most: Expression | null = null;
    const limits: Readonly<Record<SetLine, () => void>> = {
      exactly: () => {
        least = most = this.expression();
      },
      at: () => {
        if (this.accept('least')) least = this.expression();
        else {
          this.expect('most');
          most = this.expression();
        }
      },
      total,
    };
    while (!this.is('done')) {
      const read = this.token.kind === 'name' ? readerOf(limits, this.token.text) : undefined;
      if (!read) return this.fail('`exactly`, `at least`, `at most`, `total` or `done`');
      this.at++;
      read();
      this.endLine();
    }
    this.expect('done');
    return { least, most };
  }

  private choose(player: Expression, at: Place): PlayStatement {
    const question = this.question();
    const rule = this.rule();
    this.take('in', 'the option, indented by two spaces more,');
    const choice = this.choice();
    let total: ChosenSet['total'] = null;
    const { least, most } = this.limits(() => {
      const gives = this.sum();
      this.expect('covers');
      total = { gives, covers: this.sum() };
    });
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
    const buttons: ChoiceText[] = [];
    while (this.is('button')) buttons.push(this.saidOf('button', 'the text of the button'));
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
    const otherwise = this.is('otherwise') ? this.otherwise() : null;
    const shownPrices: ShownPrice[] = [];
    while (this.is('price')) shownPrices.push(this.shownPrice());
    const risks: ChoiceText[] = [];
    while (this.is('risk')) risks.push(this.saidOf('risk', RISK));
    const compares = this.is('compares') ? this.compared() : null;
    const gives = this.accept('gives') ? this.listed() : null;
    const members = this.accept('members') ? this.membersOf() : null;
    const again = this.accept('again') ? this.times() : null;
    const acts = this.accept('acts') ? this.actsOn() : null;
    const features: PlayChoice['features'][number][] = [];
    while (this.accept('feature')) {
      const name = this.name('the name of the feature');
      features.push({ name, ...this.featureNumber() });
    }
    const body: PlayStatement[] = [];
    while (this.token.kind !== 'out') body.push(this.statement());
    this.at++;
    return {
      id,
      binders,
      where,
      label,
      buttons,
      refusals,
      price,
      otherwise,
      shownPrices,
      risks,
      compares,
      gives,
      members,
      again,
      acts,
      features,
      body,
      ...at,
    };
  }

  /** `1, 2` */
  private listed(): Expression[] {
    const all: Expression[] = [];
    do all.push(this.expression());
    while (this.accept(','));
    this.endLine();
    return all;
  }

  /** `members where is-ready of c` */
  private membersOf(): Expression {
    this.expect('where');
    return this.wholeLine();
  }

  private wholeLine(): Expression {
    const expression = this.expression();
    this.endLine();
    return expression;
  }

  /** `acts on deck` */
  private actsOn(): Name {
    this.expect('on');
    const zone = this.name('the name of a zone');
    this.endLine();
    return zone;
  }

  /** `again up to 3 times` */
  private times(): Expression {
    this.expect('up');
    this.expect('to');
    const times = this.expression();
    this.expect('times');
    this.endLine();
    return times;
  }

  /** `otherwise because "Only cards of your hand are played."` */
  private otherwise(): PlayChoice['otherwise'] {
    const place = this.here();
    this.expect('otherwise');
    this.expect('because');
    const because = this.text('the reason, as a sentence');
    return { because, rule: this.rule(), ...place };
  }

  /** `price cost of c "coin|coins"` */
  private shownPrice(): ShownPrice {
    const place = this.here();
    this.expect('price');
    const amount = this.expression();
    const unit = this.text('the unit, such as "coin|coins"');
    const where = this.accept('where') ? this.expression() : null;
    this.endLine();
    return { amount, unit, where, ...place };
  }

  private saidOf(word: 'button' | 'risk', what: string): ChoiceText {
    const place = this.here();
    this.expect(word);
    const sentence = this.text(what);
    const where = this.accept('where') ? this.expression() : null;
    this.endLine();
    return { sentence, where, ...place };
  }

  /** `compares "…" by x.fight`, and below it a line such as `p "attack" = sum of … for …` or `p "attack" = strength of c "printed", more "from charms"` for each side. */
  private compared(): ChoiceComparison {
    const place = this.here();
    this.expect('compares');
    const open = this.text('what is not known yet, as a sentence');
    const rule = this.rule();
    const sides = this.block(() => {
      const at = this.here();
      const player = this.expression();
      const label = this.text('what the side adds up');
      this.expect('=');
      const parts: { is: Expression; label: string | null }[] = [];
      do
        parts.push({
          is: this.expression(),
          label: this.token.kind === 'text' ? this.text('the name of the number') : null,
        });
      while (this.accept(','));
      this.endLine();
      return { player, label, parts, ...at };
    });
    return { open, rule, sides, ...place };
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
