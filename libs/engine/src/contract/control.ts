/**
 * Steps: named lists of stages, run from a control stack that is part of the state. A stage is a plain function. Its
 * return value says what runs next. No generator, closure or promise keeps state, so a match can stop at any decision
 * and resume from its bytes.
 */
import { MAX_LOCALS } from '../state/layout.ts';

/**
 * The return value of a stage: the seat (0 or more) that must choose among the offered options, or one of the codes
 * below.
 */
export type Control = number;

/** Go to the next stage of the step. After the last stage, leave the step. */
export const NEXT = -1;
/** Run this stage again. */
export const AGAIN = -2;
/** Leave the step. */
export const DONE = -3;
/** Returned by `match.call`: run the called step, then the next stage. */
export const CALL_THEN_NEXT = -4;
/** Returned by `match.callAgain`: run the called step, then this stage again. */
export const CALL_THEN_AGAIN = -5;
/** Codes below this one are jumps: one code for each stage of the table. */
const JUMP = -16;
const jumpTo = (stage: number): Control => JUMP - stage;
/** The stage number that a jump leads to. Negative if the code is not a jump. */
export const stageOfJump = (control: Control): number => JUMP - control;

/** The locals of a step, as properties that read and write the running frame. */
export type Locals<L extends readonly string[]> = { [K in L[number]]: number };

/** The second argument of a stage: the locals of its step, and the jumps to the stages of the step (`f.goto.close`). */
export type Frame<L extends readonly string[] = readonly [], K extends string = string> = Locals<L> & {
  readonly goto: Jumps<K>;
};

/** By stage of one step: the code that jumps to the stage. */
export type Jumps<K extends string> = { readonly [P in K]: Control };

/** Names that the frame itself uses. A local cannot have these names. */
const FRAME_NAMES: readonly string[] = ['goto', 'match'];

/** A stage that can ask a seat: `ask` offers options and returns the seat, `answer` applies the chosen option. */
export interface AskStage<M, F> {
  ask(m: M, f: F): Control;
  answer(m: M, f: F, kind: number, a: number, b: number): Control;
}
export type Stage<M, F> = ((m: M, f: F) => Control) | AskStage<M, F>;

// Declared as methods, because the compiler checks method parameters in both directions. A stage that takes its game's
// own match and its step's own frame then counts as a stage of any match. This is sound. A match is created from one
// program and runs only the stages of that program. Each stage gets a frame with the locals of its own step.
interface Bodies<M> {
  ask(m: M, f: object): Control;
  answer(m: M, f: object, kind: number, a: number, b: number): Control;
}
export type AskBody<M extends object = object> = Bodies<M>['ask'];
export type AnswerBody<M extends object = object> = Bodies<M>['answer'];

/** A step definition. `collectSteps` assigns its numbers. */
export interface Step<M extends object = object, K extends string = string> {
  readonly name: string;
  readonly locals: readonly string[];
  /** The names of the stages, in order. */
  readonly stages: readonly K[];
  readonly asks: readonly AskBody<M>[];
  readonly answers: readonly (AnswerBody<M> | null)[];
  /** The number of the first stage in the table, and the jumps to the stages. Written once, by `collectSteps`. */
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
  // An object lists numeric keys first, so a numeric name would change the order of the stages.
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
  /** For each stage: the index of its step, and the number after the last stage of that step. */
  readonly stepOf: Int16Array;
  readonly endOf: Int16Array;
}

/** Numbers the stages of all steps and computes their jumps. Each plugin calls it once. */
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
