/** Writes expressions of a play document as JavaScript, for one ruleset and one card pool. */
import { MOST_AMOUNT, MOST_NUMBER } from '@rulewright/content/play';
import { seatsWord } from '@rulewright/engine';
import { actionField, chainRecord, nothingOf, placesOf, type ProgramReading, type Read } from './compile-expression.ts';
import { numberText, type ModuleText } from './emit-module.ts';
import { KnownValues, isFalse, mayHave, type KnownBounds, type CardFacts } from './known.ts';
import { amountOf, laneOf, packed } from './numbers.ts';
import { draws, type UnchangedState } from './unchanged.ts';
import type {
  Local,
  TextInfo,
  Type,
  Typed,
  TypedEach,
  TypedPlayers,
  TypedSet,
  TypedZone,
  ValueInfo,
} from '@rulewright/content/play';

/** What the closures of a program do where the emitter writes no code. */
export interface ClosureHost {
  /** @param listed the locals that are in registers although they have a place in the frame */
  read(typed: Typed, listed: ReadonlySet<Local>): { readonly read: Read; readonly parts: number };
}

/** An expression as text. A test gives true or false, and everything else a number within its range. */
export interface Expr {
  readonly text: string;
  readonly isTest: boolean;
  readonly low: number;
  readonly high: number;
  /** Whether its text pays for work, so that it stays also where its number is known. */
  readonly pays?: boolean;
  /** All numbers that it can be, if they are few. Code for others is left out. */
  readonly among?: ReadonlySet<number>;
}

/** Thrown where the code of a step needs the frame of the step, and it has none. */
export class NeedsFrameError extends Error {}

const MOST_CARD = 4095;
const RANGES: Readonly<Partial<Record<Type['is'], readonly [low: number, high: number]>>> = {
  yesno: [0, 1],
  player: [-1, 12],
  card: [-1, MOST_CARD],
  name: [-1, MOST_NUMBER],
  word: [-1, MOST_NUMBER],
  entry: [-1, MOST_NUMBER],
};

