/**
 * The conformance kit: the worked examples of a game as plain JSON, with all events that this engine reports and all verdicts on deck
 * lists. Another program can use it to prove that it plays the same game. The same content always gives the same bytes.
 */
import {
  canonicalJson,
  contentHash,
  modeRulesets,
  type Content,
  type Example,
  type SourceFile,
} from '@rulewright/content';
import type { EventRecord, GamePlugin, Match } from '@rulewright/engine';
import { checkList } from '../examples/deck-examples.ts';
import { wordsOf, type EventWords } from '../examples/compare-outcome.ts';
import { rulesetOf } from '../examples/example-layout.ts';
import type { CardNames } from '../examples/example-names.ts';
import { modesOf } from '../examples/example-modes.ts';
import { runExample, type Watcher } from '../examples/run-examples.ts';
import { readme } from './conformance-readme.ts';

/** The first number rises when existing files of the kit change their structure, the second when something is added. */
export const CONFORMANCE_VERSION = '1.0';

/** One example under one ruleset. */
interface MatchCase {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly ruleset: { readonly id: string; readonly hash: string };
  readonly example: Omit<Example, 'id' | 'title' | 'rules' | 'modes'>;
  readonly events: readonly EventWords[];
}

/** Records every event of an example in words. */
class EventWriter implements Watcher {
  readonly events: EventWords[] = [];
  private told: { readonly match: Match; readonly names: CardNames } | null = null;

  laid(match: Match, names: CardNames): void {
    this.told = { match, names };
  }

  event(record: EventRecord): void {
    this.events.push(wordsOf(this.told!, record));
  }

  decision(): void {
    // The example already lists the decisions.
  }
}

/** Thrown for an example that fails, because a kit may contain only examples that pass. */
export class ConformanceError extends Error {}

/** @throws ConformanceError */
function eventsOf(content: Content, plugin: GamePlugin, example: Example, mode: string): readonly EventWords[] {
  const watch = new EventWriter();
  const { passed, message } = runExample(content, plugin, example, mode, { watch });
  if (!passed) throw new ConformanceError(`${example.id} does not hold in ${mode}:\n${message}`);
  return watch.events;
}

function matchCase(content: Content, plugin: GamePlugin, example: Example, mode: string): MatchCase {
  const { id, title, rules, modes: _modes, thenIn, then, ...rest } = example;
  const ruleset = rulesetOf(content, plugin.id, example, mode);
  const further = thenIn[mode];
  return {
    id: `${id}/${mode}`,
    title,
    rules,
    ruleset: { id: ruleset.id, hash: ruleset.hash },
    example: { ...rest, then, thenIn: further ? { [mode]: further } : {} },
    events: eventsOf(content, plugin, example, mode),
  };
}

function deckCase(content: Content, plugin: GamePlugin, example: Example, mode: string): object {
  const { id, title, rules, cards, deck } = example;
  const ruleset = rulesetOf(content, plugin.id, example, mode);
  const { list, verdict } = checkList(content, plugin, example, mode, deck!);
  return {
    id: `${id}/${mode}`,
    title,
    rules,
    ruleset: { id: ruleset.id, hash: ruleset.hash },
    cards,
    deck: deck!,
    entries: list.entries.map(({ name, copies }) => ({ name, copies })),
    verdict: {
      legal: verdict.legal,
      cards: verdict.cards,
      points: verdict.points,
      removed: [...verdict.removed].sort(),
      issues: verdict.issues
        .map(({ code, severity, ruleId }) => ({ code, severity, rule: ruleId }))
        .sort((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1)),
    },
  };
}

/** Indented JSON with sorted member names. */
const stable = (value: unknown): string => `${JSON.stringify(JSON.parse(canonicalJson(value)), null, 2)}\n`;

/** The files of the kit for one game, sorted by path. */
export function conformanceKit(content: Content, plugin: GamePlugin): SourceFile[] {
  const game = content.game(plugin.id);
  const all = [...game.examples.values()]
    .flat()
    .flatMap((example) => modesOf(content, plugin.id, example).map((mode) => [example, mode] as const));
  const matches = all
    .filter(([{ deck }]) => deck === undefined)
    .map(([example, mode]) => matchCase(content, plugin, example, mode));
  const decks = all
    .filter(([{ deck }]) => deck !== undefined)
    .map(([example, mode]) => deckCase(content, plugin, example, mode));
  const rulesets = modeRulesets(content, plugin.id).map(({ id, hash, parameters, setup, turn, rules }) => ({
    id,
    hash,
    parameters,
    setup,
    turn,
    rules,
  }));
  const cards = [...game.cards.values()];
  const bodies = { 'cards.json': cards, 'decks.json': decks, 'matches.json': matches, 'rulesets.json': rulesets };
  const files = Object.entries(bodies).map(([path, value]) => ({ path, text: stable(value) }));
  const kit = {
    format: 'rulewright-conformance',
    version: CONFORMANCE_VERSION,
    game: plugin.id,
    counts: { matches: matches.length, decks: decks.length, cards: cards.length, rulesets: rulesets.length },
    hashes: Object.fromEntries(Object.entries(bodies).map(([path, value]) => [path, contentHash(value)])),
  };
  const text = readme(game.doc.name, kit.version, plugin.id);
  return [{ path: 'README.md', text }, ...files, { path: 'kit.json', text: stable(kit) }].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );
}
