/**
 * Writes the steps of a play document as JavaScript. A step is one function with a switch over the places at which a match can stop. Its
 * values are variables, and other steps call it. Only when the match stops in it, it writes its frame, and then its callers write theirs. A
 * step that never asks is a plain function besides. The stages have the numbers that the closures give them.
 */
import { FRAME_WORDS, type Control, type Match, type Step } from '@rulewright/engine';
import { chainRecord, placesOf, type ProgramReading } from './compile-expression.ts';
import { ENTRY, REPLACED, RESOLVING, usedField, type Adder } from './compile-timing.ts';
import {
  type Fits,
  ExpressionEmitter,
  MOST_TALLIES,
  NeedsFrameError,
  plainName,
  type ClosureHost,
  type Whole,
} from './emit-expression.ts';
import { numberText, type ModuleText } from './emit-module.ts';
import { isFalse, isTrue, type CardFacts, type KnownBounds, type KnownLocals } from './known.ts';
import { draws, setsLocal, type UnchangedState } from './unchanged.ts';
import type {
  ChainInfo,
  Cited,
  EntryInfo,
  ListenerInfo,
  Local,
  MomentInfo,
  StepInfo,
  Target,
  TypedBinder,
  TypedChoice,
  TypedSet,
  TypedStatement,
  Typed,
} from '@rulewright/content/play';

/** An instruction of a step in closures, as far as the emitter uses it. */
interface ClosureInstruction {
  readonly is: string;
  readonly act?: (m: Match) => void;
  readonly list?: (m: Match) => Control;
  readonly stage?: number;
}

/** The code of a step in closures. */
export interface ClosureCode {
  readonly step: StepInfo;
  readonly list: readonly ClosureInstruction[];
  readonly prices: readonly ({ readonly line: number; readonly units: number } | undefined)[];
  /** By statement: the places in the list that it has. */
  readonly spans: ReadonlyMap<TypedStatement, readonly [from: number, to: number]>;
}

/** What happens to the values of cards and zones when a card moves. */
export interface MovedCards {
  /** By place. */
  readonly seenByAll: readonly boolean[];
  readonly pile: readonly boolean[];
  /** The values of zones that end when the last card leaves: their places and their fields of seats. */
  readonly emptied: readonly { readonly place: number; readonly word: number; readonly start: number }[];
  /** The values of cards that end, and by place whether they last there. */
  readonly lasting: readonly { readonly name: string; readonly start: number; readonly within: readonly boolean[] }[];
  /** The field with the seats that know a card. */
  readonly known: string;
}

/** What a turn runs. */
export interface TurnParts {
  /** The step before each step, or null. */
  readonly before: StepInfo | null;
  readonly steps: readonly StepInfo[];
  /** By step: its rule, if the turn gives none. */
  readonly rules: readonly number[];
}

/** A stage of a step in closures, or what takes an answer there. */
export type StageClosure = (m: Match, ...further: never[]) => Control;

/** What the emitter needs of the closures and of the program. */
export interface StepHost extends ClosureHost {
  /** Whether a match is as code assumes, which it also notes in the match. Null if code assumes nothing. */
  readonly assumes: ((m: Match) => boolean) | null;
  stageOf(info: StepInfo, stage: number): StageClosure;
  answerOf(info: StepInfo, stage: number): StageClosure;
  readonly setup: readonly StepInfo[];
  readonly events: { readonly step: number; readonly told: number; readonly shuffle: number; readonly over: number };
  readonly places: {
    readonly active: number;
    readonly winner: number;
    readonly cause: number;
    readonly rule: number;
    readonly turnEnds: number;
    readonly replaced: readonly number[];
  };
  rule(id: string): number;
  step(info: StepInfo): Step;
  readonly turn: Step;
  readonly turnParts: TurnParts;
  momentStep(moment: MomentInfo): Step;
  insteadStep(moment: MomentInfo): Step;
  resolveStep(chain: ChainInfo): Step;
  /** The texts of a moment that can come up: those that listen, with the rules of their entries, and those that act instead. */
  heard(moment: MomentInfo): { readonly listens: readonly ListenerInfo[]; readonly acts: readonly ListenerInfo[] };
  /** The rule under which a text waits. */
  entryRule(listener: ListenerInfo, queue: ChainInfo): number;
  /** What lets texts wait in a queue. */
  add(queue: ChainInfo): Adder;
  wait(
    chain: ChainInfo,
    entry: EntryInfo,
    rule: number,
    counts: boolean,
  ): (m: Match, card: number, seat: number, args: readonly number[]) => void;
  actionStep(entry: number): Step | null;
  restart(moment: MomentInfo): (m: Match) => void;
  shuffle(m: Match, zone: number, rule: number, counts: boolean): void;
  make(m: Match, name: number, zone: number, rule: number, counts: boolean): void;
  /** @param seat who sees the card, or -2 for all */
  show(m: Match, card: number, seat: number, hides: boolean): void;
  /** A card for an event: -1 if somebody neither sees nor knows it. */
  shown(m: Match, card: number): number;
  /** Clears what a match has besides its state, when it is over. */
  readonly clears: (m: Match) => void;
  endless(m: Match, error: unknown, info: StepInfo, line: number): Control;
}

/** Thrown for a statement that the emitter cannot write. Its step stays in closures. */
class UnwrittenError extends Error {}

/** The variables of an entry that resolves. */
const ENTRY_LOCALS = Array.from({ length: ENTRY.args }, (_, field) => `x${field}`);
const AGAIN = '-2';
const DONE = '-3';
/** The variable with the number of the statement that runs. */
const AT = 'at';
/**
 * The variable with the number of cards that loops have put aside. One list has the cards of all loops, because a list for each loop would be
 * garbage. After a statement that returns from a loop, the cards stay in the list until the next stage starts with none.
 */
const TOP = 'top';
/** The most steps inside steps that are followed to find out whether a call does anything. */
const MOST_CALLS = 6;
/** The most functions of one step, each for other known arguments. */
const MOST_STEP_FORMS = 12;
const CARD_LIMIT = 32_767;
const MOST_ARGUMENT = 4095;

/** By statement: the parts that the emitter writes. A statement with further parts stays in closures. */
const PARTS: Readonly<Record<TypedStatement['do'], string>> = {
  cite: 'rule',
  let: 'local value',
  change: 'how target value rule',
  move: 'card to under rule counts',
  shuffle: 'zone rule counts',
  make: 'card zone rule counts',
  show: 'cards to hides rule counts',
  tell: 'event values rule counts',
  if: 'when then otherwise',
  while: 'when body',
  repeat: 'left times body',
  'for-players': 'local left set where body',
  'for-numbers': 'local left set where body',
  'for-cards': 'local done order set where body',
  call: 'step args',
  setup: 'rule',
  turn: 'player rule steps',
  happens: 'moment args then',
  wait: 'chain entry card player args rule counts',
  resolve: 'chain all',
  'go-on': 'moment',
  perform: 'entry card player',
  ask: 'ask player may many choices pass passWhere passRisks parts passBody',
  choose: 'least most total ask player choice order at',
  stop: '',
  leave: '',
  out: 'player rule',
  'end-turn': '',
  wins: 'winner ending rule',
};
const KNOWN = new Map(
  Object.entries(PARTS).map(([kind, parts]) => [kind, new Set(['do', 'line', 'column', ...parts.split(' ')])]),
);

/** Whether the emitter knows all parts of a statement. */
const isKnown = (one: TypedStatement): boolean => {
  const parts = KNOWN.get(one.do);
  if (parts === undefined) return false;
  for (const part in one) if (!parts.has(part)) return false;
  return true;
};

type Block = readonly TypedStatement[];
type Of<K extends TypedStatement['do']> = Extract<TypedStatement, { do: K }>;

/** A loop that is being written: how `stop` leaves it. */
interface Loop {
  readonly leave: string;
  isUsed: boolean;
  /** Clears the order of its cards. */
  readonly clears?: string;
}

/** The functions of a step that the module returns. */
export interface EmittedStep {
  readonly info: StepInfo;
  /** By stage: the function that runs it, and the one that takes an answer. */
  readonly stages: ReadonlyMap<number, string>;
  readonly answers: ReadonlyMap<number, string>;
}

interface PlainStep {
  readonly name: string;
}

/**
 * How a step is written. `plain`: it never stops. `variables`: it writes its frame when it stops. `frame`: its values are in its frame, because
 * closures read them.
 */
type Form = 'plain' | 'variables' | 'frame';

/** Writes a call of a step at a place, with the values that an answer gives to some of its slots. */
type RunText = (place: number, isAnswer: boolean, answered?: ReadonlyMap<number, string>) => string;

/** A step that is being written. */
interface Writing {
  readonly code: ClosureCode;
  readonly form: Form;
  readonly base: string;
  readonly loops: Loop[];
  /** The next number of a place in the switch. */
  places: number;
  readonly stages: Set<number>;
  /** By question: what an answer does. `run` writes the return with a call of the step at a place. */
  readonly answers: Map<number, (run: RunText) => string>;
  /** Where the statements begin that are being written, from the outermost in. */
  readonly open: number[];
}

export class StepEmitter extends ExpressionEmitter {
  private readonly codes: ReadonlyMap<StepInfo, ClosureCode>;
  /** By step that never asks, and by the arguments that are known. */
  private readonly plains = new Map<StepInfo, Map<string, PlainStep | null>>();
  /** The functions of steps that other steps call with variables, by step. Null if the step needs a frame. */
  private readonly called = new Map<StepInfo, string | null>();
  private readonly emitted: EmittedStep[] = [];
  private readonly ends = new Map<StepInfo, boolean>();
  private readonly queues = new Map<MomentInfo, string>();
  private readonly lines: (readonly [StepInfo, number])[] = [];
  private writing!: Writing;
  private readonly fails: string;
  private readonly clears: string;
  private readonly aside: string;

  constructor(
    module: ModuleText,
    reading: ProgramReading,
    protected override readonly host: StepHost,
    codes: readonly ClosureCode[],
    unchanged: UnchangedState | null = null,
  ) {
    super(module, reading, host, unchanged);
    this.codes = new Map(codes.map((code) => [code.step, code]));
    module.variable(AT, 0);
    const { lines } = this;
    const fails = (m: Match, error: unknown, at: number): Control => {
      const [info, line] = lines[at]!;
      return host.endless(m, error, info, line);
    };
    this.fails = module.value(fails);
    this.clears = module.value(host.clears);
    module.variable(TOP, 0);
    this.aside = module.value([]);
  }

