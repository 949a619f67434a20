/** Jobs that play games: the trace of one example, the coverage of the rules, the verdicts of all examples, and random games. */
import { exampleFileSchema, exampleWith, yamlData, type Content, type Example } from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
import { engineOf } from '@rulewright/games';
import {
  countFiringsOf,
  coverageOf,
  exampleKey,
  firingsKey,
  linesKey,
  modesOf,
  proveLines,
  rulesKey,
  runExample,
  traceExample,
  type Coverage,
  type ExampleTrace,
  type LineProof,
  type ModeFirings,
} from '@rulewright/lab';
import { aboutContent, type Subject, type Thread } from '../job.ts';
import { recall, remember, remembered } from '../remembered.ts';

export interface OfGame {
  readonly subject: Subject;
  readonly game: string;
}

/** Plays an example in a mode, frame by frame. */
export const trace = aboutContent<OfGame & { id: string; mode: string }, ExampleTrace>(
  'answers',
  'Playing the example',
  20_000,
  ({ content }, { game, id, mode }) => {
    const example = examplesOf(content, game).find((one) => one.id === id)!;
    return traceExample(content, engineOf(content.game(game)), example, mode);
  },
);

/** Plays an example with other members, such as a proposed outcome, in a mode. `stated` are the events that it then states at its end. */
export const traceOutcome = aboutContent<
  OfGame & { id: string; mode: string; members: Readonly<Record<string, unknown>> },
  { readonly trace: ExampleTrace; readonly stated: readonly unknown[] }
>('answers', 'Playing the example', 20_000, ({ content }, { game, id, mode, members }) => {
  const example = examplesOf(content, game).find((one) => one.id === id)!;
  const proposed = exampleWith({ ...example, thenIn: {} }, { ...members, modes: [mode] });
  const trace = traceExample(content, engineOf(content.game(game)), proposed, mode);
  return { trace, stated: proposed.then.events ?? [] };
});

/** Plays the example of a position that is in no document yet. */
export const traceGiven = aboutContent<OfGame & { text: string }, ExampleTrace>(
  'answers',
  'Playing the example',
  20_000,
  ({ content }, { game, text }) => {
    const example = exampleFileSchema.parse(yamlData(text)).examples[0]!;
    return traceExample(content, engineOf(content.game(game)), example, example.modes?.[0] ?? '');
  },
);

/** The modes that each example of a game applies to, by its id. */
export const exampleModes = aboutContent<OfGame, readonly (readonly [id: string, modes: readonly string[]])[]>(
  'answers',
  'Finding the modes of the examples',
  30_000,
  ({ content }, { game }, thread) =>
    remembered(thread, `modes ${rulesKey(content, game)}`, () =>
      examplesOf(content, game).map((example) => [example.id, modesOf(content, game, example)] as const),
    ),
);

/** The coverage of a game's rules, without the firings in random games. */
export const coverage = aboutContent<OfGame, Coverage>(
  'answers',
  'Counting the coverage',
  30_000,
  ({ content }, { game }, thread) =>
    remembered(thread, `coverage ${rulesKey(content, game)}`, () => coverageOf(content, engineOf(content.game(game)))),
);

/** Some verdicts: whether an example passes in a mode. */
export type Verdicts = readonly (readonly [mode: string, example: string, passed: boolean])[];

/** The number of random games in each mode. Enough to reach all but rare rules. */
const GAMES = 600;
const SEED = 1;
/** The number of verdicts in one batch. */
const AT_ONCE = 50;
/** The time limit in milliseconds for one example, or for the games of one mode. */
const STEP = 600_000;

const examplesOf = (content: Content, game: string): Example[] => [...content.game(game).examples.values()].flat();

/** An example in a mode. `key` is the cache key of its verdict; null if the key cannot be computed. */
interface ExampleInput {
  readonly example: Example;
  readonly mode: string;
  readonly key: string | null;
}

function keyOf(content: Content, plugin: GamePlugin, example: Example, mode: string): string | null {
  try {
    return exampleKey(content, plugin, example, mode);
  } catch {
    return null;
  }
}

