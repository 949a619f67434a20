/** Runs worked examples in every mode to which they apply, decision by decision. */
import { RulesetError, type Content, type Example, type Expectation, type ParameterValue } from '@rulewright/content';
import {
  EventRecorder,
  ProgramError,
  ScriptedRandomError,
  type EventRecord,
  type GamePlugin,
  type Match,
} from '@rulewright/engine';
import { z } from 'zod';
import { countedInPlay } from './rule-coverage.ts';
import { deckDifferences, deckFacts, observedDeck } from './deck-examples.ts';
import { differences, story, type ExampleOutcome } from './compare-outcome.ts';
import { ExampleError } from './example-error.ts';
import { layTable } from './example-layout.ts';
import { observed } from './observed-outcome.ts';
import { modesOf } from './example-modes.ts';
import { matching, sayOption, sayOptionFully, type CardNames } from './example-names.ts';
import { seatLetter } from './places.ts';
import { restless } from './restless.ts';

export interface ExampleResult {
  readonly id: string;
  readonly title: string;
  readonly mode: string;
  readonly rules: readonly string[];
  readonly passed: boolean;
  /** What failed, with expected and found values and the events. Empty if the example passed. */
  readonly message: string;
}

/** Options for tests of the examples and the engine. */
export interface ExampleOptions {
  /** A rule that is applied as usual, but whose events and count are ignored. */
  readonly muted?: string;
  /** Changed parameters. The values that the example itself sets take precedence. */
  readonly changed?: Readonly<Record<string, ParameterValue>>;
  /** Whether every decision is also taken in a copy of the match, undone and taken again. */
  readonly restless?: boolean;
  /** Observes the example while it is played. */
  readonly watch?: Watcher;
  /** Called for each expectation when the example reaches it, before the comparison. */
  readonly meet?: OnExpectation;
}

/** The place of an expectation: the index of an entry of `play`, `then`, or `thenIn` of the current mode. */
export type ExpectationPlace = number | 'then' | 'thenIn';

/** @param observe returns the expectation with the actual values of the outcome */
type OnExpectation = (
  place: ExpectationPlace,
  observe: (expected: Expectation) => Expectation,
  expected: Expectation,
) => void;

/** Observes an example while it is played, to show it step by step. */
export interface Watcher {
  /** Called when the table is laid out. */
  laid(match: Match, names: CardNames): void;
  /** Called for each event, in the state after it. */
  event(record: EventRecord): void;
  /** Called before a listed decision is taken, with its text. */
  decision(text: string): void;
}

/** The most decisions between two listed ones. With more, the example would never end. */
const MOST_UNLISTED = 500;

/** The most events in the message of a failing example. */
const MOST_LINES = 60;

/** The index of the option `pass`, or -1. */
const passOf = (outcome: ExampleOutcome): number => matching(outcome.match, outcome.names, 'pass')[0] ?? -1;

/** Takes an option of the pending decision. */
function take(outcome: ExampleOutcome, index: number): void {
  if (outcome.restless) restless(outcome.match, index);
  outcome.match.choose(index);
}

/** Whether all options are copies of one card in one place, so that there is no real choice. */
const allAlike = ({ match, names }: ExampleOutcome): boolean => {
  const options = Array.from(match.options.subarray(0, match.optionCount), (one) => sayOptionFully(match, names, one));
  return options.every((one) => one === options[0]);
};

/** Passes, or takes the only option, until `stop` returns true. @throws ExampleError if a choice is needed */
function passUntil(outcome: ExampleOutcome, stop: () => boolean, why: string): void {
  const { match, names } = outcome;
  for (let n = 0; match.advance(); n++) {
    if (stop()) return;
    const pass = passOf(outcome);
    if (pass < 0 && match.optionCount > 1 && !allAlike(outcome)) {
      const options = Array.from(match.options.subarray(0, Math.min(12, match.optionCount)), (option) =>
        sayOption(match, names, option),
      );
      throw new ExampleError(
        `${why}: ${seatLetter(match.decisionSeat)} has to decide first between ${options.join(' | ')}.`,
      );
    }
    if (n > MOST_UNLISTED) throw new ExampleError(`${why}: the match never reaches that point.`);
    take(outcome, Math.max(0, pass));
  }
}