const constant = (value: number): Expr => ({ text: numberText(value), isTest: false, low: value, high: value });
const isConstant = ({ low, high, isTest, pays }: Expr): boolean => !isTest && low === high && pays !== true;
/** What a text can do besides giving a number: pay, draw a random number, or call something that does. */
const ACTS = /m\.(?:work|random)|\w\(/u;
const ranged = (text: string, low: number, high: number): Expr => ({
  text,
  isTest: false,
  low,
  high,
  ...(low === high && ACTS.test(text) && { pays: true }),
});
const typedAs = (text: string, { is }: Type): Expr =>
  ranged(text, ...(RANGES[is] ?? (is === 'number' ? [-MOST_NUMBER, MOST_NUMBER] : [-Infinity, Infinity])));
const testing = (text: string): Expr => ({ text, isTest: true, low: 0, high: 1 });
/** As a number. */
const numeric = ({ text, isTest }: Expr): string => (isTest ? `(${text} ? 1 : 0)` : text);
/** As a condition. */
const condition = (one: Expr): string => (isConstant(one) ? String(one.low !== 0) : one.text);
const truthOf = (one: Expr): boolean | null =>
  isConstant(one) ? one.low !== 0 : one.text === 'true' ? true : one.text === 'false' ? false : null;
const negated = (one: Expr): Expr => {
  const truth = truthOf(one);
  return truth === null ? testing(`!(${condition(one)})`) : constant(truth ? 0 : 1);
};
/** Whether all or any of these is true. What follows one that decides is left out. */
function joined(tests: readonly Expr[], isEvery: boolean): Expr {
  const parts: string[] = [];
  for (const one of tests) {
    const truth = truthOf(one);
    if (truth === null) parts.push(condition(one));
    else if (truth !== isEvery) {
      parts.push(String(truth));
      break;
    }
  }
  const last = parts.at(-1);
  if (last === undefined) return constant(isEvery ? 1 : 0);
  // What was computed before cannot matter, if it draws no random number. The caller looks at that.
  if (last === 'true' || last === 'false') return constant(isEvery ? 0 : 1);
  return testing(parts.length === 1 ? last : `(${parts.join(isEvery ? ' && ' : ' || ')})`);
}

/** Expressions that can have the same number in every match, although they do not look like it. */
const FORESEEN: ReadonlySet<Typed['op']> = new Set([
  'value',
  'field',
  'logic',
  'choose',
  'waiting',
  'newest',
  'count',
  'any',
  'no',
  'every',
  'sum',
  'most',
]);
const NO_LOCALS = new Map<Local, KnownBounds>();

/** Expressions that look at several things. */
const COSTLY: ReadonlySet<Typed['op']> = new Set([
  'value',
  'count',
  'any',
  'no',
  'every',
  'sum',
  'most',
  'winners',
  'in',
  'random',
]);

/** What leads from an expression to declarations. */
const DECLARED = new Set(['type', 'zone', 'field', 'value', 'chain']);

/** The registers of the names that an expression reads. */
function registersIn(node: unknown, registers = new Set<number>()): ReadonlySet<number> {
  if (typeof node !== 'object' || node === null) return registers;
  if ('op' in node && node.op === 'local') registers.add((node as Extract<Typed, { op: 'local' }>).local.register);
  for (const [name, part] of Object.entries(node)) {
    // A set has its zone in the same place as an expression has a declaration.
    if (!DECLARED.has(name) || (typeof part === 'object' && part !== null && 'player' in part))
      registersIn(part, registers);
  }
  return registers;
}

/** Words as bits, if all have room. */
function bitsOf(sets: readonly ReadonlySet<number>[]): Int32Array | null {
  if (sets.some((one) => [...one].some((word) => word < 0 || word > 30))) return null;
  return Int32Array.from(sets, (one) => [...one].reduce((bits, word) => bits | (1 << word), 0));
}

/** Pays in an expression. V8 inlines less of a function that has more calls, so this is none. */
const spent = (units: number): string => `(m.work -= ${numberText(units)}) < 0 && m.spend(0)`;
/** What can be written more than once, because reading it changes nothing and costs little. */
const SIMPLE = /^(?:[A-Za-z]\w*|\(?-?\d+\)?|f\[a \+ \d+\])$/u;

/** The variable of the largest number so far, and of those after it. */
const placed = (at: number): string => (at === 0 ? 't' : `t${at}`);

/** Puts a number among the largest ones so far. */
function largest(number: string, rank: number): string {
  if (rank === 1) return `t = Math.max(t, ${number});`;
  const places = Array.from({ length: rank }, (_, at) => rank - 1 - at);
  const lines = places.map(
    (at) => `${placed(at)} = Math.max(${placed(at)}, ${at === 0 ? 'last' : `Math.min(${placed(at - 1)}, last)`});`,
  );
  return `{\nconst last = ${number};\n${lines.join('\n')}\n}`;
}

/** Whether something can happen with cards of a definition in the zone with an index. */
export type Fits = (def: number, zone: number) => boolean;

/** The function of a value, for some constant arguments. */
interface ValueText {
  name: string;
  /** What calls it pays this. */
  cost: number;
  /** What it returns. The function itself is left out where this is a constant. */
  result: Expr;
}

/** What counts the members of a set. Those of a zone need no walk. */
const COUNTS = 'n++;';
/** The most functions of one value, each for other constant arguments. */
const MOST_FORMS = 24;
/** Loops over at most so many known numbers are written out. */
const MOST_WRITTEN_OUT = 4;
/** The most values inside values that are followed for what a condition needs. */
const MOST_FOLLOWED = 4;
/** The most sets of cards of the pool that are counted in each zone. */
export const MOST_TALLIES = 8;
/** A value has a function for each entry of the pool, if a group has at most so many. */
const MOST_ENTRIES = 96;
/** The most functions for entries and cards of the pool in a module. */
const MOST_OF_POOL = 2_000;

/** The variable of a local of a step without a frame. */
export const plainName = (slot: number): string => `l${slot}`;

export class ExpressionEmitter {
  /** How many parts of expressions are written so far. See `ExpressionCompiler.parts`. */
  protected parts = 0;
  /**
   * What the values cost that an expression surely computes. Its price includes them, so that a value and what it surely computes are paid in
   * one piece. Only while `isCollecting`.
   */
  private sure = 0;
  private isCollecting = false;
  /** The variables that the function which is being written uses, and those that it declares. */
  protected used = new Set<string>();
  protected declared = new Set<string>();
  /** Names of locals that live in registers, from the outermost in. */
  private readonly scope: Local[] = [];
  /** Locals that are read from variables although they have a place in the frame: an option is being listed. */
  protected readonly listed = new Set<Local>();
  /** Whether the locals of steps are in variables and not in a frame. */
  protected inVariables = false;
  private readonly values = new Map<ValueInfo, Map<string, ValueText>>();
  /** Locals with a number that is known where the code is written. */
  protected readonly constants = new Map<Local, number>();
  private readonly shared = new Map<string, string>();
  private readonly tables = new Map<string, string>();
  /** While the entries of a card are visited: the local of the card, by that of the entry. */
  protected readonly cardOf = new Map<Local, Local>();
  /** What is known of cards where the code is written: their zone while a zone is visited and no card moves, and their definition. */
  protected readonly facts = new Map<Local, CardFacts>();
  /** Whether a function is written for one entry or card of the pool. Its work is bounded by its text, so it does not pay. */
  private isOfPool = false;
  private ofPool = 0;
  /** The index of the zone that is being walked through. */
  protected walked: number | null = null;
  protected readonly known: KnownValues;
  /** Which cards something can happen with, for the walk that is being written. */
  private fits: Fits | null = null;
  /** The condition of the cards that are visited, for the same walk. */
  private guard: { readonly local: Local; readonly where: Typed | null } | null = null;
  /** By index of a zone: the sets of cards that are counted in it. By definition: whether a card is in a set. */
  protected readonly tallied: readonly (readonly boolean[])[][];

  constructor(
    protected readonly module: ModuleText,
    protected readonly reading: ProgramReading,
    protected readonly host: ClosureHost,
    /** What code takes for granted. Null: nothing, so that code and closures count the same work. */
    protected readonly unchanged: UnchangedState | null,
  ) {
    this.known = new KnownValues(reading, unchanged);
    this.tallied = reading.layout.first.map(() => []);
  }

  // ---- names and functions --------------------------------------------------------------------------------------

  protected use(name: string): string {
    this.used.add(name);
    return name;
  }

  protected declare(name: string): string {
    this.declared.add(name);
    return name;
  }

  /** The variable of a local that lives only in an expression. */
  protected variable({ register }: Local): string {
    return `r${register}`;
  }

  /** Writes with a local bound to its variable. */
  protected bound<T>(local: Local, part: () => T): T {
    this.scope.push(local);
    try {
      return part();
    } finally {
      this.scope.pop();
    }
  }

  /** Writes with several locals bound, and apart from the step that is being written. */
  protected withBound<T>(locals: readonly Local[], part: () => T): T {
    const { inVariables } = this;
    const scope = this.scope.splice(0);
    this.inVariables = false;
    this.scope.push(...locals);
    try {
      return part();
    } finally {
      this.scope.splice(0, this.scope.length, ...scope);
      this.inVariables = inVariables;
    }
  }

  /** Writes with `part`, and returns apart what its sure values cost. */
  private collecting<T>(isCollecting: boolean, part: () => T): readonly [result: T, sure: number] {
    const outer = [this.isCollecting, this.sure] as const;
    [this.isCollecting, this.sure] = [isCollecting, 0];
    try {
      return [part(), this.sure];
    } finally {
      [this.isCollecting, this.sure] = outer;
    }
  }

  /** Writes an expression that pays for its values itself: it may not be computed, or more than once. */
  protected apartFrom(part: () => Expr): Expr {
    const [one, sure] = this.collecting(true, part);
    return sure > 0 && !this.isOfPool ? { ...one, text: `(${spent(sure)}, ${one.text})`, pays: true } : one;
  }

  /** Writes a condition that pays for its values itself. */
  protected alone(part: () => string): string {
    const [text, sure] = this.collecting(true, part);
    return sure > 0 && !this.isOfPool ? `(${spent(sure)}, ${text})` : text;
  }

  /** Writes a function of its own with the statements of `part`. Returns the text that calls it. */
  protected helper(
    kind: string,
    part: () => string,
    parameters: readonly string[] = [],
    args: readonly string[] = [],
  ): string {
    const [used, declared] = [this.used, this.declared];
    this.used = new Set();
    this.declared = new Set(parameters);
    const [body] = this.collecting(false, part);
    const free = [...this.used].filter((name) => !this.declared.has(name));
    this.used = used;
    this.declared = declared;
    for (const name of free) this.use(name);
    const name = this.module.name(kind);
    this.module.function(name, ['m', ...free, ...parameters], body);
    return `${name}(${['m', ...free, ...args].join(', ')})`;
  }

  /** A function that several expressions share: it depends on its text only. */
  protected sharedFunction(parameters: readonly string[], body: string): string {
    const key = `${parameters.join()} ${body}`;
    const known = this.shared.get(key);
    if (known !== undefined) return known;
    const name = this.module.name('h');
    this.module.function(name, parameters, body);
    this.shared.set(key, name);
    return name;
  }

  /** An expression of parameters that several expressions share: a call of its function, or its text where the arguments are simple. */
  protected shortcut(parameters: readonly string[], args: readonly string[], text: string): string {
    if (!args.every((arg) => SIMPLE.test(arg)))
      return `${this.sharedFunction(['m', ...parameters], `return ${text};`)}(${['m', ...args].join(', ')})`;
    const written = text.replaceAll(/(?<![.\w])[a-z]+\b/gu, (word) => {
      const at = parameters.indexOf(word);
      return at < 0 ? word : args[at]!;
    });
    return `(${written})`;
  }

  /** Compiles with `part`. Returns what it gave and the number of parts. */
  protected priced<T>(part: () => T): readonly [result: T, parts: number] {
    const before = this.parts;
    const [result, sure] = this.collecting(true, part);
    return [result, this.parts - before + sure];
  }

  protected spend(units: number): string {
    return units > 0 ? `if ((m.work -= ${numberText(units)}) < 0) m.spend(0);` : '';
  }

  /** Reads with the closure of an expression. */
  protected fallback(typed: Typed): Expr {
    if (this.inVariables) throw new NeedsFrameError();
    const closure = this.host.read(typed, this.listed);
    this.parts += closure.parts - 1;
    const read = this.module.value(closure.read);
    const registers = this.module.value(this.reading.registers);
    const named = registersIn(typed);
    const registered = this.scope
      .filter(({ register }) => named.has(register))
      .map((local) => {
        const known = this.constants.get(local);
        const value = known === undefined ? this.use(this.variable(local)) : numberText(known);
        return `${registers}[${numberText(local.register)}] = ${value}, `;
      });
    return typedAs(`(${registered.join('')}${read}(m))`, typed.type);
  }

  // ---- expressions ----------------------------------------------------------------------------------------------

  protected localText(local: Local): string {
    if (local.slot < 0 || this.listed.has(local)) return this.use(this.variable(local));
    if (this.inVariables) return this.use(plainName(local.slot));
    return `${this.use('f')}[${this.use('a')} + ${local.slot}]`;
  }

  protected num(typed: Typed): string {
    return numeric(this.expr(typed));
  }

  /** A card whose printed values are read. */
  protected printedCard(typed: Typed): string {
    return this.num(typed);
  }

  protected test(typed: Typed): string {
    return condition(this.expr(typed));
  }

  /** Whether a player is not out. */
  protected plays(seat: string): string {
    const { out } = this.reading.places;
    return out < 0 ? 'true' : `m.seatWords[${numberText(out)} * m.seats + ${seat}] === 0`;
  }

  private readonly numbers = new Map<Typed, number | null>();

  /** The definition of a card that is known where the code is written, or null. */
  protected defOf(card: Typed): number | null {
    return (card.op === 'local' ? this.facts.get(card.local)?.def : null) ?? null;
  }

  /** The index of the zone of a card, if it is known where the code is written, and code may count less work than closures. */
  private zoneHere(card: Typed): number | null {
    if (this.unchanged === null || card.op !== 'local') return null;
    return this.facts.get(card.local)?.zone ?? null;
  }

  /** Whether code may leave out an expression whose number is not needed. */
  private isIdle(typed: Typed): boolean {
    return this.unchanged !== null && !draws(typed);
  }

  /** The number that an expression has in every match, or null. */
  protected knownNumber(typed: Typed): number | null {
    if (this.unchanged === null) return null;
    const known = this.numbers.get(typed);
    if (known !== undefined) return known;
    const { low, high } = this.known.boundsOf(typed, NO_LOCALS);
    const number = low === high && !draws(typed) ? low : null;
    this.numbers.set(typed, number);
    return number;
  }

  expr(typed: Typed): Expr {
    return this.isCollecting ? this.written(typed) : this.apartFrom(() => this.written(typed));
  }

  private written(typed: Typed): Expr {
    const { reading, module } = this;
    this.parts++;
    const number = FORESEEN.has(typed.op) ? this.knownNumber(typed) : null;
    if (number !== null) return constant(number);
    switch (typed.op) {
      case 'constant':
        return constant(typed.value);
      case 'parameter':
        return constant(reading.parameters.get(typed.name) ?? 0);
      case 'parameter-has': {
        const list = reading.lists.get(typed.name);
        const item = this.expr(typed.item);
        if (!list) return constant(0);
        if (isConstant(item)) return constant(list.has(item.low) ? 1 : 0);
        return testing(`${module.value(list)}.has(${numeric(item)})`);
      }
      case 'parameter-empty':
        return constant(reading.empty.has(typed.name) ? 1 : 0);
      case 'contains': {
        const [list, word] = [this.expr(typed.left), this.expr(typed.right)];
        if (isConstant(word) && word.low < 0) return constant(0);
        if (isConstant(list) && isConstant(word)) return constant((list.low >> word.low) & 1);
        if (isConstant(word)) return ranged(`((${numeric(list)} >> ${word.text}) & 1)`, 0, 1);
        const args = [numeric(list), numeric(word)];
        return ranged(this.shortcut(['list', 'word'], args, 'word < 0 ? 0 : (list >> word) & 1'), 0, 1);
      }
      case 'rule':
        return constant(reading.rules.get(typed.rule)!);
      case 'local': {
        const known = this.constants.get(typed.local);
        return known === undefined ? typedAs(this.localText(typed.local), typed.local.type) : constant(known);
      }
      case 'turn':
        return ranged(`m.tableWords[${numberText(reading.places.turn)}]`, 0, MOST_NUMBER);
      case 'active':
        return ranged(`m.tableWords[${numberText(reading.places.active)}]`, -1, 12);
      case 'field':
        return this.field(typed);
      case 'printed': {
        const def = this.defOf(typed.of);
        const table = reading.printed.numbers.get(typed.field);
        if (def !== null && table) return constant(table[def]!);
        const card = this.printedCard(typed.of);
        const none = typed.type.is === 'word' || typed.type.is === 'name' ? -1 : 0;
        if (!table) return typedAs(`(${card}, ${numberText(none)})`, typed.type);
        const text = `card < 0 ? ${numberText(none)} : ${this.table(table)}[m.def[card]]`;
        return this.oneOf(this.shortcut(['card'], [card], text), card, [none, ...table]);
      }
      case 'entry': {
        const { type } = typed.of;
        const list = type.is === 'entry' ? reading.printed.groups.get(type.group)?.entries : undefined;
        // The first place is that of no entry.
        const members = [nothingOf(typed.type), ...(list ?? []).map((one) => one.members[typed.member]!)];
        const of = this.expr(typed.of);
        if (isConstant(of) && this.unchanged !== null) return constant(members[of.low + 1]!);
        const entry = numeric(of);
        return this.oneOf(`${this.table(members)}[${entry} + 1]`, entry, members);
      }
      case 'first-entry':
      case 'last-entry':
        return this.entryEnd(typed);
      case 'nth-entry': {
        const { firstEntry } = reading.printed.groups.get(typed.group)!;
        const [def, which] = [this.defOf(typed.of), this.expr(typed.number)];
        if (def !== null && isConstant(which)) {
          const entry = firstEntry[def]! + which.low - 1;
          return constant(which.low >= 1 && entry < firstEntry[def + 1]! ? entry : -1);
        }
        const first = module.value(firstEntry);
        const name = this.sharedFunction(
          ['m', 'card', 'number'],
          `if (card < 0 || number < 1) return -1;
const entry = ${first}[m.def[card]] + number - 1;
return entry < ${first}[m.def[card] + 1] ? entry : -1;`,
        );
        return typedAs(`${name}(m, ${this.num(typed.of)}, ${numeric(which)})`, typed.type);
      }
      case 'key':
        return ranged(`${module.value(amountOf)}(${this.num(typed.of)}, ${numberText(typed.key)})`, 0, MOST_AMOUNT);
      case 'amount':
        return typedAs(
          `(Math.min(${MOST_AMOUNT}, Math.max(0, ${this.num(typed.times)})) * ${numberText(laneOf(typed.key))})`,
          typed.type,
        );
      case 'definition': {
        const def = this.defOf(typed.of);
        if (def !== null) return constant(reading.printed.names[def]!);
        const text = `card < 0 ? -1 : ${module.value(reading.printed.names)}[m.def[card]]`;
        return typedAs(this.shortcut(['card'], [this.printedCard(typed.of)], text), typed.type);
      }
      case 'owner':
        return this.ofCard('m.owner[card]', typed);
      case 'holder':
        return this.ofCard(`${module.value(reading.layout.holders)}[m.zone[card]]`, typed);
      case 'value':
        return this.call(typed);
      case 'not':
        return negated(this.expr(typed.operand));
      case 'minus': {
        const operand = this.expr(typed.operand);
        return ranged(`(-${numeric(operand)})`, -operand.high, -operand.low);
      }
      case 'arith':
        return this.arithmetic(typed);
      case 'logic':
        return this.logic(typed);
      case 'compare':
        return this.compare(typed);
      case 'has':
        return this.has(typed);
      case 'covers': {
        const { keys } = reading;
        const covers = this.amountsFunction('covers', (has, wants) => {
          for (let key = 0; key < keys; key++) if (amountOf(has, key) < amountOf(wants, key)) return 0;
          return 1;
        });
        return ranged(`${covers}(${this.num(typed.left)}, ${this.num(typed.right)})`, 0, 1);
      }
      case 'in': {
        const here = this.zoneHere(typed.card);
        if (here !== null && this.isIdle(typed) && !mayHave(typed.set, here)) return constant(0);
        const card = this.num(typed.card);
        return testing(this.contains(typed.set, card));
      }
      case 'number-of': {
        const { first, count } = reading.layout;
        const [from, places] = [first[typed.zone.index]!, count[typed.zone.index]!];
        const here = this.zoneHere(typed.of);
        if (here !== null && (here !== typed.zone.index || places === 1))
          return constant(here === typed.zone.index ? 1 : 0);
        const name = this.sharedFunction(
          ['m', 'card'],
          `const zone = card < 0 ? -1 : m.zone[card];
if (zone < 0) return 0;
const place = m.placeOf[zone] - ${numberText(from)};
return place >= 0 && place < ${places} ? place + 1 : 0;`,
        );
        return ranged(`${name}(m, ${this.num(typed.of)})`, here === null ? 0 : 1, places);
      }
      case 'zone-count':
        return constant(reading.layout.count[typed.zone.index]!);
      case 'count': {
        const { each } = typed;
        if (each.set.set === 'zone' && each.where === null && (each.set.number || !each.set.zone.numbers)) {
          return ranged(this.counted(each.set), 0, MOST_CARD);
        }
        const combined = this.combined(each, null, false);
        if (combined !== null) return combined;
        const whole: Whole = { cost: 0 };
        const call = this.helper('e', () => `let n = 0;\n${this.each(each, () => [COUNTS, 0], whole)}\nreturn n;`);
        this.sure += whole.cost;
        return ranged(call, 0, MOST_NUMBER);
      }
      case 'any':
      case 'no': {
        const any = this.chained(typed.each, false);
        if (any !== null) return typed.op === 'any' ? any : negated(any);
        const call = this.helper('e', () => `${this.each(typed.each, () => ['return true;', 0])}\nreturn false;`);
        return testing(typed.op === 'any' ? call : `!${call}`);
      }
      case 'every': {
        const every = this.chained(typed.each, true);
        if (every !== null) return every;
        const { where, ...each } = typed.each;
        return testing(
          this.helper('e', () => {
            const walk = this.each({ ...each, where: null }, () => {
              const [holds, parts] = this.priced(() => (where === null ? 'true' : this.test(where)));
              return [`if (!(${holds})) return false;`, parts];
            });
            return `${walk}\nreturn true;`;
          }),
        );
      }
      case 'winners': {
        const mask = this.helper(
          'e',
          () => `let t = 0;\n${this.each(typed.each, () => [`t |= 1 << ${this.num(typed.add)};`, 0])}\nreturn t;`,
        );
        return typedAs(`${this.module.value(seatsWord)}(${mask})`, typed.type);
      }
      case 'sum':
      case 'most': {
        const isFew = typed.type.is !== 'amounts' && (typed.op === 'sum' || typed.rank === 1);
        const combined = isFew ? this.combined(typed.each, typed.add, typed.op === 'most') : null;
        if (combined !== null) return combined;
        const whole: Whole = { cost: 0 };
        const call = this.helper('e', () => {
          const walk = this.each(
            typed.each,
            () => {
              const [one, parts] = this.priced(() => this.expr(typed.add));
              const add = numeric(one);
              const isBounded = Math.max(-one.low, one.high) * this.mostOf(typed.each.set) <= MOST_NUMBER;
              const next =
                typed.op === 'most'
                  ? largest(add, typed.rank)
                  : typed.type.is === 'amounts'
                    ? `t = ${this.plus()}(t, ${add});`
                    : isBounded
                      ? `t = t + ${add};`
                      : `t = ${this.bound_()}(t + ${add});`;
              return [next, parts];
            },
            whole,
            typed.add,
          );
          const first = Array.from(
            { length: typed.op === 'most' ? typed.rank : 1 },
            (_, at) => `let ${placed(at)} = 0;`,
          );
          return `${first.join(' ')}\n${walk}\nreturn ${placed(first.length - 1)};`;
        });
        this.sure += whole.cost;
        return typed.op === 'most' ? ranged(call, 0, MOST_NUMBER) : typedAs(call, typed.type);
      }
      case 'top':
      case 'bottom': {
        const name = this.sharedFunction(
          ['m', 'zone'],
          `return zone < 0 ? -1 : m.${typed.op === 'top' ? 'top' : 'bottom'}(zone);`,
        );
        return ranged(`${name}(m, ${this.zone(typed.zone)})`, -1, MOST_CARD);
      }
      case 'waiting':
        return ranged(`m.records[${module.value(chainRecord(typed.chain))}].count`, 0, MOST_NUMBER);
      case 'newest': {
        const name = this.sharedFunction(
          ['m', 'entry'],
          'const left = entry.count;\nreturn left === 0 ? -1 : entry.get(left - 1, 1);',
        );
        return typedAs(`${name}(m, m.records[${module.value(chainRecord(typed.chain))}])`, typed.type);
      }
      case 'random': {
        if (typed.below === null) return this.fallback(typed);
        return ranged(`m.random(Math.max(1, ${this.num(typed.below)}))`, 0, MOST_NUMBER);
      }
      case 'choose': {
        const when = this.expr(typed.when);
        const decided = this.unchanged === null ? null : truthOf(when);
        if (decided !== null) return this.apartFrom(() => this.expr(decided ? typed.then : typed.otherwise));
        const [then, otherwise] = [typed.then, typed.otherwise].map((one) => this.apartFrom(() => this.expr(one))) as [
          Expr,
          Expr,
        ];
        const truth = truthOf(when);
        if (truth !== null) return truth ? then : otherwise;
        const isTest = typed.type.is === 'yesno';
        const [one, other] = isTest ? [condition(then), condition(otherwise)] : [numeric(then), numeric(otherwise)];
        return {
          text: `(${condition(when)} ? ${one} : ${other})`,
          isTest,
          low: Math.min(then.low, otherwise.low),
          high: Math.max(then.high, otherwise.high),
          // Its text is needed for the work that it counts, also where its condition decides nothing.
          pays: then.pays === true || otherwise.pays === true || (!this.isIdle(typed.when) && ACTS.test(when.text)),
        };
      }
      case 'next': {
        const player = this.num(typed.of);
        if (reading.places.out < 0)
          return ranged(this.shortcut(['seat'], [player], 'seat + 1 < m.seats ? seat + 1 : 0'), 0, 12);
        const name = this.sharedFunction(
          ['m', 'after'],
          `for (let next = 1; next <= m.seats; next++) {
const seat = (after + next) % m.seats;
if (${this.plays('seat')}) return seat;
}
return after;`,
        );
        return ranged(`${name}(m, ${player})`, -1, 12);
      }
      case 'out': {
        const name = this.sharedFunction(['m', 'seat'], `return seat >= 0 && !(${this.plays('seat')});`);
        return testing(`${name}(m, ${this.num(typed.of)})`);
      }
      default:
        return this.fallback(typed);
    }
  }

  /** Writes something for each of few known numbers, in a function for cards of the pool. Null elsewhere and for other sets. */
  private forEach<T>({ local, set, where }: TypedEach, part: () => T): T[] | null {
    if (!this.isOfPool || set.set !== 'numbers' || draws(where)) return null;
    const { parts } = this;
    const [from, to] = [this.expr(set.from), this.expr(set.to)];
    if (!isConstant(from) || !isConstant(to) || to.low - from.low >= 2 * MOST_WRITTEN_OUT) {
      this.parts = parts;
      return null;
    }
    const outer = this.constants.get(local);
    const all: T[] = [];
    for (let number = from.low; number <= to.low; number++) {
      this.constants.set(local, number);
      all.push(this.bound(local, part));
    }
    if (outer === undefined) this.constants.delete(local);
    else this.constants.set(local, outer);
    return all;
  }

  /** Whether any or all of few known numbers satisfy a condition, as one condition. Null for other sets. */
  private chained(each: TypedEach, isEvery: boolean): Expr | null {
    const { where } = each;
    const tests = this.forEach(each, () => (where === null ? constant(1) : this.apartFrom(() => this.expr(where))));
    return tests && joined(tests, isEvery);
  }

  /** What is added up or the largest of for few known numbers, as one expression. Null for other sets. */
  private combined(each: TypedEach, add: Typed | null, isMost: boolean): Expr | null {
    if (draws(add)) return null;
    const { parts } = this;
    const all = this.forEach(each, (): Expr => {
      const holds = each.where === null ? constant(1) : this.apartFrom(() => this.expr(each.where!));
      const truth = truthOf(holds);
      if (truth === false) return constant(0);
      const one = add === null ? constant(1) : this.apartFrom(() => this.expr(add));
      const { low, high } = one;
      if (truth === true) return { ...one, text: numeric(one), isTest: false };
      const text = isConstant(one) && low === 1 ? numeric(holds) : `(${condition(holds)} ? ${numeric(one)} : 0)`;
      return { text, isTest: false, low: Math.min(0, low), high: Math.max(0, high), pays: one.pays === true };
    });
    if (all === null) return null;
    const known = all.filter(isConstant).map(({ low }) => low);
    const others = all.filter((one) => !isConstant(one));
    const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
    const [lows, highs] = [all.map(({ low }) => low), all.map(({ high }) => high)];
    if (isMost) {
      const least = Math.max(0, ...known);
      if (others.length === 0) return constant(least);
      return ranged(
        `Math.max(${[numberText(least), ...others.map(({ text }) => text)].join(', ')})`,
        Math.max(least, ...lows),
        Math.max(least, ...highs),
      );
    }
    if (others.length === 0) return constant(sum(known));
    const ends = all.map(({ low, high }) => Math.max(Math.abs(low), Math.abs(high)));
    if (sum(ends) > MOST_NUMBER) {
      // Each sum on the way must be kept within the numbers of play.
      this.parts = parts;
      return null;
    }
    const texts = others.map(({ text }) => text);
    if (sum(known) !== 0) texts.push(numberText(sum(known)));
    return ranged(texts.length === 1 ? texts[0]! : `(${texts.join(' + ')})`, sum(lows), sum(highs));
  }

  /** The number of the first or the last entry of a card. */
  private entryEnd({ op, group, of, type }: Extract<Typed, { op: 'first-entry' | 'last-entry' }>): Expr {
    const { firstEntry } = this.reading.printed.groups.get(group)!;
    const def = this.defOf(of);
    if (def !== null) return constant(op === 'first-entry' ? firstEntry[def]! : firstEntry[def + 1]! - 1);
    const first = this.module.value(firstEntry);
    const text =
      op === 'first-entry'
        ? `return card < 0 ? 0 : ${first}[m.def[card]];`
        : `return card < 0 ? -1 : ${first}[m.def[card] + 1] - 1;`;
    return typedAs(`${this.sharedFunction(['m', 'card'], text)}(m, ${this.num(of)})`, type);
  }

  private ofCard(text: string, typed: Extract<Typed, { readonly of: Typed }>): Expr {
    return typedAs(this.shortcut(['card'], [this.num(typed.of)], `card < 0 ? -1 : ${text}`), typed.type);
  }

  private field(typed: Extract<Typed, { op: 'field' }>): Expr {
    const { index, id, of, actions } = typed.field;
    const nothing = numberText(nothingOf(typed.type));
    if (of === 'card' && typed.number) {
      const word = this.visitedWord(typed.field, typed.of!, typed.number);
      if (word !== null) return typedAs(`m.cardWords[${word}]`, typed.type);
      const name = this.sharedFunction(
        ['m', 'card', 'entry'],
        `const value = ${this.actionWord(typed.field)}(m, card, entry);\nreturn value < 0 ? ${nothing} : m.cardWords[value];`,
      );
      return typedAs(`${name}(m, ${this.num(typed.of!)}, ${this.num(typed.number)})`, typed.type);
    }
    if (of === 'card' && actions) return this.fallback(typed);
    if (of === 'card') {
      const text = `card < 0 ? ${nothing} : ${this.cardWord(id, 'card')}`;
      return typedAs(this.shortcut(['card'], [this.num(typed.of!)], text), typed.type);
    }
    const number = typed.number ? this.constantOf(typed.number) : undefined;
    if (of === 'player' && number !== undefined) {
      const { first, last, start } = placesOf(typed.field, this.reading.layout);
      const seat = this.num(typed.of!);
      this.parts++;
      if (number < first || number > last) return typedAs(`(${seat}, ${nothing})`, typed.type);
      const text = `seat < 0 ? ${nothing} : m.seatWords[${numberText(start + number)} * m.seats + seat]`;
      return typedAs(this.shortcut(['seat'], [seat], text), typed.type);
    }
    if (of === 'player' && typed.number)
      return typedAs(
        `${this.zoneFieldReader(typed.field, nothing)}(m, ${this.num(typed.of!)}, ${this.num(typed.number)})`,
        typed.type,
      );
    if (of === 'player') {
      const text = `seat < 0 ? ${nothing} : m.seatWords[${numberText(index)} * m.seats + seat]`;
      return typedAs(this.shortcut(['seat'], [this.num(typed.of!)], text), typed.type);
    }
    if (typed.number)
      return typedAs(`${this.tableReader(typed.field, nothing)}(m, ${this.num(typed.number)})`, typed.type);
    return typedAs(`m.tableWords[${numberText(index)}]`, typed.type);
  }

  /** A value of a card. */
  protected cardWord(field: string, card: string): string {
    const at = this.reading.cardField.get(field)!;
    return at === 0 ? `m.cardWords[${card}]` : `m.cardWords[${at} * m.slots + ${card}]`;
  }

  /** The name of a function that finds the value of an action of a card among the words of the cards, or -1. */
  protected actionWord({ id }: Extract<Typed, { op: 'field' }>['field']): string {
    const { cardField, printed } = this.reading;
    const start = cardField.get(actionField(id, 0));
    if (start === undefined) return this.sharedFunction(['m', 'card', 'entry'], 'return -1;');
    const firsts = this.module.value(printed.firstEntry);
    return this.sharedFunction(
      ['m', 'card', 'entry'],
      `if (card < 0 || entry < 0) return -1;
const def = m.def[card], first = ${firsts}[def];
return entry < first || entry >= ${firsts}[def + 1] ? -1 : (${start} + entry - first) * m.slots + card;`,
    );
  }

  /** The place of the value of an action of a card among the words of the cards, where its entries are being visited; or null. */
  protected visitedWord({ id }: Extract<Typed, { op: 'field' }>['field'], card: Typed, entry: Typed): string | null {
    const start = this.reading.cardField.get(actionField(id, 0));
    if (start === undefined) return null;
    const [def, known] = [this.defOf(card), this.constantOf(entry)];
    if (def !== null && known !== undefined && card.op === 'local')
      return `${numberText(start + known - this.reading.printed.firstEntry[def]!)} * m.slots + ${this.num(card)}`;
    if (card.op !== 'local' || entry.op !== 'local' || this.cardOf.get(entry.local) !== card.local) return null;
    const [at, number] = [this.num(card), this.num(entry)];
    const first = `${this.module.value(this.reading.printed.firstEntry)}[m.def[${at}]]`;
    return `(${numberText(start)} + ${number} - ${first}) * m.slots + ${at}`;
  }

  /** Writes with a local that is an entry of a card, if the set says so. */
  protected visiting<T>(local: Local, set: TypedSet, part: () => T): T {
    if (set.set !== 'numbers') return part();
    const { printed } = this.reading;
    const { from, to } = set;
    const isOfCard =
      from.op === 'first-entry' &&
      to.op === 'last-entry' &&
      printed.groups.get(from.group)!.firstEntry === printed.firstEntry &&
      from.of.op === 'local' &&
      to.of.op === 'local' &&
      from.of.local === to.of.local;
    if (isOfCard) this.cardOf.set(local, from.of.local);
    try {
      return part();
    } finally {
      this.cardOf.delete(local);
    }
  }

  private zoneFieldReader(field: Extract<Typed, { op: 'field' }>['field'], nothing: string): string {
    const { first, last, start } = placesOf(field, this.reading.layout);
    return this.sharedFunction(
      ['m', 'seat', 'number'],
      `return seat < 0 || number < ${first} || number > ${last} ? ${nothing} : m.seatWords[(${numberText(start)} + number) * m.seats + seat];`,
    );
  }

  private tableReader(field: Extract<Typed, { op: 'field' }>['field'], nothing: string): string {
    const { first, last, start } = placesOf(field, this.reading.layout);
    return this.sharedFunction(
      ['m', 'number'],
      `return number < ${first} || number > ${last} ? ${nothing} : m.tableWords[${numberText(start)} + number];`,
    );
  }

  private has(typed: Extract<Typed, { op: 'has' }>): Expr {
    const card = this.printedCard(typed.of);
    const item = this.num(typed.item);
    const sets = this.reading.printed.sets.get(typed.field);
    if (!sets) return testing(`(${card}, false)`);
    const bits = bitsOf(sets);
    const name = bits
      ? this.sharedFunction(
          ['m', 'card', 'item'],
          `return card >= 0 && item >= 0 && item < 31 && ((${this.module.value(bits)}[m.def[card]] >> item) & 1) === 1;`,
        )
      : this.sharedFunction(
          ['m', 'card', 'item'],
          `return card >= 0 && ${this.module.value(sets)}[m.def[card]].has(item);`,
        );
    return testing(`${name}(m, ${card}, ${item})`);
  }

  private readonly amounts = new Map<string, (a: number, b: number) => number>();
  private amountsFunction(name: string, make: (a: number, b: number) => number): string {
    if (!this.amounts.has(name)) this.amounts.set(name, make);
    return this.module.value(this.amounts.get(name)!);
  }

  /** A value that is one of these, and reads `of`. */
  private oneOf(text: string, of: string, values: readonly number[]): Expr {
    const among = new Set(values);
    const one = ranged(text, Math.min(...among), Math.max(...among));
    // Nothing is left out that could pay, or draw a random number.
    return ACTS.test(of) ? one : { ...one, among };
  }

  /** The name of an array with these numbers. */
  protected table(values: ArrayLike<number>): string {
    const list = Array.from(values);
    const key = list.join();
    const known = this.tables.get(key);
    if (known !== undefined) return known;
    const isWhole = list.every((one) => one === (one | 0));
    const name = this.module.value(isWhole ? Int32Array.from(list) : Float64Array.from(list));
    this.tables.set(key, name);
    return name;
  }

  protected plus(): string {
    const { keys } = this.reading;
    return this.amountsFunction('+', (a, b) => packed(keys, (key) => amountOf(a, key) + amountOf(b, key)));
  }

  /** The name of the function that keeps a number within the numbers of play. */
  protected bound_(): string {
    return this.sharedFunction(
      ['n'],
      `return n > ${MOST_NUMBER} ? ${MOST_NUMBER} : n < -${MOST_NUMBER} ? -${MOST_NUMBER} : n;`,
    );
  }

  protected within(text: string, low: number, high: number): Expr {
    if (low >= -MOST_NUMBER && high <= MOST_NUMBER) return ranged(text, low, high);
    return ranged(
      `${this.bound_()}${text}`,
      Math.max(low, -MOST_NUMBER) || -MOST_NUMBER,
      Math.min(high, MOST_NUMBER) || MOST_NUMBER,
    );
  }

  private arithmetic(typed: Extract<Typed, { op: 'arith' }>): Expr {
    const { keys } = this.reading;
    const [a, b] = [this.expr(typed.left), this.expr(typed.right)];
    const [left, right] = [numeric(a), numeric(b)];
    if (typed.type.is === 'amounts') {
      if (typed.sign === '+') return typedAs(`${this.plus()}(${left}, ${right})`, typed.type);
      const name =
        typed.sign === '-'
          ? this.amountsFunction('-', (x, y) => packed(keys, (key) => amountOf(x, key) - amountOf(y, key)))
          : this.amountsFunction('*', (x, times) => packed(keys, (key) => amountOf(x, key) * times));
      return typedAs(`${name}(${left}, ${right})`, typed.type);
    }
    const folds = isConstant(a) && isConstant(b);
    const clamp = (value: number): Expr => constant(Math.max(-MOST_NUMBER, Math.min(MOST_NUMBER, value)));
    switch (typed.sign) {
      case '+':
        if (!folds && isConstant(b) && b.low === 0) return ranged(left, a.low, a.high);
        if (!folds && isConstant(a) && a.low === 0) return ranged(right, b.low, b.high);
        return folds ? clamp(a.low + b.low) : this.within(`(${left} + ${right})`, a.low + b.low, a.high + b.high);
      case '-':
        if (!folds && isConstant(b) && b.low === 0) return ranged(left, a.low, a.high);
        return folds ? clamp(a.low - b.low) : this.within(`(${left} - ${right})`, a.low - b.high, a.high - b.low);
      case '*': {
        if (folds) return clamp(a.low * b.low);
        const ends = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high].map((one) =>
          Number.isNaN(one) ? Infinity : one,
        );
        return this.within(`(${left} * ${right})`, Math.min(...ends, 0), Math.max(...ends, 0));
      }
      default: {
        const most = Math.max(Math.abs(a.low), Math.abs(a.high));
        if (isConstant(b) && b.low !== 0) return ranged(`Math.trunc(${left} / ${right})`, -most, most);
        const name = this.sharedFunction(['by', 'left'], 'return by === 0 ? 0 : Math.trunc(left / by);');
        return ranged(`${name}(${right}, ${left})`, -most, most);
      }
    }
  }

  private logic(typed: Extract<Typed, { op: 'logic' }>): Expr {
    const left = this.expr(typed.left);
    const truth = truthOf(left);
    const isAnd = typed.sign === 'and';
    // Nothing is written that no match computes.
    if (this.unchanged !== null && truth === !isAnd) return constant(isAnd ? 0 : 1);
    const right = this.apartFrom(() => this.expr(typed.right));
    const other = truthOf(right);
    if (truth !== null) return truth === isAnd ? testing(condition(right)) : constant(isAnd ? 0 : 1);
    if (other === isAnd) return testing(condition(left));
    // The left side can draw a random number, or pay, so it stays where the right side decides.
    if (other !== null && this.isIdle(typed.left)) return constant(isAnd ? 0 : 1);
    return testing(`(${condition(left)} ${isAnd ? '&&' : '||'} ${condition(right)})`);
  }

  private compare({ left, right, sign }: Extract<Typed, { op: 'compare' }>): Expr {
    const [a, b] = [this.expr(left), this.expr(right)];
    if (isConstant(a) && isConstant(b)) {
      const [x, y] = [a.low, b.low];
      const holds = { '=': x === y, '!=': x !== y, '<': x < y, '<=': x <= y, '>': x > y, '>=': x >= y }[sign];
      return constant(holds ? 1 : 0);
    }
    const [some, other] = isConstant(a) ? [b, a] : [a, b];
    if (isConstant(other) && some.among?.has(other.low) === false && (sign === '=' || sign === '!='))
      return constant(sign === '=' ? 0 : 1);
    // What is left out must neither pay nor draw a random number.
    const isLeftOut = (SIMPLE.test(a.text) && SIMPLE.test(b.text)) || (this.isIdle(left) && this.isIdle(right));
    if (isLeftOut && (a.high < b.low || a.low > b.high)) {
      const isBelow = a.high < b.low;
      return constant(
        sign === '!=' || (isBelow ? sign === '<' || sign === '<=' : sign === '>' || sign === '>=') ? 1 : 0,
      );
    }
    const operator = { '=': '===', '!=': '!==', '<': '<', '<=': '<=', '>': '>', '>=': '>=' }[sign];
    return testing(`(${numeric(a)} ${operator} ${numeric(b)})`);
  }

  /** The number of a zone of a match. Nobody has a zone: -1. */
  protected zone({ zone, player, number }: TypedZone | Extract<TypedSet, { set: 'zone' }>): string {
    const { layout } = this.reading;
    const [first, count] = [layout.first[zone.index]!, layout.count[zone.index]!];
    const perSeat = layout.zoneOf.length;
    const seat = this.num(player);
    if (number === null) {
      return this.shortcut(['seat'], [seat], `seat < 0 ? -1 : seat * ${perSeat} + ${first}`);
    }
    const known = this.constantOf(number);
    if (known !== undefined && known >= 1 && known <= count) {
      this.parts++;
      return this.shortcut(['seat'], [seat], `seat < 0 ? -1 : seat * ${perSeat} + ${first + known - 1}`);
    }
    const text = `seat < 0 || number < 1 || number > ${count} ? -1 : seat * ${perSeat} + ${first} + number - 1`;
    return this.shortcut(['seat', 'number'], [seat, this.num(number)], text);
  }

  /** How many cards are in a zone. */
  private counted(set: Extract<TypedSet, { set: 'zone' }>): string {
    const { layout } = this.reading;
    const number = set.number && this.constantOf(set.number);
    if (set.number !== null && number === undefined)
      return this.shortcut(['zone'], [this.zone(set)], 'zone < 0 ? 0 : m.zoneCount[zone]');
    const seat = this.num(set.player);
    if (set.number !== null) this.parts++;
    const [first, count] = [layout.first[set.zone.index]!, layout.count[set.zone.index]!];
    if (number !== null && (number! < 1 || number! > count)) return `(${seat}, 0)`;
    const place = first + (number === null ? 0 : number! - 1);
    return this.shortcut(['seat'], [seat], `seat < 0 ? 0 : m.zoneCount[seat * ${layout.zoneOf.length} + ${place}]`);
  }

  /** The number of a local that is known, or undefined. */
  protected constantOf(typed: Typed): number | undefined {
    if (typed.op === 'constant') return typed.value;
    return typed.op === 'local' ? this.constants.get(typed.local) : undefined;
  }

  /** Whether a card is in a set, as a condition. */
  protected contains(set: TypedSet, card: string): string {
    if (set.set === 'players' || set.set === 'numbers') return `(${card}, false)`;
    const body = (): string => {
      if (set.set === 'waiting' || set.set === 'ends')
        return `if (card < 0) return false;\n${this.walk(set, 'one', 0, () => 'if (one === card) return true;')}\nreturn false;`;
      if (set.set === 'union')
        return `return card >= 0 && (${set.sets.map((one) => this.contains(one, 'card')).join(' || ')});`;
      const { first, count } = this.reading.layout;
      const from = first[set.zone.index]!;
      const places = count[set.zone.index]!;
      const which = set.number && this.num(set.number);
      const lines = [
        'const zone = card < 0 ? -1 : m.zone[card];',
        'if (zone < 0) return false;',
        'const place = m.placeOf[zone];',
        places === 1
          ? `if (place !== ${from}) return false;`
          : `if (place < ${from} || place >= ${from + places}) return false;`,
        ...(which ? [`if (${which} !== place - ${from} + 1) return false;`] : []),
        'const holder = m.seatOf[zone];',
      ];
      if (set.set === 'zone') return [...lines, `return ${this.num(set.player)} === holder;`].join('\n');
      const { from: start, without } = set.players;
      const skipped = without && start ? ` && ${this.num(start)} !== holder` : '';
      return [...lines, `return ${this.plays('holder')}${skipped};`].join('\n');
    };
    return this.helper('c', body, ['card'], [card]);
  }

  /** Counts the parts of a test whether a card is in a set, as closures have it, although none is needed. */
  private untested(set: TypedSet): string {
    if (set.set === 'zone' || set.set === 'zones') {
      if (set.number) this.num(set.number);
      if (set.set === 'zone') this.num(set.player);
      else if (set.players.without && set.players.from) this.num(set.players.from);
      return 'false';
    }
    return this.contains(set, '0');
  }

  private call(typed: Extract<Typed, { op: 'value' }>): Expr {
    const { value, args } = typed;
    const ofEntries = this.byEntry(typed);
    if (ofEntries !== null) return ofEntries;
    const values = args.map((one) => this.expr(one));
    if (value.is.op === 'constant' && value.changes.length === 0) return constant(value.is.value);
    const facts = args.map((one) => this.factsOf(value, one));
    const form = this.valueFor(value, values, facts);
    this.sure += form.cost;
    const { result } = form;
    if (isConstant(result) && values.every(({ text }, at) => SIMPLE.test(text) || this.isIdle(args[at]!)))
      return constant(result.low);
    const text = this.callText(value, form, values);
    if (value.type.is !== 'yesno') return ranged(text, result.low, result.high);
    const test = this.isTestValue(value) ? text : `${text} !== 0`;
    const possible = this.possibleFor(typed);
    return testing(possible === null ? test : `(${possible} && ${test})`);
  }

  private callText(value: ValueInfo, { name }: ValueText, values: readonly Expr[]): string {
    const passed = values.flatMap((one) => (this.isFolded(value, one) ? [] : [numeric(one)]));
    return `${name}(${['m', ...passed].join(', ')})`;
  }

  /** What is known of an argument that is a card. */
  private factsOf(value: ValueInfo, arg: Typed): CardFacts | null {
    if (this.unchanged === null || arg.op !== 'local' || this.hasChanges(value)) return null;
    return this.facts.get(arg.local) ?? null;
  }

  /**
   * A value of an entry that is being visited: a function for each entry of the pool, with all that is known of the entry and its card, and
   * one that finds it. Null where this is not known, or where it would be too much text.
   */
  private byEntry({ value, args, type }: Extract<Typed, { op: 'value' }>): Expr | null {
    const at = args.findIndex(
      (one) => one.op === 'local' && this.cardOf.has(one.local) && !this.constants.has(one.local),
    );
    const arg = args[at];
    if (this.unchanged === null || arg?.op !== 'local' || arg.type.is !== 'entry') return null;
    if (this.hasChanges(value) || this.isTestValue(value) !== (type.is === 'yesno') || isShort(value.is)) return null;
    const { entries } = this.reading.printed.groups.get(arg.type.group)!;
    if (entries.length > MOST_ENTRIES || this.ofPool > MOST_OF_POOL) return null;
    const card = this.cardOf.get(arg.local)!;
    const known = this.facts.get(card);
    const values = args.map((one) => this.expr(one));
    const names = values.map((one, which) => (isConstant(one) ? one.text : `x${which}`));
    const passed = values.map((one, which): Expr => (isConstant(one) ? one : { ...one, text: `x${which}` }));
    const isTest = this.isTestValue(value);
    const results = entries.map(({ def }, entry): Expr => {
      const about: CardFacts = { def, zone: known?.zone ?? null };
      const call = { op: 'value' as const, value, args, type, line: 0, column: 0 };
      if (isTest && !this.canBe([call], [card, about], [arg.local, entry])) return constant(0);
      const own = passed.map((one, which) => (which === at ? constant(entry) : one));
      const facts = args.map((one) =>
        one.op !== 'local' ? null : one.local === card ? about : (this.facts.get(one.local) ?? null),
      );
      const form = this.valueFor(value, own, facts, true);
      if (isConstant(form.result)) return constant(form.result.low);
      return { ...form.result, text: this.callText(value, form, own), isTest };
    });
    const entry = numeric(values[at]!);
    if (results.every(isConstant) && values.every((one, which) => SIMPLE.test(one.text) || this.isIdle(args[which]!))) {
      const table = `${this.table(results.map(({ low }) => low))}[${entry}]`;
      return isTest
        ? testing(`${table} === 1`)
        : this.oneOf(
            table,
            entry,
            results.map(({ low }) => low),
          );
    }
    const other = isTest ? 'false' : '0';
    const cases = new Map<string, number[]>();
    results.forEach((one, which) => {
      const text = isTest ? condition(one) : numeric(one);
      if (text !== other) cases.set(text, [...(cases.get(text) ?? []), which]);
    });
    const lines = [...cases].map(([text, which]) => `${which.map((one) => `case ${one}: `).join('')}return ${text};`);
    const parameters = names.filter((_, which) => !isConstant(values[which]!));
    const name = this.sharedFunction(
      ['m', ...parameters],
      `switch (x${at}) {\n${lines.join('\n')}\n}\nreturn ${other};`,
    );
    const call = `${name}(${['m', ...values.filter((one) => !isConstant(one)).map(numeric)].join(', ')})`;
    if (isTest) return testing(call);
    return ranged(call, Math.min(0, ...results.map(({ low }) => low)), Math.max(0, ...results.map(({ high }) => high)));
  }

  /**
   * While the entries of a card are visited: what tests whether a condition can ever be true of the entry. Null where it can be of each, and in
   * code that counts the same work as closures, which compute the condition up to its first part that is false.
   */
  private possibleFor(typed: Extract<Typed, { op: 'value' }>): string | null {
    const entry = typed.args.flatMap((one) => (one.op === 'local' && this.cardOf.has(one.local) ? [one.local] : []))[0];
    if (this.unchanged === null || !entry || this.hasChanges(typed.value)) return null;
    const card = this.cardOf.get(entry)!;
    const zone = this.facts.get(card)?.zone ?? null;
    const can = this.reading.printed.entries.map(({ def }, at) =>
      this.canBe([typed], [card, { def, zone }], [entry, at]) ? 1 : 0,
    );
    return can.every((one) => one === 1) ? null : `${this.table(can)}[${this.localText(entry)}] === 1`;
  }

  /** Whether all of these conditions can be true of a card, or of an entry of it, as far as it is known before a match. */
  protected canBe(
    conditions: readonly (Typed | null)[],
    card: readonly [Local, CardFacts],
    entry: readonly [Local, number] | null = null,
  ): boolean {
    const constants = [...this.constants].map(([local, low]) => [local, { low, high: low }] as const);
    const locals = new Map<Local, KnownBounds | CardFacts>([...constants, ...this.facts, card]);
    if (entry !== null) locals.set(entry[0], { low: entry[1], high: entry[1] });
    return conditions.every((one) => one === null || !isFalse(this.known.boundsOf(one, locals)));
  }

  /** Whether an argument is part of the function of a value. */
  private isFolded(value: ValueInfo, one: Expr): boolean {
    return isConstant(one) && !this.isOpen.has(value) && !this.hasChanges(value);
  }

  /** Values with functions for as many constant arguments as there may be. */
  private readonly isOpen = new Set<ValueInfo>();

  /** Whether a card of the pool changes a value. */
  private hasChanges(value: ValueInfo): boolean {
    return value.changes.some(({ text }) => this.reading.defOf.has(text.card ?? ''));
  }

  /**
   * The function of a value for its constant arguments, and for what is known of its cards.
   * @param isOfPool whether it is for one entry of the pool
   */
  private valueFor(
    value: ValueInfo,
    args: readonly Expr[],
    facts: readonly (CardFacts | null)[],
    isOfPool = facts.some((one) => one !== null && one.def !== null),
  ): ValueText {
    const forms = this.values.get(value) ?? new Map<string, ValueText>();
    this.values.set(value, forms);
    const about = facts.map((one) => (one === null ? '' : `${one.def ?? ''}.${one.zone ?? ''}`)).join();
    const keyOf = (): string =>
      `${args.map((one) => (this.isFolded(value, one) ? String(one.low) : '')).join()}${isOfPool ? '!' : '?'}${about}`;
    if (!isOfPool && !forms.has(keyOf()) && forms.size >= MOST_FORMS) this.isOpen.add(value);
    const key = keyOf();
    const known = forms.get(key);
    if (known) return known;
    const folded = args.map((one) => (this.isFolded(value, one) ? one.low : null));
    return this.valueFunction(value, folded, facts, isOfPool, forms, key);
  }

  /** Whether the function of a value gives true or false. */
  private readonly isTestValue = (value: ValueInfo): boolean =>
    value.type.is === 'yesno' && !value.changes.some(({ text }) => this.reading.defOf.has(text.card ?? ''));

  /** Writes a function that finds the first card which has one of these texts where the text counts, or -1. Returns its call. */
  protected firstWith(texts: readonly TextInfo[]): string {
    const { defOf, layout, printed } = this.reading;
    const places = layout.zoneOf.length;
    const table = new Uint8Array(printed.names.length * places);
    for (const { card, zones } of texts) {
      const def = defOf.get(card ?? '');
      if (def === undefined) continue;
      const inside = new Set(zones.map(({ index }) => index));
      layout.zoneOf.forEach((index, place) => {
        if (inside.size === 0 || inside.has(index)) table[def * places + place] = 1;
      });
    }
    const name = this.module.name('h');
    this.module.function(
      name,
      ['m', 'from'],
      `const slots = m.slots;
for (let card = from; card < slots; card++) {
const zone = m.zone[card];
if (zone >= 0 && ${this.module.value(table)}[m.def[card] * ${places} + m.placeOf[zone]] === 1) return card;
}
return -1;`,
    );
    return name;
  }

  /** What skips a card that does not have a text where the text counts. */
  protected skipWithout({ card, zones }: TextInfo, skip: string): string {
    const { defOf, layout } = this.reading;
    const inside = new Set(zones.map(({ index }) => index));
    const there = this.module.value(Uint8Array.from(layout.zoneOf, (index) => (inside.has(index) ? 1 : 0)));
    return `if (m.def[card] !== ${numberText(defOf.get(card!)!)} || m.zone[card] < 0${
      inside.size > 0 ? ` || ${there}[m.placeOf[m.zone[card]]] === 0` : ''
    }) ${skip}`;
  }

  /**
   * Writes the function of a value, with the changes of texts whose cards are in the pool. What calls it pays the returned cost.
   */
  private valueFunction(
    value: ValueInfo,
    folded: readonly (number | null)[],
    facts: readonly (CardFacts | null)[],
    isOfPool: boolean,
    forms: Map<string, ValueText>,
    key: string,
  ): ValueText {
    const { defOf } = this.reading;
    const name = this.module.name('v');
    const made: ValueText = { name, cost: 0, result: typedAs('', value.type) };
    forms.set(key, made);
    const known = [...this.constants];
    const about = [...this.facts];
    this.constants.clear();
    this.facts.clear();
    value.params.forEach((param, at) => {
      if (folded[at] !== null) this.constants.set(param, folded[at]!);
      if (facts[at]) this.facts.set(param, facts[at]);
    });
    if (isOfPool) this.ofPool++;
    const { used, declared, inVariables } = this;
    const outer = { used, declared, parts: this.parts, inVariables, isOfPool: this.isOfPool };
    const scope = this.scope.splice(0);
    const listed = [...this.listed];
    this.listed.clear();
    Object.assign(this, { used: new Set(), declared: new Set(), parts: 0, inVariables: false, isOfPool });
    this.scope.push(...value.params);
    const [result, parts] = this.priced(() => this.expr(value.is));
    const own = this.isTestValue(value) ? condition(result) : numeric(result);
    if (value.changes.length === 0 && value.type.is !== 'amounts' && value.type.is !== 'yesno')
      made.result = { ...result, isTest: false };
    else if (value.changes.length === 0 && value.type.is === 'yesno' && truthOf(result) !== null)
      made.result = constant(truthOf(result) ? 1 : 0);
    const changes = value.changes.flatMap((change) => {
      if (!defOf.has(change.text.card ?? '')) return [];
      this.scope.push(change.self, ...change.params);
      const [[where, by], size] = this.priced(
        () =>
          [
            change.where === null ? null : this.test(change.where),
            numeric(this.apartFrom(() => this.expr(change.by))),
          ] as const,
      );
      this.scope.length -= 1 + change.params.length;
      const sum = value.type.is === 'amounts' ? `${this.plus()}(n, ${by})` : `${this.bound_()}(n + ${by})`;
      const lines = [
        'm.spend(m.slots);',
        `for (let ${this.variable(change.self)} = first; ${this.variable(change.self)} < m.slots; ${this.variable(change.self)}++) {`,
        `const card = ${this.variable(change.self)};`,
        this.skipWithout(change.text, 'continue;'),
        this.spend(size),
        ...change.params.map((param, at) => `const ${this.variable(param)} = ${this.variable(value.params[at]!)};`),
        ...(where === null ? [] : [`if (!(${where})) continue;`]),
        `n = ${sum};`,
        '}',
      ];
      return [lines.join('\n')];
    });
    const all = value.params.map((param) => this.variable(param));
    const parameters = all.filter((_, at) => folded[at] === null);
    const fixed = all.flatMap((one, at) =>
      folded[at] === null || !this.used.has(one) ? [] : [`const ${one} = ${numberText(folded[at]!)};\n`],
    );
    const free = [...this.used].filter((one) => !all.includes(one) && !this.declared.has(one));
    const inner = new Set(value.changes.flatMap((one) => [one.self, ...one.params]).map((one) => this.variable(one)));
    if (free.some((one) => !inner.has(one))) throw new Error(`A value uses ${free.join(', ')} of a step.`);
    const body =
      changes.length === 0
        ? `${fixed.join('')}return ${own};`
        : `let n = ${own};
const first = ${this.firstWith(value.changes.map(({ text }) => text))}(m, 0);
if (first < 0) {
m.spend(m.slots * ${changes.length});
return n;
}
${changes.join('\n')}
return n;`;
    // Functions for entries are often equal.
    if (isOfPool && !body.includes(`${name}(`)) made.name = this.sharedFunction(['m', ...parameters], body);
    else this.module.function(name, ['m', ...parameters], body);
    Object.assign(this, outer);
    this.scope.length = 0;
    this.scope.push(...scope);
    for (const one of listed) this.listed.add(one);
    this.constants.clear();
    for (const [local, number] of known) this.constants.set(local, number);
    this.facts.clear();
    for (const [local, one] of about) this.facts.set(local, one);
    made.cost = isOfPool ? 0 : parts;
    return made;
  }

  // ---- sets -----------------------------------------------------------------------------------------------------

  /** The first player of a set, and how many there are. See `ExpressionCompiler.seats`. */
  protected seats({ from, without }: TypedPlayers): { readonly first: string; readonly count: string } {
    if (from === null) return { first: '0', count: 'm.seats' };
    const skip = without ? 1 : 0;
    const start = this.num(from);
    return {
      first: this.shortcut(['seat'], [start], `seat < 0 ? 0 : (seat + ${skip}) % m.seats`),
      count: this.shortcut(['seat'], [start], `seat < 0 ? m.seats : m.seats - ${skip}`),
    };
  }

  /**
   * Writes a loop over the members of a set. Each member costs `units` besides what the walk costs.
   * @param whole for a loop that visits every member: the cost is paid before it, or is added here where it is always the same
   */
  protected walk(
    set: TypedSet,
    member: string,
    units: number,
    written: () => string,
    whole: Whole | null = null,
  ): string {
    // Only `zoneWalk` knows in which zone a member is.
    const body = (): string => this.walking(null, written);
    switch (set.set) {
      case 'players': {
        const { first, count } = this.seats(set);
        const [start, seats, i] = [this.module.name('t'), this.module.name('t'), this.module.name('t')];
        const isSure = this.reading.places.out < 0;
        const inner = `const ${this.declare(member)} = (${start} + ${i}) % m.seats;`;
        const once = isSure ? 1 + units : 1;
        return `const ${start} = ${first}, ${seats} = ${count};
${whole ? `m.spend(${seats} * ${once});` : ''}
for (let ${i} = 0; ${i} < ${seats}; ${i}++) {
${whole ? '' : this.spend(once)}
${inner}
${isSure ? '' : `if (!(${this.plays(member)})) continue;\n${this.spend(units)}`}
${body()}
}`;
      }
      case 'waiting': {
        const [entries, row] = [this.module.name('t'), this.module.name('t')];
        return `const ${entries} = m.records[${this.module.value(chainRecord(set.chain))}];
for (let ${row} = 0; ${row} < ${entries}.count; ${row}++) {
const ${this.declare(member)} = ${entries}.get(${row}, 1);
${this.spend(units)}
${body()}
}`;
      }
      case 'numbers': {
        const [from, to] = [this.expr(set.from), this.expr(set.to)];
        const [start, last] = [this.module.name('t'), this.module.name('t')];
        const isFixed = isConstant(from) && isConstant(to);
        if (whole && isFixed) whole.cost += Math.max(0, to.low - from.low + 1) * (1 + units);
        return `const ${last} = ${numeric(to)}, ${start} = ${numeric(from)};
${whole && !isFixed ? `if (${last} >= ${start}) m.spend((${last} - ${start} + 1) * ${1 + units});` : ''}
for (let ${this.declare(member)} = ${start}; ${member} <= ${last}; ${member}++) {
${whole ? '' : this.spend(1 + units)}
${body()}
}`;
      }
      case 'ends': {
        const [zone, count] = [this.zone(set.zone), this.num(set.count)];
        const [at, left, card] = [this.module.name('t'), this.module.name('t'), this.module.name('t')];
        const isTop = set.end === 'top';
        return `const ${at} = ${zone};
for (let ${left} = ${at} < 0 ? 0 : ${count}, ${card} = ${at} < 0 ? -1 : m.${isTop ? 'top' : 'bottom'}(${at}); ${card} !== -1 && ${left} > 0; ${left}--) {
const ${this.declare(member)} = ${card};
${card} = m.${isTop ? 'below' : 'above'}(${card});
${this.spend(1 + units)}
${body()}
}`;
      }
      case 'union': {
        // A card is in one place, so places with other names need no test.
        const isIn = set.sets.map((one, at) => {
          const isTested = set.sets.slice(at + 1).some((other) => !isApart(one, other));
          return isTested ? this.contains(one, member) : this.untested(one);
        });
        const walks = set.sets.map((one, at) => {
          const others = set.sets.slice(0, at);
          if (others.every((other) => isApart(one, other)))
            return `{\n${this.walk(one, member, at + units, written, whole)}\n}`;
          const before = others.map((other, which) =>
            isApart(one, other) ? `${this.spend(1)}\n` : `${this.spend(1)}\nif (${isIn[which]!}) continue;\n`,
          );
          return `{\n${this.walk(one, member, 0, () => `${before.join('')}${this.spend(units)}\n${written()}`, whole)}\n}`;
        });
        return walks.join('\n');
      }
      case 'zone': {
        const seat = this.module.name('t');
        const player = this.num(set.player);
        return `const ${seat} = ${player};\nif (${seat} >= 0) {\n${this.zoneWalk(set, seat, member, units, written, whole)}\n}`;
      }
      default: {
        const seat = this.module.name('t');
        const { fits, guard } = this;
        const zones = (): string => this.zoneWalk(set, seat, member, units, written, whole);
        return this.walk(set.players, seat, 0, () => this.passing(fits, zones, guard), whole);
      }
    }
  }

  /** Writes with the index of the zone that is being walked through. */
  private walking(zone: number | null, part: () => string): string {
    const { walked, fits, guard } = this;
    this.walked = zone;
    [this.fits, this.guard] = [null, null];
    try {
      return part();
    } finally {
      this.walked = walked;
      [this.fits, this.guard] = [fits, guard];
    }
  }

  /**
   * Writes a walk that passes over the cards of the pool with which nothing can happen, and over zones in which no card can satisfy a condition.
   * @param fits whether something can happen with a card of this definition in the zone with this index
   * @param guard a condition of the cards
   */
  protected passing(
    fits: Fits | null,
    part: () => string,
    guard: { readonly local: Local; readonly where: Typed | null } | null = null,
  ): string {
    const outer = [this.fits, this.guard] as const;
    [this.fits, this.guard] = this.unchanged === null ? [null, null] : [fits, guard];
    try {
      return part();
    } finally {
      [this.fits, this.guard] = outer;
    }
  }

  /** What must be so for any card of a zone to satisfy the condition, whichever card it is. Null for nothing. */
  private needed(zone: number): string | null {
    const { guard } = this;
    if (guard?.where == null || draws(guard.where)) return null;
    const { local } = guard;
    const numbers = [...this.constants].map(([name, low]) => [name, { low, high: low }] as const);
    const locals = new Map<Local, KnownBounds | CardFacts>([...numbers, ...this.facts, [local, { def: null, zone }]]);
    const needs = needsOf(guard.where, local, (one) => this.known.boundsOf(one, locals), 0);
    // It is much less work than the walk, and does not count.
    const [texts] = this.collecting(true, () => needs.map((one) => this.test(one)));
    const tests = [...new Set(texts)].filter((one) => one !== 'true');
    return tests.length > 0 ? tests.join(' && ') : null;
  }

  /** The number of a set of cards among those that are counted in a zone, or null if there are too many. */
  private tally(zone: number, fits: readonly boolean[]): number | null {
    const sets = this.tallied[zone]!;
    const known = sets.findIndex((one) => one.every((is, def) => is === fits[def]));
    if (known >= 0) return known;
    return sets.length < MOST_TALLIES ? sets.push(fits) - 1 : null;
  }

  private zoneWalk(
    { zone, number }: Extract<TypedSet, { set: 'zone' | 'zones' }>,
    seat: string,
    member: string,
    units: number,
    body: () => string,
    whole: Whole | null,
  ): string {
    const { layout } = this.reading;
    const [first, count] = [layout.first[zone.index]!, layout.count[zone.index]!];
    const perSeat = layout.zoneOf.length;
    const { fits } = this;
    const fitting =
      fits === null ? null : Array.from(this.reading.printed.names, (_, def) => (fits(def, zone.index) ? 1 : 0));
    const needed = this.needed(zone.index);
    const cards = (at: string): string => {
      const walk = visits(at);
      return needed === null || walk === '' ? walk : `if (m.zoneCount[${at}] > 0 && ${needed}) {\n${walk}\n}`;
    };
    const visits = (at: string): string => {
      if (fitting?.includes(1) === false) return '';
      const inner = this.walking(zone.index, body);
      if (inner === '' && this.unchanged !== null) return '';
      const price = 1 + units;
      if (fitting?.includes(0) === true)
        return this.fittingWalk(
          fitting,
          this.tally(
            zone.index,
            fitting.map((one) => one === 1),
          ),
          at,
          member,
          price,
          whole !== null,
          inner,
        );
      const paid = whole ? `m.spend(m.zoneCount[${at}] * ${price});\n` : '';
      if (whole && inner === '') return paid;
      this.declare(member);
      if (whole && inner === COUNTS) return `${paid}n += m.zoneCount[${at}];`;
      return `${paid}for (let ${member} = m.bottom(${at}); ${member} !== -1; ${member} = m.above(${member})) {
${whole ? '' : this.spend(price)}
${inner}
}`;
    };
    if (number === null && count === 1) return cards(`${seat} * ${perSeat} + ${first}`);
    const place = this.module.name('t');
    if (number === null)
      return `for (let ${place} = ${first}; ${place} < ${first + count}; ${place}++) {\n${cards(`${seat} * ${perSeat} + ${place}`)}\n}`;
    return `const ${place} = ${this.num(number)};
if (${place} >= 1 && ${place} <= ${count}) {
${cards(`${seat} * ${perSeat} + ${first - 1} + ${place}`)}
}`;
  }

  /** Writes a loop over the cards of a zone with which something can happen. It visits none of a zone that has none. */
  private fittingWalk(
    fitting: readonly number[],
    tally: number | null,
    zone: string,
    member: string,
    price: number,
    isWhole: boolean,
    inner: string,
  ): string {
    this.declare(member);
    const paid = this.spend(price);
    const skip = `if (${this.table(fitting)}[m.def[${member}]] === 0) continue;`;
    const loop = (until: string): string =>
      `for (let ${member} = m.bottom(${zone}); ${until}; ${member} = m.above(${member})) {`;
    if (tally === null) return `${loop(`${member} !== -1`)}\n${skip}\n${paid}\n${inner}\n}`;
    const left = this.module.name('t');
    return `let ${left} = m.tallies[(${zone}) * ${MOST_TALLIES}${tally === 0 ? '' : ` + ${tally}`}];
if (${left} > 0) {
${isWhole ? `m.spend(${left} * ${price});` : ''}
${loop(`${left} > 0 && ${member} !== -1`)}
${skip}
${left}--;
${isWhole ? '' : paid}
${inner}
}
}`;
  }

  /**
   * Writes a loop over the members that satisfy the condition.
   * @param body its text, and what it costs for each of these members
   * @param whole see `walk`
   */
  protected each(
    { local, set, where }: TypedEach,
    body: () => readonly [text: string, units: number],
    whole: Whole | null = null,
    adds: Typed | null = null,
  ): string {
    const written = this.writtenOut({ local, set, where }, body, whole);
    if (written !== null) return written;
    const bound = <T>(part: () => T): T => this.bound(local, () => this.visiting(local, set, part));
    const zone = set.set === 'zone' || set.set === 'zones' ? set.zone.index : null;
    return this.standing(local, zone, () =>
      bound(() => {
        // Where no card fits, no walk declares it.
        this.declare(this.variable(local));
        // The price of the condition is known only after it is written.
        const [holds, parts] = this.priced(() => (where === null ? 'true' : this.test(where)));
        const [inner, units] = body();
        const name = this.variable(local);
        return this.passing(this.mattering({ local, set, where }, adds), () => {
          if (holds === 'true') return this.walk(set, name, parts + units, () => inner, whole);
          const tested = `if (${holds}) {\n${this.spend(units)}\n${inner}\n}`;
          return this.walk(set, name, parts, () => (this.isNeverHere(local, [where]) ? '' : tested), whole);
        });
      }),
    );
  }

  /** Writes with a card that stands in a zone, if it is known. */
  protected standing<T>(local: Local, zone: number | null, part: () => T): T {
    if (zone === null) return part();
    const outer = this.facts.get(local);
    this.facts.set(local, { def: null, zone });
    try {
      return part();
    } finally {
      if (outer === undefined) this.facts.delete(local);
      else this.facts.set(local, outer);
    }
  }

  /** Which cards of a loop over cards can matter, where that depends on their entries. Null for other loops. @param adds what is added up */
  private mattering({ local, set, where }: TypedEach, adds: Typed | null): Fits | null {
    const parts = [where, adds];
    if (this.unchanged === null || set.set === 'numbers' || set.set === 'players' || parts.some(draws)) return null;
    if (!parts.some((one) => one !== null && readsEntries(one))) return null;
    return (def, zone) => this.canBe(parts, [local, { def, zone }]);
  }

  /** Whether a condition is false of all cards of the zone that is being walked through, as far as it is known before a match. */
  protected isNeverHere(local: Local, conditions: readonly (Typed | null)[]): boolean {
    if (this.unchanged === null || this.walked === null || conditions.some(draws)) return false;
    return !this.canBe(conditions, [local, { def: null, zone: this.walked }]);
  }

  /** Writes a loop over few known numbers without a loop, each number as a constant. Null for other loops. */
  private writtenOut(
    { local, set, where }: TypedEach,
    body: () => readonly [text: string, units: number],
    whole: Whole | null,
  ): string | null {
    if (set.set !== 'numbers') return null;
    const { parts } = this;
    const [from, to] = [this.expr(set.from), this.expr(set.to)];
    if (!isConstant(from) || !isConstant(to) || to.low - from.low >= MOST_WRITTEN_OUT) {
      // The loop writes them again.
      this.parts = parts;
      return null;
    }
    const before = this.parts;
    const outer = this.constants.get(local);
    const name = this.variable(local);
    let after = before;
    const blocks: string[] = [];
    for (let number = from.low; number <= Math.max(to.low, from.low); number++) {
      // A body costs the same however often it is written.
      this.parts = before;
      this.constants.set(local, number);
      const block = this.bound(local, () => {
        this.declare(name);
        const [holds, tested] = this.priced(() => (where === null ? 'true' : this.test(where)));
        const [inner, units] = body();
        const always = tested + (holds === 'true' ? units : 0);
        if (whole && number <= to.low) whole.cost += 1 + always;
        const paid = whole ? '' : this.spend(1 + always);
        if (holds === 'true') return `${paid}\n${inner}`;
        return holds === 'false' ? paid : `${paid}\nif (${holds}) {\n${this.spend(units)}\n${inner}\n}`;
      });
      after = this.parts;
      if (number <= to.low) blocks.push(`{\nconst ${name} = ${numberText(number)};\n${block}\n}`);
    }
    this.parts = after;
    if (outer === undefined) this.constants.delete(local);
    else this.constants.set(local, outer);
    return blocks.join('\n');
  }

  /** The most members of a set, as far as they are known. */
  private mostOf(set: TypedSet): number {
    if (set.set === 'players') return 12;
    if (set.set === 'waiting') return set.chain.most;
    return set.set === 'numbers' ? Infinity : MOST_CARD + 1;
  }
}

