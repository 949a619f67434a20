/** Checks expressions: resolves names, gives each expression a type, and refuses what does not fit. */
import { didYouMean } from '../problems.ts';
import { PlayError, guarded, type Place, type PlayCode, type PlayProblem } from './problem.ts';
import type { Declaration, Each, Expression, Name, Param } from './syntax.ts';
import type {
  ChainInfo,
  FieldInfo,
  Local,
  Type,
  Typed,
  TypedEach,
  TypedPlayers,
  TypedSet,
  TypedZone,
  ValueInfo,
  WordList,
  ZoneInfo,
} from './typed.ts';
import { MOST_VALUES_DEEP, TOO_DEEP } from './work.ts';
import { MOST_LISTED, UNLIMITED, fieldTypes, memberTypes, missingOf, parameterType, type PlayWorld } from './world.ts';

export const NUMBER: Type = { is: 'number' };
export const YESNO: Type = { is: 'yesno' };
export const PLAYER: Type = { is: 'player' };
export const CARD: Type = { is: 'card' };
export const NAME: Type = { is: 'name' };
export const RULE: Type = { is: 'rule' };
export const ENDING: Type = { is: 'ending' };
const NONE: Type = { is: 'none' };
const ZONE: Type = { is: 'zone' };
const CARDS: Type = { is: 'cards' };
const PLAYERS: Type = { is: 'players' };

/** How problems call a type. */
function shown(type: Type): string {
  switch (type.is) {
    case 'yesno':
      return 'yes or no';
    case 'word':
      return `a word of \`${type.list.of}\``;
    case 'words':
      return `the words of \`${type.list.of}\``;
    case 'amounts':
      return `amounts of ${type.keys.join(', ')}`;
    case 'name':
      return 'the name of a card';
    case 'names':
      return 'names of cards';
    case 'entry':
      return `an entry of \`${type.group}\``;
    case 'none':
      return '`none`';
    case 'ending':
      return 'an ending';
    case 'number':
    case 'player':
    case 'card':
    case 'rule':
    case 'zone':
      return `a ${type.is}`;
    default:
      return type.is;
  }
}

/** The type of the members of a set. */
export const memberOf = (set: TypedSet): Type =>
  set.set === 'players' ? PLAYER : set.set === 'numbers' ? (set.entries ?? NUMBER) : CARD;

const sameList = (a: WordList, b: WordList): boolean => a.words.join('\n') === b.words.join('\n');

/** Whether a value of type `given` can be used where `wanted` is expected. */
function fits(actual: Type, wanted: Type): boolean {
  if (actual.is === 'none') return ['card', 'player', 'name', 'word', 'entry', 'none'].includes(wanted.is);
  if (actual.is !== wanted.is) return false;
  if (actual.is === 'word' || actual.is === 'words') return sameList(actual.list, (wanted as typeof actual).list);
  if (actual.is === 'amounts') return actual.keys.join() === (wanted as typeof actual).keys.join();
  if (actual.is === 'entry') return actual.group === (wanted as typeof actual).group;
  return true;
}

/** Types that are one number and can be kept in a local, a field or an argument. */
export const isPlain = (type: Type): boolean =>
  ['number', 'yesno', 'player', 'card', 'rule', 'ending', 'name', 'word', 'entry'].includes(type.is) ||
  (type.is === 'words' && type.list.words.length <= MOST_LISTED);

/** The names that an expression can use, innermost last. */
export class Scope {
  private readonly names: Local[] = [];

  find(name: string): Local | undefined {
    return this.names.findLast((one) => one.name === name);
  }

  add(local: Local): void {
    this.names.push(local);
  }

  get size(): number {
    return this.names.length;
  }

  /** Forgets the names added after the scope had this size. */
  cut(size: number): void {
    this.names.length = size;
  }

  /** The names, for suggestions. */
  known(): string[] {
    return this.names.map(({ name }) => name);
  }
}

type ValueDeclaration = Extract<Declaration, { kind: 'value' }>;

/** The part of a check that knows names and expressions. */
export abstract class ExpressionChecker {
  readonly problems: PlayProblem[] = [];
  /** The parameters that expressions read. */
  protected readonly reads = new Set<string>();
  readonly zones = new Map<string, ZoneInfo>();
  readonly fields = new Map<string, FieldInfo>();
  readonly chains = new Map<string, ChainInfo>();
  readonly values = new Map<string, ValueInfo>();
  /** How matches end. */
  protected readonly causes: { id: string; words: string }[] = [];
  protected readonly valueDeclarations = new Map<string, ValueDeclaration>();
  protected readonly printed: ReadonlyMap<string, Type>;
  /** The type of each parameter; null for a text. */
  protected readonly parameters: ReadonlyMap<string, Type | null>;
  protected scope = new Scope();
  protected registers = 0;
  /** Values that are being checked, to find circles. */
  private readonly open: string[] = [];
  protected readonly members: ReadonlyMap<string, ReadonlyMap<string, Type>>;
  /** Whether `random` may be used at this place. */
  protected mayDraw = false;

