/**
 * Compiles the steps of a play document to stages of the kernel. The statements of a step become a list of instructions. A stage is a place
 * in this list at which a match can stop: the start of the step, each question, and the place after each call.
 */
import {
  DONE,
  AGAIN,
  MOST_CARDS,
  NEXT,
  NOWHERE,
  WorkSpentError,
  collectSteps,
  step as kernelStep,
  type AnswerBody,
  type AskBody,
  type AskStage,
  type Control,
  type Match,
  type Mechanics,
  type PendingAction,
  type SetQuestion,
  type Stage,
  type StageTable,
  type Step,
} from '@rulewright/engine';
import { nextOf, type PartialSet } from './chosen-set.ts';
import {
  ExpressionCompiler,
  bounded,
  chainRecord,
  nothingOf,
  type Read,
  type ProgramReading,
} from './compile-expression.ts';
import {
  REPLACED,
  adderOf,
  type Adder,
  endOfHearing,
  firstHearing,
  heardBy,
  hears,
  insteadStep,
  resolveStep,
  type AskingStep,
  pendingWith,
  type DescribedStep,
  type TimingHost,
} from './compile-timing.ts';
import { ModuleText, type EmittedFunctions } from './emit-module.ts';
import { MOST_TALLIES } from './emit-expression.ts';
import { StepEmitter, type MovedCards, type StageClosure, type StepHost, type TurnParts } from './emit-steps.ts';
import { UnchangedState } from './unchanged.ts';
import { SILENT, firstText, optionTexts, partsOfSet, type OptionTexts, type TextReader } from './option-texts.ts';
import { scopesOf, type StatementTrace } from './trace.ts';
import { BEFORE_STEPS, EXAMPLE_BEGINS, TURN_BEGINS, namesColumn, rulesOfPlay } from '@rulewright/content/play';
import type {
  ActionInfo,
  AskInfo,
  ChainInfo,
  Cited,
  FieldInfo,
  ListenerInfo,
  Local,
  MomentInfo,
  PlayProgram,
  StepInfo,
  SetLimits,
  Target,
  TypedBinder,
  Typed,
  TypedChoice,
  TypedPending,
  TypedStatement,
} from '@rulewright/content/play';
import { amountOf } from './numbers.ts';
import { statementsIn } from './statements.ts';

/** The numbers of the events of every game of data. The events that a document tells follow. */
const EVENT = { move: 0, turn: 1, step: 2, shuffle: 3, over: 4, told: 5 } as const;
/** The names of the steps that every game of data has. */
export const TURN_STEP = 'turn';
export const TURN_OVER = 'turn-over';
/** The name of a stage of a step. */
const stageName = (stage: number): string => `at-${stage}`;
/** The most work for the answer to why an option is not offered. A question that needs more has no answer. */
const WHY_WORK = 200_000;
/** The largest number that an option can name. */
const MOST_ARGUMENT = 4095;
/** The numbers that a field of cards can hold. */
const CARD_LIMIT = 32_767;
/** The kind of every option that passes. */
export const PASS = 0;
/** In the place of a seat: all of them, or nobody in particular. */
const ALL = -2;

export const knownField = 'known by';
export const loopField = (loop: number): string => `loop ${loop}`;

/** Leaves nothing of how a match came to its end, which code and closures do in other frames. */
export const clearedOf = (loops: number): ((m: Match) => void) => {
  const fields = Array.from({ length: loops }, (_, loop) => loopField(loop));
  return (m) => {
    m.leaveAll();
    m.frames.fill(0);
    for (const field of fields) (m.card as Record<string, Int16Array>)[field]!.fill(0);
  };
};

type Act = (m: Match) => void;
type Instruction =
  | { readonly is: 'do'; readonly act: Act }
  | { readonly is: 'unless'; readonly test: Read; to: number }
  | { readonly is: 'jump'; to: number }
  | { readonly is: 'call'; readonly step: (m: Match) => Step | null; readonly args: readonly Read[]; stage: number }
  | {
      readonly is: 'ask';
      readonly list: (m: Match) => Control;
      readonly take: (m: Match, kind: number, a: number, b: number) => number;
      none: number;
      stage: number;
    }
  | { readonly is: 'leave' };

/** The kind of an option, and what it names. */
type PackedOption = readonly [kind: number, a: number, b: number];

/** The question of a stage, for the texts of a table. */
interface StageQuestion {
  readonly ask: AskInfo;
  /** The place of the card that the step is about in its frame: its first parameter that is a card. -1 without one. */
  readonly card: number;
  readonly text: (m: Match) => string | null;
  /** Why an option with a card is not offered, in the order of the options. */
  readonly why: (m: Match, card: number) => readonly number[];
  /** Calls a function with the texts of an option, with what it names in the registers. Null for an option without texts. */
  readonly about: <T>(m: Match, option: PackedOption, say: (texts: OptionTexts) => T | null) => T | null;
  /** The set that the question asks for. */
  readonly set?: (m: Match) => SetQuestion | null;
}

/** The first rule that a block follows. */
function firstRule(block: readonly TypedStatement[]): string | undefined {
  for (const one of block) {
    const inner = 'body' in one ? one.body : one.do === 'if' ? [...one.then, ...one.otherwise] : [];
    const own = 'rule' in one && typeof one.rule === 'string' ? one.rule : undefined;
    const rule = own ?? firstRule(inner);
    if (rule !== undefined) return rule;
  }
  return undefined;
}

/** What the steps of one program need besides the document. */
export interface StepSetting {
  readonly program: PlayProgram;
  readonly reading: ProgramReading;
  /** The number of a rule. */
  readonly rule: (id: string) => number;
  readonly setup: readonly string[];
  readonly turn: readonly string[];
  readonly turnRules: readonly string[];
  readonly actionOf: ReadonlyMap<number, ActionInfo>;
  readonly isSeenByAll: (place: number) => boolean;
  /** What sets all values of fields as they are at first. */
  readonly restartOf: (fields: readonly FieldInfo[]) => (m: Match) => void;
  /** What tests whether all values of fields are as they are at first. */
  readonly isFirst: (fields: readonly FieldInfo[]) => (m: Match) => boolean;
  /** Gives a new card its values. */
  readonly beginCard: (m: Match, card: number) => void;
  readonly isTopSeen: (place: number) => boolean;
  readonly places: {
    readonly turn: number;
    readonly active: number;
    readonly winner: number;
    readonly cause: number;
    readonly rule: number;
    /** Whether no further step of the turn starts. */
    readonly turnEnds: number;
    /** By index of a moment: whether a text acted instead of it. */
    readonly replaced: readonly number[];
    /** The field of the table that counts the entries of chains. */
    readonly counted: number;
  };
  readonly moved: MovedCards;
  /** Clears what a match has besides its state, when it is over. */
  readonly clears: (m: Match) => void;
  /** After how many answers the steps become code. Until then, they are closures. */
  readonly codeAfter: number;
  /** Whether code takes for granted what no step changes. */
  readonly takesForGranted: boolean;
  /** Writes more into the module of the code. Returns what takes the functions of the module. */
  readonly further: (module: ModuleText) => (made: EmittedFunctions) => void;
  /** Gets the text of the code, and the steps that stay in closures. For tests. */
  readonly emitted?: ((text: string, inClosures: readonly string[]) => void) | undefined;
  /** Hears of every statement before it runs. Without it, the program has no code for this. */
  readonly trace?: StatementTrace | undefined;
}

/** What runs around the turns of a match. */
interface AroundTurns {
  /** The stage of the root after a turn, if the root plays turns or calls the step that does. */
  readonly after: string | null;
  /** The step that the root calls for a player and that plays the turn of the player. */
  readonly whole: Step | null;
  /** The step that runs before a worked example starts in a turn. */
  readonly prepares: Step | null;
}

/** The questions of stages, by number of the stage. A step is compiled when a match first comes to it, or when its question is read. */
interface StageQuestions {
  has(stage: number): boolean;
  get(stage: number): StageQuestion | undefined;
}

/** A refusal of an option: its sentence and its rule. */
interface WrittenRefusal {
  readonly because: string;
  readonly rule: string;
}

export interface CompiledSteps {
  readonly stages: StageTable;
  readonly root: Step;
  /** The stages of the root after each setup step. */
  readonly afterSetup: readonly string[];
  readonly turn: Step;
  readonly around: AroundTurns;
  /** Lets a turn that is about to begin go on in one of its steps, or at its end. */
  readonly startAt: (m: Match, index: number) => void;
  readonly turnOver: Step;
  readonly stepOf: ReadonlyMap<StepInfo, Step>;
  /** The steps that resolve what waits. */
  readonly resolving: ReadonlyMap<ChainInfo, AskingStep>;
  readonly questions: StageQuestions;
  /** Those of the steps that are compiled so far. */
  readonly refusals: readonly WrittenRefusal[];
  readonly pending: (m: Match) => readonly PendingAction[];
  /** What happens after each move of a card. */
  readonly moved: Mechanics['moved'];
}

