/** What is worked out from the examples of a release: where they hold, how they play, what they cover. Kept with the release. */
import { didYouMean, LruAsync, type Example, type GameContent } from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
import { pluginFor } from '@rulewright/games';
import type { ExampleTrace, ModeFirings } from '@rulewright/lab';
import type { OpenedRelease } from '../content/opened-release.ts';
import { notFound } from '../errors/errors.ts';
import { shared } from '../work/work.ts';
import type { CoverageCountsView, CoverageView, FiringView, RuleCoverageView } from './coverage.model.ts';
import { ExampleRefView, ExampleView } from './example.model.ts';

/** Played examples that are kept for each game of a release. */
const TRACES_KEPT = 100;

/** An example and the modes in which it holds. */
interface Held {
  readonly example: Example;
  readonly modes: readonly string[];
}

/** Rule id to the examples that name it, one entry for each mode in which they hold. */
export type RuleExamples = ReadonlyMap<string, readonly ExampleRefView[]>;

/** The part of the program that plays a game. @throws ApiError NOT_FOUND */
export function playing(game: string): GamePlugin {
  const plugin = pluginFor(game);
  if (!plugin) throw notFound('unknown-game', `Nothing here plays "${game}".`);
  return plugin;
}

/** The examples of a game and where they hold, by id, as `opened.part` keeps them. */
async function heldById(opened: OpenedRelease, game: GameContent): Promise<ReadonlyMap<string, Held>> {
  const modes = new Map(await opened.work.run('exampleModes', { subject: opened.subject, game: game.doc.id }));
  const examples = [...game.examples.values()].flat();
  return new Map(examples.map((example) => [example.id, { example, modes: modes.get(example.id) ?? [] }]));
}

/** The examples by rule, as `opened.part` keeps them. */
export async function examplesByRule(opened: OpenedRelease, game: GameContent): Promise<RuleExamples> {
  const found = new Map<string, ExampleRefView[]>();
  for (const { example, modes } of (await opened.part(game.doc.id, heldById)).values()) {
    for (const rule of example.rules) {
      const known = found.get(rule) ?? [];
      known.push(...modes.map((mode) => new ExampleRefView(opened, game.doc.id, example, mode)));
      found.set(rule, known);
    }
  }
  return found;
}

/** The examples of a rule, in one mode or in all. */
export const examplesOf = (held: RuleExamples, rule: string, mode?: string): ExampleRefView[] =>
  (held.get(rule) ?? []).filter((ref) => mode === undefined || ref.mode === mode);

const tracesOf = (): LruAsync<string, ExampleTrace> => new LruAsync(TRACES_KEPT);

/** An example as it plays in a mode; without one, in the first in which it holds. @throws ApiError NOT_FOUND */
export async function playedExample(
  opened: OpenedRelease,
  game: string,
  id: string,
  asked?: string | null,
): Promise<ExampleView> {
  const held = await opened.part(game, heldById);
  const found = held.get(id);
  if (!found) throw notFound('unknown-example', `There is no example "${id}".${didYouMean(id, held.keys())}`);
  const { modes } = found;
  const mode = asked ?? modes[0];
  if (mode === undefined || !modes.includes(mode)) {
    const message = `The example "${id}" does not hold in "${mode}"; it holds in ${modes.join(', ') || 'no mode'}.`;
    throw notFound('unknown-mode', message);
  }
  playing(game);
  const { subject } = opened;
  const make = () => opened.work.run('trace', { subject, game, id, mode });
  const trace = await shared(() => opened.part(game, tracesOf).get(`${mode} ${id}`, make));
  return new ExampleView(trace, game, modes);
}

/** What each rule of a game has and lacks, as `opened.part` keeps it: all but what games tell. */
async function bareCoverage(
  opened: OpenedRelease,
  game: GameContent,
): Promise<{
  readonly counts: Omit<CoverageCountsView, 'fired'>;
  readonly rules: readonly Omit<RuleCoverageView, 'fired'>[];
}> {
  const id = playing(game.doc.id).id;
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
        return modes.slice(0, 1).map((mode) => new ExampleRefView(opened, id, example, mode));
      }),
    })),
  };
}

/** What each rule of a game has and lacks, and how often it fired as far as that is known. */
export async function coverageView(
  opened: OpenedRelease,
  game: string,
  firings: readonly ModeFirings[] | null,
): Promise<CoverageView> {
  const bare = await opened.part(game, bareCoverage);
  const firedIn = (rule: Omit<RuleCoverageView, 'fired'>): FiringView[] =>
    (rule.counted ? (firings ?? []) : [])
      .filter(({ mode }) => rule.modes.includes(mode))
      .map(({ mode, rules: fired }) => ({ mode, count: fired[rule.ruleId] ?? 0 }));
  const rules = bare.rules.map((rule) => ({ ...rule, fired: firedIn(rule) }));
  const fired = firings && rules.filter((rule) => rule.fired.some(({ count }) => count > 0)).length;
  return { counts: { ...bare.counts, fired }, games: firings && (firings[0]?.games ?? 0), rules };
}
