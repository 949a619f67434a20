/** High Card: the plugin for the catalogue, and the parts that the bench compares with other engines. */
export { HAND, MOVES, PLACE, highCard, highCardDecks } from './game.ts';
export { plugin } from './plugin.ts';