/** The work of a statement each time that it runs: one unit, and one for each part of its expressions. */
interface Price {
  readonly line: number;
  readonly units: number;
}

/** Code of one step while it is compiled. */
interface Code {
  readonly step: StepInfo;
  readonly list: Instruction[];
  /** By place in the list: the price of the statement that starts there. Every way around a loop passes one. */
  readonly prices: (Price | undefined)[];
  /** By statement: the places in the list that it has. */
  readonly spans: Map<TypedStatement, readonly [from: number, to: number]>;
  /** The places that the innermost loops end at, filled in when the loop is complete. */
  readonly stops: number[][];
  /** For each of these loops: the field with the order of its cards, or null. */
  readonly orders: (string | null)[];
  readonly asks: { readonly at: number; readonly question: Omit<StageQuestion, 'card'> }[];
}

/** A compiled step, and the places in its code where its stages start. */
interface Compiled {
  readonly code: Code;
  readonly starts: readonly number[];
}

/** A step that is compiled when it is first needed: most matches come to a few steps only. */
interface LaterStep {
  readonly info: StepInfo;
  readonly compiled: () => Compiled;
  /** By stage: whether it asks. */
  readonly asks: readonly boolean[];
}

/** By step whose stages do not depend on the ruleset and the pool: whether they ask. */
const asksOfSteps = new WeakMap<StepInfo, readonly boolean[]>();

/** Whether a step has the same stages in every ruleset and pool. Texts of cards listen only if their cards are in the pool. */
const hasFixedStages = ({ body }: StepInfo): boolean =>
  statementsIn(body).every((one) =>
    one.do === 'happens'
      ? [...one.moment.listeners, ...one.moment.instead].every(({ text }) => text.card === null)
      : one.do !== 'setup',
  );

const turnSteps = new WeakMap<PlayProgram['steps'], StepInfo | undefined>();

/** The step that plays turns. It is looked for once for all rulesets. */
function turnStepOf({ steps }: PlayProgram): StepInfo | undefined {
  if (!turnSteps.has(steps))
    turnSteps.set(
      steps,
      steps.find(({ body }) => statementsIn(body).some((one) => one.do === 'turn')),
    );
  return turnSteps.get(steps);
}

/** What happens after each move of a card. */
const movedWith =
  ({ known, seenByAll, pile, emptied, lasting }: MovedCards): Mechanics<Match>['moved'] =>
  (m, card, from, to) => {
    const fields = m.card as Record<string, Int16Array>;
    const [left, reached] = [m.placeOf[from]!, m.placeOf[to]!];
    // All have seen a card that leaves an open place. In a pile nobody can tell it from the others for long.
    fields[known]![card] = seenByAll[left] && !pile[reached] ? (1 << m.seats) - 1 : 0;
    if (m.zoneCount[from] === 0)
      for (const { place, word, start } of emptied)
        if (place === left) m.seatWords[word * m.seats + m.seatOf[from]!] = start;
    if (from === to) return;
    for (const { name, start, within } of lasting) if (!within[reached]) fields[name]![card] = start;
  };

const namesOfSlots = new WeakMap<StepInfo, readonly string[]>();

/** The names of the slots of a step, in one list for all rulesets. A name that two slots have gets a number. */
function slotNames(info: StepInfo): readonly string[] {
  const known = namesOfSlots.get(info);
  if (known) return known;
  const taken = new Set<string>();
  const names = info.slots.map((slot, at) => {
    const name = taken.has(slot) || slot === 'match' || slot === 'goto' ? `${slot}-${at}` : slot;
    taken.add(name);
    return name;
  });
  namesOfSlots.set(info, names);
  return names;
}

class StepCompiler extends ExpressionCompiler {
  private readonly steps = new Map<StepInfo, Step>();
  private readonly moments = new Map<MomentInfo, Step>();
  private readonly replaced = new Map<MomentInfo, AskingStep>();
  private readonly resolving = new Map<ChainInfo, AskingStep>();
  readonly refusals: WrittenRefusal[] = [];
  private moved: Mechanics['moved'];
  private turnStep: Step | null = null;
  /** What code counts in each zone. */
  private tallies: StepEmitter['tallies'] = [];
  /** By step: the names that each of its statements can see. Only a traced program needs them. */
  private readonly scopes = new Map<StepInfo, ReturnType<typeof scopesOf>>();
  /** How many of the compiled parts of expressions are in the price of a statement. */
  private paid = 0;

  constructor(private readonly setting: StepSetting) {
    super(setting.reading);
    this.moved = movedWith(setting.moved);
  }

  run(): CompiledSteps {
    const { setting } = this;
    const { program } = setting;
    // Instructions refer to other steps by functions, so that steps can be compiled in any order.
    const infos = [
      ...program.steps,
      ...program.moments.flatMap(({ listeners, instead }) => [...listeners, ...instead].map(({ step }) => step)),
      ...program.chains.flatMap(({ entries }) => entries.map(({ step }) => step)),
      ...program.actions.map(({ step }) => step),
    ];
    const turnOver = kernelStep(TURN_OVER, ['seat'], {
      ask: {
        ask: (m: Match) => {
          m.offer(PASS);
          return m.frames[m.running + 1]!;
        },
        answer: () => DONE,
      } satisfies AskStage<Match, object>,
    });
    const turn = this.turn();
    this.turnStep = turn;
    const later = [...new Set(infos)].map((info) => this.later(info));
    for (const one of later) this.steps.set(one.info, this.stepOf(one));
    for (const moment of program.moments) if (moment.queue === null) this.moments.set(moment, this.momentStep(moment));
    const host: TimingHost = {
      reading: this.reading,
      read: (typed) => this.read(typed),
      target: (info) => this.steps.get(info)!,
      withinBudget: (info, stage) => this.withinBudget(info, stage),
    };
    for (const moment of program.moments)
      if (moment.instead.length > 0)
        this.replaced.set(
          moment,
          insteadStep(
            host,
            moment,
            setting.places.replaced[moment.index]!,
            moment.instead.map((listener) => this.pricedWhere(listener)),
          ),
        );
    for (const chain of program.chains) this.resolving.set(chain, resolveStep(host, chain));
    const asking = [...this.replaced.values(), ...this.resolving.values()];
    const all = [...this.steps.values(), ...this.moments.values(), ...asking.map(({ step }) => step), turn, turnOver];
    const stages = collectSteps(all);
    const codes = (): readonly Code[] => later.map(({ compiled }) => compiled().code);
    if (setting.codeAfter === 0) this.emit(codes(), stages);
    else if (setting.codeAfter < Infinity) this.emitLater(codes, stages);
    return {
      stages,
      root: this.steps.get(setting.program.match)!,
      ...this.ofRoot(later),
      turn,
      startAt: (m, index) => {
        const at = m.running;
        m.frames[at] = turn.base + turn.stages.indexOf('steps');
        m.frames[at + 2] = index;
        if (m.frames[at + 4] !== 0) m.frames[at + 3] = -m.frames[at + 4]!;
        // What runs before each step has run.
        m.frames[at + 4] = 1;
      },
      turnOver,
      stepOf: this.steps,
      resolving: this.resolving,
      questions: this.questions(later, asking),
      refusals: this.refusals,
      pending: pendingWith({
        chains: program.chains,
        resolving: this.resolving,
        stepOf: this.steps,
        described: new Map(
          [...this.steps.keys()].flatMap((info) => (info.pending ? [[info, this.described(info, info.pending)]] : [])),
        ),
      }),
      moved: (m, card, from, to) => this.moved(m, card, from, to),
    };
  }

  /** A step whose code is made when it is needed, if its stages are known. A traced step has further instructions. */
  private later(info: StepInfo): LaterStep {
    let made: Compiled | null = null;
    const compiled = (): Compiled => (made ??= this.compiled(info));
    const known = this.setting.trace === undefined ? asksOfSteps.get(info) : undefined;
    if (known) return { info, compiled, asks: known };
    const { code, starts } = compiled();
    const asks = starts.map((start) => code.list[start]!.is === 'ask');
    if (this.setting.trace === undefined && hasFixedStages(info)) asksOfSteps.set(info, asks);
    return { info, compiled, asks };
  }

  private compiled(info: StepInfo): Compiled {
    const code: Code = { step: info, list: [], prices: [], spans: new Map(), stops: [], orders: [], asks: [] };
    this.block(info.body, code);
    code.list.push({ is: 'leave' });
    return { code, starts: this.number(code) };
  }

  private questions(later: readonly LaterStep[], asking: readonly AskingStep[]): StageQuestions {
    const known = new Map<number, StageQuestion>();
    for (const { step, stage, ask } of asking)
      if (ask !== null)
        known.set(step.base + stage, {
          ask,
          card: -1,
          text: this.questionText(ask),
          why: () => [],
          about: () => null,
        });
    const makers = new Map<number, () => StageQuestion>();
    for (const { info, compiled, asks } of later)
      asks.forEach((isAsking, stage) => {
        if (!isAsking) return;
        makers.set(this.steps.get(info)!.base + stage, () => {
          const { code, starts } = compiled();
          const { question } = code.asks.find(({ at }) => at === starts[stage])!;
          return { ...question, card: info.params.find(({ type }) => type.is === 'card')?.slot ?? -1 };
        });
      });
    return {
      has: (stage) => known.has(stage) || makers.has(stage),
      get: (stage) => {
        const question = known.get(stage) ?? makers.get(stage)?.();
        if (question) known.set(stage, question);
        return question;
      },
    };
  }

