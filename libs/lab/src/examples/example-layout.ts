/** Lays out the table of an example: the card pool including the example's own cards, the decks, and every card in its place. */
import {
  cardsNamed,
  Lru,
  printingSchema,
  resolveRuleset,
  type CardDoc,
  type Content,
  type Example,
  type GameContent,
  type Ruleset,
} from '@rulewright/content';
import { playWith, type GamePlay } from '@rulewright/content/play';
import { cardsUsed, createMatch, tabletopOf, type GamePlugin, type Match, type Program } from '@rulewright/engine';
import { CardNames, MADE, cardEntries, same, type CardEntry } from './example-names.ts';
import { seatNumber } from './places.ts';
import { setState } from './example-fields.ts';
import { ExampleError } from './example-error.ts';

/** The name of a card without numbers or text, which fills piles. */
const FILLER = 'Filler';
/** The content of a draw pile that an example does not describe. */
const UNSTATED_DRAW_PILE = `20 ${FILLER}`;
const SEED = 1;

export interface LaidTable {
  readonly match: Match;
  readonly names: CardNames;
  readonly ruleset: Ruleset;
}

/** A card to lay out, with its seat and place. In a pile, the top card comes last. */
interface Laid extends CardEntry {
  readonly seat: number;
  readonly place: number;
}

function placeOf(program: Program, id: string): number {
  const place = program.zones.findIndex((zone) => zone.id === id);
  if (place >= 0) return place;
  throw new ExampleError(
    `There is no place "${id}"; there are ${program.zones.map((zone) => zone.id).join(', ')}, and columns.`,
  );
}

/** The zone of a card. The cards of a zone of the table are with the first seat, also those of other owners. */
const zoneOf = ({ zones, zonesPerSeat }: Program, { seat, place }: Laid): number =>
  zones[place]!.isShared ? place : seat * zonesPerSeat + place;

/** Splits `columns: [[…], […]]` into one list per column. */
function expand(
  layout: Readonly<Record<string, readonly string[] | readonly (readonly string[])[]>>,
): [string, readonly string[]][] {
  return Object.entries(layout).flatMap(([zone, cards]): [string, readonly string[]][] => {
    const nested = cards.some((card) => Array.isArray(card));
    if (zone !== 'columns') {
      if (nested) throw new ExampleError(`"${zone}" takes one list of cards.`);
      return [[zone, cards as readonly string[]]];
    }
    const columns =
      nested || cards.length === 0 ? (cards as readonly (readonly string[])[]) : [cards as readonly string[]];
    return columns.map((column, i): [string, readonly string[]] => [`column-${i + 1}`, column]);
  });
}

/** Replaces an entry such as `deck starter-deck-set-1` by the cards of that deck. */
export function withDecks(content: Content, game: string, list: readonly string[]): string[] {
  return list.flatMap((text) => {
    const id = /^deck ([a-z0-9-]+)$/.exec(text)?.[1];
    const deck = id === undefined ? undefined : content.game(game).decks.get(id);
    if (!deck) return [text];
    return deck.entries.map(({ card, copies }) => `${copies} ${content.game(game).cards.get(card)!.name}`);
  });
}

function cardsOfSeat(
  program: Program,
  seat: number,
  layout: Example['table'][string],
  listOf: (list: readonly string[]) => string[],
): Laid[] {
  const setup = expand(layout);
  if (!setup.some(([zone]) => zone === program.zones[0]!.id)) setup.push([program.zones[0]!.id, [UNSTATED_DRAW_PILE]]);
  return setup.flatMap(([zone, list]) => {
    const place = placeOf(program, zone);
    const entries = cardEntries(listOf(list)).map((entry) => ({ ...entry, seat, place }));
    return program.zones[place]!.pile ? entries.reverse() : entries;
  });
}

const cardsMade = new WeakMap<GamePlugin, WeakMap<Example['cards'], readonly CardDoc[]>>();

/** The cards that an example defines, and the filler. They are made once for all modes. */
export function madeCards(plugin: GamePlugin, { cards }: Example): readonly CardDoc[] {
  const ofPlugin = cardsMade.get(plugin) ?? new WeakMap<Example['cards'], readonly CardDoc[]>();
  cardsMade.set(plugin, ofPlugin);
  const made = ofPlugin.get(cards) ?? makeCards(plugin, cards);
  ofPlugin.set(cards, made);
  return made;
}

function makeCards(plugin: GamePlugin, cards: Example['cards']): CardDoc[] {
  const defined: Example['cards'] = { [FILLER]: {}, ...cards };
  const ids = new Map(Object.keys(defined).map((name, i) => [name, `${MADE}${i}`]));
  return Object.entries(defined).map(([name, { printings, ...data }]): CardDoc => ({
    id: ids.get(name)!,
    name,
    aliases: [],
    data: plugin.examples.cardData(data, (other) => ids.get(other)),
    printings: printingSchema.array().parse(printings ?? []),
  }));
}