  /** Writes what happens after each move of a card. Returns the name of the function. */
  moved({ seenByAll, pile, emptied, lasting, known }: MovedCards): string {
    const { module } = this;
    const flags = (places: readonly boolean[]): string => module.value(Uint8Array.from(places, Number));
    const ends = new Map<number, string[]>();
    for (const { place, word, start } of emptied)
      ends.set(place, [
        ...(ends.get(place) ?? []),
        `m.seatWords[${word} * m.seats + m.seatOf[from]] = ${numberText(start)};`,
      ]);
    const emptying = [...ends].map(([place, sets]) => `case ${place}: ${sets.join(' ')} break;`);
    const ending = lasting.map(({ name, start, within }) => ({
      places: within.join(),
      set: `${this.cardWord(name, 'card')} = ${numberText(start)};`,
      within,
    }));
    const groups = [...new Set(ending.map(({ places }) => places))].map((places) => {
      const same = ending.filter((one) => one.places === places);
      return `if (${flags(same[0]!.within)}[reached] === 0) {\n${same.map(({ set }) => set).join('\n')}\n}`;
    });
    const name = module.name('w');
    module.function(
      name,
      ['m', 'card', 'from', 'to'],
      `const left = m.placeOf[from], reached = m.placeOf[to];
${this.cardWord(known, 'card')} = ${flags(seenByAll)}[left] === 1 && ${flags(pile)}[reached] === 0 ? (1 << m.seats) - 1 : 0;
${emptying.length > 0 ? `if (m.zoneCount[from] === 0) switch (left) {\n${emptying.join('\n')}\n}` : ''}
if (from === to) return;
${this.counting()}
${groups.join('\n')}`,
    );
    module.export(name);
    return name;
  }

  /** By index of a zone: the sets of cards that are counted in it, by definition. Complete once all steps are written. */
  get tallies(): readonly (readonly (readonly boolean[])[])[] {
    return this.tallied;
  }

  /** Writes what counts a card that moves. */
  private counting(): string {
    const { layout, printed } = this.reading;
    const cards = printed.names.length;
    const most = Math.max(0, ...this.tallied.map(({ length }) => length));
    if (most === 0) return '';
    const bits = layout.zoneOf.flatMap((zone) =>
      Array.from(printed.names, (_, def) =>
        this.tallied[zone]!.reduce((sum, fits, at) => (fits[def] === true ? sum | (1 << at) : sum), 0),
      ),
    );
    const counts = (name: string, zone: string, sign: string): string => {
      const lines = Array.from(
        { length: most },
        (_, at) => `if ((${name} & ${1 << at}) !== 0) m.tallies[${zone} * ${MOST_TALLIES} + ${at}]${sign};`,
      );
      return `if (${name} !== 0) {\n${lines.join('\n')}\n}`;
    };
    const of = (place: string): string => `${this.table(bits)}[${place} * ${cards} + m.def[card]]`;
    return `if (m.assumed === 1) {
const x = ${of('left')}, y = ${of('reached')};
${counts('x', 'from', '--')}
${counts('y', 'to', '++')}
}`;
  }

  /** Writes all steps that it can. */
  run(): readonly EmittedStep[] {
    const runs = (info: StepInfo): boolean => this.unchanged === null || this.unchanged.runs(info);
    for (const { step } of this.codes.values()) if (runs(step)) this.direct(step);
    return this.emitted.filter(({ info }) => runs(info));
  }

  private begin(code: ClosureCode, form: Form): void {
    this.used = new Set();
    this.declared = new Set();
    this.inVariables = form !== 'frame';
    this.writing = {
      code,
      form,
      base: this.module.value(this.host.step(code.step)),
      loops: [],
      places: code.list.length + 1,
      stages: new Set([0]),
      answers: new Map(),
      open: [],
    };
  }

  /** The arguments of a step that are the same in every call of a match that is as code assumes. */
  private fixedArguments(info: StepInfo): { param: Local; at: number; number: number }[] {
    return info.params.flatMap((param, at) => {
      const number = this.unchanged?.argument(info, at) ?? null;
      return number === null ? [] : [{ param, at, number }];
    });
  }

  /**
   * Writes the stage of a turn that runs its steps: they are called, and the kernel comes back only where the match stops. Null if code counts
   * the same work as closures.
   */
  turnStage(closure: StageClosure): string | null {
    const { host, module, unchanged } = this;
    if (unchanged === null) return null;
    const { before, steps, rules } = host.turnParts;
    const [seat, index, own, asked] = [0, 1, 2, 3].map(plainName) as [string, string, string, string];
    const write = this.sharedFunction(
      ['m', 'a', 'stage', seat, index, own, asked],
      `const f = m.frames;\nf[a - 1] = stage;\n${[seat, index, own, asked].map((one, at) => `f[a + ${at}] = ${one};`).join('\n')}`,
    );
    const stage = `${module.value(host.turn)}.base + ${host.turn.stages.indexOf('steps')}`;
    const stop = `${write}(m, a, ${stage}, ${seat}, ${index}, ${own}, ${asked});`;
    const call = (info: StepInfo): string => {
      const plain = this.plain(info);
      if (plain) return `${plain.name}(m, ${seat});\nif (m.over) return ${AGAIN};`;
      const name = this.direct(info);
      if (name === null)
        return `${stop}\nm.running = a - 1;\nreturn m.callAgain(${module.value(host.step(info))}, ${seat});`;
      const rest = info.slots.slice(1).map(() => '0');
      return `{ const n = ${name}(${['m', '0', 'false', `a + ${FRAME_WORDS}`, seat, ...rest].join(', ')});
if (n !== ${DONE}) {
${stop}
return n;
} }`;
    };
    const cases = steps.map(
      (info, at) =>
        `case ${at}:\nm.emit(${host.events.step}, ${own} < 0 ? -1 - ${own} : ${numberText(rules[at]!)}, ${seat}, ${at});\n${call(info)}\nbreak;`,
    );
    const name = module.name('q');
    const assumes = module.value(host.assumes!);
    module.function(
      name,
      ['m', 'locals'],
      `if (m.assumed !== 1 && !${assumes}(m)) return ${module.value(closure)}(m, locals);
${TOP} = 0;
const f = m.frames, a = m.running + 1, ${seat} = f[a], ${own} = f[a + 2];
let ${index} = f[a + 1], ${asked} = f[a + 3];
try {
for (;;) {
if (${index} >= ${steps.length} || m.tableWords[${host.places.turnEnds}] === 1 || !(${this.plays(seat)})) return ${DONE};
${
  before === null
    ? ''
    : `if (${asked} === 0) {
${asked} = 1;
${call(before)}
continue;
}`
}
${index}++;
${asked} = 0;
switch (${index} - 1) {
${cases.join('\n')}
}
}
} catch (error) {
return ${this.fails}(m, error, ${AT});
} finally {
if (m.over) ${this.clears}(m);
}`,
    );
    module.export(name);
    return name;
  }

  /** Writes a step in the middle of another one. */
  private apart<T>(code: ClosureCode, form: Form, part: () => T, known: ReadonlyMap<Local, number> = new Map()): T {
    const outer = {
      used: this.used,
      declared: this.declared,
      inVariables: this.inVariables,
      writing: this.writing,
      parts: this.parts,
    };
    const constants = [...this.constants];
    const facts = [...this.facts];
    try {
      this.begin(code, form);
      this.constants.clear();
      this.facts.clear();
      for (const { param, number } of this.fixedArguments(code.step)) this.constants.set(param, number);
      for (const [param, number] of known) this.constants.set(param, number);
      return part();
    } finally {
      Object.assign(this, outer);
      this.constants.clear();
      for (const [local, number] of constants) this.constants.set(local, number);
      this.facts.clear();
      for (const [local, one] of facts) this.facts.set(local, one);
    }
  }

  /** Writes a step, if it is not written yet. Returns the name of the function that other steps call, or null if they need its frame. */
  private direct(info: StepInfo): string | null {
    const known = this.called.get(info);
    if (known !== undefined) return known;
    const code = this.codes.get(info);
    // A step that runs itself needs frames.
    this.called.set(info, null);
    if (!code) return null;
    const plain = this.plain(info);
    if (plain) {
      this.emitted.push(this.plainStep(info, plain));
      return null;
    }
    for (const form of ['variables', 'frame'] as const) {
      try {
        const [name, step] = this.apart(code, form, () => this.step(code));
        this.emitted.push(step);
        this.called.set(info, form === 'variables' ? name : null);
        break;
      } catch (error) {
        if (error instanceof UnwrittenError) break;
        if (!(error instanceof NeedsFrameError)) throw error;
      }
    }
    return this.called.get(info)!;
  }

  /**
   * A function that the kernel calls. What a statement throws in it, or in a step that it calls, ends the match.
   * @param stage what closures run instead in a match that is not as code assumes
   */
  private entry(
    kind: string,
    parameters: readonly string[],
    body: string,
    info: StepInfo,
    stage: StageClosure,
  ): string {
    const name = this.module.name(kind);
    const { assumes } = this.host;
    const all = ['m', 'locals', ...parameters];
    const guard =
      assumes === null
        ? ''
        : `if (${this.differs(info, assumes)}) return ${this.module.value(stage)}(${all.join(', ')});\n`;
    const guarded = `try {\n${body}\n} catch (error) {\nreturn ${this.fails}(m, error, ${AT});\n}`;
    const cleared = `${guard}${TOP} = 0;\n${guarded} finally {\nif (m.over) ${this.clears}(m);\n}`;
    this.module.function(name, all, cleared);
    this.module.export(name);
    return name;
  }

  /** What tests whether a match, or the frame of its step, is not as code assumes. */
  private differs(info: StepInfo, assumes: (m: Match) => boolean): string {
    const others = this.fixedArguments(info).map(
      ({ at, number }) => `m.frames[m.running + ${1 + at}] !== ${numberText(number)}`,
    );
    return [`(m.assumed !== 1 && !${this.module.value(assumes)}(m))`, ...others].join(' || ');
  }

  private plainStep(info: StepInfo, { name }: PlainStep): EmittedStep {
    const args = info.params.map((_, at) => `m.frames[m.running + ${1 + at}]`);
    const call = `${name}(${['m', ...args].join(', ')});`;
    const run = this.entry('q', [], `${call}\nreturn m.over ? ${AGAIN} : ${DONE};`, info, this.host.stageOf(info, 0));
    return { info, answers: new Map(), stages: new Map([[0, run]]) };
  }

