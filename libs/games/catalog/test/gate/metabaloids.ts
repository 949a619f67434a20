/** Both sides of Metabaloids: the plugin, and its play document. */
import { readFileSync } from 'node:fs';
import type { CardDoc, Content, Example, Ruleset } from '@rulewright/content';
import { checkPlay, type PlayProgram } from '@rulewright/content/play';
import {
  optionA,
  optionB,
  optionKind,
  type EventRecord,
  type GamePlugin,
  type Match,
  type Program,
  type Tabletop,
} from '@rulewright/engine';
import { metabaloids } from '@rulewright/metabaloids';
import { compileProgram, pluginOf } from '@rulewright/play';
import { playCard, playFields, wordsOf } from '@rulewright/metabaloids/play-fields';
import { zoneName, type WholeSide } from './whole.ts';

export { policyOfDocument } from './policies.ts';

const GAME = 'metabaloids';
/** The text of the play document. */
export const DOCUMENT = readFileSync(
  new URL('../../../metabaloids/test/play/metabaloids.play', import.meta.url),
  'utf8',
);

/** The checked document. */
function checkedPlay(content: Content, cards: readonly CardDoc[], text: string): PlayProgram {
  const game = content.game(GAME);
  const { parameters, steps } = game.vocabulary;
  const fields = playFields(cards);
  const { program, problems } = checkPlay(text, {
    game: GAME,
    documents: { fields, parameters: { parameters, steps } },
    rules: new Set(game.rules.keys()),
    cards: new Map(cards.map((card) => [card.id, playCard(fields, card, true)])),
  });
  if (program === null) throw new Error(problems.map((one) => `${one.line}:${one.column} ${one.message}`).join('\n'));
  return program;
}

/** Events that only one side tells. */
const UNTOLD: ReadonlySet<string> = new Set(['pile.shuffled']);
/** An event with its rule and its values in words. The play counts columns from 1. */
const eventOf = (m: Match, { kind, rule, args }: EventRecord): string | null => {
  const { id, fields } = m.program.mechanics.events[kind]!;
  if (UNTOLD.has(id)) return null;
  const places = fields.map((_, at) => at).sort((a, b) => (fields[a]!.name < fields[b]!.name ? -1 : 1));
  const values = places.map((at): string => {
    const [field, value] = [fields[at]!, args[at]!];
    if (field.type === 'ability') return m.program.abilityNames[value]!;
    if (field.type === 'zone') return zoneName(m, value);
    if (field.name === 'cause') return String(field.words?.[value]);
    return String(field.type === 'column' ? value + 1 : value);
  });
  return `${id} ${values.join(', ')} (${m.program.mechanics.rules[rule]})`;
};

/** Whether cards are bought for columns. */
const hasColumns = ({ program: { ruleset } }: Match): boolean =>
  ruleset.parameters['zones.reserve.enabled'] !== true || ruleset.parameters['restock.destination'] !== 'reserve';

/** An option with what it names. */
const optionOf = (m: Match, packed: number): string => {
  const { id, a, b } = m.program.mechanics.options[optionKind(packed)]!;
  const named = (
    [
      [a, optionA(packed)],
      [b, optionB(packed)],
    ] as const
  ).flatMap(([what, value]) => {
    // The plugin names a column also where cards are bought for the reserve.
    if (what === 'ability') return [m.program.abilityNames[value]!];
    if (what === 'none' || (id === 'restock' && what === 'column' && !hasColumns(m))) return [];
    if (what === 'column') return [`column ${value + 1}`];
    return [what === 'number' ? `column ${value}` : `${what} ${value}`];
  });
  return [id, ...named.sort()].join(' ');
};

type Numbers = Readonly<Record<string, number | boolean | string | null>>;

/** Nobody is -1 in a play document. */
const orNull = (value: unknown): unknown => (value === -1 ? null : Number(value));

/** The numbers that all players see, by the names of the plugin. Only cards in columns have any. */
function numbersOf(m: Match, shown: (name: string, all: Numbers) => unknown): Numbers {
  const { mechanics } = m.program;
  const table = mechanics.publicTable(m);
  const read = (names: readonly string[], all: Numbers): string =>
    names.map((name) => `${name} ${JSON.stringify(shown(name, all))}`).join(', ');
  // Before the first turn and after the last one, the plugin already names the player of the next turn.
  const names = table['turn'] === 0 ? [] : OF_TABLE.filter((name) => name !== 'active' || !m.over);
  const parts: Record<string, string> = { table: read(names, table) };
  for (let seat = 0; seat < m.seats; seat++) parts[`seat ${seat}`] = read(OF_SEATS, mechanics.publicSeat(m, seat));
  for (let card = 0; card < m.cards; card++)
    if (m.program.zones[m.placeOf[m.zone[card]!]!]!.id.startsWith('column'))
      parts[`card ${card}`] = read(OF_CARDS, mechanics.publicCard(m, card));
  return parts;
}

const OF_TABLE = ['turn', 'active', 'attacks', 'attackBonus', 'defendBonus', 'damage'];
const OF_SEATS = ['out', 'placed', 'attackedThisTurn', ...Array.from({ length: 9 }, (_, at) => `safe${at + 1}`)];
const OF_CARDS = ['attack', 'defense', 'cost', 'attacking', 'attacked', 'usedThisTurn'];

