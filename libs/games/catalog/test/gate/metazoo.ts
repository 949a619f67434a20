/** Both sides of MetaZoo: the plugin, and its play document. */
import { resolveRuleset, type CardDoc, type Content, type Ruleset } from '@rulewright/content';
import {
  Random,
  optionA,
  optionB,
  optionKind,
  type EventRecord,
  type Match,
  type Program,
  type Tabletop,
} from '@rulewright/engine';
import { metazoo } from '@rulewright/metazoo';
import { factWord, factsOf, pageDataOf, type Facts } from '@rulewright/metazoo/play-fields';
import { pluginOf } from '@rulewright/play';
import { programOfTexts } from './metazoo-texts.ts';
import { compareWhole, zoneName, type WholeResult, type WholeSide } from './whole.ts';

const GAME = 'metazoo';
/** What the plugin calls a zone of the play. */
export const ZONES: Readonly<Record<string, string>> = { waiting: 'chain' };
const zoneOf = (m: Match, zone: number): string => {
  const [seat, id] = zoneName(m, zone).split(' ') as [string, string];
  return `${seat} ${ZONES[id] ?? id}`;
};

/** Events that only one side tells, or that the result compares. */
const UNTOLD: ReadonlySet<string> = new Set(['pile.shuffled', 'match.over']);

/** The id of a Page. In the play, Tokens have no number. */
const slugOf = (slug: string): string => slug.replace(/^(token-.*)-\d+$/u, '$1');
/** The name of a text or an Attack. */
const nameOf = (m: Match, value: number): string => {
  const [slug = '', ...parts] = String(m.program.abilityNames[value]).split('/');
  return [slugOf(slug), ...parts].join('/');
};

const isOut = (m: Match, seat: number): boolean => m.program.mechanics.publicSeat(m, seat)['out'] === true;

/** An event with its rule and its values in words. */
const eventOf =
  (facts: Facts) =>
  (m: Match, { kind, rule, args }: EventRecord): string | null => {
    const { id, fields } = m.program.mechanics.events[kind]!;
    if (UNTOLD.has(id)) return null;
    // In the play, a Caster who is out has no Aura to lose.
    if (id === 'aura.lost' && isOut(m, args[fields.findIndex(({ type }) => type === 'seat')]!)) return null;
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
  for (let seat = 0; seat < m.seats; seat++)
    add(`seat ${seat}`, isOut(m, seat) ? ['lp', 'out'] : OF_SEATS, mechanics.publicSeat(m, seat));
  // When a match is over, the play no longer counts Pages of Casters who are out.
  for (let card = 0; card < m.cards && !m.over; card++) {
    const place = m.program.zones[m.placeOf[m.zone[card]!]!]!.id;
    if (!PLAYED.has(place)) continue;
    // The play says no LP of face-down Pages.
    const names = place === 'traps' ? OF_CARDS.filter((name) => !/lp$/iu.test(name)) : OF_CARDS;
    add(`card ${card}`, names, mechanics.publicCard(m, card));
  }
  return parts;
}

export const PLAYED: ReadonlySet<string> = new Set(['arena', 'terra', 'attached', 'traps']);
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
  'card paralyzed': 'is-paralyzed',
};

/** What the play calls the numbers of a standing. */
const STANDING: Readonly<Record<string, string>> = {
  lp: 'shown-lp',
  spellbook: 'spellbook',
  chapter: 'chapter',
  out: 'out',
};

/** The plugin says how much Aura is due and which Page is on top, for which the play has no words. */
const questionOf = (text: string): string =>
  text
    .replace(/^Pay .* Aura\.$/u, 'Pay the Aura.')
    .replace(/^Contract .*, or leave it on top\.$/u, 'Contract the top Page, or leave it on top.');

/** Options whose texts the play cannot choose by the number that they name. */
const UNTITLED: ReadonlySet<string> = new Set(['declare', 'predict']);

/** The text of an option. The plugin names a type of Aura where the play has an option for each, and counts Traps from 1. */
function textOf(m: Match, packed: number, text: string): string {
  const { id } = m.program.mechanics.options[optionKind(packed)]!;
  if (UNTITLED.has(id)) return '';
  if (id === 'spend') return text.replace('{ability}', () => m.program.abilityTitles[optionA(packed)]!);
  return text.replace('{position}', '{number}');
}

/** By step of the plugin that asks: the rules of its reasons that concern the question. It says at each question why a Page can be neither Contracted nor used. */
const ALL = /./u;
const CONCERNED: Readonly<Record<string, RegExp>> = {
  ...{ main: ALL, window: ALL, chain: ALL },
  'declare-defenders': /^mz\.(?:general\.no-double-fatigue|status\.paralyze-no-combat|trait\.burrow)$/u,
  'pay-aura': /^mz\.general\.no-double-fatigue$/u,
};
const concerns = (m: Match, rule: string): boolean => {
  const step = m.runningSteps().at(-1)!;
  // Unspent Aura is spent before Pages are Fatigued.
  const spends = m.program.mechanics.options[optionKind(m.options[0]!)]!.id === 'spend';
  return !spends && (CONCERNED[step]?.test(rule) ?? false);
};