  constructor(protected readonly world: PlayWorld) {
    this.printed = fieldTypes(world);
    this.parameters = new Map(world.documents.parameters.parameters.map((one) => [one.name, parameterType(one)]));
    this.members = memberTypes(world);
  }

  /** Runs a part of the check. A problem ends only this part. */
  protected guarded<T>(part: () => T): T | null {
    return guarded(this.problems, part);
  }

  protected fail(code: PlayCode, message: string, at: Place): never {
    throw new PlayError(code, message, at);
  }

  protected register(name: string, type: Type): Local {
    return { name, type, slot: -1, register: this.registers++ };
  }

  /** The type that a declaration writes: a type of the language, `name`, a field whose words it takes, or a parameter. */
  protected typeOf({ type, name }: Pick<Param, 'type' | 'name'>): Type {
    switch (type) {
      case 'card':
      case 'player':
      case 'number':
      case 'yesno':
      case 'rule':
      case 'ending':
      case 'name':
        return { is: type };
      default:
    }
    const printed = this.printed.get(type);
    if (printed?.is === 'word' || printed?.is === 'words') return { is: 'word', list: printed.list };
    if (printed?.is === 'entry') return printed;
    const parameter = this.parameters.get(type);
    if (parameter && isPlain(parameter)) return parameter;
    return this.fail(
      'unexpected',
      `A type is \`card\`, \`player\`, \`number\`, \`yesno\`, \`rule\`, \`ending\`, \`name\`, a field of words or a parameter, and not \`${type}\`.`,
      name,
    );
  }

  /** Checks an expression and its type. A card stands for its name where a name is expected. */
  typed(expression: Expression, wanted: Type): Typed {
    if (wanted.is === 'rule') return this.ruleValue(expression);
    const typed = this.expression(expression, wanted);
    if (fits(typed.type, wanted)) return typed;
    if (wanted.is === 'name' && typed.type.is === 'card')
      return { op: 'definition', of: typed, type: NAME, ...at(expression) };
    return this.fail('wrong-type', `Here is ${shown(typed.type)}, but ${shown(wanted)} is expected.`, expression);
  }

  protected abstract cite(rule: Name): string;

  /** The id of a rule, a name with a rule, or one of two of them. */
  private ruleValue(expression: Expression): Typed {
    if (expression.kind === 'choose') {
      const when = this.typed(expression.when, YESNO);
      const [then, otherwise] = [this.ruleValue(expression.then), this.ruleValue(expression.otherwise)];
      return { op: 'choose', then, when, otherwise, type: RULE, ...at(expression) };
    }
    if (expression.kind !== 'name') return this.fail('wrong-type', 'The id of a rule is expected here.', expression);
    const { name, ...place } = expression;
    const local = this.ruleNamed(name);
    if (local) return { op: 'local', local, type: RULE, ...at(place) };
    return { op: 'rule', rule: this.cite({ text: name, ...at(place) }), type: RULE, ...at(place) };
  }

  /** The name with a rule that a step got. */
  protected ruleNamed(name: string): Local | undefined {
    const local = this.scope.find(name);
    return local?.type.is === 'rule' ? local : undefined;
  }

