/** Both sides of MetaZoo: the plugin, and its play document. */
import { readFileSync } from 'node:fs';
import {
  resolveRuleset,
  type CardDoc,
  type Content,
  type Example,
  type ParameterDeclaration,
  type Ruleset,
} from '@rulewright/content';
import { checkPlay, type PlayProgram } from '@rulewright/content/play';
import {
  ProgramError,
  Random,
  optionA,
  optionB,
  optionKind,
  type EventRecord,
  type GamePlugin,
  type Match,
  type Program,
  type Tabletop,
} from '@rulewright/engine';
import { metazoo } from '@rulewright/metazoo';
import {
  AURA_TYPES,
  factWord,
  factsOf,
  pageDataOf,
  playCard,
  playFields,
  tokenCards,
  unplayed,
  type Facts,
} from '@rulewright/metazoo/play-fields';
import { compileProgram, pluginOf } from '@rulewright/play';
import { compareWhole, zoneName, type WholeResult, type WholeSide } from './whole.ts';

const GAME = 'metazoo';
/** The text of the play document. */
export const DOCUMENT = readFileSync(new URL('../../../metazoo/test/play/metazoo.play', import.meta.url), 'utf8');

/** The cards that the document plays, in the order of the game. */
export const playedCards = (content: Content): CardDoc[] =>
  [...content.game(GAME).cards.values()].filter((card) => unplayed(card).length === 0);

/** The document with the words and the cards of a pool. */
interface Checked {
  readonly play: PlayProgram;
  readonly facts: Facts;
  readonly cards: readonly CardDoc[];
}

/** What the plugin finds in its pool is a parameter of the play. */
const PLACES = 'surroundings.places';
const ASKED = 'surroundings.asked';
const OF_CASTERS = 'surroundings.ofCasters';
const FARTHEST = 'surroundings.farthest';
/** The dice of a list of texts, as numbers that the play reads. */
const DICE = ['1', '2', '3', '4'].map((at) => `pages.random.die${at}`);

/** The checked document. @throws Error with all problems */
function checkedPlay(content: Content, pool: readonly CardDoc[], text: string): Checked {
  const { parameters, steps } = content.game(GAME).vocabulary;
  const ids = new Set(pool.map(({ id }) => id));
  const known = [...pool, ...playedCards(content).filter(({ id }) => !ids.has(id))];
  const facts = factsOf(pool);
  const words = factsOf(known);
  const fields = playFields(words, [...known, ...tokenCards(known)]);
  const cards = [...pool, ...tokenCards(pool)].map((card) => playCard(fields, words, card));
  const list = (name: string, help: string, value: readonly string[]): ParameterDeclaration => ({
    name,
    type: 'list',
    values: Object.fromEntries(words.all.map((fact) => [fact, fact])),
    rules: ['mz.terrabonus.nearby'],
    help,
    default: [...value],
    nullable: false,
    readBy: ['engine'],
  });
  const ofPool: ParameterDeclaration[] = [
    ...DICE.map((name): ParameterDeclaration => ({
      name,
      type: 'integer',
      rules: ['mz.faq.random-die-size'],
      help: 'The sides of a die.',
      default: 0,
      nullable: false,
      readBy: ['engine'],
    })),
    list(ASKED, 'The facts that Pages ask about.', facts.all),
    list(PLACES, 'The facts that are places.', facts.places),
    list(OF_CASTERS, 'The facts that each Caster declares.', facts.ofCasters),
    {
      name: FARTHEST,
      type: 'integer',
      rules: ['mz.terrabonus.nearby'],
      help: 'The longest distance that a text asks for.',
      default: facts.miles,
      nullable: false,
      readBy: ['engine'],
    },
  ];
  const { program, problems } = checkPlay(text, {
    game: GAME,
    documents: { fields, parameters: { parameters: [...parameters, ...ofPool], steps } },
    rules: new Set(content.game(GAME).rules.keys()),
    cards: new Map(cards.map((card) => [card.id, card])),
  });
  if (program === null) throw new Error(problems.map((one) => `${one.line}:${one.column} ${one.message}`).join('\n'));
  return { play: program, facts, cards };
}

/** What the plugin calls a zone of the play. */
const ZONES: Readonly<Record<string, string>> = { waiting: 'chain' };
const zoneOf = (m: Match, zone: number): string => {
  const [seat, id] = zoneName(m, zone).split(' ') as [string, string];
  return `${seat} ${ZONES[id] ?? id}`;
};

/** Events that only one side tells, or that the result compares. */
const UNTOLD: ReadonlySet<string> = new Set(['pile.shuffled', 'match.over']);

