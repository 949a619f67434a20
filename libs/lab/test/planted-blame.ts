/** Searches histories of the planted game for the release, the document and the lines that shifted a metric, as a run does. */
import {
  ArmPlayer,
  blameStep,
  chunkOf,
  gamesOfComparison,
  levelOf,
  ordersOf,
  orderKey,
  type Arm,
  type BlameSearch,
  type BlameLevel,
  type LabPlan,
  type RunPart,
} from '../src/index.ts';
import { armWith, deckWith, plantedGame, type Truth } from './planted-game.ts';

export interface PlantedHistory {
  /** The truth of each release. Releases are numbered from 1. */
  readonly releases: readonly Truth[];
  /** The truths between a release and the one before, after each of its documents. Null cannot be played. */
  readonly documents?: (release: number) => readonly (Truth | null)[];
  readonly metric?: string;
}

export interface PlantedBlame {
  readonly blame: BlameSearch;
  readonly comparisons: readonly number[];
  readonly games: number;
}

/** Plays one search. */
export async function blamePlanted(history: PlantedHistory, seed: number, size = 0.05): Promise<PlantedBlame> {
  const { releases, documents, metric = 'starter-wins' } = history;
  const care = { size, risk: 0.01 };
  const { most } = gamesOfComparison(releases.length, care);
  const entrants = [0, 1].map((at) => ({ name: `player ${at}`, deck: deckWith('dud'), bot: 'random' }));
  const base = { game: plantedGame.id, entrants, games: most, seed, swap: false, part: 32 };
  const ends = [releases[0]!, releases.at(-1)!].map(armWith);
  let plan: LabPlan = { ...base, arms: ends.map((arm) => ({ ...arm, games: chunkOf({ ...base }) })) };
  const level = levelOf({ kind: 'releases', release: 1, paths: [], versions: releases.length }, [0, 1]);
  let blame: BlameSearch = { metric, size, levels: [level], verdict: null, lines: [] };
  const versions = {
    make: ({ kind, release }: BlameLevel, version: number) => {
      const truth = kind === 'releases' ? releases[version]! : documents!(release)[version - 1]!;
      return Promise.resolve(truth === null ? null : { arm: armWith(truth) });
    },
    inside: ({ kind, chain }: BlameLevel) => {
      const count = kind === 'releases' && documents ? documents(1 + chain.high).length : 0;
      const paths = Array.from({ length: count }, (_, at) => `document ${at}`);
      return Promise.resolve(
        count > 1 ? { kind: 'documents' as const, release: 1 + chain.high, paths, versions: count + 1 } : null,
      );
    },
    lines: () => Promise.resolve([]),
  };
  const parts = new Map<string, RunPart>();
  for (;;) {
    const players: ArmPlayer[] = [];
    for (const order of ordersOf(plan)) {
      if (parts.has(orderKey(order))) continue;
      const player = (players[order.arm] ??= new ArmPlayer(plantedGame, plan, order.arm));
      parts.set(orderKey(order), player.play(order.from, order.to));
    }
    const step = await blameStep({ plugin: plantedGame, plan, parts: [...parts.values()] }, blame, versions);
    blame = step.blame;
    if (blame.verdict !== null) break;
    const arms: Arm[] = [...plan.arms, ...step.added.map(({ arm }) => ({ ...arm, name: 'added' }))];
    plan = { ...plan, arms: arms.map((arm, at) => ({ ...arm, games: step.games[at]! })) };
  }
  return {
    blame,
    comparisons: blame.levels.map(({ chain }) => chain.comparisons),
    games: [...parts.values()].reduce((sum, { from, to }) => sum + to - from, 0),
  };
}