  /** Checks an expression. `wanted` is the type that the place expects, so that words are found. */
  expression(expression: Expression, wanted: Type | null = null): Typed {
    const place = at(expression);
    switch (expression.kind) {
      case 'number':
        return { op: 'constant', value: expression.value, type: NUMBER, ...place };
      case 'text':
        return (
          this.word(expression.value, wanted, expression) ??
          this.fail('wrong-type', 'A text can only be a word of a field. Compare it with a field.', expression)
        );
      case 'name':
        return this.nameAlone(expression.name, wanted, expression);
      case 'of':
        return this.of(expression, place);
      case 'call':
        return this.call(expression.name, expression.args, place);
      case 'amount':
        return this.amount(expression, wanted);
      case 'not':
        return { op: 'not', operand: this.typed(expression.operand, YESNO), type: YESNO, ...place };
      case 'minus':
        return { op: 'minus', operand: this.typed(expression.operand, NUMBER), type: NUMBER, ...place };
      case 'arith':
        return this.arithmetic(expression, wanted);
      case 'logic':
        return {
          op: 'logic',
          sign: expression.sign,
          left: this.typed(expression.left, YESNO),
          right: this.typed(expression.right, YESNO),
          type: YESNO,
          ...place,
        };
      case 'compare':
        return this.compare(expression);
      case 'has':
        return this.has(expression.left, expression.right, place);
      case 'covers': {
        const left = this.expression(expression.left);
        if (left.type.is !== 'amounts')
          return this.fail(
            'wrong-type',
            `\`covers\` compares amounts, and here is ${shown(left.type)}.`,
            expression.left,
          );
        return { op: 'covers', left, right: this.typed(expression.right, left.type), type: YESNO, ...place };
      }
      case 'in':
        return {
          op: 'in',
          card: this.typed(expression.left, CARD),
          set: this.set(expression.right, CARD),
          type: YESNO,
          ...place,
        };
      case 'count':
      case 'any':
      case 'every':
      case 'no':
        return this.withEach(expression.each, (each) => ({
          op: expression.kind,
          each,
          type: expression.kind === 'count' ? NUMBER : YESNO,
          ...place,
        }));
      case 'sum':
      case 'most':
        return this.withEach(expression.each, (each) => {
          const add = this.expression(expression.value, wanted);
          const good = add.type.is === 'number' || (expression.kind === 'sum' && add.type.is === 'amounts');
          if (!good)
            return this.fail(
              'wrong-type',
              `\`${expression.kind} of\` needs numbers, and here is ${shown(add.type)}.`,
              expression.value,
            );
          if (expression.kind === 'sum') return { op: 'sum', each, add, type: add.type, ...place };
          return { op: 'most', each, add, rank: expression.rank, type: add.type, ...place };
        });
      case 'winners':
        return this.withEach(expression.each, (each) => {
          if (each.set.set !== 'players')
            return this.fail('wrong-type', 'Only players win. Name them with `in players`.', expression);
          const add: Typed = { op: 'local', local: each.local, type: PLAYER, ...place };
          return { op: 'winners', each, add, type: PLAYER, ...place };
        });
      case 'top':
      case 'bottom': {
        const chain = expression.kind === 'top' ? this.chainOf(expression.zone) : null;
        if (chain) return { op: 'newest', chain, type: CARD, ...place };
        return { op: expression.kind, zone: this.zone(expression.zone), type: CARD, ...place };
      }
      case 'random':
        if (!this.mayDraw)
          return this.fail(
            'unexpected',
            'Draw a random number in a `let` of its own, so that it is drawn once.',
            expression,
          );
        if (expression.below === null) return { op: 'random', below: null, type: PLAYER, ...place };
        return { op: 'random', below: this.typed(expression.below, NUMBER), type: NUMBER, ...place };
      case 'choose': {
        const when = this.typed(expression.when, YESNO);
        const then = this.expression(expression.then, wanted);
        if (then.type.is === 'none') {
          const otherwise = this.expression(expression.otherwise, wanted);
          return {
            op: 'choose',
            then: this.typed(expression.then, otherwise.type),
            when,
            otherwise,
            type: otherwise.type,
            ...place,
          };
        }
        const otherwise = this.typed(expression.otherwise, then.type);
        return { op: 'choose', then, when, otherwise, type: then.type, ...place };
      }
      case 'players':
        return { op: 'constant', value: 0, type: PLAYERS, ...place };
      case 'range':
      case 'union':
      case 'ends':
        return this.fail(
          'wrong-type',
          'A set stands after `in`, as in `count c in (hand of p, table of p)`.',
          expression,
        );
      case 'out':
        return { op: 'out', of: this.typed(expression.player, PLAYER), type: YESNO, ...place };
      case 'next':
        return { op: 'next', of: this.typed(expression.player, PLAYER), type: PLAYER, ...place };
    }
  }

  /** A word where a word is expected: of a field, in the place of a number, or the id of a card. */
  private word(text: string, wanted: Type | null, place: Place): Typed | null {
    if (wanted === null) return null;
    if (wanted.is === 'word' || wanted.is === 'words') {
      const { list } = wanted;
      const index = list.words.indexOf(text);
      return index < 0 ? null : { op: 'constant', value: index, type: { is: 'word', list }, ...at(place) };
    }
    if (wanted.is === 'number') {
      const value = wanted.words?.get(text);
      return value === undefined ? null : { op: 'constant', value, type: NUMBER, ...at(place) };
    }
    if ((wanted.is === 'name' || wanted.is === 'names') && this.world.cards.has(text)) {
      const value = [...this.world.cards.keys()].indexOf(text);
      return { op: 'constant', value, type: NAME, ...at(place) };
    }
    return null;
  }

