/** Jobs that play: one example as frames, the coverage of the rules, all examples of a game, and games at random. */
import { createHash } from 'node:crypto';
import { Lru, placeOf, type Content, type DocumentKind, type Example } from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
import { pluginFor } from '@rulewright/games';
import {
  countFirings,
  coverageOf,
  modesOf,
  runExample,
  traceExample,
  type Coverage,
  type ExampleTrace,
  type ModeFirings,
} from '@rulewright/lab';
import { aboutContent, type Subject, type Thread } from '../job.ts';

export interface OfGame {
  readonly subject: Subject;
  readonly game: string;
}

/** An example as it plays in a mode. */
export const trace = aboutContent<OfGame & { id: string; mode: string }, ExampleTrace>(
  'answers',
  'Playing the example',
  20_000,
  ({ content }, { game, id, mode }) => {
    const example = examplesOf(content, game).find((one) => one.id === id)!;
    return traceExample(content, pluginFor(game)!, example, mode);
  },
);

/** The modes in which each example of a game holds, by its id. */
export const exampleModes = aboutContent<OfGame, readonly (readonly [id: string, modes: readonly string[]])[]>(
  'answers',
  'Looking where examples hold',
  30_000,
  ({ content }, { game }) =>
    examplesOf(content, game).map((example) => [example.id, modesOf(content, game, example)] as const),
);

/** What each rule of a game has and lacks: all but what games tell. */
export const coverage = aboutContent<OfGame, Coverage>(
  'answers',
  'Counting the coverage',
  30_000,
  ({ content }, { game }) => coverageOf(content, pluginFor(game)!),
);

/** Verdicts on examples, as they are found: whether the program plays an example as it says, by mode and id. */
export type Verdicts = readonly (readonly [mode: string, example: string, passed: boolean])[];

/** Games of each mode: enough for all but rare rules. */
const GAMES = 600;
const SEED = 1;
/** Verdicts of one message. */
const AT_ONCE = 50;
/** One example, or the games of one mode. */
const STEP = 600_000;

const examplesOf = (content: Content, game: string): Example[] => [...content.game(game).examples.values()].flat();

/** Whether an example plays as it says. One that cannot be played does not. */
function holds(content: Content, plugin: GamePlugin, example: Example, mode: string): boolean {
  try {
    return runExample(content, plugin, example, mode).passed;
  } catch {
    return false;
  }
}

/** Kinds of documents that are read and not played. */
const ONLY_READ: readonly DocumentKind[] = ['text', 'rulings', 'glossary', 'learn'];

/** Names all that the verdicts of a game depend on: what is played, and which rules there are under which conditions. */
function playedBy(content: Content, game: string): string {
  const hash = createHash('sha256');
  for (const { path, text } of content.files.values()) {
    const place = placeOf(path);
    if (place?.game === game && !ONLY_READ.includes(place.kind)) hash.update(`${path}\n${text}\n`);
  }
  for (const { id, conditions } of content.game(game).rules.values()) hash.update(JSON.stringify([id, conditions]));
  return hash.digest('hex');
}

/** Contents of which a thread keeps the verdicts: those of a release serve for drafts that change only what is read. */
const VERDICTS_KEPT = 20;
const verdicts = new Lru<string, Verdicts>(VERDICTS_KEPT);

/** Plays the examples of a game and tells the verdicts as they are found. */
async function playExamples(content: Content, plugin: GamePlugin, { step, tell }: Thread): Promise<Verdicts> {
  const found: Verdicts[number][] = [];
  let told = 0;
  for (const example of examplesOf(content, plugin.id)) {
    step(`Playing the example ${example.id}`, STEP);
    for (const mode of modesOf(content, plugin.id, example))
      found.push([mode, example.id, holds(content, plugin, example, mode)]);
    if (found.length - told < AT_ONCE) continue;
    await tell(found.slice(told));
    told = found.length;
  }
  await tell(found.slice(told));
  return found;
}

/** Tells the verdicts on all examples of a game; plays them unless another content is played in the same way. */
export const proveExamples = aboutContent<OfGame, null>(
  'background',
  'Playing the examples',
  STEP,
  async ({ content }, { game }, thread) => {
    const key = playedBy(content, game);
    const known = verdicts.find(key);
    if (known) await thread.tell(known);
    else {
      const found = await playExamples(content, pluginFor(game)!, thread);
      verdicts.get(key, () => found);
    }
    return null;
  },
);

/** Counts what fires in games at random. Gives no counts where none can be played. */
export const firings = aboutContent<OfGame, readonly ModeFirings[]>(
  'background',
  'Playing the games',
  STEP,
  ({ content }, { game }, thread) => {
    const onProgress = (): void => thread.step('Playing the games', STEP);
    return countFirings(content, pluginFor(game)!, { games: GAMES, seed: SEED, onProgress }).catch(() => []);
  },
);
