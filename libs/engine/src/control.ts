/**
 * Steps: named lists of stages on a control stack that lies inside the state. A stage is a plain function; what it
 * returns says how the match goes on. No generator, closure or promise holds state, so a match can stop at any
 * decision and go on anywhere from its bytes.
 */
import { MAX_LOCALS } from './layout.ts';
import type { Match } from './match.ts';

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
const GOTO = -16;
/** Go to stage `k` of the same step (counted from 0). */
export const goto = (k: number): Control => GOTO - k;
export const isGoto = (control: Control): boolean => control <= GOTO;
export const gotoStage = (control: Control): number => GOTO - control;

/** The locals of a step as properties over the running frame. */
export type Locals<L extends readonly string[]> = { [K in L[number]]: number };

/** A stage that may ask: `ask` offers options and names the seat; `answer` takes the option chosen. */
export interface AskStage<M, F> {
  ask(m: M, f: F): Control;
  answer(m: M, f: F, kind: number, a: number, b: number): Control;
}
export type Stage<M, F> = ((m: M, f: F) => Control) | AskStage<M, F>;

/** A step definition; `id` is given by the program that collects the steps. */
export interface Step<M extends Match = Match> {
  readonly name: string;
  readonly locals: readonly string[];
  readonly stages: readonly Stage<M, never>[];
  /** Index of its first stage in the program's table; set once when steps are collected. */
  base: number;
}

/** Defines a step with named locals (at most seven). */
export function step<M extends Match, const L extends readonly string[]>(
  name: string,
  locals: L,
  stages: readonly Stage<M, Locals<L>>[],
): Step<M> {
  if (locals.length > MAX_LOCALS) throw new Error(`Step ${name} has more than ${MAX_LOCALS} locals.`);
  return { name, locals, stages: stages as unknown as readonly Stage<M, never>[], base: -1 };
}

/** The flat table of all stages of a game's steps. */
export interface StageTable<M extends Match = Match> {
  readonly steps: readonly Step<M>[];
  readonly asks: readonly ((m: M, f: never) => Control)[];
  readonly answers: readonly (((m: M, f: never, kind: number, a: number, b: number) => Control) | null)[];
  /** For each stage: the index of its step, and the stage after the step's last. */
  readonly stepOf: Int16Array;
  readonly endOf: Int16Array;
}

/** Numbers the stages of all steps. Called once by each plugin. */
export function collectSteps<M extends Match>(steps: readonly Step<M>[]): StageTable<M> {
  const asks: StageTable<M>['asks'][number][] = [];
  const answers: StageTable<M>['answers'][number][] = [];
  const stepOf: number[] = [];
  const endOf: number[] = [];
  steps.forEach((one, index) => {
    one.base = asks.length;
    for (const stage of one.stages) {
      asks.push(typeof stage === 'function' ? stage : stage.ask);
      answers.push(typeof stage === 'function' ? null : stage.answer);
      stepOf.push(index);
      endOf.push(one.base + one.stages.length);
    }
  });
  return { steps, asks, answers, stepOf: Int16Array.from(stepOf), endOf: Int16Array.from(endOf) };
}