  private nameAlone(name: string, wanted: Type | null, place: Place): Typed {
    const word = this.word(name, wanted, place);
    if (word) return word;
    const here = at(place);
    switch (name) {
      case 'yes':
      case 'no':
        return { op: 'constant', value: name === 'yes' ? 1 : 0, type: YESNO, ...here };
      case 'none':
        return { op: 'constant', value: -1, type: NONE, ...here };
      case 'unlimited':
        return { op: 'constant', value: UNLIMITED, type: NUMBER, ...here };
      case 'turn':
        return { op: 'turn', type: NUMBER, ...here };
      case 'active':
        return { op: 'active', type: PLAYER, ...here };
      default:
    }
    const local = this.scope.find(name);
    if (local?.constant !== undefined) return { op: 'constant', value: local.constant, type: local.type, ...here };
    if (local) return { op: 'local', local, type: local.type, ...here };
    const parameter = this.parameters.get(name);
    if (parameter) {
      this.reads.add(name);
      return { op: 'parameter', name, type: parameter, ...here };
    }
    if (parameter === null)
      return this.fail('wrong-type', `The parameter \`${name}\` is a text, which play cannot read.`, place);
    const field = this.fields.get(name);
    if (field) {
      if (field.each)
        return this.fail(
          'wrong-count',
          field.each.isSides
            ? `Write for which side: \`${name} of ${field.each.of} of player\`.`
            : `Write for which word of \`${field.each.of}\`: \`${name} of ${field.each.words[0]}${field.of === 'player' ? ' of player' : ''}\`.`,
          place,
        );
      if (field.of === 'table' || field.of === 'turn')
        return { op: 'field', field, of: null, number: null, type: field.type, ...here };
      return this.fail(
        'wrong-count',
        `Write whose it is: \`${name} of ${field.zone ? `${field.zone.id} 1 of player` : field.of === 'card' ? 'card' : 'player'}\`.`,
        place,
      );
    }
    if (this.valueDeclarations.has(name)) return this.call({ text: name, ...here }, [], here);
    const ending = this.causes.findIndex(({ id }) => id === name);
    if (ending >= 0) return { op: 'constant', value: ending, type: ENDING, ...here };
    const words = wanted !== null && (wanted.is === 'word' || wanted.is === 'words') ? wanted.list.words : [];
    const known = [
      ...words,
      ...this.scope.known(),
      ...this.parameters.keys(),
      ...this.fields.keys(),
      ...this.valueDeclarations.keys(),
    ];
    return this.fail('unknown-name', `Nothing is called \`${name}\` here.${didYouMean(name, known)}`, place);
  }

  private of({ name, of: inner, number }: Extract<Expression, { kind: 'of' }>, place: Place): Typed {
    const { text } = name;
    const group = this.printed.get(text);
    if (number && group?.is === 'entry')
      return {
        op: 'nth-entry',
        group: text,
        of: this.typed(inner, CARD),
        number: this.typed(number, NUMBER),
        type: group,
        ...place,
      };
    if (number && !this.zones.has(text))
      return this.fail(
        'unknown-name',
        `There is no zone \`${text}\` with numbers.${didYouMean(text, this.numbered())}`,
        name,
      );
    if (text === 'owner' || text === 'holder') return { op: text, of: this.typed(inner, CARD), type: PLAYER, ...place };
    if (text === 'name') return { op: 'definition', of: this.typed(inner, CARD), type: NAME, ...place };
    const zone = this.zones.get(text);
    if (zone) {
      this.refuseShared(zone, name);
      const whose = this.expression(inner);
      if (whose.type.is === 'card' && zone.numbers && !number)
        return { op: 'number-of', zone, of: whose, type: NUMBER, ...place };
      if (whose.type.is !== 'player' && whose.type.is !== 'players')
        return this.fail('wrong-type', `A zone belongs to a player, and here is ${shown(whose.type)}.`, inner);
      return { op: 'constant', value: zone.index, type: whose.type.is === 'players' ? CARDS : ZONE, ...place };
    }
    const field = this.fields.get(text);
    if (field) {
      if (field.each)
        return { op: 'field', field, ...this.wordOf(field, field.each, inner), type: field.type, ...place };
      if (field.of === 'table' || field.of === 'turn')
        return this.fail('wrong-count', `\`${text}\` belongs to the ${field.of}. Write it without \`of\`.`, name);
      if (field.actions) return { op: 'field', field, ...this.actionOf(field, inner), type: field.type, ...place };
      if (field.zone) return { op: 'field', field, ...this.zoneOf(field.zone, inner), type: field.type, ...place };
      const of = this.typed(inner, field.of === 'card' ? CARD : PLAYER);
      return { op: 'field', field, of, number: null, type: field.type, ...place };
    }
    if (this.valueDeclarations.has(text)) return this.call(name, [inner], place);
    const printed = this.printed.get(text);
    if (printed) {
      const of = this.expression(inner);
      if (of.type.is === 'card') return { op: 'printed', field: text, of, type: printed, ...place };
      if (of.type.is !== 'entry')
        return this.fail('wrong-type', `\`${text}\` is printed on cards, and here is ${shown(of.type)}.`, inner);
    }
    const of = this.expression(inner);
    if (of.type.is === 'amounts') {
      const key = of.type.keys.indexOf(text);
      if (key >= 0) return { op: 'key', key, of, type: NUMBER, ...place };
    }
    if (of.type.is === 'entry') {
      const member = this.members.get(of.type.group)?.get(text);
      if (member) return { op: 'entry', member: text, of, type: member, ...place };
    }
    const known = [
      ...this.zones.keys(),
      ...this.fields.keys(),
      ...this.valueDeclarations.keys(),
      ...this.printed.keys(),
    ];
    return this.fail('unknown-name', `Nothing is called \`${text} of …\`.${didYouMean(text, known)}`, name);
  }