  /** How tables list a step. Its values can be in a frame or in an entry, so they are read from the registers. */
  private described({ params }: StepInfo, pending: TypedPending): DescribedStep {
    const { registers } = this.reading;
    for (const param of params) this.listed.add(param);
    const of = (typed: Typed | null): Read | null => typed && this.read(typed);
    const [player, card, entry] = [of(pending.player), of(pending.card), of(pending.entry)];
    const [where, stopped, waiting] = [of(pending.where), of(pending.stopped), of(pending.waiting)];
    const targets = pending.targets.map((typed) => ({ isSeat: typed.type.is === 'player', read: this.read(typed) }));
    for (const param of params) this.listed.delete(param);
    const { text, rule } = pending;
    return (m, value) =>
      m.reading(
        WHY_WORK,
        () => {
          params.forEach(({ register }, at) => {
            registers[register] = value(at);
          });
          if (where !== null && where(m) === 0) return null;
          return {
            seat: player?.(m) ?? -1,
            card: card?.(m) ?? -1,
            ability: entry?.(m) ?? -1,
            text,
            targets: targets.flatMap(({ isSeat, read }) => {
              const target = read(m);
              return target < 0 ? [] : [isSeat ? { seat: target } : { card: target }];
            }),
            rule,
            isStopped: stopped !== null && stopped(m) !== 0,
            isWaiting: waiting !== null && waiting(m) !== 0,
          };
        },
        null,
      );
  }

  /** The places of the root at which a match that starts in the middle goes on. */
  private ofRoot(later: readonly LaterStep[]): Pick<CompiledSteps, 'afterSetup' | 'around'> {
    const root = later.find(({ info }) => info === this.setting.program.match)!.compiled().code;
    const stagesOf = (is: (one: TypedStatement) => boolean): string[] => {
      const [, span] = [...root.spans].find(([one]) => is(one)) ?? [];
      const calls = span ? root.list.slice(...span).filter((one) => one.is === 'call') : [];
      return calls.map(({ stage }) => stageName(stage));
    };
    const playing = turnStepOf(this.setting.program);
    const isAround = playing !== undefined && playing !== root.step && playing.params[0]?.type.is === 'player';
    const [after = null] = stagesOf((one) => one.do === 'turn' || (one.do === 'call' && one.step === playing));
    return {
      afterSetup: stagesOf((one) => one.do === 'setup'),
      around: {
        after,
        whole: isAround && after !== null ? this.steps.get(playing)! : null,
        prepares: this.named(EXAMPLE_BEGINS),
      },
    };
  }

  private named(step: string): Step | null {
    const info = this.setting.program.steps.find(({ id }) => id === step);
    return info ? this.steps.get(info)! : null;
  }

  /** Lets code run the stages instead of closures. Matches that run go on in it. */
  private emit(codes: readonly Code[], table: StageTable): void {
    const { setting } = this;
    const module = new ModuleText();
    const unchanged = setting.takesForGranted ? new UnchangedState(setting.program, this.reading, setting) : null;
    const emitter = new StepEmitter(module, this.reading, this.stepHost(table, unchanged), codes, unchanged);
    const steps = emitter.run();
    const runsSteps = this.turnStep!.base + this.turnStep!.stages.indexOf('steps');
    const turn = emitter.turnStage(table.asks[runsSteps] as StageClosure);
    this.tallies = emitter.tallies;
    const moved = emitter.moved(setting.moved);
    const take = setting.further(module);
    const made = module.run();
    take(made);
    this.moved = made[moved] as Mechanics['moved'];
    const [asks, takes] = [table.asks as AskBody[], table.answers as (AnswerBody | null)[]];
    if (turn !== null) asks[runsSteps] = made[turn] as AskBody;
    for (const { info, answers, stages } of steps) {
      const { base } = this.steps.get(info)!;
      for (const [stage, name] of stages) asks[base + stage] = made[name] as AskBody;
      for (const [stage, name] of answers) takes[base + stage] = made[name] as AnswerBody;
    }
    const written = new Map(steps.map((one) => [one.info, one]));
    if (unchanged !== null)
      for (const { step: info } of codes)
        if (written.has(info) || !unchanged.runs(info)) this.leaveCode(info, written.get(info)?.stages, table);
    setting.emitted?.(
      module.text,
      codes.flatMap(({ step }) => (written.has(step) || unchanged?.runs(step) === false ? [] : [step.id])),
    );
  }

  /** Lets a match go on in closures once it comes to a stage that no match comes to which is as code assumes. */
  private leaveCode(info: StepInfo, stages: ReadonlyMap<number, string> | undefined, table: StageTable): void {
    const [asks, takes] = [table.asks as AskBody[], table.answers as (AnswerBody | null)[]];
    const { base, stages: all } = this.steps.get(info)!;
    all.forEach((_, stage) => {
      if (stages?.has(stage)) return;
      const [ask, take] = [asks[base + stage]!, takes[base + stage]];
      asks[base + stage] = (m: Match, locals) => {
        m.assumed = 2;
        return ask(m, locals);
      };
      if (!take) return;
      takes[base + stage] = (m: Match, locals, kind, a, b) => {
        m.assumed = 2;
        return take(m, locals, kind, a, b);
      };
    });
  }

  /** Looks whether a match is as code assumes, if it is not known. */
  private assumes({ fields, chains }: UnchangedState): (m: Match) => boolean {
    const isFirst = this.setting.isFirst(fields);
    const names = chains.map(chainRecord);
    return (m: Match) => {
      if (m.assumed === 0) {
        m.assumed = names.every((name) => m.records[name]!.count === 0) && isFirst(m) ? 1 : 2;
        if (m.assumed === 1) this.count(m);
      }
      return m.assumed === 1;
    };
  }

  /** Counts what code counts in each zone. */
  private count(m: Match): void {
    if (this.tallies.every(({ length }) => length === 0)) return;
    const numbers = m.zoneCount.length * MOST_TALLIES;
    if (m.tallies.length !== numbers) m.tallies = new Int16Array(numbers);
    else m.tallies.fill(0);
    for (let card = 0; card < m.slots; card++) this.countCard(m, card);
  }

  private countCard(m: Match, card: number): void {
    const zone = m.zone[card]!;
    if (zone === NOWHERE) return;
    const sets = this.tallies[this.reading.layout.zoneOf[m.placeOf[zone]!]!]!;
    for (let at = 0; at < sets.length; at++)
      if (sets[at]![m.def[card]!] === true) m.tallies[zone * MOST_TALLIES + at]!++;
  }

  /** Writes code once so many answers were given that it pays: most programs play a few decisions only. */
  private emitLater(codes: () => readonly Code[], table: StageTable): void {
    const takes = table.answers as (AnswerBody | null)[];
    const closures = [...takes];
    let left = this.setting.codeAfter;
    closures.forEach((answer, stage) => {
      if (answer === null) return;
      takes[stage] = (...args) => {
        if (--left === 0) {
          closures.forEach((one, at) => {
            takes[at] = one;
          });
          this.emit(codes(), table);
        }
        return answer(...args);
      };
    });
  }

  private stepHost({ asks, answers }: StageTable, unchanged: UnchangedState | null): StepHost {
    const { setting } = this;
    const { program } = setting;
    return {
      assumes: unchanged && this.assumes(unchanged),
      stageOf: (info, stage) => asks[this.steps.get(info)!.base + stage] as StageClosure,
      answerOf: (info, stage) => answers[this.steps.get(info)!.base + stage] as StageClosure,
      setup: setting.setup.map((id) => program.steps.find((one) => one.id === id)!),
      events: EVENT,
      places: setting.places,
      turn: this.turnStep!,
      turnParts: this.turnParts,
      read: (typed, listed) => {
        for (const local of listed) this.listed.add(local);
        const [read, parts] = this.priced(() => this.read(typed));
        for (const local of listed) this.listed.delete(local);
        return { read, parts };
      },
      rule: setting.rule,
      step: (info) => this.steps.get(info)!,
      momentStep: (moment) => this.moments.get(moment)!,
      insteadStep: (moment) => this.replaced.get(moment)!.step,
      resolveStep: (chain) => this.resolving.get(chain)!.step,
      heard: ({ listeners, instead }) => ({
        listens: listeners.filter(this.isPlayed),
        acts: instead.filter(this.isPlayed),
      }),
      entryRule: (listener, queue) => this.entryRule(listener, queue),
      add: (queue) => this.adder(queue),
      wait: (chain, entry, rule, counts) => this.waiting(chain, entry.index, rule, counts),
      actionStep: (entry) => {
        const action = setting.actionOf.get(entry);
        return action ? this.steps.get(action.step)! : null;
      },
      restart: (moment) => setting.restartOf(moment.ends),
      shuffle: (m, zone, rule, counts) => this.shuffle(m, zone, rule, counts),
      make: (m, name, zone, rule, counts) => this.make(m, name, zone, rule, counts),
      show: (m, card, seat, hides) => this.show(m, card, seat, hides),
      shown: this.shown,
      clears: setting.clears,
      endless: (m, error, info, line) => this.endless(m, error, info, line),
    };
  }