  /** Writes the step that begins. */
  private step(code: ClosureCode): readonly [name: string, step: EmittedStep] {
    const { step: info } = code;
    const { module } = this;
    const { form } = this.writing;
    const isFrame = form === 'frame';
    const name = module.name('s');
    const body = this.block(info.body, false);
    // A step that begins with a question has no other start.
    const start = code.list[0]!.is === 'ask' ? '' : 'case 0:';
    const { answers, stages } = this.writing;
    const variables = isFrame ? [] : info.slots.map((_, at) => plainName(at));
    module.function(
      name,
      ['m', 'pc', 'answers', 'a', ...variables],
      `${isFrame ? 'let f = m.frames;\n' : ''}main: for (;;) switch (pc) {\n${start}\n${body}\nreturn ${DONE};\n}`,
    );
    const enter = `const f = m.frames, a = m.running + 1;\n`;
    /** Calls the step at a place, with the values of its frame, or with those of an answer instead. */
    const run = (place: number, isAnswer: boolean, answered: ReadonlyMap<number, string> = new Map()): string =>
      `return ${name}(${['m', place, isAnswer, 'a', ...variables.map((_, at) => answered.get(at) ?? `f[a + ${at}]`)].join(', ')});`;
    const taken = [...answers].map(
      ([stage, take]) =>
        [
          stage,
          this.entry('w', ['kind', 'x', 'y'], `${enter}${take(run)}`, info, this.host.answerOf(info, stage)),
        ] as const,
    );
    // A function for each stage, so that V8 can optimise each call on its own.
    const runs = [...stages].map(
      (stage) =>
        [stage, this.entry('q', [], `${enter}${run(stage, false)}`, info, this.host.stageOf(info, stage))] as const,
    );
    return [name, { info, answers: new Map(taken), stages: new Map(runs) }];
  }

  /** The arguments of a call that are known, where what a step does depends on the cards of the pool. */
  private knownArguments(info: StepInfo, args: readonly Typed[]): ReadonlyMap<Local, number> {
    const forms = this.plains.get(info);
    if (this.unchanged === null || !this.visitsEntries(info) || (forms && forms.size >= MOST_STEP_FORMS))
      return new Map();
    const locals = this.knownLocals();
    return new Map(
      info.params.flatMap((param, at) => {
        if (draws(args[at]) || param.type.is === 'card' || setsLocal(info.body, param)) return [];
        const { low, high } = this.known.boundsOf(args[at]!, locals);
        return low === high ? [[param, low] as const] : [];
      }),
    );
  }

  /**
   * Writes a call whose argument is an argument of the step that is being written: a function for each number that this has in the calls of the
   * document, where what the called step does depends on the cards of the pool. Null for other calls.
   */
  private callForms(info: StepInfo, args: readonly Typed[]): string | null {
    const { unchanged } = this;
    const { step } = this.writing.code;
    if (unchanged === null || !this.visitsEntries(info)) return null;
    const numbersOf = ({ local }: Extract<Typed, { op: 'local' }>): ReadonlySet<number> | null =>
      local.type.is === 'number' && step.params.includes(local) && !this.constants.has(local)
        ? unchanged.argumentsOf(step, step.params.indexOf(local))
        : null;
    const arg = args.find((one) => one.op === 'local' && numbersOf(one) !== null);
    const numbers = arg?.op === 'local' ? numbersOf(arg) : null;
    if (arg?.op !== 'local' || numbers === null || numbers.size < 2) return null;
    const passed = this.args(args).join(', ');
    const call = (name: string): string => `${name}(m, ${passed});`;
    const cases = [...numbers].map((number) => {
      this.constants.set(arg.local, number);
      const form = this.plain(info, this.knownArguments(info, args));
      const isIdle = !this.mayAct(info.body, this.passedTo(info, args, this.knownLocals()), 1);
      this.constants.delete(arg.local);
      return `case ${numberText(number)}: ${isIdle ? '' : call(form!.name)} break;`;
    });
    return `switch (${this.num(arg)}) {\n${cases.join('\n')}\ndefault: ${call(this.plain(info)!.name)}\n}`;
  }

  /** The function of a step that never asks, or null. @param args arguments that are the same in the calls of this function */
  private plain(info: StepInfo, args: ReadonlyMap<Local, number> = new Map()): PlainStep | null {
    const forms = this.plains.get(info) ?? new Map<string, PlainStep | null>();
    this.plains.set(info, forms);
    const key = info.params.map((param) => args.get(param) ?? '').join();
    const known = forms.get(key);
    if (known !== undefined) return known;
    // A step that runs itself needs frames.
    forms.set(key, null);
    const code = this.codes.get(info);
    if (!code || !this.neverAsks(info.body)) return null;
    try {
      const name = this.module.name('p');
      const part = (): void => {
        const body = this.block(info.body, true);
        const parameters = info.params.map((_, at) => plainName(at));
        const further = info.slots.map((_, at) => plainName(at)).slice(parameters.length);
        const locals = further.length > 0 ? `let ${further.map((one) => `${one} = 0`).join(', ')};\n` : '';
        this.module.function(name, ['m', ...parameters], locals + body);
      };
      this.apart(code, 'plain', part, args);
      forms.set(key, { name });
    } catch (error) {
      if (!(error instanceof NeedsFrameError || error instanceof UnwrittenError)) throw error;
    }
    return forms.get(key)!;
  }

  /** Whether statements run to their end without a question and without a frame. */
  private neverAsks(block: Block): boolean {
    return block.every((one): boolean => {
      if (!isKnown(one)) return false;
      switch (one.do) {
        case 'cite':
        case 'let':
        case 'change':
        case 'move':
        case 'shuffle':
        case 'make':
        case 'show':
        case 'tell':
        case 'wait':
        case 'go-on':
        case 'stop':
        case 'leave':
        case 'out':
        case 'end-turn':
        case 'wins':
          return true;
        case 'if': {
          const when = this.knownNumber(one.when);
          return (when === 0 || this.neverAsks(one.then)) && (when === 1 || this.neverAsks(one.otherwise));
        }
        case 'while':
          return this.knownNumber(one.when) === 0 || this.neverAsks(one.body);
        case 'repeat':
          return this.neverAsks(one.body);
        case 'for-players':
        case 'for-numbers':
        case 'for-cards':
          return this.isNever(one) || this.neverAsks(one.body);
        case 'call':
          return this.doesNothing(one) || this.plain(one.step) !== null;
        case 'resolve':
          return this.unchanged?.isEmpty(one.chain) === true;
        case 'happens': {
          const { listens, acts } = this.host.heard(one.moment);
          return acts.length === 0 && (listens.length === 0 || one.moment.queue !== null) && this.neverAsks(one.then);
        }
        default:
          return false;
      }
    });
  }

  /** Whether statements can end the match, or move its state: what is added may need more room. */
  private mayEnd(block: Block): boolean {
    return block.some((one): boolean => {
      if (one.do === 'wins' || one.do === 'wait' || one.do === 'happens' || one.do === 'make') return true;
      if (one.do === 'if') return this.mayEnd(one.then) || this.mayEnd(one.otherwise);
      if (one.do === 'call') return this.stepMayEnd(one.step);
      return 'body' in one && this.mayEnd(one.body);
    });
  }

  private stepMayEnd(info: StepInfo): boolean {
    const known = this.ends.get(info);
    if (known !== undefined) return known;
    this.ends.set(info, true);
    const ends = this.mayEnd(info.body);
    this.ends.set(info, ends);
    return ends;
  }

  // ---- pieces ---------------------------------------------------------------------------------------------------

  private get isPlain(): boolean {
    return this.writing.form === 'plain';
  }

  private get left(): string {
    return this.isPlain ? 'return;' : `return ${DONE};`;
  }

  /** What follows a statement that may have ended the match or moved its state. */
  private get checked(): string {
    if (this.isPlain) return 'if (m.over) return;';
    return `if (m.over) return ${AGAIN};${this.inVariables ? '' : '\nf = m.frames;'}`;
  }

  /** Writes where the match goes on in the step, and the frame of the step. */
  private stopAt(stage: number): string {
    const { base, code } = this.writing;
    const at = `${base}.base + ${stage}`;
    if (!this.inVariables) return `f[a - 1] = ${at};`;
    const names = code.step.slots.map((_, slot) => plainName(slot));
    const written = names.map((name, slot) => `f[a + ${slot}] = ${name};`).join('\n');
    const write = this.sharedFunction(
      ['m', 'a', 'stage', ...names],
      `for (; a + ${FRAME_WORDS} > m.frames.length; ) m.grow(${this.module.value('frames')});
const f = m.frames;
f[a - 1] = stage;
${written}`,
    );
    return `${write}(${['m', 'a', at, ...names].join(', ')});`;
  }

  /** The same, where this step is the innermost one. */
  private stopHere(stage: number): string {
    return `${this.stopAt(stage)}${this.inVariables ? '\nm.running = a - 1;' : ''}`;
  }

  private place(): number {
    return this.writing.places++;
  }

  private go(place: number): string {
    return `{ pc = ${place}; continue main; }`;
  }

  /** The place of a stage in the switch. */
  private stage(number: number): string {
    this.writing.stages.add(number);
    return `case ${number}:`;
  }

  private write(local: Local, text: string): string {
    return this.inVariables ? `${plainName(local.slot)} = (${text}) | 0;` : `f[a + ${local.slot}] = ${text};`;
  }

  /** The price of what starts at a place of the closures. */
  private price(at: number): string {
    const { code, open } = this.writing;
    const price = code.prices[at];
    // A statement that begins with another one pays for both.
    if (price === undefined || open.includes(at)) return '';
    this.lines.push([code.step, price.line]);
    return `${AT} = ${this.lines.length - 1}; ${this.spend(price.units)}`;
  }

  private block(block: Block, isWhole: boolean): string {
    return block
      .filter((one) => !this.isNothing(one))
      .map((one) => this.statement(one, isWhole))
      .join('\n');
  }

  private readonly nothing = new Map<StepInfo, boolean>();

  /** Whether a call does nothing in any match that is as code assumes. */
  private doesNothing({ step, args }: Of<'call'>): boolean {
    if (this.unchanged === null || args.some(draws)) return false;
    const known = this.nothing.get(step);
    if (known === true) return true;
    if (known === undefined) {
      // A step that runs itself may have no end.
      this.nothing.set(step, false);
      const is = this.knowingNothing(() => step.body.every((one) => this.isNothing(one, true)));
      this.nothing.set(step, is);
      if (is) return true;
    }
    return this.visitsEntries(step) && !this.mayAct(step.body, this.passedTo(step, args, this.knownLocals()), 1);
  }