  protected call(name: Name, args: readonly Expression[], place: Place): Typed {
    const value = this.value(name);
    if (args.length !== value.params.length)
      return this.fail(
        'wrong-count',
        `\`${name.text}\` needs ${value.params.length} ${value.params.length === 1 ? 'value' : 'values'}, and here are ${args.length}.`,
        name,
      );
    return {
      op: 'value',
      value,
      args: args.map((arg, i) => this.typed(arg, value.params[i]!.type)),
      type: value.type,
      ...place,
    };
  }

  /** The checked value of this name. Checks it first if it has not been checked yet. */
  protected value(name: Name): ValueInfo {
    const known = this.values.get(name.text);
    if (known) return known;
    const declaration = this.valueDeclarations.get(name.text);
    if (!declaration)
      return this.fail(
        'unknown-name',
        `There is no value \`${name.text}\`.${didYouMean(name.text, [...this.valueDeclarations.keys()])}`,
        name,
      );
    if (this.open.includes(name.text))
      return this.fail(
        'circle',
        `\`${[...this.open, name.text].join('` needs `')}\`. A value cannot need itself.`,
        name,
      );
    if (this.open.length >= MOST_VALUES_DEEP) return this.fail('too-deep', TOO_DEEP, name);
    this.open.push(name.text);
    const outer = this.scope;
    this.scope = new Scope();
    try {
      const params = declaration.params.map((param) => {
        const local = this.register(param.name.text, this.typeOf(param));
        this.scope.add(local);
        return local;
      });
      const is = this.expression(declaration.is);
      if (!isPlain(is.type) && is.type.is !== 'amounts')
        return this.fail(
          'wrong-type',
          `A value is one number, word, card or player, or amounts. Here is ${shown(is.type)}.`,
          declaration.is,
        );
      if (declaration.changes && is.type.is !== 'number' && is.type.is !== 'amounts')
        return this.fail('wrong-type', 'Only numbers and amounts can be changed by texts.', declaration.is);
      const value: ValueInfo = {
        id: name.text,
        params,
        type: is.type,
        is,
        hasChanges: declaration.changes,
        alsoAt0: declaration.alsoAt0 ?? params[0]?.type.is === 'player',
        isAddedUp: declaration.isAddedUp,
        title: declaration.title,
        shownIf: declaration.shownIf && this.typed(declaration.shownIf, YESNO),
        changes: [],
      };
      this.values.set(name.text, value);
      return value;
    } finally {
      this.scope = outer;
      this.open.pop();
    }
  }

  private amount(expression: Extract<Expression, { kind: 'amount' }>, wanted: Type | null): Typed {
    const { unit } = expression;
    const types =
      wanted?.is === 'amounts' ? [wanted] : [...this.printed.values()].filter((type) => type.is === 'amounts');
    const type = types.find(({ keys }) => keys.includes(unit.text));
    if (!type) {
      const known = types.flatMap(({ keys }) => keys);
      return this.fail('unknown-name', `No field counts \`${unit.text}\`.${didYouMean(unit.text, known)}`, unit);
    }
    const times = this.typed(expression.amount, NUMBER);
    return { op: 'amount', key: type.keys.indexOf(unit.text), times, type, ...at(expression) };
  }

