/** Measures one thing in this fresh process and prints the figure: CPU nanoseconds or kilobytes. */
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { deserialize } from 'node:v8';
import type { CardDoc, Ruleset } from '@rulewright/content';
import { Match, RandomChooser, createMatch, deckDefs, playOut, type DeckList, type Program } from '@rulewright/engine';
import { pluginFor } from '@rulewright/games';
import { cpuTime, race } from './measure.ts';
import type { Solo } from './solo.ts';

/** The message to a worker, as threads get it: checked play refers to itself, so it is not JSON. */
export interface SoloInput {
  readonly game: string;
  readonly ruleset: Ruleset;
  readonly cards: readonly CardDoc[];
  readonly deck: DeckList;
}

const WARM_GAMES = 2000;
const WARM_BATTLES = 100;

async function decision(): Promise<number> {
  const { decksOf, openBench } = await import('./content.ts');
  const { engineSide } = await import('./sides.ts');
  const bench = await openBench();
  const program = bench.plugin.compile(bench.ruleset, bench.cards);
  const [timing] = race([engineSide('engine', program, decksOf(bench, program, 2))], { warmUp: 2, rounds: 7 });
  return timing.ns;
}

/** Patches the engine so that it does not count fired rules. */
function stopCounting(): void {
  Match.prototype.cite = () => undefined;
  // oxlint-disable-next-line typescript/no-useless-default-assignment -- The rule takes `this` for the first parameter.
  Match.prototype.emit = function (this: Match, kind: number, rule: number, a = 0, b = 0, c = 0, d = 0, e = 0) {
    if (this.sink !== null) this.sink.event(kind, rule, a, b, c, d, e);
  };
}

const figures: Readonly<Record<Solo, () => Promise<number>>> = {
  counted: decision,
  uncounted: () => {
    stopCounting();
    return decision();
  },
  /** Resolves the ruleset and compiles the program for the first time, from documents that are already loaded. */
  compile: async () => {
    const { RULESET, openBench } = await import('./content.ts');
    const { content, plugin, cards } = await openBench();
    const { resolveRuleset } = await import('@rulewright/content');
    const fresh = `${RULESET}?draw.handSize=8`;
    return cpuTime((): Program => plugin.compile(resolveRuleset(content, fresh), cards)).micros * 1000;
  },
  /** Reads, parses and checks all documents of the workspace. */
  open: async () => {
    const { openBench } = await import('./content.ts');
    const before = process.cpuUsage();
    const { plugin, ruleset, cards } = await openBench();
    plugin.compile(ruleset, cards);
    const { user, system } = process.cpuUsage(before);
    return (user + system) * 1000;
  },
  'load-showdown': () => {
    const require = createRequire(import.meta.url);
    return Promise.resolve(cpuTime(() => require('@pkmn/sim') as object).micros * 1000);
  },
  memory: async () => {
    const { ruleset, cards, deck } = deserialize(await buffer(process.stdin)) as SoloInput;
    const program = pluginFor(ruleset)!.compile(ruleset, cards);
    const defs = deckDefs(program, deck);
    const decks = [defs, defs];
    const match = createMatch(program, decks);
    const chooser = new RandomChooser(1);
    for (let seed = 0; seed < WARM_GAMES; seed++) {
      match.start(seed, decks);
      playOut(match, (at, seat) => chooser.choose(at, seat));
    }
    return process.resourceUsage().maxRSS;
  },
  'memory-showdown': async () => {
    const { playBattle } = await import('./showdown.ts');
    for (let battle = 0; battle < WARM_BATTLES; battle++) playBattle(battle);
    return process.resourceUsage().maxRSS;
  },
};

console.log(await figures[process.argv[2] as Solo]());