  // ---- stages -------------------------------------------------------------------------------------------------

  /** Gives a number to each place at which a match can stop. Returns the places in order. */
  private number({ list }: Code): number[] {
    const starts = [0];
    list.forEach((one, at) => {
      if (one.is === 'ask') {
        if (at > 0) starts.push(at);
        one.stage = starts.length - 1;
      }
      if (one.is === 'call') {
        // A question right after the call is a stage of its own.
        if (list[at + 1]?.is === 'ask') one.stage = starts.length;
        else {
          starts.push(at + 1);
          one.stage = starts.length - 1;
        }
      }
    });
    return starts;
  }

  /** Ends a match that computes for too long, and says where it was. @throws the error, if it is another one */
  private endless(m: Match, error: unknown, info: StepInfo, line: number): Control {
    if (!(error instanceof WorkSpentError)) throw error;
    const { program, rule } = this.setting;
    const source = Math.max(
      0,
      program.sources.findLastIndex(({ first }) => first < line),
    );
    const kind = EVENT.told + program.events.length;
    m.note(kind, rule(ruleOf(info.body) ?? rulesOfPlay(program)[0]!), source, line - program.sources[source]!.first);
    m.program.mechanics.cutOff(m);
    return AGAIN;
  }

  /** Reads the condition of a text that listens, and counts what it costs. */
  private pricedWhere({ where }: ListenerInfo): Read | null {
    if (where === null) return null;
    const [read, parts] = this.priced(() => this.read(where));
    return (m) => {
      m.spend(parts);
      return read(m);
    };
  }

  /** Ends a match in which a stage of texts computes for too long. */
  private withinBudget(info: StepInfo, stage: (m: Match) => Control): (m: Match) => Control {
    return (m) => {
      try {
        return stage(m);
      } catch (error) {
        return this.endless(m, error, info, info.at.line);
      }
    };
  }

  private stepOf({ info, compiled, asks }: LaterStep): Step {
    let made: Step | null = null;
    const run = (m: Match, from: number): Control => {
      const { list, prices } = compiled().code;
      const base = made!.base;
      let at = from;
      try {
        for (;;) {
          const price = prices[at];
          if (price !== undefined) m.spend(price.units);
          const one = list[at]!;
          switch (one.is) {
            case 'do':
              one.act(m);
              if (m.over) return AGAIN;
              at++;
              break;
            case 'unless':
              at = one.test(m) ? at + 1 : one.to;
              break;
            case 'jump':
              at = one.to;
              break;
            case 'call': {
              const target = one.step(m);
              if (target === null) {
                at++;
                break;
              }
              const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = one.args.map((arg) => arg(m));
              m.frames[m.running] = base + one.stage;
              return m.callAgain(target, a, b, c, d, e, f, g);
            }
            case 'ask':
              m.frames[m.running] = base + one.stage;
              return AGAIN;
            case 'leave':
              return DONE;
          }
        }
      } catch (error) {
        return this.endless(m, error, info, lineAt(prices, at));
      }
    };
    const stages = asks.map((isAsking, stage): Stage<Match, object> => {
      if (!isAsking) return (m: Match) => run(m, compiled().starts[stage]!);
      return {
        ask: (m: Match) => {
          const { code, starts } = compiled();
          const start = starts[stage]!;
          const one = code.list[start] as Extract<Instruction, { is: 'ask' }>;
          let seat: Control;
          try {
            m.spend(code.prices[start]?.units ?? 1);
            seat = one.list(m);
          } catch (error) {
            return this.endless(m, error, info, lineAt(code.prices, start));
          }
          // Nobody cannot be asked.
          return m.optionCount === 0 || seat < 0 || !this.plays(m, seat) ? run(m, one.none) : seat;
        },
        answer: (m: Match, _f: object, kind: number, a: number, b: number) => {
          const { code, starts } = compiled();
          return run(m, (code.list[starts[stage]!] as Extract<Instruction, { is: 'ask' }>).take(m, kind, a, b));
        },
      };
    });
    made = kernelStep(
      info.id,
      slotNames(info),
      Object.fromEntries(stages.map((stage, at) => [stageName(at), stage])) as Record<string, Stage<Match, object>>,
    );
    return made;
  }

  private get turnParts(): TurnParts {
    const { program, turn, turnRules, rule } = this.setting;
    return {
      before: program.steps.find(({ id }) => id === BEFORE_STEPS) ?? null,
      steps: turn.map((id) => program.steps.find((one) => one.id === id)!),
      rules: turnRules.map(rule),
    };
  }

  private turn(): Step {
    const { setting } = this;
    const { turn, active, turnEnds } = setting.places;
    const first = setting.program.steps.find(({ id }) => id === TURN_BEGINS);
    const turnFields = setting.program.fields.filter(({ of }) => of === 'turn');
    const { before, steps: list, rules } = this.turnParts;
    // The steps are compiled later.
    let known: readonly Step[] | null = null;
    const stepAt = (index: number): Step => (known ??= list.map((info) => this.steps.get(info)!))[index]!;
    return kernelStep(TURN_STEP, ['seat', 'index', 'rule', 'asked'], {
      begin: (m: Match) => {
        const seat = m.frames[m.running + 1]!;
        m.tableWords[turn]!++;
        m.tableWords[active] = seat;
        m.tableWords[turnEnds] = 0;
        for (const field of turnFields) m.tableWords[field.index] = startOf(field);
        m.emit(EVENT.turn, m.frames[m.running + 3]!, seat, m.tableWords[turn]);
        // From now on, -1 minus the rule of the steps, if the turn has one.
        if (m.frames[m.running + 4] !== 0) m.frames[m.running + 3] = -m.frames[m.running + 4]!;
        m.frames[m.running + 4] = 0;
        return first ? m.call(this.steps.get(first)!, seat) : NEXT;
      },
      steps: (m: Match) => {
        const index = m.frames[m.running + 2]!;
        const seat = m.frames[m.running + 1]!;
        if (index >= list.length || m.tableWords[turnEnds] === 1 || !this.plays(m, seat)) return DONE;
        if (before && m.frames[m.running + 4] === 0) {
          m.frames[m.running + 4] = 1;
          return m.callAgain(this.steps.get(before)!, seat);
        }
        m.frames[m.running + 2] = index + 1;
        m.frames[m.running + 4] = 0;
        const own = m.frames[m.running + 3]!;
        m.emit(EVENT.step, own < 0 ? -1 - own : rules[index]!, seat, index);
        return m.callAgain(stepAt(index), seat);
      },
    });
  }

  /** The step that tells a moment to the texts that listen to it, card by card. */
  private momentStep(moment: MomentInfo): Step {
    const names = moment.params.map(({ name }, at) => `${name}-${at}`);
    const at = names.length + 1;
    const stages = moment.listeners.filter(this.isPlayed).map((listener) => {
      const fits = hears(this, listener, this.pricedWhere(listener));
      const target = this.steps.get(listener.step)!;
      const first = firstHearing(listener);
      return this.withinBudget(listener.step, (m: Match): Control => {
        const frame = m.running;
        m.spend(m.slots);
        for (let card = first + m.frames[frame + at]!; card < endOfHearing(listener, m); card++) {
          if (!fits(m, card)) continue;
          m.frames[frame + at] = card - first + 1;
          const [a, b, c, d, e, f, g] = heardBy(listener, card, m);
          return m.callAgain(target, a, b, c, d, e, f, g);
        }
        m.frames[frame + at] = 0;
        return NEXT;
      });
    });
    const all = [...stages, () => DONE];
    return kernelStep(
      `moment-${moment.id}`,
      [...names, 'at'],
      Object.fromEntries(all.map((stage, i) => [`heard-${i}`, stage])) as Record<string, Stage<Match, object>>,
    );
  }

  // ---- statements ---------------------------------------------------------------------------------------------

  private block(list: readonly TypedStatement[], code: Code): void {
    for (const one of list) {
      this.mark(one, code);
      this.pricedStatement(one, code);
    }
  }

  private pricedStatement(one: TypedStatement, code: Code): void {
    const start = code.list.length;
    const before = this.parts - this.paid;
    this.statement(one, code);
    // The statements inside have prices of their own.
    const own = this.parts - this.paid - before;
    this.paid += own;
    if (code.list.length > start) code.prices[start] = { line: one.line, units: 1 + own };
    code.spans.set(one, [start, code.list.length]);
  }

