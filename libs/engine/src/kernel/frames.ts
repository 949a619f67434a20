/**
 * The control stack of a match: the frames of running steps, the calls that push them, and the options that a stage
 * offers.
 */
import { CALL_THEN_AGAIN, CALL_THEN_NEXT, type Control, type Step } from '../contract/control.ts';
import type { Program } from '../contract/program.ts';
import { FRAME_WORDS, type StateSpec } from '../state/layout.ts';
import { packOption } from '../state/option.ts';
import { NO_CARD } from './state.ts';
import { MatchZones } from './zones.ts';

export abstract class MatchFrames<S extends StateSpec = StateSpec, P extends Program = Program> extends MatchZones<
  S,
  P
> {
  /** A tail call: the called frame replaces its caller. */
  protected replaceFrame(at: number): void {
    const { frames, callee } = this;
    for (let word = 0; word < FRAME_WORDS; word++) frames[at + word] = frames[callee + word]!;
    this.callee = at;
  }

  /** Calls a step and then continues with the next stage. The stage must return the result of this function. */
  call(target: Step, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0): Control {
    this.writeFrame(target, a, b, c, d, e, f, g);
    return CALL_THEN_NEXT;
  }

  /** Calls a step and then runs the current stage again. The stage must return the result of this function. */
  callAgain(target: Step, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0): Control {
    this.writeFrame(target, a, b, c, d, e, f, g);
    return CALL_THEN_AGAIN;
  }

  protected writeFrame(
    target: Step,
    a: number,
    b: number,
    c: number,
    d: number,
    e: number,
    f: number,
    g: number,
  ): void {
    const at = this.running + FRAME_WORDS;
    if (at + FRAME_WORDS > this.frames.length) this.grow('frames');
    const frames = this.frames;
    frames[at] = target.base;
    frames[at + 1] = a;
    frames[at + 2] = b;
    frames[at + 3] = c;
    frames[at + 4] = d;
    frames[at + 5] = e;
    frames[at + 6] = f;
    frames[at + 7] = g;
    this.callee = at;
  }

  protected pushFrame(target: Step, ...args: [number, number, number, number, number, number, number]): void {
    this.writeFrame(target, ...args);
    this.running = this.callee;
  }

  /**
   * Leaves every running step and starts `target` from its beginning, for example when a turn is cut short. The stage
   * must return the result of this function.
   */
  restartWith(target: Step, a = 0): Control {
    this.running = -FRAME_WORDS;
    this.writeFrame(target, a, 0, 0, 0, 0, 0, 0);
    return CALL_THEN_AGAIN;
  }

  /** Starts a match in the middle: calls `target` from stage `stage`, on top of the steps entered before. */
  enter<K extends string>(target: Step<object, K>, stage: NoInfer<K>, ...locals: number[]): void {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = locals;
    this.pushFrame(target, a, b, c, d, e, f, g);
    this.frames[this.running] = target.base + target.stages.indexOf(stage);
    this.assumed = 0;
  }

  /** Leaves every running step, so that `enter` can start at another step. */
  leaveAll(): void {
    this.running = -FRAME_WORDS;
  }

  /** The name of the step that a stage belongs to. */
  protected stepName(stage: number): string {
    const { steps, stepOf } = this.program.mechanics.stages;
    return steps[stepOf[stage]!]!.name;
  }

  /** Names of the running steps, outermost first, for views and messages. */
  runningSteps(): string[] {
    const names: string[] = [];
    for (let at = 0; at <= this.running; at += FRAME_WORDS) names.push(this.stepName(this.frames[at]!));
    return names;
  }

  /** Offers an option of the current decision. */
  offer(kind: number, a = 0, b = 0): void {
    if (this.optionCount === this.options.length) this.widenOptions();
    this.options[this.optionCount++] = packOption(kind, a, b);
  }

  /** Offers one option for each card of a zone, from bottom to top. Skips the card `except`. */
  offerZone(kind: number, zone: number, except = NO_CARD): void {
    while (this.optionCount + this.zoneCount[zone]! > this.options.length) this.widenOptions();
    const { options, next } = this;
    let count = this.optionCount;
    for (let card = this.first[zone]!; card !== NO_CARD; card = next[card]!)
      if (card !== except) options[count++] = packOption(kind, card, 0);
    this.optionCount = count;
  }

  private widenOptions(): void {
    const wider = new Int32Array(this.options.length * 2);
    wider.set(this.options);
    this.options = wider;
  }
}