/** The name of a text or an Attack. In the play, Tokens have no number. */
const nameOf = (m: Match, value: number): string =>
  String(m.program.abilityNames[value]).replace(/^(token-.*)-\d+\//u, '$1/');

/** An event with its rule and its values in words. */
const eventOf =
  (facts: Facts) =>
  (m: Match, { kind, rule, args }: EventRecord): string | null => {
    const { id, fields } = m.program.mechanics.events[kind]!;
    if (UNTOLD.has(id)) return null;
    const places = fields.map((_, at) => at).sort((a, b) => (fields[a]!.name < fields[b]!.name ? -1 : 1));
    const values = places.map((at): string => {
      const [field, value] = [fields[at]!, args[at]!];
      if (field.type === 'ability')
        return nameOf(m, value).replace(/^(?:near|fact)\/(.*)$/u, (_, fact) => factWord(fact));
      // The play has the question in the place of the fact.
      if (id === 'fact.declared' && field.type === 'word') return facts.all[value]!;
      if (field.type === 'zone') return zoneOf(m, value);
      return String(value);
    });
    return `${id} ${values.join(', ')} (${m.program.mechanics.rules[rule]})`;
  };

const AURA = 'aura/';
/** What the play calls options whose names are words of the language. */
const CHOICES: Readonly<Record<string, string>> = { 'let-happen': 'yes', 'let-be': 'no' };

/** An option with what it names. The play has an option for each type of Aura, and says in its question which fact is declared. */
const optionOf = (m: Match, packed: number): string => {
  const { id, a, b } = m.program.mechanics.options[optionKind(packed)]!;
  const named = (
    [
      [a, optionA(packed)],
      [b, optionB(packed)],
    ] as const
  ).map(([what, value]) => {
    if (what === 'none') return '';
    // The plugin also names the place of an entry on the chain.
    if (id === 'target-entry' && what === 'number') return '';
    if (what !== 'ability') return ` ${what} ${value}`;
    const name = nameOf(m, value);
    return name.startsWith(AURA) ? `-${name.slice(AURA.length)}` : id === 'declare' ? '' : ` ${name}`;
  });
  return `${CHOICES[id] ?? id}${named.join('')}`;
};

type Numbers = Readonly<Record<string, number | boolean | string | null>>;

/** The numbers that all players see, by the names of the plugin. */
function numbersOf(m: Match, isPlay: boolean): Numbers {
  const { mechanics } = m.program;
  const parts: Record<string, string> = {};
  const add = (about: string, names: readonly string[], all: Numbers): void => {
    for (const name of names) {
      const value = all[isPlay ? (PLAY_NAMES[`${about.split(' ')[0]} ${name}`] ?? name) : name];
      // The plugin leaves out what is 0.
      parts[`${about} ${name}`] = String(Number(value ?? 0));
    }
  };
  const table = mechanics.publicTable(m);
  if (table['turn'] !== 0) add('table', ['turn', 'combat'], table);
  for (let seat = 0; seat < m.seats; seat++) add(`seat ${seat}`, OF_SEATS, mechanics.publicSeat(m, seat));
  // When a match is over, the play no longer counts Pages of Casters who are out.
  for (let card = 0; card < m.cards && !m.over; card++) {
    const place = m.program.zones[m.placeOf[m.zone[card]!]!]!.id;
    if (PLAYED.has(place)) add(`card ${card}`, OF_CARDS, mechanics.publicCard(m, card));
  }
  return parts;
}

const PLAYED: ReadonlySet<string> = new Set(['arena', 'terra', 'attached', 'traps']);
const OF_SEATS = ['lp', 'out', 'aura', 'burn', 'poison'];
const OF_CARDS = [
  ...['controller', 'fatigued', 'lp', 'maxLp'],
  ...['frozen', 'burn', 'poison', 'paralyzed', 'asleep', 'scared', 'confused', 'burrowing'],
];
/** What the play calls the numbers of the plugin. */
const PLAY_NAMES: Readonly<Record<string, string>> = {
  'seat aura': 'unspent',
  'seat lp': 'shown-lp',
  'card lp': 'lp-now',
  'seat burn': 'burning-on',
  'seat poison': 'poison-on',
  'card burn': 'burning',
  'card maxLp': 'max-lp',
};

/** What the play calls the numbers of a standing. */
const STANDING: Readonly<Record<string, string>> = {
  lp: 'shown-lp',
  spellbook: 'spellbook',
  chapter: 'chapter',
  out: 'out',
};

/** The plugin says how much Aura is due, for which the play has no words. */
const questionOf = (text: string): string => text.replace(/^Pay .* Aura\.$/u, 'Pay the Aura.');

/** Options whose texts the play cannot choose by the number that they name. */
const UNTITLED: ReadonlySet<string> = new Set(['declare', 'predict']);

/** The text of an option. The plugin names a type of Aura where the play has an option for each, and counts Traps from 1. */
function textOf(m: Match, packed: number, text: string): string {
  const { id } = m.program.mechanics.options[optionKind(packed)]!;
  if (UNTITLED.has(id)) return '';
  if (id === 'spend') return text.replace('{ability}', () => m.program.abilityTitles[optionA(packed)]!);
  return text.replace('{position}', '{number}');
}

const sideOf = (program: Program, isPlay: boolean, tabletop: Tabletop, facts: Facts): WholeSide => ({
  program,
  tabletop,
  option: optionOf,
  event: eventOf(facts),
  question: questionOf,
  text: textOf,
  numbers: (m) => numbersOf(m, isPlay),
  zone: zoneOf,
  standing: (all) =>
    isPlay ? Object.fromEntries(Object.entries(STANDING).map(([name, own]) => [name, all[own]!])) : all,
});

/** A ruleset with what the plugin finds in its pool. */
function withFound(ruleset: Ruleset, facts: Facts): Ruleset {
  const dice = ruleset.parameters['pages.random.dice'] as readonly string[];
  return {
    ...ruleset,
    parameters: {
      ...ruleset.parameters,
      ...Object.fromEntries(DICE.map((name, at) => [name, Number(dice[at] ?? 0)])),
      [ASKED]: [...facts.all],
      [PLACES]: [...facts.places],
      [OF_CASTERS]: [...facts.ofCasters],
      [FARTHEST]: facts.miles,
    },
  };
}

/** Both sides of a ruleset with the cards that the document plays. */
export function sidesOf(
  content: Content,
  ruleset: Ruleset,
  cards: readonly CardDoc[],
  text = DOCUMENT,
): [WholeSide, WholeSide] {
  const { play, facts, cards: own } = checkedPlay(content, cards, text);
  return [
    sideOf(metazoo.compile(ruleset, cards), false, metazoo.tabletop!, facts),
    sideOf(
      compileProgram(play, withFound(ruleset, facts), own, { codeAfter: 0 }),
      true,
      pluginOf(play, metazoo.vocabulary).tabletop!,
      facts,
    ),
  ];
}

/** What one side counts alone. The plugin counts some rules whenever it reads a number, and the play a rule for each step of the set-up. */
const COUNTED_ALONE: readonly string[] = [
  'mz.setup.players',
  'mz.terra.for-all-casters',
  'mz.terra.matches-by-name',
  'mz.terra.trigger',
  'mz.terrabonus.lp',
  'mz.terrabonus.nearby',
  'mz.terrabonus.what',
  'mz.wall.terra-can-activate',
  'mz.trait.defender',
  'mz.trait.invisible',
  'mz.trait.spirit',
  'mz.trait.flight',
  'mz.trait.burrow',
  'mz.trait.magiproof',
  'mz.status.paralyze-no-combat',
];

/** What is not compared yet. */
const SKIPS: readonly string[] = [
  'forecasts',
  'reasons',
  'sets',
  'pending actions',
  'board',
  // The play no longer counts Pages of Casters who are out.
  'measures at the end',
  'features',
];

const PAGES = 40;
/** Of so many Pages, one is an Aura Page. */
const AURA_SHARE = 2;
/** The types of Aura of a deck, and its other Pages. */
const TYPES = 2;
const DIFFERENT = 8;

/** A deck of random Pages that the document plays, with one Page for sure. About half are Aura Pages, and all others can be paid with them. */
export function randomDeck(cards: readonly CardDoc[], chance: Random, sure: number): number[] {
  const one = <T>(list: readonly T[]): T => list[chance.below(list.length)]!;
  const dataOf = cards.map((card) => pageDataOf(card));
  const auras = dataOf.flatMap(({ aura }, def) => (aura ? [def] : []));
  const paid = Object.keys(dataOf[sure]!.cost);
  const first = auras.filter((def) => paid.some((type) => type in dataOf[def]!.aura!.generates));
  const own = [one(first.length > 0 ? first : auras), ...Array.from({ length: TYPES - 1 }, () => one(auras))];
  const types = new Set(['Neutral', ...own.flatMap((def) => Object.keys(dataOf[def]!.aura!.generates))]);
  const payable = dataOf.flatMap(({ aura, cost }, def) =>
    !aura && Object.keys(cost).every((type) => types.has(type)) ? [def] : [],
  );
  const others = [sure, ...Array.from({ length: DIFFERENT - 1 }, () => one(payable))];
  return Array.from({ length: PAGES }, () => one(chance.below(AURA_SHARE) === 0 ? own : others));
}

/** Plays a match of random decks on both sides. */
export function compareGame(
  [plugin, play]: readonly [WholeSide, WholeSide],
  cards: readonly CardDoc[],
  seed: number,
  most: number,
): WholeResult {
  const chance = new Random(seed);
  const seats = 2 + (seed % 4 === 3 ? 1 + chance.below(2) : 0);
  return compareWhole(plugin, play, {
    title: `${seats} Casters`,
    seed,
    most,
    decks: Array.from({ length: seats }, () => randomDeck(cards, chance, seed % cards.length)),
    skips: new Set(SKIPS),
    uncounted: new Set(COUNTED_ALONE),
    byKind: true,
  });
}

/** The usual ruleset of the game. */
export const usualRuleset = (content: Content): Ruleset =>
  resolveRuleset(content, { game: GAME, mode: content.game(GAME).doc.modes[0]!, variants: [], overrides: {} });

/** What the play calls zones and state that worked examples name, and public numbers by the names of the plugin. */
const STATE_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  seats: {
    ...{ damage: 'lost', burn: 'burning-on', kept: 'keeps', turns: 'turns-of' },
    ...Object.fromEntries(AURA_TYPES.map((type, at) => [`aura${at}`, `aura ${type}`])),
  },
  cards: { damage: 'hurt', burn: 'burning', paralyzed: 'paralyzed-since' },
};
const PUBLIC_NAMES: Readonly<Record<'seat' | 'card', Readonly<Record<string, string>>>> = {
  seat: { aura: 'unspent', lp: 'shown-lp', burn: 'burning-on', poison: 'poison-on' },
  card: { lp: 'lp-now', burn: 'burning', maxLp: 'max-lp', damage: 'hurt' },
};