  /** Lets a traced program report that it reaches a statement. */
  private mark(statement: TypedStatement, code: Code): void {
    const { trace } = this.setting;
    if (!trace) return;
    const mark = this.markOf(statement, code);
    this.act(code, (m) => trace.reach(m, mark));
  }

  private markOf(
    statement: TypedStatement,
    { step }: Code,
  ): { step: StepInfo; line: number; locals: readonly Local[] } {
    const scopes = this.scopes.get(step) ?? scopesOf(step);
    this.scopes.set(step, scopes);
    return { step, line: statement.line, locals: scopes.get(statement) ?? [] };
  }

  private act(code: Code, act: Act): void {
    code.list.push({ is: 'do', act });
  }

  private jump(code: Code): { to: number } {
    const one = { is: 'jump' as const, to: -1 };
    code.list.push(one);
    return one;
  }

  private unless(code: Code, test: Read): { to: number } {
    const one = { is: 'unless' as const, test, to: -1 };
    code.list.push(one);
    return one;
  }

  /** Compiles a loop body, and lets each `stop` in it jump behind the loop. `end` compiles what follows the body. */
  private loop(code: Code, body: () => void, end: () => void, order: string | null = null): void {
    const stops: number[] = [];
    code.stops.push(stops);
    code.orders.push(order);
    body();
    code.stops.pop();
    code.orders.pop();
    end();
    for (const at of stops) (code.list[at] as { to: number }).to = code.list.length;
  }

  private statement(one: TypedStatement, code: Code): void {
    const { setting } = this;
    const here = (): number => code.list.length;
    switch (one.do) {
      case 'cite': {
        const rule = this.cited(one.rule);
        return this.act(code, (m) => m.cite(rule(m)));
      }
      case 'let': {
        const value = this.read(one.value);
        const write = this.writeLocal(one.local);
        return this.act(code, (m) => write(m, value(m)));
      }
      case 'change':
        return this.change(one, code);
      case 'move': {
        const card = this.read(one.card);
        const to = this.zone(one.to);
        const rule = this.cited(one.rule);
        const { counts } = one;
        return this.act(
          code,
          one.under
            ? (m) => {
                const [moved, place] = [card(m), to(m)];
                if (moved >= 0 && place >= 0) m.moveUnder(moved, place, rule(m), counts);
              }
            : (m) => {
                const [moved, place] = [card(m), to(m)];
                if (moved >= 0 && place >= 0) m.move(moved, place, rule(m), counts);
              },
        );
      }
      case 'shuffle': {
        const zone = this.zone(one.zone);
        const rule = this.cited(one.rule);
        const { counts } = one;
        return this.act(code, (m) => this.shuffle(m, zone(m), rule(m), counts));
      }
      case 'make': {
        const card = this.read(one.card);
        const zone = this.zone(one.zone);
        const rule = this.cited(one.rule);
        const { counts } = one;
        return this.act(code, (m) => this.make(m, card(m), zone(m), rule(m), counts));
      }
      case 'show': {
        const seat = one.to && this.read(one.to);
        const rule = this.cited(one.rule);
        const { counts } = one;
        const note = (m: Match, card: number): void => this.show(m, card, seat === null ? ALL : seat(m), one.hides);
        if (!('op' in one.cards)) {
          const walk = this.walk(one.cards);
          return this.act(code, (m) => {
            if (counts) m.cite(rule(m));
            walk(m, (card) => {
              note(m, card);
              return false;
            });
          });
        }
        const card = this.read(one.cards);
        return this.act(code, (m) => {
          if (counts) m.cite(rule(m));
          note(m, card(m));
        });
      }
      case 'tell': {
        const kind = EVENT.told + one.event.index;
        const rule = this.cited(one.rule);
        const values = one.values.map((local) => this.shownValue(local));
        const { counts } = one;
        return this.act(code, (m) => {
          const [a = 0, b = 0, c = 0, d = 0, e = 0] = values.map((value) => value(m));
          if (counts) m.cite(rule(m));
          m.note(kind, rule(m), a, b, c, d, e);
        });
      }
      case 'if': {
        const skip = this.unless(code, this.read(one.when));
        this.block(one.then, code);
        if (one.otherwise.length === 0) {
          skip.to = here();
          return;
        }
        const end = this.jump(code);
        skip.to = here();
        this.block(one.otherwise, code);
        end.to = here();
        return;
      }
      case 'while': {
        const start = here();
        const end = this.unless(code, this.read(one.when));
        this.loop(
          code,
          () => this.block(one.body, code),
          () => {
            this.jump(code).to = start;
          },
        );
        end.to = here();
        return;
      }
      case 'repeat': {
        const times = this.read(one.times);
        const write = this.writeLocal(one.left);
        const left = this.read({
          op: 'local',
          local: one.left,
          type: one.left.type,
          line: one.line,
          column: one.column,
        });
        this.act(code, (m) => write(m, times(m)));
        const start = here();
        code.prices[start] = { line: one.line, units: 1 };
        const end = this.unless(code, (m) => (left(m) > 0 ? 1 : 0));
        this.act(code, (m) => write(m, left(m) - 1));
        this.loop(
          code,
          () => this.block(one.body, code),
          () => {
            this.jump(code).to = start;
          },
        );
        end.to = here();
        return;
      }
      case 'for-players':
        return this.forPlayers(one, code);
      case 'for-numbers':
        return this.forNumbers(one, code);
      case 'for-cards':
        return this.forCards(one, code);
      case 'call':
        code.list.push({
          is: 'call',
          step: () => this.steps.get(one.step)!,
          args: one.args.map((arg) => this.read(arg)),
          stage: -1,
        });
        return;
      case 'setup': {
        const rule = setting.rule(one.rule);
        for (const id of setting.setup) {
          this.act(code, (m) => m.cite(rule));
          const info = setting.program.steps.find((each) => each.id === id)!;
          code.list.push({ is: 'call', step: () => this.steps.get(info)!, args: [], stage: -1 });
        }
        return;
      }
      case 'turn': {
        const rule = setting.rule(one.rule);
        const player = this.read(one.player);
        const steps = one.steps && this.read(one.steps);
        let seat = -1;
        code.list.push({
          is: 'call',
          step: (m) => {
            seat = player(m);
            return seat < 0 || !this.plays(m, seat) ? null : this.turnStep!;
          },
          args: [() => seat, () => 0, () => rule, (m) => (steps ? steps(m) + 1 : 0)],
          stage: -1,
        });
        return;
      }
      case 'happens':
        return this.happens(one, code);
      case 'wait': {
        const { chain, entry, counts } = one;
        const card = one.card === null ? (): number => -1 : this.read(one.card);
        const reads = one.args.map((arg) => this.read(arg));
        const rule = setting.rule(one.rule);
        const slot = one.player === null ? -1 : 1 + one.player.slot;
        const wait = this.waiting(chain, entry.index, rule, counts);
        return this.act(code, (m) => {
          const seat = slot < 0 ? ALL : m.frames[m.running + slot]!;
          wait(
            m,
            card(m),
            seat,
            reads.map((value) => value(m)),
          );
        });
      }
      case 'resolve': {
        const left = one.all ? 0 : 1;
        code.list.push({ is: 'call', step: () => this.resolving.get(one.chain)!.step, args: [() => left], stage: -1 });
        return;
      }
      case 'go-on': {
        const place = setting.places.replaced[one.moment.index]!;
        return this.act(code, (m) => {
          m.tableWords[place]! &= ~REPLACED;
        });
      }
      case 'perform': {
        const entry = this.read(one.entry);
        const { actionOf } = setting;
        const find = (m: Match): Step | null => {
          const action = actionOf.get(entry(m));
          return action ? this.steps.get(action.step)! : null;
        };
        code.list.push({ is: 'call', step: find, args: [this.read(one.card), this.read(one.player)], stage: -1 });
        return;
      }
      case 'ask':
        return this.ask(one, code);
      case 'choose':
        return this.choose(one, code);
      case 'stop':
        this.leaveLoops(code.orders.slice(-1), code);
        code.stops.at(-1)!.push(here());
        this.jump(code);
        return;
      case 'leave':
        this.leaveLoops(code.orders, code);
        code.list.push({ is: 'leave' });
        return;
      case 'out': {
        const player = this.read(one.player);
        const rule = this.cited(one.rule);
        const { out } = this.reading.places;
        return this.act(code, (m) => {
          const seat = player(m);
          m.cite(rule(m));
          if (seat >= 0) m.seatWords[out * m.seats + seat] = 1;
        });
      }
      case 'end-turn': {
        const { turnEnds } = setting.places;
        return this.act(code, (m) => {
          m.tableWords[turnEnds] = 1;
        });
      }
      case 'wins': {
        const winner = one.winner === null ? (): number => -1 : this.read(one.winner);
        const rule = this.cited(one.rule);
        const ending = this.read(one.ending);
        const { places, clears } = setting;
        return this.act(code, (m) => {
          m.tableWords[places.winner] = winner(m);
          m.tableWords[places.cause] = ending(m);
          m.tableWords[places.rule] = rule(m);
          m.emit(EVENT.over, rule(m), m.tableWords[places.winner], m.tableWords[places.cause]);
          m.finish();
          clears(m);
        });
      }
    }
  }