/** A loop that visits every member of its set: what it costs besides what it pays itself. */
export interface Whole {
  cost: number;
}

/** Whether an expression reads a local. */
function reads(node: unknown, local: Local): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ('op' in node && node.op === 'local') return (node as Extract<Typed, { op: 'local' }>).local === local;
  return Object.entries(node).some(([name, part]) => isPart(name, part) && reads(part, local));
}

/** Whether a member of an expression is a part of it, and not a declaration. A set has its zone in the same place as an expression has a declaration. */
const isPart = (name: string, part: unknown): boolean =>
  !DECLARED.has(name) || (typeof part === 'object' && part !== null && 'player' in part);

/** Whether an expression looks at nothing but numbers that are known at once, so that it costs less than looking at one card. */
function isCheap(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return true;
  if ('op' in node && COSTLY.has((node as Typed).op)) return false;
  return Object.entries(node).every(([name, part]) => name === 'local' || !isPart(name, part) || isCheap(part));
}

/** An expression with others in the place of names. */
const replaced = (typed: Typed, by: ReadonlyMap<Local, Typed>): Typed => replacedIn(typed, by) as Typed;

function replacedIn(node: unknown, by: ReadonlyMap<Local, Typed>): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((one) => replacedIn(one, by));
  if ('op' in node && node.op === 'local') return by.get((node as Extract<Typed, { op: 'local' }>).local) ?? node;
  return Object.fromEntries(
    Object.entries(node).map(([name, part]): [string, unknown] => [
      name,
      name !== 'local' && isPart(name, part) ? replacedIn(part, by) : part,
    ]),
  );
}

