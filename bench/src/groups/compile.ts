/** Measures preparation: compiling a ruleset from documents, applying a variant, reading all documents, and memory. */
import { serialize } from 'node:v8';
import { resolveRuleset } from '@rulewright/content';
import { DECK, GAME, RULESET, openBench } from '../content.ts';
import { median, race } from '../measure.ts';
import { atMost, short, time, type BenchRow } from '../rows.ts';
import { solo, type Solo } from '../solo.ts';
import type { SoloInput } from '../solo-process.ts';

/** The number of fresh processes of each kind, which take turns. */
const RUNS = 7;
const MEMORY_RUNS = 3;
const VARIANT = 'short-game';
const VARIANT_MS = 5;

/** Runs each kind of process `runs` times, in turn, and returns the medians. */
function inTurn<const W extends readonly Solo[]>(what: W, runs: number, input?: Buffer): { [K in keyof W]: number } {
  const figures = what.map((): number[] => []);
  for (let run = 0; run < runs; run++) what.forEach((one, i) => figures[i]!.push(solo(one, input)));
  return figures.map((list) => median(list)) as { [K in keyof W]: number };
}

export function compile(): BenchRow[] {
  const [compiled, opened, showdown] = inTurn(['compile', 'open', 'load-showdown'], RUNS);
  const load = { reference: 'load of @pkmn/sim', unit: 'x' } as const;
  const figures = (ns: number): string => `${time(ns)} against ${time(showdown)} of CPU, each in fresh processes`;
  return [
    {
      work: 'compile a ruleset from its documents',
      ...load,
      bar: atMost(0.1),
      measured: compiled / showdown,
      figures: figures(compiled),
    },
    {
      work: 'read, parse and check all documents, compile',
      ...load,
      bar: null,
      measured: opened / showdown,
      figures: figures(opened),
    },
  ];
}

export async function overlay(): Promise<BenchRow[]> {
  const { content, plugin, cards } = await openBench();
  const [timing] = race([
    {
      name: 'overlay',
      run(amount) {
        for (let i = 0; i < amount; i++) plugin.compile(resolveRuleset(content, `${RULESET}+${VARIANT}`), cards);
        return amount;
      },
    },
  ]);
  return [
    {
      work: 'overlay a variant and compile',
      reference: 'absolute',
      bar: atMost(VARIANT_MS),
      measured: timing.ns / 1e6,
      unit: 'ms',
      figures: `${time(timing.ns)} of CPU, warmed up`,
    },
  ];
}

export async function memory(): Promise<BenchRow[]> {
  const { content, ruleset, cards } = await openBench();
  const input: SoloInput = { game: GAME, ruleset, cards, deck: content.game(GAME).decks.get(DECK)! };
  const [engine, showdown] = inTurn(['memory', 'memory-showdown'], MEMORY_RUNS, serialize(input));
  return [
    {
      work: 'memory of a process that plays',
      reference: '@pkmn/sim',
      bar: atMost(0.3),
      measured: engine / showdown,
      unit: 'x',
      figures: `${short(engine / 1024)} MB against ${short(showdown / 1024)} MB at the peak`,
    },
  ];
}
