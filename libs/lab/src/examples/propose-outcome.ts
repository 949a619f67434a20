/** Plays an example under changed rules and proposes its actual results as the expected ones. */
import type { Content, Example, Expectation } from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
import { runExample, type ExpectationPlace } from './run-examples.ts';

/** The parts of an example that state results. */
export type Outcome = Pick<Example, 'play' | 'then' | 'thenIn'>;

/** A proposed outcome that makes the example pass in all its modes, or the reason why there is none. */
export type OutcomeProposal = { readonly outcome: Outcome } | { readonly why: string };

/** The maximum number of times to play the example. New values of `asked` and `offered` can change how far the match runs. */
const ROUNDS = 4;

/** The observed results at each expectation, by mode. */
type MetExpectations = Map<ExpectationPlace, Map<string, Expectation>>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The first sentence of a failed example. */
const firstOf = (message: string): string => message.split('\n')[0]!.trim();

/** Plays the example in its modes. @returns the observations, and the first sentence of a failure or null */
function observe(content: Content, plugin: GamePlugin, example: Example, modes: readonly string[]) {
  const met: MetExpectations = new Map();
  let failure: { mode: string; says: string } | null = null;
  for (const mode of modes) {
    const result = runExample(content, plugin, example, mode, {
      meet: (place, see, expected) => {
        const known = met.get(place) ?? new Map<string, Expectation>();
        met.set(place, known.set(mode, see(expected)));
      },
    });
    if (!result.passed) failure ??= { mode, says: firstOf(result.message) };
  }
  return { met, failure };
}

/** The members of `then` that are the same in all modes, and the names of those that differ. */
function shared(
  then: Expectation,
  seen: ReadonlyMap<string, Expectation>,
): { then: Expectation; own: (keyof Expectation)[] } {
  const all = [...seen.values()];
  const keys = [...new Set([then, ...all].flatMap((one) => Object.keys(one)))] as (keyof Expectation)[];
  const own = keys.filter((key) => all.some((one) => !same(one[key], all[0]![key])));
  const common = Object.entries(all[0] ?? then).filter(([key]) => !own.some((one) => one === key));
  return { then: Object.fromEntries(common), own };
}

/** Replaces the expected results by the observed ones. @returns null if one text cannot state the results of all modes */
function rewritten({ play, then, thenIn }: Outcome, met: MetExpectations, modes: readonly string[]): Outcome | null {
  const steps = play.map((entry, index) => {
    const seen = [...(met.get(index)?.values() ?? [])];
    if (typeof entry === 'string' || seen.length < modes.length) return entry;
    return seen.every((one) => same(one, seen[0])) ? { expect: seen[0]! } : null;
  });
  if (!steps.every((step) => step !== null)) return null;
  const seen = met.get('then') ?? new Map<string, Expectation>();
  if (seen.size < modes.length) return { play: steps, then, thenIn };
  const { then: common, own } = shared(then, seen);
  const further: Outcome['thenIn'] = {};
  for (const mode of new Set([...Object.keys(thenIn), ...modes])) {
    const stated = thenIn[mode] && (met.get('thenIn')?.get(mode) ?? thenIn[mode]);
    const moved = Object.fromEntries(
      own.flatMap((key) => {
        const value = seen.get(mode)?.[key];
        return value === undefined ? [] : [[key, value]];
      }),
    );
    if (stated && Object.keys(moved).some((key) => key in stated)) return null;
    if (stated ?? own.length > 0) further[mode] = { ...stated, ...moved };
  }
  return { play: steps, then: common, thenIn: further };
}

const isEmpty = (expected: Expectation): boolean => Object.keys(expected).length === 0;

/** Whether every expectation in `play`, and the end of the example, still states something. */
const statesAsMuch = (before: Outcome, after: Outcome): boolean =>
  after.play.every((entry) => typeof entry === 'string' || !isEmpty(entry.expect)) &&
  (isEmpty(before.then) || !isEmpty(after.then) || Object.values(after.thenIn).some((one) => !isEmpty(one)));

/** @param modes all modes of the example */
export function proposeOutcome(
  content: Content,
  plugin: GamePlugin,
  example: Example,
  modes: readonly string[],
): OutcomeProposal {
  let tried = example;
  for (let round = 0; round < ROUNDS; round++) {
    const { met, failure } = observe(content, plugin, tried, modes);
    if (!failure) {
      const { play, then, thenIn } = tried;
      return { outcome: { play, then, thenIn } };
    }
    const outcome = rewritten(tried, met, modes);
    if (!outcome) return { why: 'The modes of this example now differ where one text states the result for all.' };
    if (same([tried.play, tried.then, tried.thenIn], [outcome.play, outcome.then, outcome.thenIn]))
      return { why: `In ${failure.mode}: ${failure.says}` };
    if (!statesAsMuch(example, outcome)) return { why: 'Nothing that this example states is left.' };
    tried = { ...tried, ...outcome };
  }
  return { why: 'Its result changes each time that it is played.' };
}