  private arithmetic(expression: Extract<Expression, { kind: 'arith' }>, wanted: Type | null): Typed {
    const { sign } = expression;
    const left = this.expression(expression.left, wanted);
    if (left.type.is !== 'number' && left.type.is !== 'amounts')
      return this.fail('wrong-type', `\`${sign}\` needs numbers, and here is ${shown(left.type)}.`, expression.left);
    if (left.type.is === 'amounts' && sign === '/')
      return this.fail('wrong-type', 'Amounts cannot be divided.', expression);
    const right = this.typed(expression.right, sign === '*' || sign === '/' ? NUMBER : left.type);
    return { op: 'arith', sign, left, right, type: left.type.is === 'number' ? NUMBER : left.type, ...at(expression) };
  }

  private compare(expression: Extract<Expression, { kind: 'compare' }>): Typed {
    const { sign } = expression;
    // A bare name can be a word of the other side.
    const isBare = (one: Expression): boolean => one.kind === 'name' || one.kind === 'text';
    const swapped = isBare(expression.left) && !isBare(expression.right);
    const known = swapped ? expression.right : expression.left;
    const other = swapped ? expression.left : expression.right;
    let first = this.expression(known);
    if (first.type.is === 'none') return this.fail('wrong-type', 'Write `none` on the right side.', known);
    let second = this.expression(other, first.type);
    if (first.op === 'parameter' && second.type.is === 'none' && first.type.is !== 'names')
      return this.empty(first.name, expression);
    if (first.op === 'printed' && first.type.is === 'number' && second.type.is === 'none')
      return this.missing(first, expression);
    if (first.type.is === 'name' && second.type.is === 'card')
      second = { op: 'definition', of: second, type: NAME, ...at(other) };
    else if (first.type.is === 'card' && second.type.is === 'name')
      first = { op: 'definition', of: first, type: NAME, ...at(known) };
    const ordered = sign !== '=' && sign !== '!=';
    if (!isPlain(first.type))
      return this.fail('wrong-type', `\`${sign}\` cannot compare ${shown(first.type)}.`, expression);
    if (ordered && first.type.is !== 'number')
      return this.fail('wrong-type', `\`${sign}\` compares numbers, and here is ${shown(first.type)}.`, expression);
    if (!fits(second.type, first.type))
      return this.fail(
        'wrong-type',
        `\`${sign}\` compares ${shown(first.type)} with ${shown(second.type)}. Both sides must be of one kind.`,
        expression,
      );
    const [left, right] = swapped ? [second, first] : [first, second];
    return { op: 'compare', sign, left, right, type: YESNO, ...at(expression) };
  }

  /** `limit = none`: whether the mode leaves a parameter empty. */
  private empty(name: string, { sign, ...place }: Extract<Expression, { kind: 'compare' }>): Typed {
    const declared = this.world.documents.parameters.parameters.find((one) => one.name === name);
    if (!declared?.nullable)
      return this.fail('wrong-type', `The parameter \`${name}\` always has a value. Remove this comparison.`, place);
    if (sign !== '=' && sign !== '!=')
      return this.fail('wrong-type', `\`${sign}\` compares numbers, and here is \`none\`.`, place);
    const operand: Typed = { op: 'parameter-empty', name, type: YESNO, ...at(place) };
    return sign === '=' ? operand : { op: 'not', operand, type: YESNO, ...at(place) };
  }

  /** `defense of c = none`: whether a card has no such number. */
  private missing(
    { field, of }: Extract<Typed, { op: 'printed' }>,
    { sign, ...place }: Extract<Expression, { kind: 'compare' }>,
  ): Typed {
    const declared = this.world.documents.fields.fields.find(({ id }) => id === field);
    if (!declared || declared.required)
      return this.fail('wrong-type', `Every card has a number \`${field}\`. Remove this comparison.`, place);
    if (sign !== '=' && sign !== '!=')
      return this.fail('wrong-type', `\`${sign}\` compares numbers, and here is \`none\`.`, place);
    const operand: Typed = { op: 'printed', field: missingOf(field), of, type: YESNO, ...at(place) };
    return sign === '=' ? operand : { op: 'not', operand, type: YESNO, ...at(place) };
  }

  private has(left: Expression, right: Expression, place: Place): Typed {
    const set = this.expression(left);
    if (set.type.is !== 'words' && set.type.is !== 'names')
      return this.fail(
        'wrong-type',
        `\`has\` looks into a list of words or of cards, and here is ${shown(set.type)}.`,
        left,
      );
    const wanted: Type = set.type.is === 'names' ? NAME : { is: 'word', list: (set.type as { list: WordList }).list };
    const item = this.typed(right, wanted);
    if (item.type.is === 'none')
      return this.fail('wrong-type', 'A list contains words or cards, and not `none`.', right);
    if (set.op === 'parameter') return { op: 'parameter-has', name: set.name, item, type: YESNO, ...place };
    if (set.op !== 'printed') return { op: 'contains', left: set, right: item, type: YESNO, ...place };
    return { op: 'has', field: set.field, of: set.of, item, type: YESNO, ...place };
  }

