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

/** The README of a conformance kit. It describes the files and how a program uses them. */
const readme = (name: string, version: string, game: string): string => `# ${name}: conformance kit

Cases that every program that plays ${name} must get right, as JSON. Format version ${version}; \`kit.json\` gives this version, the number of
cases and a SHA-256 hash of every other JSON file (of its value, written without spaces and with sorted member names).

| file            | content                                                                                       |
| --------------- | --------------------------------------------------------------------------------------------- |
| \`kit.json\`      | format, version, game, counts, hashes                                                         |
| \`rulesets.json\` | every mode with all its parameters, the steps of the setup and of a turn, and its own rules   |
| \`cards.json\`    | the cards, with the numbers and abilities that play uses                                      |
| \`matches.json\`  | positions, decisions and the required results                                                 |
| \`decks.json\`    | deck lists, each with its verdict                                                             |

## Match cases

\`ruleset.id\` is \`${game}/mode+variant?parameter=value\`. Take the mode from \`rulesets.json\`, apply the variants to it and set the values.
Then follow \`example\`:

1. Lay out \`table\`. For each seat (A, B, C… in turn order) it lists the cards of each place. Piles name their top card first. \`3 Filler\` is three
   cards without numbers or text; \`Name#x\` marks a copy. A draw pile that is not listed has 20 Filler; other places are empty. \`cards\` are
   invented for the case: a value that they leave out is 0 or empty.
2. Start at \`start\`: the seat, the turn and the step. \`setup\` is the start of a match, \`end\` the end of a turn. \`state\` also sets counters.
   \`random\` lists the results of chance in order. If the engine asks for a number below n, the result is a whole number from 0 to n − 1.
3. Take the decisions of \`play\` in order. Answer every other question that comes before a decision of the list: pass, or take the only option.
4. Stop at the next real choice (\`until: now\`). With \`until: turn-end\`, pass until the turn is over.

Then \`then\` and \`thenIn\` must be true, and every \`expect\` must be true at its step. \`events\` are all events in order, each with the rule that it
applies. If your program has other events, or other words for them, compare the events that both have: moves of cards, totals, results.
A match of an example with \`refused\` must not start.

## Deck cases

\`deck\` is the list as text, or the name of a published deck. \`entries\` are the entries that the check reads from it. \`verdict\` is the verdict of
the ruleset: whether the deck is legal, how many cards and points it has, which cards are removed before play, and its issues, each with its rule.

## Versions

A new number before the dot means that the shape of files has changed. A new number after the dot means that members were added. Cases change
with the rules. To see whether you play the same ruleset, compare its \`hash\`.
`;

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