  /** Whether a text can come up: its card is in the pool, or the rules say it. */
  private readonly isPlayed = ({ text }: ListenerInfo): boolean =>
    text.card === null || this.reading.defOf.has(text.card);

  private happens({ moment, args: values, then }: Extract<TypedStatement, { do: 'happens' }>, code: Code): void {
    const { setting } = this;
    const args = values.map((arg) => this.read(arg));
    let end: { to: number } | null = null;
    if (moment.instead.some(this.isPlayed)) {
      const place = this.setting.places.replaced[moment.index]!;
      code.list.push({ is: 'call', step: () => this.replaced.get(moment)!.step, args, stage: -1 });
      end = this.unless(code, (m) => ((m.tableWords[place]! & REPLACED) === 0 ? 1 : 0));
    }
    this.block(then, code);
    if (moment.ends.length > 0) {
      const restart = setting.restartOf(moment.ends);
      this.act(code, (m) => {
        m.spend(m.slots * moment.ends.length);
        restart(m);
      });
    }
    if (moment.listeners.some(this.isPlayed)) {
      if (moment.queue === null) code.list.push({ is: 'call', step: () => this.moments.get(moment)!, args, stage: -1 });
      else this.enqueue(moment, moment.queue, args, code);
    }
    if (end === null) return;
    end.to = code.list.length;
    // A jump behind the last instruction of a step needs an instruction there.
    this.act(code, () => undefined);
  }

  /** Lets the texts that hear a moment wait in its queue. */
  private enqueue(moment: MomentInfo, queue: ChainInfo, args: readonly Read[], code: Code): void {
    let values: readonly number[] = [];
    const value = (_: Match, at: number): number => values[at]!;
    const texts = moment.listeners.filter(this.isPlayed).map((listener) => ({
      listener,
      rule: this.entryRule(listener, queue),
      fits: hears(this, listener, listener.where === null ? null : this.read(listener.where), value),
    }));
    const add = this.adder(queue);
    this.act(code, (m) => {
      values = args.map((arg) => arg(m));
      for (const { listener, rule, fits } of texts)
        for (let card = firstHearing(listener); card < endOfHearing(listener, m); card++)
          if (!m.over && fits(m, card))
            add(
              m,
              listener.entry!.index,
              card,
              card < 0 ? -1 : this.holderOf(m.zone[card]!),
              rule,
              heardBy(listener, card, m, value),
            );
    });
  }

  /** The seat that holds the cards of a zone, or -1 for a zone of the table. */
  private holderOf(zone: number): number {
    return this.setting.reading.layout.holders[zone]!;
  }

  /** The rule under which a text waits. */
  private entryRule({ step }: ListenerInfo, { chooser }: ChainInfo): number {
    const { rule, program } = this.setting;
    return rule(firstRule(step.body) ?? chooser?.ask.rule ?? rulesOfPlay(program)[0]!);
  }

  private adder(chain: ChainInfo): Adder {
    return adderOf(chain, this.setting.places.counted);
  }

  /** What lets a step wait. A step for nobody in particular waits for the holder of its card. */
  private waiting(chain: ChainInfo, entry: number, rule: number, counts: boolean): ReturnType<StepHost['wait']> {
    const add = this.adder(chain);
    return (m, card, seat, args) => {
      if (counts) m.cite(rule);
      const holder = card < 0 ? -1 : this.holderOf(m.zone[card]!);
      const asked = holder < 0 ? m.tableWords[this.setting.places.active]! : holder;
      add(m, entry, card, seat === ALL ? asked : seat, rule, args);
    };
  }

  private shuffle(m: Match, zone: number, rule: number, counts: boolean): void {
    if (zone < 0) return;
    m.spend(m.zoneCount[zone]!);
    m.shuffle(zone);
    for (let card = m.bottom(zone); card >= 0; card = m.above(card)) known(m)[card] = 0;
    if (counts) m.cite(rule);
    m.note(EVENT.shuffle, rule, this.holderOf(zone), zone);
  }

  /** Puts a new card on top of a zone. A match with too many cards is cut off. */
  private make(m: Match, name: number, zone: number, rule: number, counts: boolean): void {
    const def = this.setting.reading.printed.names.indexOf(name);
    if (def < 0 || zone < 0) return;
    m.spend(m.slots);
    if (counts) m.cite(rule);
    if ((m.zone[MOST_CARDS - 1] ?? NOWHERE) !== NOWHERE) return m.program.mechanics.cutOff(m);
    const holder = this.holderOf(zone);
    const owner = holder < 0 ? Math.max(0, m.tableWords[this.setting.places.active]!) : holder;
    const card = m.make(owner, def, zone);
    if (m.assumed === 1) this.countCard(m, card);
    this.setting.beginCard(m, card);
  }

  /** Shows a card to a seat, or to all. */
  private show(m: Match, card: number, seat: number, hides: boolean): void {
    if (card < 0 || (seat < 0 && seat !== ALL)) return;
    const seats = seat === ALL ? (1 << m.seats) - 1 : 1 << seat;
    if (hides) known(m)[card]! &= ~seats;
    else known(m)[card]! |= seats;
  }

  /** The number of a rule. */
  private cited(rule: Cited): Read {
    if (typeof rule !== 'string') return this.read({ op: 'local', local: rule, type: rule.type, line: 0, column: 0 });
    const number = this.setting.rule(rule);
    return () => number;
  }

  private writeLocal({ slot }: Local): (m: Match, value: number) => void {
    const at = 1 + slot;
    return (m, value) => {
      m.frames[m.running + at] = value;
    };
  }

  /** The value of a local for an event. A card that somebody neither sees nor knows is not named. */
  private shownValue(local: Local): Read {
    const value = this.read({ op: 'local', local, type: local.type, line: 0, column: 0 });
    return local.type.is === 'card' ? (m) => this.shown(m, value(m)) : value;
  }

  private readonly shown = (m: Match, card: number): number => {
    if (card < 0) return -1;
    const { isSeenByAll, isTopSeen } = this.setting;
    const place = m.placeOf[m.zone[card]!]!;
    const isOpen = isSeenByAll(place) || (isTopSeen(place) && m.above(card) < 0);
    return isOpen || known(m)[card] === (1 << m.seats) - 1 ? card : -1;
  };

  private change({ how, target, value: typed, rule }: Extract<TypedStatement, { do: 'change' }>, code: Code): void {
    const value = this.read(typed);
    const write = this.writeTarget(target);
    const before = how === 'set' ? null : this.readTarget(target);
    const number = rule === null ? null : this.cited(rule);
    this.act(code, (m) => {
      const changed = before === null ? value(m) : bounded(how === 'add' ? before(m) + value(m) : before(m) - value(m));
      write(m, changed);
      if (number) m.cite(number(m));
    });
  }

  private readTarget(target: Target): Read {
    const place = { line: 0, column: 0 };
    if (target.kind === 'local')
      return this.read({ op: 'local', local: target.local, type: target.local.type, ...place });
    const { field, of, number } = target;
    return this.read({ op: 'field', field, of, number, type: field.type, ...place });
  }

  private writeTarget(target: Target): (m: Match, value: number) => void {
    if (target.kind === 'local') return this.writeLocal(target.local);
    const { index, id, of } = target.field;
    const holder = target.of === null ? null : this.read(target.of);
    if (of === 'card' && target.number) {
      const place = this.actionValue(target.field, target.of!, target.number);
      return (m, value) => {
        const [list, at] = place(m);
        if (list) list[at] = Math.max(-CARD_LIMIT, Math.min(CARD_LIMIT, value));
      };
    }
    if (of === 'card') {
      const name = id;
      return (m, value) => {
        const card = holder!(m);
        if (card >= 0)
          (m.card as Record<string, Int16Array>)[name]![card] = Math.max(-CARD_LIMIT, Math.min(CARD_LIMIT, value));
      };
    }
    if (of === 'player' && target.number) {
      const word = this.zoneWord(target.field, target.of!, target.number);
      return (m, value) => {
        const at = word(m);
        if (at >= 0) m.seatWords[at] = value;
      };
    }
    if (target.number) {
      const word = this.tableWord(target.field, target.number);
      return (m, value) => {
        const at = word(m);
        if (at >= 0) m.tableWords[at] = value;
      };
    }
    if (of === 'player')
      return (m, value) => {
        const seat = holder!(m);
        if (seat >= 0) m.seatWords[index * m.seats + seat] = value;
      };
    return (m, value) => {
      m.tableWords[index] = value;
    };
  }

