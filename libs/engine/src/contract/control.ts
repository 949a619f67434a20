/**
 * Steps: named lists of stages on a control stack that lies inside the state. A stage is a plain function; what it
 * returns says how the match goes on. No generator, closure or promise holds state, so a match can stop at any
 * decision and go on anywhere from its bytes.
 */
import { MAX_LOCALS } from '../state/layout.ts';

/** What a stage returns: a seat (0 or more) to ask with the options offered, or one of the codes below. */
export type Control = number;

/** Go to the step's next stage; after the last one the step is done. */
export const NEXT = -1;
/** Run this stage again. */
export const AGAIN = -2;
/** Leave the step. */
export const DONE = -3;
/** Returned by `match.call`: run the called step, then the next stage. */
export const CALL_THEN_NEXT = -4;
/** Returned by `match.callAgain`: run the called step, then this stage again. */
export const CALL_THEN_AGAIN = -5;
/** Jumps are numbers below these codes, one for each stage in the table. */
const JUMP = -16;
const jumpTo = (stage: number): Control => JUMP - stage;
/** The number of the stage that a jump leads to; negative for what is not a jump. */
export const stageOfJump = (control: Control): number => JUMP - control;

/** The locals of a step as properties over the running frame. */
export type Locals<L extends readonly string[]> = { [K in L[number]]: number };

/** What a stage gets beside the match: the locals of its step, and the jumps to the step's stages, `f.goto.close`. */
export type Frame<L extends readonly string[] = readonly [], K extends string = string> = Locals<L> & {
  readonly goto: Jumps<K>;
};

/** By stage of one step: what to return in order to go there. */
export type Jumps<K extends string> = { readonly [P in K]: Control };

/** Names that the frame itself uses, so that no local can have them. */
const FRAME_NAMES: readonly string[] = ['goto', 'match'];

/** A stage that may ask: `ask` offers options and names the seat; `answer` takes the option chosen. */
export interface AskStage<M, F> {
  ask(m: M, f: F): Control;
  answer(m: M, f: F, kind: number, a: number, b: number): Control;
}
export type Stage<M, F> = ((m: M, f: F) => Control) | AskStage<M, F>;

// Method signatures, whose parameters the compiler compares both ways: a stage that takes its game's own match and its step's own
// frame is a stage of any match. That is sound because a match is made from a program, and runs the stages of that program only,
// each with the frame made from its own step's locals.
interface Bodies<M> {
  ask(m: M, f: object): Control;
  answer(m: M, f: object, kind: number, a: number, b: number): Control;
}
export type AskBody<M extends object = object> = Bodies<M>['ask'];
export type AnswerBody<M extends object = object> = Bodies<M>['answer'];

/** A step definition. The table that collects the steps gives it its numbers. */
export interface Step<M extends object = object, K extends string = string> {
  readonly name: string;
  readonly locals: readonly string[];
  /** The names of its stages, in their order. */
  readonly stages: readonly K[];
  readonly asks: readonly AskBody<M>[];
  readonly answers: readonly (AnswerBody<M> | null)[];
  /** The number of its first stage in the table, and the jumps to its stages; written once, when steps are collected. */
  base: number;
  readonly jumps: Record<string, Control>;
}

/**
 * Defines a step with named locals (at most seven) and named stages, which run in the order written:
 * `step('battle', [], { declare(m: M) { … return NEXT }, draw(m: M, f) { … return f.goto.close }, close(m: M) { … } })`.
 * A jump to a stage that the step does not have does not compile.
 */
export function step<M extends object, const L extends readonly string[], K extends string>(
  name: string,
  locals: L,
  stages: { readonly [P in K]: Stage<M, Frame<L, K>> },
): Step<M, K>;
export function step<M extends object>(
  name: string,
  locals: readonly string[],
  stages: Readonly<Record<string, Stage<M, never>>>,
): Step<M> {
  if (locals.length > MAX_LOCALS) throw new Error(`Step ${name} has more than ${MAX_LOCALS} locals.`);
  const taken = locals.find((local) => FRAME_NAMES.includes(local));
  if (taken !== undefined) throw new Error(`Step ${name} cannot have a local named "${taken}".`);
  const names = Object.keys(stages);
  // An object lists keys that are numbers first, whatever the order written.
  const numbered = names.find((stage) => /^\d/u.test(stage));
  if (numbered !== undefined) throw new Error(`Step ${name} cannot have a stage "${numbered}": name it with a word.`);
  const bodies = Object.values(stages);
  return {
    name,
    locals,
    stages: names,
    asks: bodies.map((stage) => (typeof stage === 'function' ? stage : stage.ask)),
    answers: bodies.map((stage) => (typeof stage === 'function' ? null : stage.answer)),
    base: -1,
    jumps: Object.fromEntries(names.map((stage) => [stage, DONE])),
  };
}

/** The flat table of all stages of a game's steps. */
export interface StageTable<M extends object = object> {
  readonly steps: readonly Step<M>[];
  readonly asks: readonly AskBody<M>[];
  readonly answers: readonly (AnswerBody<M> | null)[];
  /** For each stage: the index of its step, and the stage after the step's last. */
  readonly stepOf: Int16Array;
  readonly endOf: Int16Array;
}

/** Numbers the stages of all steps, and their jumps with them. Called once by each plugin. */
export function collectSteps<M extends object>(steps: readonly Step<M>[]): StageTable<M> {
  const asks: AskBody<M>[] = [];
  const answers: (AnswerBody<M> | null)[] = [];
  const stepOf: number[] = [];
  const endOf: number[] = [];
  steps.forEach((one, index) => {
    one.base = asks.length;
    one.stages.forEach((stage, at) => {
      one.jumps[stage] = jumpTo(one.base + at);
    });
    asks.push(...one.asks);
    answers.push(...one.answers);
    for (const _ of one.stages) {
      stepOf.push(index);
      endOf.push(one.base + one.stages.length);
    }
  });
  return { steps, asks, answers, stepOf: Int16Array.from(stepOf), endOf: Int16Array.from(endOf) };
}