/** Takes a listed decision. Of copies of a card in one place, it takes the first. */
function decide(outcome: ExampleOutcome, text: string, watch?: Watcher): void {
  const { match, names } = outcome;
  const [letter, option] = [text[0]!, text.slice(3)];
  const fits = (): number[] =>
    match.decisionSeat >= 0 && seatLetter(match.decisionSeat) === letter ? matching(match, names, option) : [];
  passUntil(outcome, () => fits().length > 0, `"${text}" is not offered`);
  const matches = fits();
  if (matches.length === 0) throw new ExampleError(`"${text}" is not offered: the match is over.`);
  const distinct = new Set(matches.map((i) => sayOptionFully(match, names, match.options[i]!)));
  if (distinct.size > 1) throw new ExampleError(`"${text}" may mean ${[...distinct].join(' | ')}.`);
  watch?.decision(text);
  take(outcome, matches[0]!);
}

/**
 * Continues to the next real choice. On the way it takes single options, unless the expectation's `offered` names one of them. It also
 * stops at the end of a turn, unless the expectation's `asked` names another seat.
 */
function toNextChoice(outcome: ExampleOutcome, turnOver: string, { offered = [], asked }: Expectation): void {
  const { match, names } = outcome;
  for (let n = 0; match.advance() && match.optionCount === 1; n++) {
    if (offered.some((text) => matching(match, names, text).length > 0)) return;
    if (n > MOST_UNLISTED)
      throw new ExampleError('The expected result never comes, because no player has a choice left.');
    const elsewhere = asked !== undefined && asked !== seatLetter(match.decisionSeat);
    if (match.runningSteps().at(-1) === turnOver && !elsewhere) return;
    take(outcome, 0);
  }
}

/** The rules of an example that need not be applied in a mode, because the example proves them by something that does not happen. */
const quietRules = ({ quiet = [] }: Example, mode: string): readonly string[] =>
  Array.isArray(quiet) ? quiet : (quiet[mode] ?? []);

/** Reports rules that the example cites but does not show: the engine counts them in matches, and did not apply them here. */
function unapplied(
  { match }: ExampleOutcome,
  plugin: GamePlugin,
  example: Example,
  mode: string,
  muted?: string,
): string[] {
  const quiet = quietRules(example, mode);
  const applied = (rule: string): boolean =>
    rule !== muted && match.ruleCounts[match.program.mechanics.rules.indexOf(rule)]! > 0;
  return example.rules
    .filter((rule) => countedInPlay(plugin, rule) && !quiet.includes(rule) && !applied(rule))
    .map((rule) => `Expected ${rule} to be applied; it was not. (If that is intended, list it under quiet.)`);
}

/** A recorder that ignores the events of one rule. */
class DeafRecorder extends EventRecorder {
  /** Called with every recorded event. */
  heard: ((record: EventRecord) => void) | null = null;

  constructor(private readonly muted: number) {
    super();
  }

  override event(...event: Parameters<EventRecorder['event']>): void {
    if (event[1] === this.muted) return;
    super.event(...event);
    this.heard?.(this.records.at(-1)!);
  }
}

