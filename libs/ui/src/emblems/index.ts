/**
 * Emblems by name: one drawing per animal, thing or place. A seed (the card's slug) varies the drawing, so that two cards do not look the
 * same.
 */
import { ant, antSwarm, butterfly, caterpillar, grasshopper, hornet } from './ants-and-wings.ts';
import { beetle, cicada, firefly, trueBug } from './beetles-and-bugs.ts';
import { dragonfly, fly, mayfly, mosquito, stonefly } from './flies-and-kin.ts';
import { centipede, sowbug, spider, unknown, wall } from './many-legs.ts';
import {
  cat,
  clown,
  critter,
  fish,
  ghost,
  giant,
  hound,
  legs,
  reaper,
  reptile,
  sasquatch,
  serpent,
  visitor,
  walker,
  winged,
} from './cryptids.ts';
import {
  basket,
  bell,
  broom,
  card,
  cup,
  fiddle,
  house,
  kettle,
  key,
  lantern,
  letter,
  loaf,
  person,
  umbrella,
} from './everyday-things.ts';
import { Plate, type Part } from './plate.ts';
import {
  blade,
  book,
  dawn,
  dusk,
  flask,
  fog,
  forest,
  fullMoon,
  nighttime,
  orb,
  relic,
  river,
  swamp,
} from './spell-things.ts';

const DRAWINGS: Readonly<Record<string, (plate: Plate) => void>> = {
  ant,
  'ant-swarm': antSwarm,
  beetle,
  butterfly,
  caterpillar,
  centipede,
  cicada,
  dragonfly,
  firefly,
  fly,
  grasshopper,
  hornet,
  mayfly,
  mosquito,
  sowbug,
  spider,
  stonefly,
  'true-bug': trueBug,
  wall,

  blade,
  book,
  cat,
  clown,
  critter,
  dawn,
  dusk,
  fish,
  flask,
  fog,
  forest,
  'full-moon': fullMoon,
  ghost,
  giant,
  hound,
  legs,
  nighttime,
  orb,
  reaper,
  relic,
  reptile,
  river,
  sasquatch,
  serpent,
  swamp,
  visitor,
  walker,
  winged,

  basket,
  bell,
  broom,
  card,
  cup,
  fiddle,
  house,
  kettle,
  key,
  lantern,
  letter,
  loaf,
  person,
  umbrella,
};

/** The names that `drawEmblem` knows. */
export const EMBLEM_NAMES: readonly string[] = Object.keys(DRAWINGS);

/** The parts of an emblem from back to front, with coordinates between -150 and 150. An unknown name gives an egg on a leaf. */
export function drawEmblem(name: string, seed: string): readonly Part[] {
  const plate = new Plate(`${name}/${seed}`);
  (DRAWINGS[name] ?? unknown)(plate);
  return plate.parts;
}