/** By call of a value: what it computes, with the arguments of the call. */
const expanded = new WeakMap<Typed, Typed>();

/**
 * Conditions that hold whenever another one does, and do not read a local.
 * @param bounds what is known of an expression
 * @param depth how many values the condition is in
 */
function needsOf(typed: Typed, local: Local, bounds: (one: Typed) => KnownBounds, depth: number): readonly Typed[] {
  if (!reads(typed, local) && isCheap(typed)) return [typed];
  const needs = (one: Typed): readonly Typed[] => needsOf(one, local, bounds, depth);
  switch (typed.op) {
    case 'logic':
      if (typed.sign === 'and') return [...needs(typed.left), ...needs(typed.right)];
      if (isFalse(bounds(typed.left))) return needs(typed.right);
      return isFalse(bounds(typed.right)) ? needs(typed.left) : [];
    case 'choose': {
      const when = reads(typed.when, local) || !isCheap(typed.when) ? [] : [typed.when];
      if (isFalse(bounds(typed.otherwise))) return [...when, ...needs(typed.then)];
      if (!isFalse(bounds(typed.then))) return [];
      const { line, column, type } = typed;
      const unless = when.map((operand) => ({ op: 'not' as const, operand, type, line, column }));
      return [...unless, ...needs(typed.otherwise)];
    }
    case 'value': {
      const { value, args } = typed;
      if (depth >= MOST_FOLLOWED || value.changes.length > 0) return [];
      const is =
        expanded.get(typed) ?? replaced(value.is, new Map(value.params.map((param, at) => [param, args[at]!])));
      expanded.set(typed, is);
      return needsOf(is, local, bounds, depth + 1);
    }
    default:
      return [];
  }
}

const reading = new WeakMap<ValueInfo, boolean>();

/** Whether an expression reads entries of cards. */
function readsEntries(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ('op' in node && node.op === 'first-entry') return true;
  if ('op' in node && node.op === 'value') {
    const { value } = node as Extract<Typed, { op: 'value' }>;
    if (!reading.has(value)) {
      reading.set(value, false);
      reading.set(value, readsEntries(value.is));
    }
    if (reading.get(value) === true) return true;
  }
  return Object.entries(node).some(([name, part]) => !DECLARED.has(name) && name !== 'local' && readsEntries(part));
}

/** Whether an expression is as short as what finds a function for it. */
const isShort = (typed: Typed): boolean =>
  typed.op === 'entry' ||
  typed.op === 'constant' ||
  (typed.op === 'compare' && isShort(typed.left) && isShort(typed.right));

/** Whether no card is in both sets. */
const isApart = (one: TypedSet, other: TypedSet): boolean =>
  'zone' in one &&
  'zone' in other &&
  (one.set === 'zone' || one.set === 'zones') &&
  (other.set === 'zone' || other.set === 'zones') &&
  one.zone.index !== other.zone.index;
