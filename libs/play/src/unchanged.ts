/**
 * What no step of a program changes: fields that keep their first value, chains in which nothing ever waits, and the steps that run. A ruleset
 * often leaves a part of a document without use: without a card that stops an attack, no attack is stopped. Code leaves this part out.
 */
import { BEFORE_STEPS, TURN_BEGINS } from '@rulewright/content/play';
import { nothingOf, type ProgramReading } from './compile-expression.ts';
import { statementsIn } from './statements.ts';
import { KnownValues, isFalse, isTrue, type KnownBounds, type Unchanged } from './known.ts';
import type {
  ChainInfo,
  FieldInfo,
  ListenerInfo,
  Local,
  PlayProgram,
  StepInfo,
  Typed,
  TypedStatement,
} from '@rulewright/content/play';

type Block = readonly TypedStatement[];
type Change = Extract<TypedStatement, { do: 'change' }>;

/** What a ruleset has in the place of the steps that every document has. */
interface StepLists {
  readonly setup: readonly string[];
  readonly turn: readonly string[];
}

/** The most numbers of an argument that are remembered. */
const MOST_NUMBERS = 8;
const NO_LOCALS = new Map();
/** What leads from an expression to declarations, and not to other expressions. */
const DECLARED = new Set(['type', 'field', 'value', 'chain', 'local']);
const drawing = new WeakMap<object, boolean>();

/** Whether computing an expression, or a part of it, can draw a random number. */
export function draws(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const known = drawing.get(node);
  if (known !== undefined) return known;
  drawing.set(node, false);
  const is =
    drawsItself(node) ||
    Object.entries(node).some(
      ([name, part]) => !DECLARED.has(name) && (name !== 'zone' || hasPlayer(part)) && draws(part),
    );
  drawing.set(node, is);
  return is;
}

function drawsItself(node: object): boolean {
  if (!('op' in node)) return false;
  if (node.op !== 'value') return node.op === 'random';
  const { value } = node as Extract<Typed, { op: 'value' }>;
  return draws(value.is) || value.changes.some(({ where, by }) => draws(where) || draws(by));
}

/** Whether this is a place that an expression names, and not the declaration of a zone. */
const hasPlayer = (part: unknown): boolean => typeof part === 'object' && part !== null && 'player' in part;

const localsSetIn = new WeakMap<Block, ReadonlySet<Local>>();

/** Whether statements give this local another value. */
export function setsLocal(block: Block, local: Local): boolean {
  const known =
    localsSetIn.get(block) ??
    new Set(
      statementsIn(block).flatMap((one) =>
        one.do === 'change' && one.target.kind === 'local' ? [one.target.local] : [],
      ),
    );
  localsSetIn.set(block, known);
  return known.has(local);
}

/** Finds what never changes. It starts from nothing that changes, and follows the steps until nothing is added. */
export class UnchangedState implements Unchanged {
  private readonly changed = new Set<FieldInfo>();
  private readonly filled = new Set<ChainInfo>();
  private reached = new Set<StepInfo>();
  /** By step and argument: the number that every call gives. Null if calls give different ones. */
  private passed = new Map<StepInfo, (number | null)[]>();
  /** The same for all numbers that calls give, if they are known and few. */
  private numbers = new Map<StepInfo, (ReadonlySet<number> | null)[]>();
  private open: StepInfo[] = [];
  private known: KnownValues;

  constructor(
    private readonly program: PlayProgram,
    reading: ProgramReading,
    private readonly lists: StepLists,
  ) {
    this.known = new KnownValues(reading, this);
    for (let before = -1; before < this.changed.size + this.filled.size;) {
      before = this.changed.size + this.filled.size;
      this.known = new KnownValues(reading, this);
      this.reached = new Set();
      this.passed = new Map();
      this.numbers = new Map();
      this.visit(program.match);
      while (this.open.length > 0) this.block(this.open.pop()!.body);
    }
  }

  isUnchanged(field: FieldInfo): boolean {
    return !this.changed.has(field);
  }

  isEmpty(chain: ChainInfo): boolean {
    return !this.filled.has(chain);
  }

  /** Whether a step runs in a match that starts at its beginning. */
  runs(step: StepInfo): boolean {
    return this.reached.has(step);
  }