const renamed = <T>(
  all: Readonly<Record<string, T>>,
  names: Readonly<Record<string, string>> = {},
): Record<string, T> => Object.fromEntries(Object.entries(all).map(([name, value]) => [names[name] ?? name, value]));

/** A worked example in the words of the play: only names of state differ. */
export function exampleOfPlay(example: Example): Example {
  const each = (part: 'seats' | 'cards') =>
    Object.fromEntries(
      Object.entries(example.state[part]).map(([who, values]) => [who, renamed(values, STATE_NAMES[part])]),
    );
  const seats: Record<string, Record<string, number | boolean | string>> = each('seats');
  const cards: Record<string, Record<string, number | boolean | string>> = each('cards');
  const letters = Object.keys(example.table);
  for (const { name, seat, value } of example.state.records['fact'] ?? [])
    for (const letter of Number(seat) < 0 ? letters : [letters[Number(seat)]!])
      (seats[letter] ??= {})[`declared ${factWord(String(name).replace(/^(?:near|fact)\//u, ''))}`] = value!;
  for (const { card, seat, turn } of example.state.records['poison'] ?? []) {
    const isPage = typeof card === 'string';
    const of = isPage ? (cards[card] ??= {}) : (seats[letters[Number(seat)]!] ??= {});
    const at = [1, 2, 3].find((one) => !(`poison-${one}${isPage ? '' : '-on'}` in of))!;
    of[`poison-${at}${isPage ? '' : '-on'}`] = Object.keys(of).length + 1;
    of[`poison-since-${at}${isPage ? '' : '-on'}`] = turn!;
  }
  // A face-down Trap has a Page above it under another name than an Equipment.
  const traps = new Set(Object.values(example.table).flatMap((zones) => (zones['traps'] ?? []) as readonly string[]));
  for (const [name, { host, ...rest }] of Object.entries(cards))
    if (host !== undefined && traps.has(name)) cards[name] = { ...rest, cover: host };
  // The play has an option for each type of Aura.
  const play = example.play.map((one) =>
    typeof one === 'string' ? one.replace(/: spend (\w+)$/u, ': spend-$1') : one,
  );
  const { fact: _, poison: __, ...records } = example.state.records;
  return { ...example, play, state: { ...example.state, seats, cards, records } };
}

