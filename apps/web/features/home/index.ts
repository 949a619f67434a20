/** The home page of the site and of a game. The entry for other features. */
export { GameSpread } from './game-spread.tsx';
export { chooseSpecimens } from './specimens.ts';
