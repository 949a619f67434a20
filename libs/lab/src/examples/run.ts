/** Running worked examples: for every mode in which they hold, decision by decision. */
import {
  resolveRuleset,
  rulesOf,
  RulesetError,
  type Content,
  type Example,
  type Expectation,
} from '@rulewright/content';
import { EventRecorder, ProgramError, ScriptedRandomError, type GamePlugin } from '@rulewright/engine';
import { deckDifferences } from './deck.ts';
import { differences, story, type Scene } from './expect.ts';
import { ExampleError, layTable } from './layout.ts';
import { matching, sayOption, seatLetter } from './names.ts';

export interface ExampleResult {
  readonly id: string;
  readonly title: string;
  readonly mode: string;
  readonly rules: readonly string[];
  readonly passed: boolean;
  /** What is wrong, with expected and found, and the events; empty when it passed. */
  readonly message: string;
}

/** Decisions in a row that no one listed: more of them means that an example does not end. */
const MOST_UNLISTED = 500;

/** Events shown with an example that fails. */
const MOST_LINES = 60;

/** Option number of `pass`, or -1. */
const passOf = (scene: Scene): number => matching(scene.match, scene.names, 'pass')[0] ?? -1;

/** Goes on by passing, or by the only option there is, until `stop` says so. @throws ExampleError where a choice is needed */
function passUntil(scene: Scene, stop: () => boolean, why: string): void {
  const { match, names } = scene;
  for (let n = 0; match.advance(); n++) {
    if (stop()) return;
    const pass = passOf(scene);
    if (pass < 0 && match.optionCount > 1) {
      const options = Array.from(match.options.subarray(0, Math.min(12, match.optionCount)), (option) =>
        sayOption(match, names, option),
      );
      throw new ExampleError(
        `${why}: ${seatLetter(match.decisionSeat)} has to decide first between ${options.join(' | ')}.`,
      );
    }
    if (n > MOST_UNLISTED) throw new ExampleError(`${why}: it never comes to that.`);
    match.choose(Math.max(0, pass));
  }
}

/** Takes a listed decision. Copies of a card in one place are alike: the first is taken. */
function decide(scene: Scene, text: string): void {
  const { match, names } = scene;
  const [letter, option] = [text[0]!, text.slice(3)];
  const fits = (): number[] =>
    match.decisionSeat >= 0 && seatLetter(match.decisionSeat) === letter ? matching(match, names, option) : [];
  passUntil(scene, () => fits().length > 0, `"${text}" is not offered`);
  const found = fits();
  if (found.length === 0) throw new ExampleError(`"${text}" is not offered: the match is over.`);
  const distinct = new Set(found.map((i) => sayOption(match, names, match.options[i]!)));
  if (distinct.size > 1) throw new ExampleError(`"${text}" may mean ${[...distinct].join(' | ')}.`);
  match.choose(found[0]!);
}

/** Goes on to the next real choice, taking options that are the only one, unless an option of theirs is looked for. */
function toNextChoice(scene: Scene, turnOver: string, expected: Expectation): void {
  const { match, names } = scene;
  while (match.advance() && match.optionCount === 1 && match.runningSteps().at(-1) !== turnOver) {
    if ((expected.offered ?? []).some((text) => matching(match, names, text).length > 0)) return;
    match.choose(0);
  }
}

/** Plays an example in one mode. @returns the differences found, none when it holds */
function play(
  content: Content,
  plugin: GamePlugin,
  example: Example,
  mode: string,
): { wrong: string[]; scene: Scene | null } {
  let scene: Scene | null = null;
  try {
    if (example.deck !== undefined)
      return { wrong: deckDifferences(content, plugin, example, mode, example.deck), scene };
    const { match, names } = layTable(content, plugin, example, mode);
    const recorder = new EventRecorder();
    match.sink = recorder;
    scene = { match, names, recorder };
    const wrong: string[] = [];
    for (const entry of example.play) {
      if (typeof entry === 'string') decide(scene, entry);
      else {
        toNextChoice(scene, plugin.examples.turnOver, entry.expect);
        wrong.push(...differences(scene, entry.expect));
      }
    }
    const { refused } = { ...example.then, ...example.thenIn[mode] };
    if (refused) return { wrong: [`Expected the match to be refused (${refused}); it began.`], scene };
    const { turnOver } = plugin.examples;
    const further = example.thenIn[mode] ?? {};
    if (example.until === 'turn-end')
      passUntil(scene, () => match.runningSteps().at(-1) === turnOver, 'The turn does not end');
    else toNextChoice(scene, turnOver, { offered: [...(example.then.offered ?? []), ...(further.offered ?? [])] });
    wrong.push(...differences(scene, example.then), ...differences(scene, further));
    if (match.script && match.script.length > 0)
      wrong.push(`${match.script.length} of the scripted numbers were not used.`);
    return { wrong, scene };
  } catch (error) {
    const { refused } = { ...example.then, ...example.thenIn[mode] };
    if (error instanceof ProgramError && error.code === refused) return { wrong: [], scene };
    const known = [ExampleError, ProgramError, RulesetError, ScriptedRandomError];
    if (known.some((type) => error instanceof type)) return { wrong: [(error as Error).message], scene };
    throw error;
  }
}

const lastOf = (lines: readonly string[]): readonly string[] =>
  lines.length > MOST_LINES ? [`… ${lines.length - MOST_LINES} before these`, ...lines.slice(-MOST_LINES)] : lines;

/** Plays an example in one mode and says what came of it. */
export function runExample(content: Content, plugin: GamePlugin, example: Example, mode: string): ExampleResult {
  const { wrong, scene } = play(content, plugin, example, mode);
  const events = scene && wrong.length > 0 ? ['  Events:', ...lastOf(story(scene)).map((line) => `    ${line}`)] : [];
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

/** The modes in which an example holds: those it names, else all whose rulebook has all its rules. */
export function modesOf(content: Content, game: string, example: Example): string[] {
  if (example.modes) return example.modes;
  return content.game(game).doc.modes.filter((mode) => {
    try {
      const ruleset = resolveRuleset(content, { game, mode, variants: example.variants, overrides: example.set });
      const shown = rulesOf(content, ruleset);
      return example.rules.every((rule) => shown.has(rule));
    } catch (error) {
      if (error instanceof RulesetError) return false;
      throw error;
    }
  });
}

/** Which examples to run. */
export interface ExampleFilter {
  /** Ids of examples or rules, or parts of file paths; none means all. */
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