/** Whether an example passes. An example that cannot be played fails. */
function holds(content: Content, plugin: GamePlugin, { example, mode }: ExampleInput): boolean {
  try {
    return runExample(content, plugin, example, mode).passed;
  } catch {
    return false;
  }
}

/** Sends the verdicts of a batch. Reuses stored verdicts and plays the other examples. */
async function proveSome(
  content: Content,
  plugin: GamePlugin,
  asked: readonly ExampleInput[],
  thread: Thread,
): Promise<void> {
  const known = await recall<boolean>(
    thread,
    asked.map(({ key }) => key),
  );
  const told: [string, string, boolean][] = [];
  const played = new Map<string, boolean>();
  for (const one of asked) {
    const { example, mode, key } = one;
    let passed = key === null ? undefined : known.get(key);
    if (passed === undefined) {
      thread.step(`Playing the example ${example.id}`, STEP);
      passed = holds(content, plugin, one);
      if (key !== null) played.set(key, passed);
    }
    told.push([mode, example.id, passed]);
  }
  await remember(thread, played);
  await thread.tell(told satisfies Verdicts);
}

async function proveAll(content: Content, plugin: GamePlugin, thread: Thread): Promise<void> {
  let asked: ExampleInput[] = [];
  for (const example of examplesOf(content, plugin.id)) {
    for (const mode of modesOf(content, plugin.id, example))
      asked.push({ example, mode, key: keyOf(content, plugin, example, mode) });
    if (asked.length < AT_ONCE) continue;
    await proveSome(content, plugin, asked, thread);
    asked = [];
  }
  await proveSome(content, plugin, asked, thread);
}

/** How often rules fire in the random games of each mode. Reuses stored counts. */
async function firingsIn(content: Content, plugin: GamePlugin, thread: Thread): Promise<ModeFirings[]> {
  const onProgress = (): void => thread.step('Playing the games', STEP);
  const firings: ModeFirings[] = [];
  for (const mode of content.game(plugin.id).doc.modes) {
    onProgress();
    const key = firingsKey(content, plugin, mode, GAMES, SEED);
    const play = () => countFiringsOf(content, plugin, mode, { games: GAMES, seed: SEED, onProgress });
    firings.push(await remembered(thread, key, play));
  }
  return firings;
}

/**
 * Sends the verdicts of all examples of a game as news. Stored verdicts are reused if nothing that they depend on has changed.
 */
export const proveExamples = aboutContent<OfGame, null>(
  'background',
  'Playing the examples',
  STEP,
  async ({ content }, { game }, thread) => {
    await proveAll(content, engineOf(content.game(game)), thread);
    return null;
  },
);

/** How often each rule fires in random games. Empty if the games cannot be played. */
export const firings = aboutContent<OfGame, readonly ModeFirings[]>(
  'background',
  'Playing the games',
  STEP,
  ({ content }, { game }, thread) => firingsIn(content, engineOf(content.game(game)), thread).catch(() => []),
);

/** The number of lines of play that are removed by way of trial: first a few, so that a page has an answer soon, then all up to a bound. */
const FIRST_LINES = 60;
const MOST_LINES = 300;

/**
 * What the examples of a game prove about the lines of its play. Sends the proof of the first lines as news. 300 lines of the largest
 * game take about a minute.
 */
export const lineProof = aboutContent<OfGame, LineProof>(
  'background',
  'Playing the examples without lines of play',
  STEP,
  async ({ content }, { game }, thread) => {
    const plugin = engineOf(content.game(game));
    const onProgress = (): void => thread.step('Playing the examples without lines of play', STEP);
    const prove = (sample: number): Promise<LineProof> =>
      remembered(thread, linesKey(content, game, sample, SEED), () =>
        proveLines(content, plugin, { sample, seed: SEED, onProgress }),
      );
    const first = await prove(FIRST_LINES);
    if (first.tried < FIRST_LINES) return first;
    await thread.tell(first);
    return prove(MOST_LINES);
  },
);
