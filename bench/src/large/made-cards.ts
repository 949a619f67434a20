/**
 * Made-up cards for measurements of large games. The documents are modelled on the cards of a game, with their own names, numbers, texts
 * and printings. The same count and seed give the same documents.
 */
import { placeOf, type SourceFile } from '@rulewright/content';
import { Random } from '@rulewright/engine';
import { parse, stringify } from 'yaml';

/** Cards per set, and the maximum number of printings per card. */
const SET_SIZE = 500;
const MOST_PRINTINGS = 5;
/** Cards per made-up deck, and the number of cards in the game for each deck. */
const DECK_SIZE = 40;
const CARDS_PER_DECK = 500;

const FIRST = words(
  'Pale Hollow Crooked Silent Ashen Bitter Drowned Gilded Howling Iron Lonely Mossy Narrow Old Painted Quiet Rusty Salt Tall Velvet Weary Yellow Amber Broken Copper Dusty Elder Frozen Gentle Hidden Ivory Jagged Kindly Lantern Midnight Northern Oaken Patient Restless Shadow Thorny Umber Violet Wandering Woven Young Zealous Barren Clouded Distant',
);
const SECOND = words(
  'Barn Cellar Canyon Chimney Orchard Harbour Furnace Meadow Quarry Riverbank Signal Steeple Tunnel Valley Windmill Attic Bridge Cavern Depot Elm Ferry Garden Hilltop Inlet Junction Kiln Lakeside Mill Nursery Outpost Pasture Quay Ridge Station Thicket Underpass Viaduct Wharf Yard Bog Causeway Ditch Estuary Fen Grove Heath Islet Jetty Knoll Lagoon',
);
const THIRD = words(
  'Stalker Watcher Howler Weeper Prowler Keeper Drifter Lurker Whistler Singer Beast Serpent Hound Moth Crow Hare Stag Toad Lynx Bear Spider Beetle Eel Owl Bat Shade Wisp Giant Dwarf Witch Ghost Rider Walker Child Twin Mother Brother King Queen Fool Smith Miller Piper Reaper Dancer Mender Digger Climber Swimmer Runner',
);
const FLAVOR = [
  'Seen by three people, and described in four ways.',
  'The dogs of the village know when it comes. They do not bark.',
  'It has never been photographed twice from the same side.',
  'Someone leaves milk for it. Someone takes the milk.',
  'The newspaper printed the drawing on its last page.',
];

function words(text: string): string[] {
  return text.split(' ');
}

/** The fields of a template card that the generator changes. */
interface CardTemplate {
  id: string;
  name: string;
  aliases?: string[];
  flavor?: string;
  data: { lp?: number; cost?: Record<string, number>; attacks?: { name: string; damage: number }[] };
  printings: { set: string; number: number; rarity: string }[];
}

const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** The name of card number `n`, different for each number. */
function nameOf(n: number): string {
  const first = FIRST[n % FIRST.length]!;
  const second = SECOND[Math.floor(n / FIRST.length) % SECOND.length]!;
  const third = THIRD[(n + Math.floor(n / (FIRST.length * SECOND.length))) % THIRD.length]!;
  return `${first} ${second} ${third}`;
}

/** A random number near `value`, in steps of five. */
const near = (value: number, random: Random): number => Math.max(5, value + 5 * (random.below(9) - 4));

function madeCard(template: CardTemplate, n: number, sets: number, random: Random): SourceFile['text'] {
  const made = structuredClone(template);
  const old = made.name;
  made.name = nameOf(n);
  made.id = slugOf(made.name);
  delete made.aliases;
  const { data } = made;
  if (data.lp !== undefined) data.lp = near(data.lp, random);
  for (const [type, amount] of Object.entries(data.cost ?? {}))
    data.cost![type] = Math.max(1, amount + random.below(3) - 1);
  for (const attack of data.attacks ?? []) attack.damage = near(attack.damage, random);
  const printings = 1 + random.below(MOST_PRINTINGS);
  // A card has the same number in its own set and in the sets that reprint it. No set uses a number twice.
  made.printings = Array.from({ length: printings }, (_, p) => ({
    set: `made-${(Math.floor(n / SET_SIZE) + p) % sets}-${p}`,
    number: 1 + (n % SET_SIZE) + Math.floor(n / (SET_SIZE * sets)) * SET_SIZE,
    rarity: template.printings[0]!.rarity,
  }));
  if (random.below(3) === 0) made.flavor = FLAVOR[random.below(FLAVOR.length)]!;
  return stringify(made, { lineWidth: 120 }).replaceAll(old, made.name);
}

/**
 * Documents of `count` further cards of a game, and of their sets.
 * @param files the tree whose cards serve as templates
 * @throws Error when there are not enough names for `count` cards
 */
export function madeCards(files: readonly SourceFile[], game: string, count: number, seed = 1): SourceFile[] {
  if (count > FIRST.length * SECOND.length * THIRD.length) throw new Error('There are no names for so many cards.');
  const random = new Random(seed);
  const ofCards = files.filter(({ path }) => {
    const place = placeOf(path);
    return place?.kind === 'card' && place.game === game;
  });
  const templates = ofCards.map(({ text }) => parse(text) as CardTemplate);
  const sets = Math.max(1, Math.ceil(count / SET_SIZE));
  const at = (kind: string, id: string): string => `cards/${game}/${kind}/${id}.yaml`;
  const made: SourceFile[] = [];
  for (let n = 0; n < count; n++) {
    const text = madeCard(templates[random.below(templates.length)]!, n, sets, random);
    made.push({ path: at('cards', slugOf(nameOf(n))), text });
  }
  for (let set = 0; set < sets; set++) {
    for (let part = 0; part < MOST_PRINTINGS; part++) {
      const id = `made-${set}-${part}`;
      const doc = {
        id,
        code: `M${set}${'ABCDE'[part]}`,
        name: `Made ${set} ${part}`,
        summary: 'Made up to be measured.',
      };
      made.push({ path: at('sets', id), text: stringify(doc) });
    }
  }
  return made;
}

/** Documents of decks of made-up cards: one deck for each five hundred cards. */
export function madeDecks(game: string, count: number): SourceFile[] {
  const made: SourceFile[] = [];
  for (let deck = 0; deck < Math.floor(count / CARDS_PER_DECK); deck++) {
    const entries = Array.from({ length: DECK_SIZE }, (_, i) => ({
      card: slugOf(nameOf(deck * CARDS_PER_DECK + i * 7)),
      copies: 1,
    }));
    const doc = { id: `made-${deck}`, name: `Made ${deck}`, summary: 'Made up.', provenance: 'provisional', entries };
    made.push({ path: `cards/${game}/decks/${doc.id}.yaml`, text: stringify(doc) });
  }
  return made;
}