/** The marks of the play that are numbers in the plugin. */
const MARKS: ReadonlySet<string> = new Set(['paralyzed', 'asleep', 'scared', 'confused', 'burrowing']);
/** A number that the pending actions say in the play. */
const OF_CHAIN = 'entries on the chain';
const numberOf = (name: string, value: number): string[] =>
  name === OF_CHAIN ? [] : [MARKS.has(name) ? name : `${name} ${value}`];

/**
 * Before the first turn, the plugin says that it is the turn of the first seat, and it still says what was due when nobody pays any more.
 */
function isMeaningless(m: Match, feature: string): boolean {
  if (feature === 'my-turn') return m.program.mechanics.publicTable(m)['turn'] === 0;
  return feature === 'due' && !['pay-aura', 'pay'].includes(m.runningSteps().at(-1)!);
}

/** The rule of texts that wait. The plugin lists them only while everything that must happen happens. */
const OF_TEXTS = 'mz.general.simultaneous-active-orders';

const sideOf = (program: Program, isPlay: boolean, tabletop: Tabletop, facts: Facts): WholeSide => ({
  program,
  tabletop,
  option: optionOf,
  event: eventOf(facts),
  question: questionOf,
  slug: slugOf,
  isMeaningless,
  isUnlisted: (m, { rule, state }) =>
    isPlay && state === 'waiting' && rule === OF_TEXTS && !m.runningSteps().includes('settle'),
  ...(isPlay ? {} : { concerns, number: numberOf }),
  text: textOf,
  numbers: (m) => numbersOf(m, isPlay),
  zone: zoneOf,
  standing: (all) =>
    isPlay ? Object.fromEntries(Object.entries(STANDING).map(([name, own]) => [name, all[own]!])) : all,
});

/** The plugin, and the documents with the same Pages as texts. The plugin asks about the facts of all Pages that it knows. */
export function sidesOf(
  content: Content,
  ruleset: Ruleset,
  cards: readonly CardDoc[],
  text?: string,
): [WholeSide, WholeSide] {
  const facts = factsOf(cards);
  const program = programOfTexts(content, ruleset, cards, { asked: facts.all, codeAfter: 0, ...(text && { text }) });
  return [
    sideOf(metazoo.compile(ruleset, cards), false, metazoo.tabletop!, facts),
    sideOf(program, true, pluginOf(program.play, metazoo.vocabulary).tabletop!, facts),
  ];
}

/** What one side counts alone, or more often. */
const COUNTED_ALONE: readonly string[] = [
  // The play counts the rule of each step of the set-up.
  'mz.setup.players',
  // The plugin counts them whenever it reads a condition or a bonus, also for a text that nobody uses. The play counts them where a text takes
  // effect, and where a bonus adds to Damage or LP.
  ...['mz.terra.for-all-casters', 'mz.terra.matches-by-name', 'mz.terra.trigger', 'mz.wall.terra-can-activate'],
  ...['mz.terrabonus.nearby', 'mz.terrabonus.lp'],
  // The plugin counts them for each Page that it looks at, and the play once for each Attack and each named target.
  ...['mz.trait.defender', 'mz.trait.invisible', 'mz.trait.spirit', 'mz.trait.flight', 'mz.trait.burrow'],
  'mz.trait.magiproof',
  // The plugin lets Casters lose Aura who are out.
  'mz.general.unspent-aura-lost',
];

/** What is not compared yet. */
const SKIPS: readonly string[] = [
  // The play no longer counts Pages of Casters who are out.
  ...['measures at the end', 'cards at the end'],
];

/** The options of texts and counters that wait. The plugin lists them in the order in which they came, and the play in that of their Pages. */
const ANY_ORDER: ReadonlySet<string> = new Set(
  ['resolve', 'frozen', 'burn', 'poison', 'regen', 'paralyze'].map((what) => `${what}-first`),
);

const PAGES = 40;
/** Of so many Pages, one is an Aura Page. */
const AURA_SHARE = 2;
/** The types of Aura of a deck, and its other Pages. */
const TYPES = 2;
const DIFFERENT = 8;

/** A deck of random Pages that the document plays, with one Page for sure. About half are Aura Pages, and all others can be paid with them. */
function randomDeck(cards: readonly CardDoc[], chance: Random, sure: number): number[] {
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
  sides: readonly [WholeSide, WholeSide],
  cards: readonly CardDoc[],
  seed: number,
  most: number,
): WholeResult {
  const chance = new Random(seed);
  const seats = 2 + (seed % 4 === 3 ? 1 + chance.below(2) : 0);
  const decks = Array.from({ length: seats }, () => randomDeck(cards, chance, seed % cards.length));
  return compareDecks(sides, decks, seed, most);
}

/** Plays a match of these decks on both sides. */
export const compareDecks = (
  [plugin, play]: readonly [WholeSide, WholeSide],
  decks: readonly (readonly number[])[],
  seed: number,
  most: number,
): WholeResult =>
  compareWhole(plugin, play, {
    ...{ title: `${decks.length} Casters`, seed, most, decks },
    skips: new Set(SKIPS),
    uncounted: new Set(COUNTED_ALONE),
    byKind: { anyOrder: ANY_ORDER },
  });

/** The usual ruleset of the game. */
export const usualRuleset = (content: Content): Ruleset =>
  resolveRuleset(content, { game: GAME, mode: content.game(GAME).doc.modes[0]!, variants: [], overrides: {} });