/** The card pool of a table: the cards that the example names, the cards that those refer to, and the example's own. */
export function poolOf(content: Content, plugin: GamePlugin, example: Example): CardDoc[] {
  const made = madeCards(plugin, example);
  const own = new Set(made.map((card) => card.name));
  const { cards } = content.game(plugin.id);
  const lists = Object.values(example.table).flatMap((layout) => expand(layout).map(([, list]) => list));
  const named = lists.flatMap((list) => cardEntries(withDecks(content, plugin.id, list)).map(({ name }) => name));
  // The example's own cards can refer to cards of the game too.
  const asked = made.flatMap((card) => plugin.asksAbout?.(card) ?? []);
  const ids = [...new Set([...named, ...asked])].flatMap((name) => cardsNamed(cards, name).map(({ id }) => id));
  return [...cardsUsed(plugin, cards, ids).filter((card) => !own.has(card.name)), ...made];
}

/** How many rulesets are cached for a content. An example asks for the ruleset of each of its modes twice. */
const RULESETS_KEPT = 40;
const rulesets = new WeakMap<Content, Lru<string, Ruleset>>();

/** The ruleset of an example in a mode. @throws RulesetError */
export function rulesetOf(content: Content, game: string, { variants, set }: Example, mode: string): Ruleset {
  const known = rulesets.get(content) ?? new Lru<string, Ruleset>(RULESETS_KEPT);
  rulesets.set(content, known);
  const key = JSON.stringify([game, mode, variants, set]);
  return known.get(key, () => resolveRuleset(content, { game, mode, variants, overrides: set }));
}

const playsWith = new WeakMap<GameContent, WeakMap<readonly CardDoc[], GamePlay | null>>();

/** The play that reads the texts of made cards. They are read once for all modes. */
function playFor(game: GameContent, made: readonly CardDoc[]): GamePlay | null {
  const known = playsWith.get(game) ?? new WeakMap<readonly CardDoc[], GamePlay | null>();
  playsWith.set(game, known);
  const earlier = known.get(made);
  if (earlier !== undefined) return earlier;
  const play = playWith(game, made);
  known.set(made, play);
  return play;
}

/** A ruleset whose play reads the texts of the cards that an example defines. @throws ExampleError for a text that is not read */
function withTexts(ruleset: Ruleset, content: Content, plugin: GamePlugin, example: Example): Ruleset {
  const play = playFor(content.game(plugin.id), madeCards(plugin, example));
  if (play === null) return ruleset;
  const [problem] = play.problems;
  if (problem || !play.program) throw new ExampleError(problem?.message ?? 'The play of this game has problems.');
  return { ...ruleset, play: play.program };
}

/** Lays out an example for one mode. The caller continues with `advance`. @throws ExampleError, RulesetError, ProgramError */
export function layTable(content: Content, plugin: GamePlugin, example: Example, mode: string): LaidTable {
  const ruleset = withTexts(rulesetOf(content, plugin.id, example, mode), content, plugin, example);
  const program = plugin.compile(ruleset, poolOf(content, plugin, example));
  const letters = Object.keys(example.table).sort();
  const seats = letters.length;
  if (seats === 0) throw new ExampleError('The example has neither a table nor a deck.');
  if (letters.at(-1) !== String.fromCharCode(64 + seats)) throw new ExampleError('Seats are A, B, C… without a gap.');
  const listOf = (list: readonly string[]): string[] => withDecks(content, plugin.id, list);
  const laid = letters.flatMap((letter) => cardsOfSeat(program, seatNumber(letter), example.table[letter]!, listOf));
  const def = (name: string): number => {
    const index = program.defs.findIndex((card) => same(card.name, name));
    if (index < 0)
      throw new ExampleError(`There is no card "${name}": name one of the game's, or make one under cards.`);
    return index;
  };
  const decks = letters.map((_, seat) => laid.filter((card) => card.seat === seat).map((card) => def(card.name)));
  const match = createMatch(program, decks);
  match.autoSingle = false;
  match.start(SEED, decks);
  // Laid in the order of the decks, so that the last card of a pile is its top.
  laid.forEach((card, i) => match.lay(i, zoneOf(program, card)));
  plugin.examples.begin(match, {
    seat: seatNumber(example.start.seat),
    step: example.start.step ?? plugin.examples.usualStep,
    turn: example.start.turn,
  });
  const names = new CardNames(
    match,
    laid.map((card) => card.mark),
    tabletopOf(plugin),
  );
  setState(match, names, example.state, plugin.examples);
  match.script = example.random ? [...example.random] : null;
  return { match, ruleset, names };
}