  /** Asks something that does not depend on what is being written. */
  private knowingNothing<T>(part: () => T): T {
    const [constants, facts] = [[...this.constants], [...this.facts]];
    this.constants.clear();
    this.facts.clear();
    try {
      return part();
    } finally {
      for (const [local, number] of constants) this.constants.set(local, number);
      for (const [local, one] of facts) this.facts.set(local, one);
    }
  }

  private readonly visitors = new Map<StepInfo, boolean>();

  /** Whether a step visits entries of cards, so that what it does depends on the cards of the pool. */
  private visitsEntries(step: StepInfo): boolean {
    const known = this.visitors.get(step);
    if (known !== undefined) return known;
    this.visitors.set(step, false);
    const visits = (block: Block): boolean =>
      block.some((one): boolean => {
        if (one.do === 'for-numbers' && one.set.from.op === 'first-entry') return true;
        if (one.do === 'call') return this.visitsEntries(one.step);
        if (one.do === 'if') return visits(one.then) || visits(one.otherwise);
        return 'body' in one && visits(one.body);
      });
    const is = visits(step.body);
    this.visitors.set(step, is);
    return is;
  }

  /** What is known of all names where the code is written. */
  private knownLocals(): Map<Local, KnownBounds | CardFacts> {
    const numbers = [...this.constants].map(([local, low]) => [local, { low, high: low }] as const);
    return new Map<Local, KnownBounds | CardFacts>([...numbers, ...this.facts]);
  }

  /** What is known of the arguments of a step in a call. */
  private passedTo(step: StepInfo, args: readonly Typed[], locals: KnownLocals): KnownLocals {
    const passed = step.params.flatMap((param, at) => {
      const arg = args[at]!;
      if (setsLocal(step.body, param)) return [];
      const card = arg.op === 'local' ? locals.get(arg.local) : undefined;
      return [[param, card ?? this.known.boundsOf(arg, locals)] as const];
    });
    return new Map<Local, KnownBounds | CardFacts>(passed);
  }

  /** Whether statements can do anything, as far as it is known before a match. @param depth how many steps they are in */
  private mayAct(block: Block, locals: KnownLocals, depth: number): boolean {
    return block.some((one): boolean => {
      const may = (inner: Block, within = locals): boolean => this.mayAct(inner, within, depth);
      switch (one.do) {
        case 'let':
          return draws(one.value);
        case 'change':
          return one.rule !== null || !this.keepsField(one);
        case 'if': {
          if (draws(one.when)) return true;
          const when = this.known.boundsOf(one.when, locals);
          return (!isFalse(when) && may(one.then)) || (!isTrue(when) && may(one.otherwise));
        }
        case 'for-players':
          return draws(one.set) || draws(one.where) || may(one.body);
        case 'for-cards': {
          if (draws(one.set) || draws(one.where)) return true;
          if (!this.visitsCards(one.body)) return may(one.body);
          return this.reading.printed.names.some((_, def) =>
            may(one.body, new Map<Local, KnownBounds | CardFacts>([...locals, [one.local, { def, zone: null }]])),
          );
        }
        case 'for-numbers': {
          if (draws(one.set) || draws(one.where)) return true;
          const numbers = this.known.numbersOf(one.set, locals);
          if (numbers === null) return may(one.body);
          return numbers.some((number) => {
            const within = new Map([...locals, [one.local, { low: number, high: number }] as const]);
            const isIn = one.where === null || !isFalse(this.known.boundsOf(one.where, within));
            return isIn && may(one.body, within);
          });
        }
        case 'call':
          return (
            depth > MOST_CALLS ||
            one.args.some(draws) ||
            this.mayAct(one.step.body, this.passedTo(one.step, one.args, locals), depth + 1)
          );
        default:
          return true;
      }
    });
  }

  /**
   * Whether a statement does nothing in any match that is as code assumes. Then it is left out, and its work does not count.
   * @param isInside whether it is in a step that does nothing. Elsewhere, the first call after an answer goes through the kernel.
   */
  private isNothing(one: TypedStatement, isInside = false): boolean {
    const { unchanged } = this;
    if (unchanged === null) return false;
    const all = (block: Block): boolean => block.every((inner) => this.isNothing(inner, isInside));
    const callsNothing = isInside || this.isPlain;
    switch (one.do) {
      case 'change':
        if (one.target.kind === 'local') return isInside && one.rule === null && !draws(one.value);
        return one.rule === null && this.keepsField(one);
      case 'let':
        // The values of a step end with it.
        return isInside && !draws(one.value);
      case 'leave':
      case 'stop':
        return isInside;
      case 'if': {
        const when = this.knownNumber(one.when);
        if (when !== null) return all(when === 0 ? one.otherwise : one.then);
        return !draws(one.when) && all(one.then) && all(one.otherwise);
      }
      case 'while':
        return this.knownNumber(one.when) === 0;
      case 'for-players':
      case 'for-numbers':
      case 'for-cards':
        return this.isNever(one) || (!draws(one.set) && !draws(one.where) && all(one.body));
      case 'call':
        return callsNothing && this.doesNothing(one);
      case 'resolve':
        return callsNothing && unchanged.isEmpty(one.chain);
      default:
        return false;
    }
  }

  /** Whether a loop visits nothing in any match that is as code assumes. */
  private isNever({ set, where }: Of<'for-players'> | Of<'for-numbers'> | Of<'for-cards'>): boolean {
    if (this.unchanged === null || draws(set)) return false;
    return this.known.isEmptySet(set) || (where !== null && this.knownNumber(where) === 0);
  }

  /** Whether a statement gives a field the value that it has in any match that is as code assumes. */
  private keepsField({ target, value }: Of<'change'>): boolean {
    return target.kind === 'field' && this.unchanged?.isUnchanged(target.field) === true && !draws(value);
  }

  private from(one: TypedStatement): number {
    return this.writing.code.spans.get(one)![0];
  }

  /** Writes a statement. `isWhole`: it is inside another statement, and cannot stop. */
  private statement(one: TypedStatement, isWhole: boolean): string {
    const from = this.from(one);
    const [, to] = this.writing.code.spans.get(one)!;
    // These two pay each time that the code comes back to them.
    const paysItself = this.paysItself(one, from);
    const price = to > from && !paysItself ? this.price(from) : '';
    this.writing.open.push(from);
    const body = isKnown(one) ? this.body(one, from, isWhole) : this.closures(one);
    this.writing.open.pop();
    return `${price}\n${body}`;
  }

  private paysItself(one: TypedStatement, from: number): boolean {
    const [first] = one.do === 'happens' ? one.then : [];
    return one.do === 'while' || one.do === 'ask' || (first !== undefined && this.paysAt(first, from));
  }

  private paysAt(one: TypedStatement, from: number): boolean {
    return this.from(one) === from && this.paysItself(one, from);
  }

  private rule(rule: Cited): string {
    return typeof rule === 'string' ? numberText(this.host.rule(rule)) : this.localText(rule);
  }

  private cite(rule: Cited): string {
    return `m.cite(${this.rule(rule)});`;
  }

  private args(args: readonly Typed[]): string[] {
    return args.map((one) => `(${this.num(one)}) | 0`);
  }

  /**
   * Writes the first call after an answer with a frame, as in closures: `choose` ends there, and work counts from there on. Where code counts less
   * work than closures, it goes on to the next question instead.
   */
  private afterAnswer(framed: string): string {
    return this.unchanged === null ? `if (answers) {\n${framed}\n}\n` : '';
  }

  private get orAnswer(): string {
    return this.unchanged === null ? 'answers || ' : '';
  }

  /** Calls a step through its frame. The code goes on behind it. */
  private callFrame(step: string, args: readonly string[], at: number): string {
    return `${this.leap(step, args, at)}${this.after(at)}`;
  }

  /** Calls a step through its frame on a condition. */
  private callIf(
    condition: string,
    step: string,
    args: readonly string[],
    at: number,
    before = '',
    otherwise = '',
  ): string {
    return `{ ${before}\nif (${condition}) {\n${this.leap(step, args, at)}\n}\n${otherwise} }${this.after(at)}`;
  }

  /** Goes on behind a call that closures make with a frame: a question right after it is where the match goes on. */
  private behind(at: number): string {
    const { list } = this.writing.code;
    return list[at + 1]?.is === 'ask' ? `\n${this.go(list[at]!.stage!)}` : '';
  }

  private leap(step: string, args: readonly string[], at: number): string {
    const stop = this.stopHere(this.writing.code.list[at]!.stage!);
    return `${stop}\nreturn m.callAgain(${[step, ...args].join(', ')});`;
  }

  /** The place behind a call. A question right after the call is the stage that follows. */
  private after(at: number): string {
    const { list } = this.writing.code;
    return list[at + 1]?.is === 'ask' ? '' : `\n${this.stage(list[at]!.stage!)}`;
  }

  /** The place of the next call from a place on, in the closures. */
  private callAt(from: number): number {
    const { list } = this.writing.code;
    let at = from;
    while (list[at] && list[at]!.is !== 'call') at++;
    if (!list[at]) throw new UnwrittenError();
    return at;
  }

  private calls(call: Of<'call'>, from: number): string {
    if (!this.doesNothing(call)) return this.callsStep(call.step, call.args, from);
    const at = this.callAt(from);
    const framed = this.leap(this.module.value(this.host.step(call.step)), this.args(call.args), at);
    return `${this.afterAnswer(framed)}${this.behind(at)}${this.after(at)}`;
  }