  // ---- sets ---------------------------------------------------------------------------------------------------

  /** A zone of the table, which is written without `of`. */
  protected shared(expression: Expression): TypedZone | null {
    const zone = expression.kind === 'name' ? this.zones.get(expression.name) : undefined;
    if (!zone?.isShared) return null;
    return { zone, player: { op: 'constant', value: 0, type: PLAYER, ...at(expression) }, number: null };
  }

  private refuseShared(zone: ZoneInfo, name: Name): void {
    if (zone.isShared) this.fail('wrong-count', `\`${zone.id}\` belongs to the table. Write it without \`of\`.`, name);
  }

  /** `hand of keeper`: one zone of one player. Or the name of a zone of the table. */
  zone(expression: Expression): TypedZone {
    const shared = this.shared(expression);
    if (shared) return shared;
    if (expression.kind === 'of') {
      const zone = this.zones.get(expression.name.text);
      if (zone) {
        this.refuseShared(zone, expression.name);
        const player = this.typed(expression.of, PLAYER);
        const number = this.numberOf(zone, expression);
        if (zone.numbers && number === null)
          return this.fail(
            'wrong-count',
            `Write which one: \`${zone.id} 1 of …\`, or \`${zone.id} n of …\` with a number n.`,
            expression,
          );
        return { zone, player, number };
      }
    }
    const name = expression.kind === 'of' ? expression.name.text : expression.kind === 'name' ? expression.name : '';
    return this.fail(
      'wrong-type',
      `A zone is expected, such as \`${this.aZone()}\`.${didYouMean(name, [...this.zones.keys()])}`,
      expression,
    );
  }

  /** A zone for a message: the first one. */
  private aZone(): string {
    const [first] = this.zones.values();
    return `${first?.id ?? 'hand'} of player`;
  }

  /** The group of fields whose entries players can choose and perform. */
  protected actionGroup(): string | null {
    return this.world.documents.fields.fields.find(({ type }) => type === 'group')?.id ?? null;
  }

  /** Whether this is an entry that players can choose and perform. */
  protected isAction(type: Type): boolean {
    return type.is === 'entry' && type.group === this.actionGroup();
  }

  /** `a of c`: an action of a card. */
  private actionOf({ id }: FieldInfo, expression: Expression): { readonly of: Typed; readonly number: Typed } {
    const entry =
      expression.kind === 'of' && !expression.number
        ? this.nameAlone(expression.name.text, null, expression.name)
        : this.fail('wrong-count', `Write the action and its card: \`${id} of a of c\`.`, expression);
    if (!this.isAction(entry.type))
      this.fail('wrong-type', `An action of a card is expected, and here is ${shown(entry.type)}.`, entry);
    return { of: this.typed((expression as Extract<Expression, { kind: 'of' }>).of, CARD), number: entry };
  }

  /** `s of p`, or `s` for what belongs to the table: a word of a field, and its player. */
  private wordOf(
    { id, of: holder }: FieldInfo,
    list: WordList,
    expression: Expression,
  ): { readonly of: Typed | null; readonly number: Typed } {
    const type: Type = { is: 'word', list };
    if (list.isSides) {
      const one: Typed = { op: 'constant', value: 1, type: NUMBER, ...at(expression) };
      const side = this.typed(expression, NUMBER);
      return { of: null, number: { op: 'arith', sign: '-', left: side, right: one, type: NUMBER, ...at(expression) } };
    }
    if (holder === 'table') return { of: null, number: this.typed(expression, type) };
    if (expression.kind !== 'of' || expression.number)
      return this.fail(
        'wrong-count',
        `Write the word and the player: \`${id} of ${list.words[0]} of player\`.`,
        expression,
      );
    const { name, of } = expression;
    return { of: this.typed(of, PLAYER), number: this.typed({ kind: 'name', name: name.text, ...at(name) }, type) };
  }

  /** One of the zones of a field: its player and its number. */
  private zoneOf(zone: ZoneInfo, expression: Expression): { readonly of: Typed; readonly number: Typed | null } {
    const typed = this.zone(expression);
    if (typed.zone !== zone)
      this.fail('wrong-type', `Here is \`${typed.zone.id}\`, but \`${zone.id}\` is expected.`, expression);
    return { of: typed.player, number: typed.number };
  }

  /** The zones with numbers, for suggestions. */
  private numbered(): string[] {
    return [...this.zones.values()].flatMap(({ id, numbers }) => (numbers ? [id] : []));
  }

