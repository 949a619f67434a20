/** Arms with their own entrants: each plays its own decks, also in a second player of the same arm. */
import { ArmPlayer, blockSize, planOfArm, type LabPlan } from '../src/index.ts';
import { armWith, deckWith, plantedGame } from './planted-game.ts';

const decks = (['charm', 'dud', 'pebble'] as const).map(deckWith);
const plan: LabPlan = {
  game: plantedGame.id,
  arms: [
    { ...armWith({ charm: 500 }), seats: [1, 2] },
    { ...armWith({ charm: 500 }), seats: [0, 2] },
  ],
  entrants: decks.map((deck, at) => ({ name: `deck ${at}`, deck, bot: 'random' })),
  ...{ games: 8, seed: 1, swap: true, table: 2 },
};

test('the plan of an arm has its entrants, once and again', () => {
  const own = planOfArm(plan, 1);
  expect(own.entrants.map(({ name }) => name)).toEqual(['deck 0', 'deck 2']);
  expect(planOfArm(own, 1)).toBe(own);
  expect([blockSize(plan), blockSize(own)]).toEqual([2, 2]);
});

test('a second player of an arm plays the same games', () => {
  for (const arm of [0, 1]) {
    const player = new ArmPlayer(plantedGame, plan, arm);
    expect(player.another().play(0, 4)).toEqual(player.play(0, 4));
  }
  // The charm decides every game of the second arm.
  const { rows } = new ArmPlayer(plantedGame, plan, 1).play(0, 8);
  expect(rows.map(({ game, winner }) => winner === game % 2)).toEqual(rows.map(() => true));
});
