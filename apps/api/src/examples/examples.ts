/** Values computed from the examples of a release: their modes, their traces and the coverage. Cached with the release. */
import { didYouMean, LruAsync, type Example, type GameContent } from '@rulewright/content';
import { engineOf, hasEngine } from '@rulewright/games';
import type { Coverage, ExampleTrace, ModeFirings } from '@rulewright/lab';
import type { OpenedRelease } from '../content/opened-release.ts';
import { notFound } from '../errors/errors.ts';
import { shared } from '../work/work.ts';

/** The number of cached traces for each game of a release. */
const TRACES_KEPT = 100;

/** An example, its file and the modes that it applies to. */
interface ModeExample {
  readonly example: Example;
  readonly path: string;
  readonly modes: readonly string[];
}

/** An example in a mode that it applies to. */
export interface ExampleInMode {
  readonly opened: OpenedRelease;
  readonly game: string;
  readonly example: Example;
  readonly mode: string;
}

/** Rule id to the examples that cite the rule. An example has one entry for each mode that it applies to. */
export type RuleExamples = ReadonlyMap<string, readonly ExampleInMode[]>;

/** An example, played in one of its modes. */
export interface PlayedExample {
  /** The path of the file that contains the example. */
  readonly path: string;
  readonly trace: ExampleTrace;
  readonly game: string;
  readonly modes: readonly string[];
}

/** The examples of a game by id, with their modes. Call it through `opened.part`, which caches the result. */
async function heldById(opened: OpenedRelease, game: GameContent): Promise<ReadonlyMap<string, ModeExample>> {
  const modes = new Map(await opened.work.run('exampleModes', { subject: opened.subject, game: game.doc.id }));
  const examples = [...game.examples].flatMap(([path, held]) => held.map((example) => ({ path, example })));
  return new Map(examples.map((one) => [one.example.id, { ...one, modes: modes.get(one.example.id) ?? [] }]));
}

/** The examples of a game by rule. Call it through `opened.part`, which caches the result. */
export async function examplesByRule(opened: OpenedRelease, game: GameContent): Promise<RuleExamples> {
  const byRule = new Map<string, ExampleInMode[]>();
  for (const { example, modes } of (await opened.part(game.doc.id, heldById)).values()) {
    for (const rule of example.rules) {
      const known = byRule.get(rule) ?? [];
      known.push(...modes.map((mode) => ({ opened, game: game.doc.id, example, mode })));
      byRule.set(rule, known);
    }
  }
  return byRule;
}

/** Milliseconds that a rulebook waits for its examples. Enough to read a stored list, too short to open a large content. */
const PATIENCE = 500;

/**
 * The examples of a game by rule; null if they are not known soon. They are looked up in a worker thread, which first opens all content.
 * The lookup goes on, so a later request gets them.
 */
export async function examplesSoon(opened: OpenedRelease, game: string): Promise<RuleExamples | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), PATIENCE)));
  try {
    return await Promise.race([opened.part(game, examplesByRule), late]);
  } finally {
    clearTimeout(timer);
  }
}

export const examplesOf = (held: RuleExamples, rule: string, mode?: string): ExampleInMode[] =>
  (held.get(rule) ?? []).filter((ref) => mode === undefined || ref.mode === mode);

const tracesOf = (): LruAsync<string, ExampleTrace> => new LruAsync(TRACES_KEPT);

/** Plays an example in a mode, or in its first mode if `asked` is null. @throws ApiError NOT_FOUND */
export async function playedExample(
  opened: OpenedRelease,
  game: string,
  id: string,
  asked?: string | null,
): Promise<PlayedExample> {
  const held = await opened.part(game, heldById);
  const entry = held.get(id);
  if (!entry) throw notFound('unknown-example', `There is no example "${id}".${didYouMean(id, held.keys())}`);
  const { modes, path } = entry;
  const mode = asked ?? modes[0];
  if (mode === undefined || !modes.includes(mode)) {
    const message = `The example "${id}" does not apply in "${mode}"; it applies in ${modes.join(', ') || 'no mode'}.`;
    throw notFound('unknown-mode', message);
  }
  engineOf(opened.game(game));
  const { subject } = opened;
  const make = () => opened.work.run('trace', { subject, game, id, mode });
  const trace = await shared(() => opened.part(game, tracesOf).get(`${mode} ${id}`, make));
  return { trace, game, modes, path };
}

/** The coverage of a rule. Each of its examples is listed once, in its first mode. */
interface CoveredRule extends Omit<Coverage['details'][number], 'texts' | 'examples'> {
  readonly modes: readonly string[];
  /** The sentence in the first mode whose rulebook has the rule. */
  readonly sentence: string | null;
  readonly examples: readonly ExampleInMode[];
}

/** The coverage of a game. `firings` is null until the random games have been played. */
export interface GameCoverage {
  readonly counts: Omit<Coverage, 'details'> & { readonly counted: number };
  readonly rules: readonly CoveredRule[];
  readonly firings: readonly ModeFirings[] | null;
}

type BareCoverage = Omit<GameCoverage, 'firings'>;

async function bareCoverage(opened: OpenedRelease, game: GameContent): Promise<BareCoverage> {
  const { id } = engineOf(game);
  const [{ details, ...counts }, held] = await Promise.all([
    opened.work.run('coverage', { subject: opened.subject, game: id }),
    opened.part(id, heldById),
  ]);
  return {
    counts: { ...counts, counted: details.filter(({ counted }) => counted).length },
    rules: details.map(({ texts, examples, ...rule }) => ({
      ...rule,
      modes: Object.keys(texts),
      sentence: Object.values(texts)[0] ?? null,
      examples: examples.flatMap((name) => {
        const { example, modes } = held.get(name)!;
        return modes.slice(0, 1).map((mode) => ({ opened, game: id, example, mode }));
      }),
    })),
  };
}

/** The coverage of a game without the firings. Cached with the release. */
export const coverageOf = (opened: OpenedRelease, game: string): Promise<BareCoverage> =>
  opened.part(game, bareCoverage);

/** Computes the coverage of every game that has an engine, so that it is cached. */
export async function warmCoverage(opened: OpenedRelease): Promise<void> {
  for (const game of opened.content.games) if (hasEngine(game)) await coverageOf(opened, game.doc.id);
}