  private forPlayers(one: Extract<TypedStatement, { do: 'for-players' }>, code: Code): void {
    const { first, count } = this.seats(one.set);
    const place = { line: one.line, column: one.column };
    const writeLeft = this.writeLocal(one.left);
    const left = this.read({ op: 'local', local: one.left, type: one.left.type, ...place });
    const write = this.writeLocal(one.local);
    const player = this.read({ op: 'local', local: one.local, type: one.local.type, ...place });
    this.act(code, (m) => {
      writeLeft(m, count(m));
      write(m, (first(m) + m.seats - 1) % m.seats);
    });
    const start = code.list.length;
    const end = this.unless(code, (m) => (left(m) > 0 ? 1 : 0));
    this.act(code, (m) => {
      writeLeft(m, left(m) - 1);
      write(m, (player(m) + 1) % m.seats);
    });
    if (this.reading.places.out >= 0) this.unless(code, (m) => (this.plays(m, player(m)) ? 1 : 0)).to = start;
    if (one.where) this.unless(code, this.read(one.where)).to = start;
    this.loop(
      code,
      () => this.block(one.body, code),
      () => {
        this.jump(code).to = start;
      },
    );
    end.to = code.list.length;
  }

  private forNumbers(one: Extract<TypedStatement, { do: 'for-numbers' }>, code: Code): void {
    const [from, to] = [this.read(one.set.from), this.read(one.set.to)];
    const place = { line: one.line, column: one.column };
    const [writeLeft, write] = [this.writeLocal(one.left), this.writeLocal(one.local)];
    const left = this.read({ op: 'local', local: one.left, type: one.left.type, ...place });
    const number = this.read({ op: 'local', local: one.local, type: one.local.type, ...place });
    this.act(code, (m) => {
      const first = from(m);
      writeLeft(m, to(m) - first + 1);
      write(m, first - 1);
    });
    const start = code.list.length;
    code.prices[start] = { line: one.line, units: 1 };
    const end = this.unless(code, (m) => (left(m) > 0 ? 1 : 0));
    this.act(code, (m) => {
      writeLeft(m, left(m) - 1);
      write(m, number(m) + 1);
    });
    if (one.where) this.unless(code, this.read(one.where)).to = start;
    this.loop(
      code,
      () => this.block(one.body, code),
      () => {
        this.jump(code).to = start;
      },
    );
    end.to = code.list.length;
  }

  /** Runs a body for the cards whose numbers `field` has, in the order of these numbers. */
  private forNumbered(field: string, local: Local, at: Local, code: Code, body: () => void): void {
    const order = (m: Match): Int16Array => (m.card as Record<string, Int16Array>)[field]!;
    const write = this.writeLocal(local);
    const writeDone = this.writeLocal(at);
    const done = this.read({ op: 'local', local: at, type: at.type, line: 0, column: 0 });
    this.act(code, (m) => writeDone(m, 0));
    const start = code.list.length;
    const end = this.unless(code, (m) => {
      const next = done(m) + 1;
      const card = order(m).indexOf(next);
      if (card < 0) return 0;
      order(m)[card] = 0;
      write(m, card);
      writeDone(m, next);
      return 1;
    });
    this.loop(code, body, () => void (this.jump(code).to = start), field);
    end.to = code.list.length;
  }

  /** Leaves loops before their last card: the order of the cards is not needed any more. */
  private leaveLoops(orders: readonly (string | null)[], code: Code): void {
    for (const order of orders)
      if (order !== null) this.act(code, (m) => void (m.card as Record<string, Int16Array>)[order]!.fill(0));
  }

  private forCards(one: Extract<TypedStatement, { do: 'for-cards' }>, code: Code): void {
    const walk = this.walk(one.set);
    const field = loopField(one.order);
    const write = this.writeLocal(one.local);
    const where = one.where === null ? null : this.read(one.where);
    this.act(code, (m) => {
      const order = (m.card as Record<string, Int16Array>)[field]!;
      let number = 0;
      order.fill(0);
      walk(m, (card) => {
        write(m, card);
        if (where === null || where(m)) order[card] = ++number;
        return false;
      });
    });
    this.forNumbered(field, one.local, one.done, code, () => this.block(one.body, code));
  }

  // ---- questions ----------------------------------------------------------------------------------------------

  private ask(one: Extract<TypedStatement, { do: 'ask' }>, code: Code): void {
    const player = this.read(one.player);
    const listed = one.choices.map((choice) => this.lister(choice));
    const pass = one.pass?.index ?? -1;
    const mayPass = one.passWhere && this.read(one.passWhere);
    const choiceOf = new Map(one.choices.map((choice) => [choice.option.index, choice]));
    const textsOf = new Map(one.choices.map(({ option }, at) => [option.index, listed[at]!.texts]));
    const passing: OptionTexts = { ...SILENT, risk: firstText(this.textReader, one.passRisks) };
    textsOf.set(PASS, () => passing);
    const parts =
      one.parts &&
      partsOfSet(
        this.textReader,
        one.parts,
        one.choices.map(({ option }) => option),
        (_, [kind, a, b], say) => say(textsOf.get(kind)!(a, b)),
        one.choices[0]!.members && listed[0]!.members,
      );
    const bodies = new Map<number, number>();
    const list = (m: Match): number => {
      for (const each of listed) each.list(m);
      const seat = player(m);
      const passes = pass >= 0 && (mayPass === null || mayPass(m) !== 0);
      // Who could only pass is not asked, except players who want to be: hidden cards decide what else they could do.
      const isAsked = passes && (m.optionCount > 0 || m.asksAnyway(seat) || one.passBody.length > 0);
      if (isAsked) m.offer(pass);
      return seat;
    };
    const instruction: Extract<Instruction, { is: 'ask' }> = {
      is: 'ask',
      list: this.tracedList(list, one, code),
      take: (m, kind, a, b) => {
        const choice = choiceOf.get(kind);
        choice?.binders.forEach((binder, at) => {
          m.frames[m.running + 1 + binder.local.slot] = (at === 0 ? a : b) + firstOf(binder);
        });
        return bodies.get(kind)!;
      },
      none: -1,
      stage: -1,
    };
    const start = code.list.length;
    code.list.push(instruction);
    code.asks.push({
      at: start,
      question: {
        ask: one.ask,
        text: this.questionText(one.ask),
        why: (m, card) => m.reading(WHY_WORK, () => listed.flatMap(({ why }) => why(m, card)), []),
        about: (m, [kind, a, b], say) =>
          m.reading(
            WHY_WORK,
            () => {
              const texts = textsOf.get(kind)?.(a, b);
              return texts ? say(texts) : null;
            },
            null,
          ),
        ...(parts && { set: (m: Match) => m.reading(WHY_WORK, () => parts(m), null) }),
      },
    });
    const ends: { to: number }[] = [];
    const body = (): void => {
      for (const choice of one.choices) {
        bodies.set(choice.option.index, code.list.length);
        this.block(choice.body, code);
        const after = this.jump(code);
        if (one.many) after.to = start;
        else ends.push(after);
      }
    };
    if (one.many) this.loop(code, body, () => this.passBody(one, code, bodies));
    else {
      body();
      this.passBody(one, code, bodies);
    }
    for (const end of ends) end.to = code.list.length;
    instruction.none = code.list.length;
    // A jump behind the last instruction of a step needs an instruction there.
    this.act(code, () => undefined);
  }

  /** Asks for the members of a set, and then runs the body for each of them. */
  private choose(one: Extract<TypedStatement, { do: 'choose' }>, code: Code): void {
    const player = this.read(one.player);
    const { option, binders, body } = one.choice;
    const { local } = binders[0]!;
    const field = loopField(one.order);
    const lister = this.lister(one.choice);
    const limits = this.limits(one, local);
    const order = (m: Match): Int16Array => (m.card as Record<string, Int16Array>)[field]!;
    const open = (m: Match): { readonly cards: readonly number[]; readonly set: PartialSet } => {
      const cards: number[] = [];
      lister.each(m, (card) => void cards.push(card));
      const isChosen = cards.map((card) => order(m)[card]! > 0);
      return { cards, set: { ...limits.of(m, cards), isChosen } };
    };
    this.act(code, (m) => void order(m).fill(0));
    const start = code.list.length;
    const list = (m: Match): number => {
      const { cards, set } = open(m);
      const { mayEnd, next } = nextOf(set);
      const seat = player(m);
      for (const at of next) m.offer(option.index, cards[at]);
      const isEmpty = next.length === 0 && !set.isChosen.includes(true);
      if (mayEnd && (!isEmpty || m.asksAnyway(seat))) m.offer(PASS);
      return seat;
    };
    const instruction: Extract<Instruction, { is: 'ask' }> = {
      is: 'ask',
      list: this.tracedList(list, one, code),
      take: (m, kind, card) => {
        if (kind === PASS) return start + 1;
        order(m)[card] = 1;
        return start;
      },
      none: -1,
      stage: -1,
    };
    code.list.push(instruction);
    const set = (m: Match): SetQuestion => {
      const {
        cards,
        set: { gives, least, most, needs, isChosen },
      } = open(m);
      return {
        kind: option.id,
        members: cards.map((card, at) => ({ card, gives: gives[at]! })),
        chosen: cards.filter((_, at) => isChosen[at]),
        least,
        most: most >= cards.length ? null : most,
        needs: needs.map((amount, part) => ({ label: limits.labels(m)[part]!, amount })),
        done: one.ask.pass,
      };
    };
    code.asks.push({
      at: start,
      question: {
        ask: one.ask,
        text: this.questionText(one.ask),
        why: lister.why,
        // The set itself says what its cards give.
        about: (m, [kind, a, b], say) =>
          kind === option.index
            ? m.reading(WHY_WORK, () => say({ ...SILENT, features: lister.texts(a, b).features }), null)
            : null,
        set,
      },
    });
    this.act(code, (m) => {
      let number = 0;
      lister.each(m, (card) => {
        if (order(m)[card] === 1) order(m)[card] = ++number;
      });
    });
    this.forNumbered(field, local, one.at, code, () => this.block(body, code));
    instruction.none = code.list.length;
    this.act(code, () => undefined);
  }