  private callsStep(info: StepInfo, args: readonly Typed[], from: number): string {
    const plain = this.plain(info) && this.plain(info, this.knownArguments(info, args));
    if (plain) {
      const call = this.callForms(info, args) ?? `${plain.name}(${['m', ...this.args(args)].join(', ')});`;
      const checked = this.stepMayEnd(info) ? `${call}\n${this.checked}` : call;
      if (this.isPlain) return checked;
      const at = this.callAt(from);
      const framed = this.leap(this.module.value(this.host.step(info)), this.args(args), at);
      return `${this.afterAnswer(framed)}${checked}${this.behind(at)}${this.after(at)}`;
    }
    if (this.isPlain) throw new NeedsFrameError();
    const step = this.module.value(this.host.step(info));
    const at = this.callAt(from);
    const name = this.direct(info);
    if (name === null)
      return this.callFrame(
        step,
        args.map((one) => this.num(one)),
        at,
      );
    const passed = this.args(args);
    const rest = info.slots.slice(passed.length).map(() => '0');
    const { stage } = this.writing.code.list[at]!;
    const call = `{ const n = ${name}(${['m', '0', this.unchanged ? 'answers' : 'false', `a + ${FRAME_WORDS}`, ...passed, ...rest].join(', ')});
if (n !== ${DONE}) {
${this.stopAt(stage!)}
return n;
} }`;
    const idle = args.some(draws) ? null : this.idle(info);
    // What the test has paid, the step pays again.
    const unlessIdle =
      idle === null
        ? call
        : `{ const w = m.work;\nif (!${idle}(${['m', ...passed].join(', ')})) {\nm.work = w;\n${call}\n} }`;
    return `${this.afterAnswer(this.leap(step, passed, at))}${unlessIdle}${this.inVariables ? '' : '\nf = m.frames;\nm.running = a - 1;'}${this.behind(at)}${this.after(at)}`;
  }

  /**
   * Resolves the entries of a chain one after the other, without the kernel. Where one stops, the frame of the step that resolves them is
   * written, and the kernel goes on with it. Null if somebody chooses the order, or where an entry needs a frame.
   */
  private resolves({ chain, all }: Of<'resolve'>, at: number): string | null {
    if (this.unchanged === null || !this.inVariables || this.isPlain || chain.chooser !== null) return null;
    const { module, host } = this;
    const own = ENTRY_LOCALS.slice(0, ENTRY.args);
    const cases = chain.entries.map(({ step }, index) => {
      const plain = this.plain(step);
      const passed = step.params.map((_, param) => `e.get(row, ${ENTRY.args + param})`);
      const values = passed.map((text, param) => `const y${param} = ${text};`).join(' ');
      const names = passed.map((_, param) => `y${param}`);
      const taken = `case ${index}: {\n${values}\ne.remove(row);`;
      if (plain)
        return `${taken}\n${plain.name}(${['m', ...names].join(', ')});\nif (m.over) return ${AGAIN};\nbreak;\n}`;
      const name = this.direct(step);
      if (name === null) return null;
      const rest = step.slots.slice(names.length).map(() => '0');
      const call = `${name}(${['m', '0', 'answers', `a + ${2 * FRAME_WORDS}`, ...names, ...rest].join(', ')})`;
      return `${taken}\nn = ${call};\nbreak;\n}`;
    });
    if (cases.includes(null)) return null;
    const resolving = host.resolveStep(chain);
    const stop = this.sharedFunction(
      ['m', 'a', 'stage', 'left', ...own],
      `for (; a + ${FRAME_WORDS} > m.frames.length; ) m.grow(${module.value('frames')});
const f = m.frames;
f[a - 1] = stage;
f[a] = left;
${own.map((name, field) => `f[a + ${RESOLVING + field}] = ${name};`).join('\n')}`,
    );
    const fields = own.map((name, field) => `${name} = e.get(row, ${field})`);
    const label = module.name('t');
    return `{ const e = m.records[${module.value(chainRecord(chain))}];
${label}: for (; e.count > 0; ) {
const row = ${chain.order === 'chain' ? 'e.count - 1' : '0'}, ${fields.join(', ')};
let n = ${DONE};
switch (x0) {
${cases.join('\n')}
}
if (n !== ${DONE}) {
${stop}(m, a + ${FRAME_WORDS}, ${module.value(resolving)}.base, ${all ? '0' : '-1'}, ${own.join(', ')});
${this.stopAt(this.writing.code.list[at]!.stage!)}
return n;
}
${all ? '' : `break ${label};`}
} }`;
  }

  // ---- steps with nothing to do ---------------------------------------------------------------------------------

  private readonly idles = new Map<StepInfo, string | null>();

  /**
   * The name of a function that tells whether a step has nothing to do just now, such as to repair what is legal. Null if the step always does
   * something. A test is less work than a step that can stop.
   */
  private idle(info: StepInfo): string | null {
    const known = this.idles.get(info);
    if (known !== undefined) return known;
    this.idles.set(info, null);
    const code = this.codes.get(info);
    if (!code || this.unchanged === null) return null;
    const name = this.module.name('i');
    const isWritten = this.apart(code, 'plain', () => {
      const tests = this.idleBlock(info.body);
      if (tests === null) return false;
      const names = info.slots.map((_, at) => plainName(at));
      const further = names.slice(info.params.length);
      const locals = further.length > 0 ? `let ${further.map((one) => `${one} = 0`).join(', ')};\n` : '';
      this.module.function(name, ['m', ...names.slice(0, info.params.length)], `${locals}${tests}\nreturn true;`);
      return true;
    });
    if (isWritten) this.idles.set(info, name);
    return this.idles.get(info)!;
  }

  /** Writes what returns false if statements have something to do. Null if they always do something. */
  private idleBlock(block: Block): string | null {
    const lines: string[] = [];
    for (const one of block) {
      const line = this.isNothing(one) ? '' : this.idleStatement(one);
      if (line === null) return null;
      lines.push(line);
    }
    return lines.join('\n');
  }

  private idleStatement(one: TypedStatement): string | null {
    const does = 'return false;';
    switch (one.do) {
      case 'let':
        return draws(one.value) ? null : this.write(one.local, this.num(one.value));
      case 'leave':
        return 'return true;';
      case 'while':
        return draws(one.when) ? null : `if (${this.test(one.when)}) ${does}`;
      case 'if': {
        const when = this.knownNumber(one.when);
        if (when !== null) return this.idleBlock(when === 0 ? one.otherwise : one.then);
        const [then, otherwise] = [this.idleBlock(one.then), this.idleBlock(one.otherwise)];
        if (draws(one.when) || (then === null && otherwise === null)) return null;
        return `if (${this.test(one.when)}) {\n${then ?? does}\n} else {\n${otherwise ?? does}\n}`;
      }
      case 'for-players': {
        const inner = this.idleBlock(one.body);
        if (inner === null || draws(one.set) || draws(one.where)) return null;
        const where = one.where === null ? '' : `if (${this.test(one.where)}) `;
        return `{\n${this.walk(one.set, plainName(one.local.slot), 0, () => `${where}{\n${inner}\n}`)}\n}`;
      }
      case 'call': {
        const idle = one.args.some(draws) ? null : this.idle(one.step);
        return idle === null ? null : `if (!${idle}(${['m', ...this.args(one.args)].join(', ')})) ${does}`;
      }
      case 'resolve':
        return `if (m.records[${this.module.value(chainRecord(one.chain))}].count > 0) ${does}`;
      default:
        return null;
    }
  }

  // ---- statements -----------------------------------------------------------------------------------------------

