/** Both sides of Metabaloids: the plugin, and its play document. */
import { readFileSync } from 'node:fs';
import type { CardDoc, Content, Ruleset } from '@rulewright/content';
import { checkPlay, type PlayProgram } from '@rulewright/content/play';
import {
  optionA,
  optionB,
  optionKind,
  type EventRecord,
  type GamePlugin,
  type Match,
  type Program,
} from '@rulewright/engine';
import { metabaloids } from '@rulewright/metabaloids';
import { compileProgram, pluginOf } from '@rulewright/play';
import { fieldsOf, playCard } from './metabaloids-cards.ts';
import { zoneName, type WholeSide } from './whole.ts';

const GAME = 'metabaloids';
/** The text of the play document. */
export const DOCUMENT = readFileSync(
  new URL('../../../metabaloids/test/play/metabaloids.play', import.meta.url),
  'utf8',
);

/** The checked document. */
function checkedPlay(content: Content, cards: readonly CardDoc[], text: string): PlayProgram {
  const game = content.game(GAME);
  const { parameters, steps } = metabaloids.vocabulary;
  const { program, problems } = checkPlay(text, {
    game: GAME,
    documents: { fields: fieldsOf(cards) as never, parameters: { parameters, steps } },
    rules: new Set(game.rules.keys()),
    cards: new Map(cards.map((card) => [card.id, playCard(card, true)])),
  });
  if (program === null) throw new Error(problems.map((one) => `${one.line}:${one.column} ${one.message}`).join('\n'));
  return program;
}

/** The plugin that plays the document. It reads cards as those of the plugin. */
export function documentPlugin(content: Content, text = DOCUMENT): GamePlugin {
  const cards = [...content.game(GAME).cards.values()];
  const play = checkedPlay(content, cards, text);
  return {
    ...pluginOf(play, metabaloids.vocabulary),
    examples: {
      ...pluginOf(play, metabaloids.vocabulary).examples,
      cardData: metabaloids.examples.cardData,
      usualStep: metabaloids.examples.usualStep,
    },
    compile: (ruleset, pool) =>
      compileProgram(
        play,
        ruleset,
        pool.map((card) => playCard(card)),
      ),
  };
}

/** Events that only one side tells. */
const UNTOLD: ReadonlySet<string> = new Set(['pile.shuffled']);
/** By event: the places of the values of the plugin in the sentence of the play, where the orders differ. */
const ORDERS: Readonly<Record<string, readonly number[]>> = {
  'column.safe': [1, 0],
  'column.unsafe': [1, 0],
  'damage.lapsed': [1, 0],
  'damage.paid': [0, 2, 1, 3],
  'damage.prevented': [1, 0],
};

/** An event with its rule and its values in words. The play counts columns from 1. */
const eventOf =
  (isPlay: boolean) =>
  (m: Match, { kind, rule, args }: EventRecord): string | null => {
    const { id, fields } = m.program.mechanics.events[kind]!;
    if (UNTOLD.has(id)) return null;
    const order = isPlay ? ORDERS[id] : undefined;
    const values = fields.flatMap((_, place): string | [] => {
      const at = order?.[place] ?? place;
      const [field, value] = [fields[at]!, args[at]!];
      if (field.type === 'ability') return m.program.abilityNames[value]!;
      if (field.type === 'zone') return zoneName(m, value);
      if (field.name === 'cause') return String(field.words?.[value]);
      return String(field.type === 'column' ? value + 1 : value);
    });
    return `${id} ${values.join(', ')} (${m.program.mechanics.rules[rule]})`;
  };

/** Options of the play that are one kind in the plugin. */
const KINDS: Readonly<Record<string, string>> = { 'restock-column': 'restock' };

/** Whether cards are bought for columns. */
const hasColumns = ({ program: { ruleset } }: Match): boolean =>
  ruleset.parameters['zones.reserve.enabled'] !== true || ruleset.parameters['restock.destination'] !== 'reserve';

/** An option with what it names. */
const optionOf =
  (isPlay: boolean) =>
  (m: Match, packed: number): string => {
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
    return [isPlay ? (KINDS[id] ?? id) : id, ...named.sort()].join(' ');
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
const OF_SEATS = ['out', 'placed', 'attackedThisTurn'];
const OF_CARDS = ['attack', 'defense', 'cost'];

/** What the play calls the numbers of the plugin. */
const PLAY_NAMES: Readonly<Record<string, string>> = {
  attackBonus: 'attack-bonus',
  defendBonus: 'defend-bonus',
  attackedThisTurn: 'attacked',
  attack: 'shown-attack',
  defense: 'shown-defense',
  cost: 'shown-cost',
};

const numbers = (isPlay: boolean) => (m: Match) =>
  numbersOf(m, (name, all) => orNull(all[isPlay ? (PLAY_NAMES[name] ?? name) : name]));

const sideOf = (program: Program, isPlay: boolean): WholeSide => ({
  program,
  option: optionOf(isPlay),
  event: eventOf(isPlay),
  numbers: numbers(isPlay),
});

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
    sideOf(metabaloids.compile(ruleset, cards, { withoutAbilities }), false),
    sideOf(
      compileProgram(
        play,
        ruleset,
        cards.map((card) => playCard(card, withoutAbilities)),
      ),
      true,
    ),
  ];
}
