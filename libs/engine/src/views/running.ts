/** The running steps with their locals, for tables at which people play and for messages. */
import type { Match } from '../kernel/match.ts';
import { FRAME_WORDS } from '../state/layout.ts';

/** A running step with its locals by name. */
export interface RunningStep {
  readonly step: string;
  readonly locals: Readonly<Record<string, number>>;
}

/** The running steps, from the outermost to the step that asks. */
export function runningWithLocals(match: Match): RunningStep[] {
  const { steps, stepOf } = match.program.mechanics.stages;
  const runningSteps: RunningStep[] = [];
  for (let at = 0; at <= match.running; at += FRAME_WORDS) {
    const { name, locals } = steps[stepOf[match.frames[at]!]!]!;
    runningSteps.push({
      step: name,
      locals: Object.fromEntries(locals.map((each, i) => [each, match.frames[at + 1 + i]!])),
    });
  }
  return runningSteps;
}