  private body(one: TypedStatement, from: number, isWhole: boolean): string {
    const { module, host } = this;
    const { places } = host;
    switch (one.do) {
      case 'cite':
        return this.cite(one.rule);
      case 'let':
        return this.write(one.local, this.num(one.value));
      case 'change':
        return this.change(one);
      case 'move':
        return `{ const card = ${this.num(one.card)}, zone = ${this.zone(one.to)};
if (card >= 0 && zone >= 0) m.${one.under ? 'moveUnder' : 'move'}(card, zone, ${this.rule(one.rule)}, ${one.counts}); }`;
      case 'shuffle':
        return `${module.value(host.shuffle)}(m, ${this.zone(one.zone)}, ${this.rule(one.rule)}, ${one.counts});`;
      case 'make':
        return `${module.value(host.make)}(m, ${this.num(one.card)}, ${this.zone(one.zone)}, ${this.rule(one.rule)}, ${one.counts});\n${this.checked}`;
      case 'show': {
        const cite = one.counts ? `${this.cite(one.rule)}\n` : '';
        const seat = one.to === null ? '-2' : this.num(one.to);
        const show = (card: string): string => `${module.value(host.show)}(m, ${card}, ${seat}, ${one.hides});`;
        if ('op' in one.cards) return `${cite}${show(this.num(one.cards))}`;
        const card = module.name('t');
        return `${cite}{\n${this.walk(one.cards, card, 0, () => show(card))}\n}`;
      }
      case 'tell': {
        const values = one.values.map((local) => {
          const text = this.localText(local);
          return local.type.is === 'card' ? `${module.value(host.shown)}(m, ${text})` : text;
        });
        const kind = numberText(host.events.told + one.event.index);
        const note = `if (m.sink !== null) m.note(${[kind, this.rule(one.rule), ...values.slice(0, 5)].join(', ')});`;
        return one.counts ? `${this.cite(one.rule)}\n${note}` : note;
      }
      case 'if':
        return this.ifs(one, isWhole);
      case 'while':
        return this.loop(one.body, isWhole, `if (!(${this.test(one.when)})) `, '', this.pricesOf(from), '');
      case 'repeat': {
        const left = this.localText(one.left);
        return `${this.write(one.left, this.num(one.times))}\n${this.loop(
          one.body,
          isWhole,
          `if (!(${left} > 0)) `,
          this.write(one.left, `${left} - 1`),
          `${AT} = ${this.line(one.line)}; ${this.spend(1)}`,
          '',
        )}`;
      }
      case 'for-players': {
        const { first, count } = this.seats(one.set);
        const [left, player] = [this.localText(one.left), this.localText(one.local)];
        const tests = [
          ...(this.reading.places.out < 0 ? [] : [this.plays(player)]),
          ...(one.where ? [this.test(one.where)] : []),
        ];
        return `${this.write(one.left, count)}
${this.write(one.local, one.set.from === null ? 'm.seats - 1' : `(${first} + m.seats - 1) % m.seats`)}
${this.loop(
  one.body,
  isWhole,
  `if (!(${left} > 0)) `,
  `${this.write(one.left, `${left} - 1`)}\n${this.write(one.local, `${player} + 1 < m.seats ? ${player} + 1 : 0`)}`,
  '',
  tests.join(' && '),
)}`;
      }
      case 'for-numbers': {
        const [left, number] = [this.localText(one.left), this.localText(one.local)];
        const [start, end] = [this.num(one.set.from), this.num(one.set.to)];
        const loop = (): string =>
          this.loop(
            one.body,
            isWhole,
            `if (!(${left} > 0)) `,
            `${this.write(one.left, `${left} - 1`)}\n${this.write(one.local, `${number} + 1`)}`,
            `${AT} = ${this.line(one.line)}; ${this.spend(1)}`,
            one.where ? this.test(one.where) : '',
          );
        return `{ const first = ${start};
${this.write(one.left, `${end} - first + 1`)}
${this.write(one.local, 'first - 1')} }
${setsLocals(one.body) ? loop() : this.visiting(one.local, one.set, loop)}`;
      }
      case 'for-cards':
        return this.forCards(one, isWhole);
      case 'call':
        return this.calls(one, from);
      case 'setup': {
        const rule = this.cite(one.rule);
        let at = from;
        return host.setup
          .map((info) => {
            const text = `${rule}\n${this.callsStep(info, [], at)}`;
            at = this.callAt(at) + 1;
            return text;
          })
          .join('\n');
      }
      case 'turn': {
        const steps = one.steps === null ? '0' : `${this.num(one.steps)} + 1`;
        const args = ['player', '0', numberText(host.rule(one.rule)), steps];
        const plays = `player >= 0 && ${this.plays('player')}`;
        const before = `const player = ${this.num(one.player)};`;
        return this.callIf(plays, module.value(host.turn), args, this.callAt(from), before);
      }
      case 'happens':
        return this.happens(one, from, isWhole);
      case 'wait': {
        const wait = module.value(host.wait(one.chain, one.entry, host.rule(one.rule), one.counts));
        const card = one.card === null ? '-1' : this.num(one.card);
        const seat = one.player === null ? '-2' : this.localText(one.player);
        return `${wait}(m, ${card}, ${seat}, [${this.args(one.args).join(', ')}]);\n${this.checked}`;
      }
      case 'resolve': {
        // Where nothing waits, there is nothing to call.
        const step = module.value(host.resolveStep(one.chain));
        const entries = `m.records[${module.value(chainRecord(one.chain))}]`;
        const at = this.callAt(from);
        const waits = `${this.orAnswer}${entries}.count > 0`;
        if (this.unchanged?.isEmpty(one.chain) === true) return `${this.behind(at)}${this.after(at)}`;
        const resolved = this.resolves(one, at);
        if (resolved !== null) return `${resolved}${this.behind(at)}${this.after(at)}`;
        return this.callIf(waits, step, [one.all ? '0' : '1'], at, '', this.behind(at));
      }
      case 'go-on':
        return `m.tableWords[${numberText(places.replaced[one.moment.index]!)}] &= ${~REPLACED};`;
      case 'perform': {
        const find = module.value((entry: number): Step | null => host.actionStep(entry));
        const args = [this.num(one.card), this.num(one.player)];
        const before = `const target = ${find}(${this.num(one.entry)});`;
        return this.callIf('target !== null', 'target', args, this.callAt(from), before);
      }
      case 'ask':
        return this.ask(one, from);
      case 'choose':
        return this.choose(one, from);
      case 'stop': {
        const loop = this.writing.loops.at(-1)!;
        loop.isUsed = true;
        return `${loop.clears ?? ''}${loop.leave}`;
      }
      case 'leave':
        return `${this.writing.loops.map(({ clears = '' }) => clears).join('')}${this.left}`;
      case 'out': {
        const seat = this.num(one.player);
        return `{ const seat = ${seat};\n${this.cite(one.rule)}\nif (seat >= 0) m.seatWords[${numberText(this.reading.places.out)} * m.seats + seat] = 1; }`;
      }
      case 'end-turn':
        return `m.tableWords[${numberText(places.turnEnds)}] = 1;`;
      case 'wins': {
        const winner = one.winner === null ? '-1' : this.num(one.winner);
        return `m.tableWords[${places.winner}] = ${winner};
m.tableWords[${places.cause}] = ${this.num(one.ending)};
m.tableWords[${places.rule}] = ${this.rule(one.rule)};
m.emit(${host.events.over}, ${this.rule(one.rule)}, m.tableWords[${places.winner}], m.tableWords[${places.cause}]);
m.finish();
${this.isPlain ? 'return;' : `return ${AGAIN};`}`;
      }
      default:
        return this.closures(one);
    }
  }

  /** A statement that has closures only. */
  private closures(one: TypedStatement): string {
    if (this.inVariables) throw new NeedsFrameError();
    const [from, to] = this.writing.code.spans.get(one)!;
    const acts = this.writing.code.list.slice(from, to).map(({ is, act }) => {
      if (is !== 'do') throw new UnwrittenError();
      return `${this.module.value(act!)}(m);\n${this.checked}`;
    });
    return acts.join('\n');
  }

  private line(line: number): number {
    this.lines.push([this.writing.code.step, line]);
    return this.lines.length - 1;
  }

  private change(one: Of<'change'>): string {
    const { target, how } = one;
    if (this.keepsField(one)) return one.rule === null ? '' : this.cite(one.rule);
    const value = this.num(one.value);
    if (target.kind === 'field' && target.field.of === 'card' && target.field.actions && !target.number)
      return this.closures(one);
    const before = how === 'set' ? '' : this.readTarget(target);
    const changed = how === 'set' ? value : `${this.bound_()}(${before} ${how === 'add' ? '+' : '-'} ${value})`;
    const cite = one.rule === null ? '' : `\n${this.cite(one.rule)}`;
    if (target.kind === 'local') return `${this.write(target.local, changed)}${cite}`;
    const { index, id, of } = target.field;
    const visited = target.number && of === 'card' ? this.visitedWord(target.field, target.of!, target.number) : null;
    if (visited !== null)
      return `{ const value = ${changed};\nm.cardWords[${visited}] = Math.max(-${CARD_LIMIT}, Math.min(${CARD_LIMIT}, value)); }${cite}`;
    const holder = target.of === null ? '' : this.num(target.of);
    if (of === 'card' && target.number)
      return `{ const value = ${changed}, word = ${this.actionWord(target.field)}(m, ${holder}, ${this.num(target.number)});
if (word >= 0) m.cardWords[word] = Math.max(-${CARD_LIMIT}, Math.min(${CARD_LIMIT}, value)); }${cite}`;
    if (of === 'card')
      return `{ const value = ${changed}, card = ${holder};
if (card >= 0) ${this.cardWord(id, 'card')} = Math.max(-${CARD_LIMIT}, Math.min(${CARD_LIMIT}, value)); }${cite}`;
    if (of === 'player' && target.number) {
      const { first, last, start } = placesOf(target.field, this.reading.layout);
      return `{ const value = ${changed}, seat = ${holder}, number = ${this.num(target.number)};
if (seat >= 0 && number >= ${first} && number <= ${last}) m.seatWords[(${start} + number) * m.seats + seat] = value; }${cite}`;
    }
    if (target.number) {
      const { first, last, start } = placesOf(target.field, this.reading.layout);
      return `{ const value = ${changed}, number = ${this.num(target.number)};
if (number >= ${first} && number <= ${last}) m.tableWords[${start} + number] = value; }${cite}`;
    }
    if (of === 'player')
      return `{ const value = ${changed}, seat = ${holder};\nif (seat >= 0) m.seatWords[${index} * m.seats + seat] = value; }${cite}`;
    return `m.tableWords[${index}] = ${changed};${cite}`;
  }

  private readTarget(target: Target): string {
    const place = { line: 0, column: 0 };
    if (target.kind === 'local') return this.localText(target.local);
    const { field, of, number } = target;
    return this.num({ op: 'field', field, of, number, type: field.type, ...place });
  }

  private ifs({ when, then, otherwise }: Of<'if'>, isWhole: boolean): string {
    const known = this.knownNumber(when);
    if (known !== null) return this.block(known === 0 ? otherwise : then, isWhole);
    const test = this.test(when);
    if (isWhole || (this.isShort(then) && this.isShort(otherwise))) {
      const other = otherwise.length > 0 ? ` else {\n${this.block(otherwise, true)}\n}` : '';
      return `if (${test}) {\n${this.block(then, true)}\n}${other}`;
    }
    const [skip, end] = [this.place(), this.place()];
    const one = this.block(then, false);
    if (otherwise.length === 0) return `if (!(${test})) ${this.go(skip)}\n${one}\ncase ${skip}:`;
    return `if (!(${test})) ${this.go(skip)}\n${one}\n${this.go(end)}\ncase ${skip}:\n${this.block(otherwise, false)}\ncase ${end}:`;
  }

  /** Whether statements can be inside others: the match never stops in them. */
  private isShort(block: Block): boolean {
    return this.neverAsks(block) && !this.hasCall(block);
  }

  private hasCall(block: Block): boolean {
    return block.some((one): boolean => {
      if (one.do === 'call' || one.do === 'resolve') return true;
      if (one.do === 'if') return this.hasCall(one.then) || this.hasCall(one.otherwise);
      if (one.do === 'happens') return this.hasCall(one.then);
      return 'body' in one && this.hasCall(one.body);
    });
  }

  /**
   * Writes a loop.
   * @param unless the condition that leaves the loop, without what it does
   * @param step what happens before the body
   * @param price the price of each round
   * @param where the condition of the body
   */
  private loop(body: Block, isWhole: boolean, unless: string, step: string, price: string, where: string): string {
    const { loops } = this.writing;
    if (isWhole || this.isShort(body)) {
      const label = this.module.name('t');
      const loop: Loop = { leave: `break ${label};`, isUsed: false };
      loops.push(loop);
      const inner = this.block(body, true);
      loops.pop();
      const only = where === '' ? '' : `if (!(${where})) continue;\n`;
      return `${label}: for (;;) {\n${price}\n${unless}break;\n${step}\n${only}${inner}\n}`;
    }
    const [start, end] = [this.place(), this.place()];
    loops.push({ leave: this.go(end), isUsed: false });
    const inner = this.block(body, false);
    loops.pop();
    const only = where === '' ? '' : `if (!(${where})) ${this.go(start)}\n`;
    return `case ${start}:\n${price}\n${unless}${this.go(end)}\n${step}\n${only}${inner}\n${this.go(start)}\ncase ${end}:`;
  }