/** What the play calls the numbers of the plugin. */
const PLAY_NAMES: Readonly<Record<string, string>> = {
  attackBonus: 'attack-bonus',
  defendBonus: 'defend-bonus',
  attackedThisTurn: 'attacked',
  attack: 'shown-attack',
  defense: 'shown-defense',
  cost: 'shown-cost',
  usedThisTurn: 'used-this-turn',
};

/** The mark of a card under attack has the name of a number of players in the plugin. */
const CARD_NAMES: Readonly<Record<string, string>> = { ...PLAY_NAMES, attacked: 'under-attack' };

const numbers = (isPlay: boolean) => (m: Match) =>
  numbersOf(m, (name, all) => {
    const names = 'under-attack' in all ? CARD_NAMES : PLAY_NAMES;
    return orNull(all[isPlay ? (names[name] ?? name) : name]);
  });

const sideOf = (program: Program, isPlay: boolean, tabletop: Tabletop): WholeSide => ({
  program,
  tabletop,
  option: optionOf,
  event: eventOf,
  numbers: numbers(isPlay),
  standing: (all) =>
    isPlay ? Object.fromEntries(Object.entries(STANDING).map(([name, own]) => [name, all[own]!])) : all,
});

/** What the play calls the numbers of a standing: zones, a number and a measure. */
const STANDING: Readonly<Record<string, string>> = {
  lost: 'lost-pile',
  inPlay: 'measure play-area',
  hand: 'hand',
  drawPile: 'draw-pile',
  discardPile: 'discard-pile',
  out: 'out',
};

/** Both sides of a ruleset, with the abilities of cards, or without any. */
export function sidesOf(
  content: Content,
  ruleset: Ruleset,
  cards: readonly CardDoc[],
  withoutAbilities: boolean,
  text = DOCUMENT,
): [WholeSide, WholeSide] {
  const play = checkedPlay(content, cards, text);
  return [
    sideOf(metabaloids.compile(ruleset, cards, { withoutAbilities }), false, metabaloids.tabletop!),
    sideOf(
      compileProgram(
        play,
        ruleset,
        cards.map((card) => playCard(play.documents.fields, card, withoutAbilities)),
      ),
      true,
      pluginOf(play, metabaloids.vocabulary).tabletop!,
    ),
  ];
}

type Public = Readonly<Record<string, number | boolean>>;

/** The numbers of the play, also by the names of the plugin. */
const named = <T extends Public>(all: T, names: Readonly<Record<string, string>>): T => ({
  ...all,
  ...Object.fromEntries(Object.entries(names).flatMap(([name, own]) => (own in all ? [[name, all[own]]] : []))),
});

/** The plugin that plays the document, with the cards and the names of numbers of the plugin. For worked examples. */
export function documentPlugin(content: Content, text = DOCUMENT): GamePlugin {
  const cards = [...content.game(GAME).cards.values()];
  const play = checkedPlay(content, cards, text);
  const plugin = pluginOf(play, metabaloids.vocabulary);
  /** By cards that an example defines: the play with the words of these cards. */
  const wider = new Map<string, PlayProgram>();
  const playFor = (pool: readonly CardDoc[]): PlayProgram => {
    const further = pool.filter((card) => !cards.includes(card));
    if (wordsOf(further).every((word) => known.has(word))) return play;
    const key = JSON.stringify(further);
    const made = wider.get(key) ?? checkedPlay(content, [...cards, ...further], text);
    wider.set(key, made);
    return made;
  };
  const known = new Set(wordsOf(cards));
  const { cardData, usualStep } = metabaloids.examples;
  return {
    ...plugin,
    examples: { ...plugin.examples, cardData, usualStep },
    compile: (ruleset, pool) => {
      const wide = playFor(pool);
      const program = compileProgram(
        wide,
        ruleset,
        pool.map((card) => playCard(wide.documents.fields, card)),
      );
      const { publicCard, publicSeat, publicTable } = program.mechanics;
      const columnOf = (m: Match, name: string): number | null => {
        const table = m.table as Record<string, number>;
        return table['stage'] === 0 ? null : table[name]! - 1;
      };
      return {
        ...program,
        mechanics: {
          ...program.mechanics,
          publicCard: (m: Match, card: number) => named(publicCard(m, card), CARD_NAMES),
          publicSeat: (m: Match, seat: number) => named(publicSeat(m, seat), PLAY_NAMES),
          publicTable: (m: Match) => ({
            ...publicTable(m),
            attackColumn: columnOf(m, 'attack-column'),
            defendColumn: columnOf(m, 'defend-column'),
          }),
        },
      };
    },
  };
}

/** An example with the state of the play: marks of columns by number, columns from 1, and who places first. */
export function playExample(example: Example): Example {
  const { table, seats } = example.state;
  const own = Object.entries(seats).map(([seat, values]) => {
    const { safe = 0, attackedFrom, attackedAt, ...rest } = values;
    const columns = Array.from({ length: 9 }, (_, at) => at).filter((at) => (Number(safe) >> at) & 1);
    return [
      seat,
      {
        ...rest,
        ...Object.fromEntries(columns.map((at) => [`safe${at + 1}`, 1])),
        ...(attackedFrom === undefined ? {} : { 'attacked-from': Number(attackedFrom) + 1 }),
        ...(attackedAt === undefined ? {} : { 'attacked-at': Number(attackedAt) + 1 }),
      },
    ] as const;
  });
  const starter = example.start.seat.charCodeAt(0) - 'A'.charCodeAt(0);
  return {
    ...example,
    state: { ...example.state, table: { starter, 'to-move': starter, ...table }, seats: Object.fromEntries(own) },
  };
}