  /** Reads the limits of a set. A total of amounts has a part for each thing that is needed. */
  private limits(
    { least, most, total }: SetLimits,
    member: Local,
  ): {
    readonly of: (m: Match, cards: readonly number[]) => Omit<PartialSet, 'isChosen'>;
    readonly labels: (m: Match) => readonly string[];
  } {
    const { registers, keys } = this.reading;
    const [fewest, largest] = [least, most].map((limit) => limit && this.read(limit));
    const covers = total && this.read(total.covers);
    this.listed.add(member);
    const gives = total && this.read(total.gives);
    this.listed.delete(member);
    const isAmounts = total?.covers.type.is === 'amounts';
    const names = total?.covers.type.is === 'amounts' ? total.covers.type.labels : [''];
    const parts = (m: Match): readonly number[] => {
      if (!covers) return [];
      if (!isAmounts) return [0];
      const needed = covers(m);
      return Array.from({ length: keys }, (_, key) => key).filter((key) => amountOf(needed, key) > 0);
    };
    const split = (value: number, wanted: readonly number[]): number[] =>
      wanted.map((key) => (isAmounts ? amountOf(value, key) : value));
    return {
      of: (m, cards) => {
        const wanted = parts(m);
        return {
          gives: cards.map((card) => {
            registers[member.register] = card;
            return gives ? split(gives(m), wanted) : [];
          }),
          least: fewest ? fewest(m) : 0,
          most: largest ? largest(m) : cards.length,
          needs: covers ? split(covers(m), wanted) : [],
        };
      },
      labels: (m) => parts(m).map((key) => names[key]!),
    };
  }

  /** Lists options. A traced program then reports the question, if it has an option. */
  private tracedList(list: (m: Match) => number, one: TypedStatement, code: Code): (m: Match) => number {
    const { trace } = this.setting;
    if (!trace) return list;
    const mark = this.markOf(one, code);
    return (m) => {
      const seat = list(m);
      if (m.optionCount > 0) trace.ask(m, mark, seat);
      return seat;
    };
  }

  private passBody(one: Extract<TypedStatement, { do: 'ask' }>, code: Code, bodies: Map<number, number>): void {
    if (one.pass === null) return;
    bodies.set(one.pass.index, code.list.length);
    this.block(one.passBody, code);
  }

  /** Reads what tables say of options. */
  private readonly textReader: TextReader = {
    reading: this.reading,
    read: (typed) => this.read(typed),
    each: (each, visit) => this.each(each, visit),
  };

  private questionText({ texts }: AskInfo): StageQuestion['text'] {
    const text = firstText(this.textReader, texts);
    return (m) => m.reading(WHY_WORK, () => text(m), null);
  }

  /** Lists the options of a choice, and says why it does not offer a card. */
  private lister(choice: TypedChoice): {
    readonly each: (m: Match, visit: (a: number, b: number) => void) => void;
    readonly list: (m: Match) => void;
    readonly why: (m: Match, card: number) => number[];
    /** The cards of the set of an option, if it says them. */
    readonly members: (m: Match) => number[];
    /** The texts of an option. Notes what it names. */
    readonly texts: (a: number, b: number) => OptionTexts;
  } {
    const { registers } = this.reading;
    const { binders, option } = choice;
    for (const { local } of binders) this.listed.add(local);
    const walks = binders.map((binder) => this.binderWalk(binder));
    const [[where, refusals], parts] = this.priced(() => {
      const condition = choice.where === null ? null : this.read(choice.where);
      const reasons = choice.refusals.map((refusal) => {
        const index = this.refusals.push({ because: refusal.because, rule: refusal.rule }) - 1;
        return { when: this.read(refusal.when), index };
      });
      return [condition, reasons] as const;
    });
    const otherwise = choice.otherwise && this.refusals.push(choice.otherwise) - 1;
    const isMember = choice.members && this.read(choice.members);
    const texts = optionTexts(this.textReader, choice);
    for (const { local } of binders) this.listed.delete(local);
    const [one, two] = walks;
    const places = binders.map(({ local }) => local.register);
    const each = (m: Match, visit: (a: number, b: number) => void): void => {
      if (!one) return visit(0, 0);
      one(m, (a) => {
        registers[places[0]!] = a;
        if (!two) visit(a, 0);
        else
          two(m, (b) => {
            registers[places[1]!] = b;
            visit(a, b);
            return false;
          });
        return false;
      });
    };
    const [firstA = 0, firstB = 0] = binders.map(firstOf);
    const inRange = (value: number): boolean => value >= 0 && value <= MOST_ARGUMENT;
    const fitting = (m: Match, visit: (a: number, b: number) => void): void =>
      each(m, (a, b) => {
        m.spend(parts);
        if (!inRange(a) || !inRange(b)) return;
        if (where !== null && !where(m)) return;
        if (!refusals.some(({ when }) => when(m) !== 0)) visit(a, b);
      });
    return {
      each: fitting,
      list: (m) => fitting(m, (a, b) => m.offer(option.index, a - firstA, b - firstB)),
      members: (m) => {
        const cards: number[] = [];
        each(m, (card) => {
          if (isMember?.(m)) cards.push(card);
        });
        return cards;
      },
      texts: (a, b) => {
        if (places.length > 0) registers[places[0]!] = a + firstA;
        if (places.length > 1) registers[places[1]!] = b + firstB;
        return texts;
      },
      why: (m, card) => {
        const reasons = new Set<number>();
        const at = option.arguments.indexOf('card');
        if (at < 0) return [];
        let isOffered = false;
        each(m, (a, b) => {
          m.spend(parts);
          if ((at === 0 ? a : b) !== card || (where !== null && !where(m))) return;
          const refused = refusals.filter(({ when }) => when(m) !== 0);
          isOffered ||= refused.length === 0;
          for (const { index } of refused) reasons.add(index);
        });
        if (otherwise !== null && reasons.size === 0 && !isOffered) reasons.add(otherwise);
        return [...reasons];
      },
    };
  }

  private binderWalk(binder: TypedBinder): (m: Match, visit: (member: number) => boolean) => boolean {
    if (binder.kind === 'set') return this.walk(binder.set);
    if (binder.kind === 'range') {
      const from = this.read(binder.from);
      const to = this.read(binder.to);
      return (m, visit) => {
        const last = Math.min(MOST_ARGUMENT, to(m));
        for (let value = Math.max(0, from(m)); value <= last; value++) {
          m.spend(1);
          if (visit(value)) return true;
        }
        return false;
      };
    }
    const card = this.known(binder.of);
    const { firstEntry } = this.reading.printed;
    return (m, visit) => {
      const at = card(m);
      if (at < 0) return false;
      const def = m.def[at]!;
      for (let entry = firstEntry[def]!; entry < firstEntry[def + 1]!; entry++) if (visit(entry)) return true;
      return false;
    };
  }
}

/** The number that an option writes as 0 for the thing of a binder. */
const firstOf = (binder: TypedBinder): number => (namesColumn(binder) ? 1 : 0);

/** The line of the statement at a place in the code of a step. */
const lineAt = (prices: readonly (Price | undefined)[], at: number): number =>
  prices.slice(0, at + 1).findLast((one) => one !== undefined)?.line ?? 1;

/** The first rule that statements cite. */
function ruleOf(list: readonly TypedStatement[]): string | null {
  for (const one of list) {
    if ('rule' in one && typeof one.rule === 'string') return one.rule;
    if (one.do === 'ask') return one.ask.rule;
    const inner =
      'then' in one ? [...one.then, ...('otherwise' in one ? one.otherwise : [])] : 'body' in one ? one.body : [];
    const rule = ruleOf(inner);
    if (rule !== null) return rule;
  }
  return null;
}

const known = (m: Match): Int16Array => (m.card as Record<string, Int16Array>)[knownField]!;

/** The value of a field before anything sets it: nobody, no card, 0 or no. */
export const startOf = ({ type }: FieldInfo): number => nothingOf(type);

/** Compiles all steps of a document. */
export function compileSteps(setting: StepSetting): CompiledSteps {
  return new StepCompiler(setting).run();
}