  private forCards(one: Of<'for-cards'>, isWhole: boolean): string {
    const where = (): string => {
      const test = one.where === null ? '' : this.test(one.where);
      return test;
    };
    const listed = this.unchanged === null ? this.entriesListed(one) : null;
    const fits = this.acting(one);
    if (listed?.isEmpty) return this.walk(one.set, this.module.name('t'), listed.cost, () => '', { cost: 0 });
    if (isWhole || this.isShort(one.body)) {
      const [first, end, i] = [this.module.name('t'), this.module.name('t'), this.module.name('t')];
      const card = this.module.name('t');
      const test = where();
      const write = this.write(one.local, card);
      /**
       * Writes what happens with each card of a zone, or nothing if it is nothing with any card of the pool. Code that counts the same work as
       * closures passes over no card: they compute the condition of each entry up to its first part that is false.
       * @param zone null if cards can move before
       */
      const visit = (zone: number | null, part: () => string): string => {
        const none = this.unchanged === null ? undefined : listed?.none(card, zone);
        if (none === 'all') return '';
        if (none === undefined) return part();
        return `if (${none}) { ${this.spend(listed!.cost)} continue; }\n${part()}`;
      };
      if (one.where === null && isStill(one.body) && seatsAreLocals(one.set)) {
        const inner = (): string => this.standing(one.local, this.walked, () => this.block(one.body, true));
        const body = (): string => visit(this.walked, () => `${write}\n${inner()}`);
        return `{\n${this.passing(fits, () => this.walk(one.set, card, 0, body, { cost: 0 }))}\n}`;
      }
      const push = (): string =>
        visit(null, () => `${test === '' ? '' : `${write}\nif (${test}) `}${this.aside}[${TOP}++] = ${card};`);
      const walk = this.passing(fits, () => this.walk(one.set, card, 0, push, { cost: 0 }), one);
      const label = this.module.name('t');
      this.writing.loops.push({ leave: `break ${label};`, isUsed: false });
      const inner = this.block(one.body, true);
      this.writing.loops.pop();
      return `{ const ${first} = ${TOP};
${walk}
const ${end} = ${TOP};
${label}: for (let ${i} = ${first}; ${i} < ${end}; ${i}++) {
${this.write(one.local, `${this.aside}[${i}]`)}
${inner}
}
${TOP} = ${first}; }`;
    }
    const order = `m.card[${this.module.value(`loop ${one.order}`)}]`;
    const card = this.module.name('t');
    const test = where();
    const write = this.write(one.local, card);
    const number = (): string => `${write}\n${test === '' ? '' : `if (${test}) `}order[${card}] = ++number;`;
    const walk = this.passing(fits, () => this.walk(one.set, card, 0, number));
    return `{ const order = ${order};
let number = 0;
order.fill(0);
${walk} }
${this.numbered(order, one.local, one.done, one.body)}`;
  }

  /** Whether what statements do with a card depends on its entries. */
  private visitsCards(body: Block): boolean {
    return body.some((one) => (one.do === 'call' ? this.visitsEntries(one.step) : one.do === 'for-numbers'));
  }

  /** Which cards a loop over cards does something with, where that depends on their entries. Null for other loops. */
  private acting({ local, set, where, body }: Of<'for-cards'>): Fits | null {
    if (this.unchanged === null || !this.visitsCards(body) || draws(set) || draws(where)) return null;
    const stays = where === null && isStill(body) && seatsAreLocals(set);
    return (def, zone) => {
      if (!this.canBe([where], [local, { def, zone }])) return false;
      const locals = this.knownLocals().set(local, { def, zone: stays ? zone : null });
      return this.mayAct(body, locals, 0);
    };
  }

  /**
   * A loop over cards in which nothing happens but a loop over their entries: whether no card has entries, what a card costs then, and which
   * cards are passed over because none of their entries can satisfy the only condition.
   */
  private entriesListed(one: Of<'for-cards'>): {
    readonly isEmpty: boolean;
    readonly cost: number;
    /** What tests whether a card of a zone is passed over, or `all`. */
    none(card: string, zone: number | null): string;
  } | null {
    const [inner, ...further] = one.body;
    if (one.where !== null || further.length > 0 || inner?.do !== 'for-numbers') return null;
    const { from, to } = inner.set;
    if (from.op !== 'first-entry' || to.op !== 'last-entry' || from.of.op !== 'local' || from.of.local !== one.local)
      return null;
    const { entries, firstEntry } = this.reading.printed.groups.get(from.group)!;
    const [only, ...others] = inner.body;
    const when = only?.do === 'if' && only.otherwise.length === 0 && others.length === 0 ? only.when : null;
    return {
      isEmpty: entries.length === 0,
      cost: this.writing.code.prices[this.from(inner)]!.units + 1,
      none: (card, zone) => {
        const can = entries.map(({ def }, at) =>
          this.canBe([inner.where, when], [one.local, { def, zone }], [inner.local, at]),
        );
        const possible = Array.from(firstEntry.subarray(1), (next, def) =>
          can.slice(firstEntry[def], next).includes(true) ? 1 : 0,
        );
        return possible.includes(1) ? `${this.table(possible)}[m.def[${card}]] === 0` : 'all';
      },
    };
  }

  /** Writes the loop over cards by the numbers that a field of cards has. */
  private numbered(order: string, local: Local, done: Local, body: Block): string {
    const [start, end] = [this.place(), this.place()];
    this.writing.loops.push({ leave: this.go(end), isUsed: false, clears: `${order}.fill(0);` });
    const inner = this.block(body, false);
    this.writing.loops.pop();
    return `${this.write(done, '0')}
case ${start}: {
const next = ${this.localText(done)} + 1, order = ${order}, card = order.indexOf(next);
if (card < 0) ${this.go(end)}
order[card] = 0;
${this.write(local, 'card')}
${this.write(done, 'next')}
}
${inner}
${this.go(start)}
case ${end}:`;
  }

  private happens(one: Of<'happens'>, from: number, isWhole: boolean): string {
    const { moment } = one;
    const { host } = this;
    const { listens, acts } = host.heard(moment);
    const lines: string[] = [];
    const args = this.args(one.args);
    const names = args.map((_, at) => `y${at}`);
    const before = args.length > 0 ? `const ${args.map((arg, at) => `y${at} = ${arg}`).join(', ')};` : '';
    const end = acts.length > 0 ? this.place() : -1;
    if (acts.length > 0) {
      const at = this.callAt(from);
      const replaced = `m.tableWords[${numberText(host.places.replaced[moment.index]!)}]`;
      const step = this.module.value(host.insteadStep(moment));
      const used = this.module.value(usedField(moment));
      lines.push(
        this.callIf(
          this.mayHear(acts),
          step,
          names,
          at,
          before,
          `m.card[${used}].fill(0);\n${replaced} = 0;\nm.spend(m.slots * ${moment.instead.length});`,
        ),
        `if ((${replaced} & ${REPLACED}) !== 0) ${this.go(end)}`,
      );
    }
    lines.push(this.block(one.then, isWhole));
    if (moment.ends.length > 0)
      lines.push(`m.spend(m.slots * ${moment.ends.length});`, `${this.module.value(host.restart(moment))}(m);`);
    if (listens.length > 0 && moment.queue !== null) {
      const waits = this.queues.get(moment) ?? this.queueing(moment, moment.queue, listens);
      lines.push(`${waits}(${['m', ...args].join(', ')});`, this.checked);
    } else if (listens.length > 0) {
      const [, to] = this.writing.code.spans.get(one)!;
      // The call is the last one of the statement.
      let at = to - 1;
      while (this.writing.code.list[at]!.is !== 'call') at--;
      const step = this.module.value(host.momentStep(moment));
      const otherwise = `m.spend(m.slots * ${listens.length});${this.behind(at)}`;
      lines.push(this.callIf(this.mayHear(listens), step, names, at, before, otherwise));
    }
    if (end >= 0) lines.push(`case ${end}:`);
    return lines.join('\n');
  }

  /** Whether a text can hear what happens: its card is where the text counts, or the rules say it. */
  private mayHear(texts: readonly ListenerInfo[]): string {
    if (texts.some(({ text }) => text.card === null)) return 'true';
    return `${this.orAnswer}${this.firstWith(texts.map(({ text }) => text))}(m, 0) >= 0`;
  }

  /** Writes a function that lets the texts which hear a moment wait in its queue. */
  private queueing(moment: MomentInfo, queue: ChainInfo, texts: readonly ListenerInfo[]): string {
    const { host, module } = this;
    const holders = module.value(this.reading.layout.holders);
    const values = moment.params.map((_, at) => `x${at}`);
    const ofCards = texts.filter(({ text }) => text.card !== null);
    const lines = texts.map((listener) => {
      const { text, self, heard, where, uses, entry } = listener;
      const names = heard.map(({ register }) => `r${register}`);
      const isHeard = (card: string): string =>
        where === null
          ? 'true'
          : this.helper(
              'c',
              () => this.withBound([self, ...heard], () => `return ${this.test(where)};`),
              [`r${self.register}`, ...names],
              [card, ...values.slice(0, names.length)],
            );
      const passed = uses.map((at) => values[at]!);
      const add = (card: string, seat: string, args: readonly string[]): string => {
        const rule = numberText(host.entryRule(listener, queue));
        return `${module.value(host.add(queue))}(m, ${entry!.index}, ${card}, ${seat}, ${rule}, [${args.join(', ')}]);`;
      };
      if (text.card === null) return `if (!m.over && ${isHeard('-1')}) ${add('-1', '-1', passed)}`;
      return `for (let i = 0; i < n && !m.over; i++) {
const card = list[i];
${this.skipWithout(text, 'continue;')}
if (${isHeard('card')}) ${add('card', `${holders}[m.zone[card]]`, ['card', ...passed])}
}`;
    });
    const first = ofCards.length > 0 ? this.firstWith(ofCards.map(({ text }) => text)) : null;
    // The cards that can hear it, in order. A match has fewer cards than an option can name.
    const list = module.value(new Int16Array(MOST_ARGUMENT + 1));
    const listing =
      first === null
        ? ''
        : `const list = ${list};
let n = 0;
for (let card = ${first}(m, 0); card >= 0; card = ${first}(m, card + 1)) list[n++] = card;`;
    const name = module.name('w');
    module.function(name, ['m', ...values], `${listing}\n${lines.join('\n')}`);
    this.queues.set(moment, name);
    return name;
  }

  // ---- questions ------------------------------------------------------------------------------------------------