/** Starts the message about cards that the document does not play yet. */
export const NOT_PLAYED = 'Not played:';

/** A program that knows which Pages have texts that always apply. */
type DocumentProgram = Program & { readonly speaks: ReadonlySet<string> };
const playSpeaks = (card: CardDoc): boolean => pageDataOf(card).texts.some(({ kind }) => kind === 'arena');

/** The numbers of a Page in play that examples name, besides those that the play shows. */
function shownOf(m: Match, card: number): Record<string, number | boolean> {
  const place = m.program.zones[m.placeOf[m.zone[card]!]!]!.id;
  if (!PLAYED.has(place)) return {};
  const of = (name: string, one = card): number => (m.card as Record<string, Int16Array>)[name]![one]!;
  const table = m.table as Record<string, number>;
  const host = place === 'attached' ? of('host') : place === 'traps' ? of('cover') : -1;
  const traps = Array.from({ length: m.cards }, (_, one) => one).filter((one) => of('cover', one) === card).length;
  const numbers = { slot: of('terra-slot'), traps };
  return {
    damage: of('hurt'),
    ...(host < 0 ? {} : { host }),
    ...(table['combat'] === 0
      ? {}
      : {
          attacking: table['attacker'] === card,
          attacked: table['attacked'] === card,
          defending: of('defends') === 1 || table['primary'] === card,
        }),
    ...Object.fromEntries(MARKS.map((name) => [name, of(name)])),
    ...Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== 0)),
  };
}
const MARKS = ['asleep', 'scared', 'confused', 'burrowing'];