  private numberOf(zone: ZoneInfo, { number, name }: Extract<Expression, { kind: 'of' }>): Typed | null {
    if (!number) return null;
    if (!zone.numbers)
      return this.fail(
        'wrong-count',
        `A player has one \`${zone.id}\`. Write it without a number, or declare it with \`1 to …\`.`,
        name,
      );
    return this.typed(number, NUMBER);
  }

  players(expression: Extract<Expression, { kind: 'players' }>): TypedPlayers {
    const from = expression.from === null ? null : this.typed(expression.from, PLAYER);
    return { set: 'players', from, without: expression.without };
  }

  /** The entries of a group of a card, which have numbers in a row. */
  private entriesOf(expression: Expression): TypedSet | null {
    if (expression.kind !== 'of' || expression.number) return null;
    const group = this.printed.get(expression.name.text);
    if (group?.is !== 'entry') return null;
    const of = this.typed(expression.of, CARD);
    const end = (op: 'first-entry' | 'last-entry'): Typed => ({
      op,
      group: group.group,
      of,
      type: NUMBER,
      ...at(expression),
    });
    return { set: 'numbers', from: end('first-entry'), to: end('last-entry'), zone: null, entries: group };
  }

  private chainOf(expression: Expression): ChainInfo | undefined {
    return expression.kind === 'name' ? this.chains.get(expression.name) : undefined;
  }

  /** A set of cards or players. */
  set(expression: Expression, wanted: Type | null = null): TypedSet {
    if (expression.kind === 'players' && wanted?.is !== 'card') return this.players(expression);
    const shared = this.shared(expression);
    if (shared) return { set: 'zone', ...shared };
    if (expression.kind === 'of') {
      const zone = this.zones.get(expression.name.text);
      if (zone) {
        this.refuseShared(zone, expression.name);
        const number = this.numberOf(zone, expression);
        if (expression.of.kind === 'players')
          return { set: 'zones', zone, players: this.players(expression.of), number };
        return { set: 'zone', zone, player: this.typed(expression.of, PLAYER), number };
      }
    }
    const entries = this.entriesOf(expression);
    if (entries) return entries;
    if (expression.kind === 'ends')
      return {
        set: 'ends',
        end: expression.end,
        count: this.typed(expression.count, NUMBER),
        zone: this.zone(expression.zone),
      };
    if (expression.kind === 'union')
      return {
        set: 'union',
        sets: expression.sets.map((one) => this.set(one, CARD)),
      };
    if (wanted?.is !== 'card' && expression.kind === 'range') {
      const from = this.typed(expression.from, NUMBER);
      return { set: 'numbers', from, to: this.typed(expression.to, NUMBER), zone: null, entries: null };
    }
    const own = expression.kind === 'name' && wanted?.is !== 'card' ? this.zones.get(expression.name) : undefined;
    if (own?.numbers) {
      const place = at(expression);
      const from: Typed = { op: 'constant', value: 1, type: NUMBER, ...place };
      return {
        set: 'numbers',
        from,
        to: { op: 'zone-count', zone: own, type: NUMBER, ...place },
        zone: own,
        entries: null,
      };
    }
    const chain = this.chainOf(expression);
    if (chain) return { set: 'waiting', chain };
    const words = expression.kind === 'name' && wanted?.is !== 'card' ? this.printed.get(expression.name) : undefined;
    if (words?.is === 'word' || words?.is === 'words') {
      const end = (value: number): Typed => ({ op: 'constant', value, type: NUMBER, ...at(expression) });
      const { list } = words;
      return {
        set: 'numbers',
        from: end(0),
        to: end(list.words.length - 1),
        zone: null,
        entries: { is: 'word', list },
      };
    }
    const name = expression.kind === 'of' ? expression.name : null;
    const hint = name ? didYouMean(name.text, [...this.zones.keys()]) : '';
    return this.fail(
      'wrong-type',
      `A set is expected, such as \`players\` or \`${this.aZone()}\`.${hint}`,
      name ?? expression,
    );
  }

  /** Checks a name that runs over a set, and what is asked about each. */
  protected withEach(each: Each, build: (each: TypedEach) => Typed): Typed {
    const size = this.scope.size;
    const set = this.set(each.set);
    const local = this.register(each.name?.text ?? '', memberOf(set));
    if (each.name) {
      this.refuseTaken(each.name);
      this.scope.add(local);
    }
    const where = each.where === null ? null : this.typed(each.where, YESNO);
    const result = build({ local, set, where });
    this.scope.cut(size);
    return result;
  }

  /** Refuses a name that is in use at this place. */
  protected refuseTaken(name: Name): void {
    if (this.scope.find(name.text))
      this.fail('taken-name', `\`${name.text}\` is in use here. Choose another name.`, name);
  }
}

export const at = ({ line, column }: Place): Place => ({ line, column });
