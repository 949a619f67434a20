/** The groups of rows. Each group runs in its own process, so that it does not disturb the compiled code of another group. */
import type { BenchGroup } from '../rows.ts';
import { boardgame, highCard } from './boardgame.ts';
import { compile, memory, overlay } from './compile.ts';
import { desk } from './desk.ts';
import { counters, events } from './events.ts';
import { everyGame, neighbours } from './every-game.ts';
import { furtherGames } from './further-games.ts';
import { lab } from './lab.ts';
import { large } from './large.ts';
import { others } from './others.ts';
import { play } from './play.ts';
import { presses } from './presses.ts';
import { releases } from './releases.ts';
import { search } from './search.ts';
import { decks, games } from './showdown.ts';
import { sizes } from './sizes.ts';
import { growth, seats, slowest } from './spread.ts';
import { steps } from './steps.ts';
import { states, view } from './states.ts';

export const GROUPS: Readonly<Record<string, BenchGroup>> = {
  play,
  boardgame,
  games,
  'every-game': everyGame,
  neighbours,
  'further-games': furtherGames,
  'high-card': highCard,
  states,
  events,
  counters,
  view,
  slowest,
  seats,
  growth,
  compile,
  overlay,
  memory,
  decks,
  lab,
  steps,
  large,
  releases,
  search,
  others,
  desk,
  sizes,
  presses,
};
