/** What is worked out from the examples of a release: where they hold, how they play, what they cover. Kept with the release. */
import { Lru, didYouMean, type GameContent } from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
import { pluginFor } from '@rulewright/games';
import { coverageOf, modesOf, traceExample, type ExampleTrace, type ModeFirings } from '@rulewright/lab';
import type { OpenedRelease } from '../content/opened-release.ts';
import { notFound } from '../graphql/errors.ts';
import type { CoverageCountsView, CoverageView, FiringView, RuleCoverageView } from './coverage.model.ts';
import { ExampleRefView, ExampleView } from './example.model.ts';
import type { Held } from './proofs.ts';

/** Played examples that are kept for each game of a release. */
const TRACES_KEPT = 100;

/** The part of the program that plays a game. @throws ApiError NOT_FOUND */
export function playing(game: string): GamePlugin {
  const plugin = pluginFor(game);
  if (!plugin) throw notFound('unknown-game', `Nothing here plays "${game}".`);
  return plugin;
}

/** The examples of a game and where they hold, by id, as `opened.part` keeps them. */
export const heldById = (opened: OpenedRelease, game: GameContent): ReadonlyMap<string, Held> =>
  new Map(
    [...game.examples.values()]
      .flat()
      .map((example) => [example.id, { example, modes: modesOf(opened.content, game.doc.id, example) }]),
  );

/** Rule id to the examples that name it, one entry for each mode in which they hold. */
function refsByRule(opened: OpenedRelease, game: GameContent): ReadonlyMap<string, readonly ExampleRefView[]> {
  const found = new Map<string, ExampleRefView[]>();
  for (const { example, modes } of opened.part(game.doc.id, heldById).values()) {
    for (const rule of example.rules) {
      const refs = modes.map((mode) => new ExampleRefView(opened, game.doc.id, example, mode));
      found.set(rule, [...(found.get(rule) ?? []), ...refs]);
    }
  }
  return found;
}

const tracesOf = (): Lru<string, ExampleTrace> => new Lru(TRACES_KEPT);

/** The examples of a rule, in one mode or in all. */
export function examplesOf(opened: OpenedRelease, game: string, rule: string, mode?: string): ExampleRefView[] {
  const refs = opened.part(game, refsByRule).get(rule) ?? [];
  return refs.filter((ref) => mode === undefined || ref.mode === mode);
}

/** An example as it plays in a mode; without one, in the first in which it holds. @throws ApiError NOT_FOUND */
export function playedExample(opened: OpenedRelease, game: string, id: string, asked?: string | null): ExampleView {
  const held = opened.part(game, heldById);
  const found = held.get(id);
  if (!found) throw notFound('unknown-example', `There is no example "${id}".${didYouMean(id, held.keys())}`);
  const { example, modes } = found;
  const mode = asked ?? modes[0];
  if (mode === undefined || !modes.includes(mode)) {
    const message = `The example "${id}" does not hold in "${mode}"; it holds in ${modes.join(', ') || 'no mode'}.`;
    throw notFound('unknown-mode', message);
  }
  const trace = opened
    .part(game, tracesOf)
    .get(`${mode} ${id}`, () => traceExample(opened.content, playing(game), example, mode));
  return new ExampleView(trace, game, modes);
}

/** What each rule of a game has and lacks, as `opened.part` keeps it: all but what games tell. */
function bareCoverage(
  opened: OpenedRelease,
  game: GameContent,
): { readonly counts: Omit<CoverageCountsView, 'fired'>; readonly rules: readonly Omit<RuleCoverageView, 'fired'>[] } {
  const { details, ...counts } = coverageOf(opened.content, playing(game.doc.id));
  const held = opened.part(game.doc.id, heldById);
  return {
    counts: { ...counts, counted: details.filter(({ counted }) => counted).length },
    rules: details.map(({ texts, examples, ...rule }) => ({
      ...rule,
      modes: Object.keys(texts),
      sentence: Object.values(texts)[0] ?? null,
      examples: examples.flatMap((id) => {
        const { example, modes } = held.get(id)!;
        return modes.slice(0, 1).map((mode) => new ExampleRefView(opened, game.doc.id, example, mode));
      }),
    })),
  };
}

/** What each rule of a game has and lacks, and how often it fired as far as that is known. */
export function coverageView(
  opened: OpenedRelease,
  game: string,
  firings: readonly ModeFirings[] | null,
): CoverageView {
  const bare = opened.part(game, bareCoverage);
  const firedIn = (rule: Omit<RuleCoverageView, 'fired'>): FiringView[] =>
    (rule.counted ? (firings ?? []) : [])
      .filter(({ mode }) => rule.modes.includes(mode))
      .map(({ mode, rules: fired }) => ({ mode, count: fired[rule.ruleId] ?? 0 }));
  const rules = bare.rules.map((rule) => ({ ...rule, fired: firedIn(rule) }));
  const fired = firings && rules.filter((rule) => rule.fired.some(({ count }) => count > 0)).length;
  return { counts: { ...bare.counts, fired }, games: firings && (firings[0]?.games ?? 0), rules };
}