/** The plugin that plays the document. Its zones and public numbers also have the names of the plugin, which worked examples use. */
export function documentPlugin(content: Content): GamePlugin {
  const { play } = checkedPlay(content, playedCards(content), DOCUMENT);
  const plugin = pluginOf(play, metazoo.vocabulary);
  const begin: GamePlugin['examples']['begin'] = (m, start) => {
    const card = m.card as Record<string, Int16Array>;
    const zones = m.program.zones;
    let [slot, speaking] = [0, 0];
    const { speaks } = m.program as DocumentProgram;
    const places = ['arena', 'terra', 'attached', 'traps'];
    for (let one = 0; one < m.cards; one++) {
      const id = zones[m.placeOf[m.zone[one]!]!]!.id;
      if (places.includes(id)) card['controller']![one] = m.owner[one]!;
      if ((id === 'arena' || id === 'attached') && speaks.has(m.program.defs[m.def[one]!]!.slug)) {
        card['speaks']![one] = 1;
        speaking++;
      }
      if (id === 'terra') card['terra-slot']![one] = ++slot;
    }
    Object.assign(m.table, {
      'whose-turn': start.seat,
      starter: start.seat,
      'terra-next': 1,
      'lasting-pages': speaking,
    });
    plugin.examples.begin(m, start);
  };
  const both = (all: Readonly<Record<string, number | boolean | string | null>>, of: keyof typeof PUBLIC_NAMES) => ({
    ...all,
    ...Object.fromEntries(
      Object.entries(PUBLIC_NAMES[of]).flatMap(([name, own]) => (own in all ? [[name, all[own]!]] : [])),
    ),
  });
  return {
    ...plugin,
    ...{ asksAbout: metazoo.asksAbout!, unplayed: metazoo.unplayed! },
    examples: { ...plugin.examples, cardData: metazoo.examples.cardData, usualStep: 'main', begin },
    compile(ruleset, pool) {
      const missing = pool.flatMap((card) => unplayed(card).map((what) => `${card.name}: ${what}`));
      if (missing.length > 0) throw new ProgramError('unsupported-value', `${NOT_PLAYED} ${missing.join(', ')}`);
      const own = checkedPlay(content, pool, DOCUMENT);
      const program = compileProgram(own.play, withFound(ruleset, own.facts), own.cards);
      const { mechanics } = program;
      return {
        ...program,
        speaks: new Set(pool.flatMap((one) => (playSpeaks(one) ? [one.id] : []))),
        zones: program.zones.map((zone) => ({ ...zone, id: ZONES[zone.id] ?? zone.id })),
        mechanics: {
          ...mechanics,
          publicTable: (m) => ({ ...mechanics.publicTable(m), chain: plugin.tabletop!.pending!(m).length }),
          publicSeat: (m, seat) => ({
            ...both(mechanics.publicSeat(m, seat), 'seat'),
            maxLp: ruleset.parameters['setup.startingLp'] as number,
            damage: (m.seat as Record<string, Int32Array>)['lost']![seat]!,
          }),
          publicCard: (m, one) => ({ ...both(mechanics.publicCard(m, one), 'card'), ...shownOf(m, one) }),
        },
      };
    },
  };
}