  /** All fields that keep their first value. */
  get fields(): readonly FieldInfo[] {
    return this.program.fields.filter((field) => this.isUnchanged(field));
  }

  get chains(): readonly ChainInfo[] {
    return this.program.chains.filter((chain) => this.isEmpty(chain));
  }

  /** The number that an argument of a step has in every call, or null. */
  argument(step: StepInfo, at: number): number | null {
    return this.passed.get(step)?.[at] ?? null;
  }

  /** The numbers that an argument of a step has in the calls of the document, or null if they are not known or many. */
  argumentsOf(step: StepInfo, at: number): ReadonlySet<number> | null {
    return this.numbers.get(step)?.[at] ?? null;
  }

  /** @param args the arguments of a call. Without them, the step runs with values that are not known. */
  private visit(step: StepInfo, args: readonly Typed[] = []): void {
    const before = this.passed.get(step);
    const calls = step.params.map((param, at) =>
      args[at] && !setsLocal(step.body, param) ? this.number(args[at]) : null,
    );
    const now = calls.map((number, at) => (before === undefined || before[at] === number ? number : null));
    this.passed.set(step, now);
    const all = this.numbers.get(step);
    const numbers = calls.map((number, at) => {
      const known = all === undefined ? new Set<number>() : all[at];
      return number === null || !known || known.size >= MOST_NUMBERS ? null : new Set([...known, number]);
    });
    this.numbers.set(step, numbers);
    if (this.reached.has(step)) return;
    this.reached.add(step);
    this.open.push(step);
  }

  private visitNamed(ids: readonly string[]): void {
    for (const step of this.program.steps) if (ids.includes(step.id)) this.visit(step);
  }

  private bounds(typed: Typed): KnownBounds {
    return this.known.boundsOf(typed, NO_LOCALS);
  }

  /** The number of an expression in every match, or null. */
  private number(typed: Typed): number | null {
    const { low, high } = this.bounds(typed);
    return low === high && !draws(typed) ? low : null;
  }

  private block(block: Block): void {
    for (const one of block) this.statement(one);
  }

  private statement(one: TypedStatement): void {
    switch (one.do) {
      case 'change':
        return this.change(one);
      case 'if': {
        const when = this.bounds(one.when);
        if (!isFalse(when)) this.block(one.then);
        if (!isTrue(when)) this.block(one.otherwise);
        return;
      }
      case 'while':
        if (!isFalse(this.bounds(one.when))) this.block(one.body);
        return;
      case 'repeat':
        return this.block(one.body);
      case 'for-players':
      case 'for-numbers':
      case 'for-cards':
        if (this.known.isEmptySet(one.set) || (one.where !== null && isFalse(this.bounds(one.where)))) return;
        return this.block(one.body);
      case 'call':
        return this.visit(one.step, one.args);
      case 'setup':
        return this.visitNamed(this.lists.setup);
      case 'turn':
        return this.visitNamed([TURN_BEGINS, BEFORE_STEPS, ...this.lists.turn]);
      case 'happens':
        this.block(one.then);
        for (const listener of one.moment.listeners) this.hears(listener, one.moment.queue);
        for (const listener of one.moment.instead) this.visit(listener.step);
        return;
      case 'wait':
        this.filled.add(one.chain);
        return this.visit(one.entry.step);
      case 'perform':
        for (const { step } of this.program.actions) this.visit(step);
        return;
      case 'ask':
        for (const { where, body } of one.choices) if (where === null || !isFalse(this.bounds(where))) this.block(body);
        return this.block(one.passBody);
      case 'choose':
        return this.block(one.choice.body);
      default:
    }
  }

  private hears({ step, entry }: ListenerInfo, queue: ChainInfo | null): void {
    this.visit(step);
    if (queue !== null) this.filled.add(queue);
    if (entry !== null) this.visit(entry.step);
  }

  private change({ target, how, value }: Change): void {
    if (target.kind === 'local' || this.changed.has(target.field)) return;
    const number = this.number(value);
    const same = how === 'set' ? nothingOf(target.field.type) : 0;
    if (number !== same) this.changed.add(target.field);
  }
}
