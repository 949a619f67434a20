/**
 * High Card for boardgame.io, played through its reducer alone: no client, no undo, no development checks (NODE_ENV=production). It
 * receives shuffled piles, so it does less work than the engine.
 */
import { createRequire } from 'node:module';
import { HAND } from '@rulewright/high-card';

/** The part of boardgame.io's state that the comparison reads. */
export interface BoardgameState {
  readonly G: HighCardState;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: { readonly winner: number | null } };
}

interface HighCardState {
  piles: number[][];
  hands: number[][];
  table: number[];
  points: number[];
}

interface MoveAction {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly number[]; readonly playerID: string };
}

interface Internal {
  InitializeGame(options: {
    game: object;
    numPlayers: number;
    setupData: readonly (readonly number[])[];
  }): BoardgameState;
  CreateGameReducer(options: { game: object }): (state: BoardgameState, action: MoveAction) => BoardgameState;
}

// The packages of boardgame.io are folders without an `exports` map, which only `require` can resolve.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internal;

const game = {
  name: 'high-card',
  disableUndo: true,
  setup: (_: unknown, piles: readonly (readonly number[])[]): HighCardState => ({
    piles: piles.map((pile) => pile.slice(0, -HAND)),
    hands: piles.map((pile) => pile.slice(-HAND).reverse()),
    table: [],
    points: [0, 0],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, ctx }: { G: HighCardState; ctx: { currentPlayer: string } }, index: number): void => {
      const seat = Number(ctx.currentPlayer);
      const hand = G.hands[seat]!;
      G.table.push(hand.splice(index, 1)[0]!);
      const drawn = G.piles[seat]!.pop();
      if (drawn !== undefined) hand.push(drawn);
      if (G.table.length < 2) return;
      const gap = G.table[0]! - G.table[1]!;
      if (gap !== 0) G.points[gap > 0 ? 0 : 1]!++;
      G.table = [];
    },
  },
  endIf: ({ G }: { G: HighCardState }): { winner: number | null } | undefined => {
    if (G.hands[1]!.length > 0) return undefined;
    const [mine, yours] = [G.points[0]!, G.points[1]!];
    return { winner: mine === yours ? null : mine > yours ? 0 : 1 };
  },
};

const reduce = CreateGameReducer({ game });

/** Plays a game. `piles` list the bottom card first; `choose` returns an index in the hand. Returns the final state. */
export function playBoardgame(
  piles: readonly (readonly number[])[],
  choose: (options: number) => number,
): BoardgameState {
  let state = InitializeGame({ game, numPlayers: 2, setupData: piles });
  while (state.ctx.gameover === undefined) {
    const playerID = state.ctx.currentPlayer;
    const index = choose(state.G.hands[Number(playerID)]!.length);
    state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'play', args: [index], playerID } });
  }
  return state;
}