  private ask(one: Of<'ask'>, from: number): string {
    const stage = this.writing.code.list[from]!.stage!;
    const isOffered = ({ where }: TypedChoice): boolean => where === null || this.knownNumber(where) !== 0;
    const lists = one.choices.filter(isOffered).map((choice) => `${this.lister(choice)};`);
    const pass = one.pass?.index ?? -1;
    const mayPass = one.passWhere === null ? '' : `if (${this.test(one.passWhere)}) `;
    const acts = one.passBody.length > 0 ? ' || true' : '';
    const [arrival, none] = [this.place(), this.place()];
    const price = this.pricesOf(from);
    const chosen = new Map<number, { readonly choice: TypedChoice | null; readonly place: number }>();
    for (const choice of one.choices) chosen.set(choice.option.index, { choice, place: this.place() });
    const loop: Loop | null = one.many ? { leave: '', isUsed: false } : null;
    const end = this.place();
    if (loop) this.writing.loops.push({ leave: this.go(end), isUsed: false });
    const bodies = one.choices.map((choice) => {
      const place = chosen.get(choice.option.index)!;
      const body = isOffered(choice) ? this.block(choice.body, false) : '';
      return `case ${place.choice === choice ? place.place : this.place()}:\n${body}\n${this.go(one.many ? arrival : none)}`;
    });
    if (loop) this.writing.loops.pop();
    let passBody = '';
    if (one.pass !== null) {
      const place = this.place();
      chosen.set(one.pass.index, { choice: null, place });
      passBody = `case ${place}:\n${this.block(one.passBody, false)}`;
    }
    const isFrame = !this.inVariables;
    this.writing.answers.set(stage, (run) => {
      const cases = [...chosen].map(([kind, { choice, place }]) => {
        const values = (choice?.binders ?? []).map(
          (binder, at) => [binder.local.slot, `${at === 0 ? 'x' : 'y'} + ${firstOf(binder)}`] as const,
        );
        const writes = isFrame ? values.map(([slot, value]) => `f[a + ${slot}] = ${value};\n`) : [];
        return `case ${numberText(kind)}:\n${writes.join('')}${run(place, true, new Map(values))}`;
      });
      return `switch (kind) {\n${cases.join('\n')}\n}`;
    });
    const ends = `if (answers) {\n${this.stopHere(stage)}\nreturn ${AGAIN};\n}`;
    const lines = [
      `case ${arrival}:`,
      ...(this.unchanged === null ? [price] : []),
      // What follows an answer ends where the next question begins. Where steps call each other then, another step can begin with a question.
      ...(this.unchanged === null ? [ends, this.stage(stage)] : [this.stage(stage), ends]),
      price,
      'm.optionCount = 0;',
      '{',
      ...lists,
      `const seat = ${this.num(one.player)};`,
      ...(pass >= 0 ? [`${mayPass}if (m.optionCount > 0 || m.asksAnyway(seat)${acts}) m.offer(${pass});`] : []),
      `if (m.optionCount > 0 && seat >= 0 && ${this.plays('seat')}) {\n${this.stopHere(stage)}\nreturn seat;\n}`,
      '}',
      this.go(none),
      ...bodies,
      passBody,
      `case ${end}:`,
      `case ${none}:`,
    ];
    return lines.join('\n');
  }

  /** The price of what the code comes back to, each time that it does. */
  private pricesOf(from: number): string {
    const price = this.writing.code.prices[from];
    return `${AT} = ${this.line(price?.line ?? 1)}; ${this.spend(price?.units ?? 1)}`;
  }

  private choose(one: Of<'choose'>, from: number): string {
    const { code } = this.writing;
    const asks = code.list[from + 1]!;
    const numbers = code.list[from + 2]!;
    const stage = asks.stage!;
    const { local } = one.choice.binders[0]!;
    const order = `m.card[${this.module.value(`loop ${one.order}`)}]`;
    const [arrival, none, after] = [this.place(), this.place(), this.place()];
    const price = this.pricesOf(from + 1);
    this.writing.answers.set(
      stage,
      (run) => `if (kind === 0) ${run(after, true)}\n${order}[x] = 1;\n${run(arrival, true)}`,
    );
    // Closures list the options, and read the frame.
    return `${order}.fill(0);
case ${arrival}:
${this.stopHere(stage)}
if (answers) return ${AGAIN};
${this.stage(stage)}
${price}
${this.inVariables ? this.stopHere(stage) : ''}
m.optionCount = 0;
{ const seat = ${this.module.value(asks.list!)}(m);
if (m.optionCount > 0 && seat >= 0 && ${this.plays('seat')}) return seat; }
${this.go(none)}
case ${after}:
${this.module.value(numbers.act!)}(m);
${this.numbered(order, local, one.at, one.choice.body)}
case ${none}:`;
  }

  /** Writes a function that lists the options of a choice. Returns its call. */
  private lister(choice: TypedChoice): string {
    const { binders, option } = choice;
    for (const { local } of binders) this.listed.add(local);
    const text = this.helper('o', () => {
      const names = binders.map(({ local }) => `r${local.register}`);
      const offers = binders.map((binder, at) => {
        const first = firstOf(binder);
        return first === 0 ? names[at]! : `${names[at]} - ${first}`;
      });
      const walks = (at: number): string => {
        const binder = binders[at];
        // A choice of one thing.
        if (!binder) return `${this.spend(units)}\n${inner}`;
        const isLast = at + 1 === binders.length;
        const walk = (): string =>
          this.binderWalk(binder, names[at]!, isLast ? units : 0, () => {
            const text = isLast ? inner : second;
            return at === 0 ? here(text) : text;
          });
        const guard = binder.kind === 'set' && isLast ? { local: binder.local, where: choice.where } : null;
        return this.passing(at === 0 ? this.offering(choice) : null, walk, guard);
      };
      let inner = '';
      let units = 0;
      let second = '';
      /** Nothing for a zone with no card of which the option can be offered. */
      const here = (text: string): string => {
        const [first] = binders;
        return first?.kind === 'set' && this.isNeverHere(first.local, [choice.where]) ? '' : text;
      };
      const bind = (at: number): void => {
        const binder = binders[at];
        if (binder?.kind === 'entries' && binder.of.op === 'local') this.cardOf.set(binder.local, binder.of.local);
        if (binder) return this.bound(binder.local, () => bind(at + 1));
        const [text_, parts] = this.priced(() => {
          const fits = binders.flatMap((one, at) =>
            this.isArgument(one) ? [] : [`(${names[at]!} >= 0 && ${names[at]!} <= ${MOST_ARGUMENT})`],
          );
          const guards = [
            ...(choice.where === null ? [] : [(): string => this.test(choice.where!)]),
            ...choice.refusals.map(
              ({ when }) =>
                (): string =>
                  `!(${this.test(when)})`,
            ),
          ];
          // Only the first condition is always computed.
          const tests = [
            ...fits,
            ...guards.map((guard, at) => (at === 0 && fits.length === 0 ? guard() : this.alone(guard))),
          ];
          const offer = `m.offer(${[option.index, ...offers].join(', ')});`;
          return tests.length > 0 ? `if (${tests.join(' && ')}) ${offer}` : offer;
        });
        inner = text_;
        units = parts;
        // The walks declare them, unless no card has an entry and there is nothing to walk over.
        for (const name of names) this.use(this.declare(name));
      };
      bind(0);
      if (binders.length > 1) second = this.bound(binders[0]!.local, () => walks(1));
      return walks(0);
    });
    for (const { local } of binders) {
      this.listed.delete(local);
      this.cardOf.delete(local);
    }
    return text;
  }

  /** Which cards can have an entry that is offered, if a choice is of a card and one of its entries. */
  private offering({ binders, where }: TypedChoice): Fits | null {
    const [card, entry, ...others] = binders;
    if (this.unchanged === null || card?.kind !== 'set' || entry?.kind !== 'entries' || others.length > 0) return null;
    if (entry.of.op !== 'local' || entry.of.local !== card.local || draws(where)) return null;
    const { entries } = this.reading.printed;
    return (def, zone) =>
      entries.some((one, at) => one.def === def && this.canBe([where], [card.local, { def, zone }], [entry.local, at]));
  }

  /** Whether the things of a binder have numbers that options can name. */
  private isArgument(binder: TypedBinder): boolean {
    if (binder.kind === 'entries') return this.reading.printed.entries.length <= MOST_ARGUMENT;
    if (binder.kind === 'range') return true;
    const { set } = binder;
    return set.set === 'numbers' ? set.zone !== null : set.set !== 'waiting';
  }

  private binderWalk(binder: TypedBinder, member: string, units: number, body: () => string): string {
    if (binder.kind === 'set') {
      const whole: Whole = { cost: 0 };
      const walk = this.walk(binder.set, member, units, body, whole);
      return `${this.spend(whole.cost)}\n${walk}`;
    }
    const last = this.module.name('t');
    if (binder.kind === 'range') {
      const [from, to] = [this.num(binder.from), this.num(binder.to)];
      return `const ${last} = Math.min(${MOST_ARGUMENT}, ${to});
for (let ${this.declare(member)} = Math.max(0, ${from}); ${member} <= ${last}; ${member}++) {
${this.spend(1 + units)}
${body()}
}`;
    }
    const { entries, firstEntry } = this.reading.printed;
    if (entries.length === 0) return '';
    const firsts = this.module.value(firstEntry);
    const card = this.module.name('t');
    return `const ${card} = ${this.num(binder.of)};
for (let ${this.declare(member)} = ${card} < 0 ? 0 : ${firsts}[m.def[${card}]], ${last} = ${card} < 0 ? 0 : ${firsts}[m.def[${card}] + 1]; ${member} < ${last}; ${member}++) {
${this.spend(units)}
${body()}
}`;
  }
}

/** Whether statements move no card and write no local, so that a set of cards stays what it is. */
const isStill = (block: Block): boolean =>
  block.every((one): boolean => {
    if (one.do === 'if') return isStill(one.then) && isStill(one.otherwise);
    if (one.do === 'for-numbers') return isStill(one.body);
    return one.do === 'cite' || one.do === 'tell' || (one.do === 'change' && one.target.kind === 'field');
  });

/** Whether statements may give a local another value, or stop. */
const setsLocals = (block: Block): boolean =>
  block.some((one): boolean => {
    if (one.do === 'ask' || one.do === 'choose') return true;
    if (one.do === 'change' && one.target.kind === 'local') return true;
    const inner = 'then' in one ? [...one.then, ...('otherwise' in one ? one.otherwise : [])] : [];
    return setsLocals('body' in one ? one.body : inner);
  });

/** Whether the zones of a set depend on locals alone. */
const seatsAreLocals = (set: TypedSet): boolean => {
  if (set.set === 'union') return set.sets.every(seatsAreLocals);
  return set.set === 'zone' && set.number === null && set.player.op === 'local';
};

/** The number that an option writes as 0 for the thing of a binder. */
const firstOf = (binder: TypedBinder): number =>
  binder.kind === 'set' && binder.set.set === 'numbers' && binder.set.zone?.columns === true ? 1 : 0;