/** Plays an example in one mode. @returns the differences; empty if the example passes */
function play(
  content: Content,
  plugin: GamePlugin,
  source: Example,
  mode: string,
  { muted, changed = {}, restless = false, watch, meet }: ExampleOptions,
): { wrong: string[]; outcome: ExampleOutcome | null } {
  let outcome: ExampleOutcome | null = null;
  const example = { ...source, set: { ...changed, ...source.set } };
  try {
    if (example.deck !== undefined) {
      const facts = deckFacts(content, plugin, example, mode, example.deck, muted);
      const further = example.thenIn[mode] ?? {};
      meet?.('then', (expected) => observedDeck(facts, expected), example.then);
      meet?.('thenIn', (expected) => observedDeck(facts, expected), further);
      return { wrong: [...deckDifferences(facts, example.then), ...deckDifferences(facts, further)], outcome };
    }
    const { match, names } = layTable(content, plugin, example, mode);
    const recorder = new DeafRecorder(match.program.mechanics.rules.indexOf(muted ?? ''));
    match.sink = recorder;
    if (watch) {
      watch.laid(match, names);
      recorder.heard = (record) => watch.event(record);
    }
    const now: ExampleOutcome = { match, names, recorder, restless };
    outcome = now;
    const wrong: string[] = [];
    const compare = (place: ExpectationPlace, expected: Expectation): void => {
      meet?.(place, (one) => observed(now, one), expected);
      wrong.push(...differences(now, expected));
    };
    for (const [index, entry] of example.play.entries()) {
      if (typeof entry === 'string') decide(outcome, entry, watch);
      else {
        toNextChoice(outcome, plugin.examples.turnOver, entry.expect);
        compare(index, entry.expect);
      }
    }
    const { refused } = { ...example.then, ...example.thenIn[mode] };
    if (refused) return { wrong: [`Expected the match to be refused (${refused}); it started.`], outcome };
    const { turnOver } = plugin.examples;
    const further = example.thenIn[mode] ?? {};
    if (example.until === 'turn-end')
      passUntil(outcome, () => match.runningSteps().at(-1) === turnOver, 'The turn does not end');
    else
      toNextChoice(outcome, turnOver, {
        asked: further.asked ?? example.then.asked,
        offered: [...(example.then.offered ?? []), ...(further.offered ?? [])],
      });
    compare('then', example.then);
    compare('thenIn', further);
    if (match.script && match.script.length > 0)
      wrong.push(`${match.script.length} of the scripted numbers were not used.`);
    wrong.push(...unapplied(outcome, plugin, example, mode, muted));
    return { wrong, outcome };
  } catch (error) {
    const { refused } = { ...example.then, ...example.thenIn[mode] };
    if (error instanceof ProgramError && error.code === refused) return { wrong: [], outcome };
    const known = [ExampleError, ProgramError, RulesetError, ScriptedRandomError];
    if (error instanceof z.ZodError)
      return { wrong: [`A card of the example does not match the game:\n${z.prettifyError(error)}`], outcome };
    if (known.some((type) => error instanceof type)) return { wrong: [(error as Error).message], outcome };
    throw error;
  }
}

/** Plays an example in one mode and returns the result. */
export function runExample(
  content: Content,
  plugin: GamePlugin,
  example: Example,
  mode: string,
  options: ExampleOptions = {},
): ExampleResult {
  const { wrong, outcome } = play(content, plugin, example, mode, options);
  const events =
    outcome && wrong.length > 0 ? ['  Events:', ...story(outcome, MOST_LINES).map((line) => `    ${line}`)] : [];
  const { id, title, rules } = example;
  return {
    id,
    title,
    mode,
    rules,
    passed: wrong.length === 0,
    message: [...wrong.map((text) => `  ${text}`), ...events].join('\n'),
  };
}

/** Selects the examples to run. */
export interface ExampleFilter {
  /** Ids of examples or rules, or parts of file paths. An empty list selects all. */
  readonly only?: readonly string[];
}

/** Runs the worked examples of a game in all their modes. */
export function runExamples(content: Content, plugin: GamePlugin, { only = [] }: ExampleFilter = {}): ExampleResult[] {
  const wanted = (path: string, example: Example): boolean =>
    only.length === 0 || only.some((one) => example.id === one || example.rules.includes(one) || path.includes(one));
  return [...content.game(plugin.id).examples].flatMap(([path, examples]) =>
    examples
      .filter((example) => wanted(path, example))
      .flatMap((example) => {
        const modes = modesOf(content, plugin.id, example);
        if (modes.length > 0) return modes.map((mode) => runExample(content, plugin, example, mode));
        const { id, title, rules } = example;
        return [{ id, title, mode: '', rules, passed: false, message: '  No mode has all the rules that it names.' }];
      }),
  );
}
