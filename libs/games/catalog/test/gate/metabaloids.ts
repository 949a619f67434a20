/** Both sides of Metabaloids: the plugin, and its play document. */
import { readFileSync } from 'node:fs';
import type { CardDoc, Content, Ruleset } from '@rulewright/content';
import { checkPlay, type PlayProgram } from '@rulewright/content/play';
import { optionA, optionB, optionKind, type EventRecord, type Match, type Program } from '@rulewright/engine';
import { metabaloids, type CardData } from '@rulewright/metabaloids';
import { compileProgram } from '@rulewright/play';
import { zoneName, type WholeSide } from './whole.ts';

const GAME = 'metabaloids';
/** The text of the play document. */
const DOCUMENT = readFileSync(new URL('../../../metabaloids/test/play/metabaloids.play', import.meta.url), 'utf8');

/** The fields of cards that the document reads. The schema of the plugin has them all. */
const FIELDS = {
  fields: [
    {
      id: 'kind',
      label: 'Kind',
      type: 'choice',
      values: { creature: 'Creature', event: 'Event', terrain: 'Terrain' },
      required: true,
    },
    { id: 'cost', label: 'Cost', type: 'integer', min: 0, max: 12, required: true },
    { id: 'attack', label: 'Attack', type: 'integer', min: 0, max: 20 },
    { id: 'defense', label: 'Defense', type: 'integer', min: 0, max: 20 },
    { id: 'no-defense', label: 'No defense', type: 'yes' },
    { id: 'points', label: 'Points', type: 'integer', min: 0, max: 20 },
    {
      id: 'mentions',
      label: 'Mentions',
      type: 'choices',
      values: { reserve: 'Reserve', 'multiple-columns': 'Columns' },
    },
    { id: 'types', label: 'Types', type: 'choices', open: true },
    ...['timing', 'place', 'fighting', 'role', 'price', 'deed', 'amount'].map((id) => ({
      id,
      label: id,
      type: 'integer',
    })),
    {
      id: 'abilities',
      label: 'Abilities',
      type: 'group',
      most: 1,
      fields: [{ id: 'name', label: 'Name', type: 'line' }],
    },
  ],
} as const;

const TIMINGS = ['any-time', 'own-turn', 'battle', 'attack', 'damage'];
const PLACES = ['play-area', 'reserve', 'hand'];
const ROLES = ['attacker', 'defender'];

/** What the document does for an effect, or 0. */
function deedOf({
  do: what,
  ...effect
}: Extract<CardData['abilities'][number], { kind: 'activated' }>['effects'][number]): number {
  if (what === 'shift') return 'target' in effect && typeof effect.target === 'object' ? 3 : 2;
  if (what === 'change')
    return typeof effect['target'] === 'object' ? 12 : effect['target'] === 'attacked-card' ? 10 : 11;
  const deed = ['bonus', '', '', 'stop', 'look', 'close-payment', 'redraw', 'move', 'prevent'].indexOf(what);
  return deed + 1;
}

/** The activated ability of a card as numbers. A document can ask about one for each card. */
function activatedOf(abilities: CardData['abilities']): Record<string, unknown> {
  const one = abilities.find((each) => each.kind === 'activated');
  if (!one || one.kind !== 'activated') return {};
  const [effect] = one.effects;
  const amount = effect && ('amount' in effect ? effect.amount : 'count' in effect ? effect.count : 0);
  const role = (one.conditions ?? []).flatMap((each) => ('role' in each ? [each.role] : []))[0];
  return {
    timing: TIMINGS.indexOf(one.timing) + 1,
    place: PLACES.indexOf(one.from?.[0] ?? 'play-area') + 1,
    fighting: one.fightingColumnOnly ? 1 : 0,
    role: role === undefined ? 0 : ROLES.indexOf(role) + 1,
    price: one.cost ?? 0,
    deed: deedOf(effect!),
    amount: typeof amount === 'number' ? amount : 0,
    abilities: [{ name: one.id }],
  };
}

/** A card as the fields have it. A missing number has a field of its own, or the number that stands for it. */
function playCard(card: CardDoc, withoutAbilities = true): CardDoc {
  const data = card.data as CardData;
  const mentions = metabaloids.vocabulary.cardFields.find(({ id }) => id === 'mentions')!.read(card);
  return {
    ...card,
    data: {
      kind: data.kind,
      cost: data.cost,
      attack: data.attack ?? 0,
      defense: data.defense ?? 0,
      'no-defense': data.defense === undefined,
      points: data.metabaloids ?? data.cost,
      mentions,
      ...(withoutAbilities ? {} : activatedOf(data.abilities ?? [])),
      types: [data.class, data.order, ...(data.descriptors ?? [])].filter((one) => one !== undefined),
    },
  };
}

/**
 * The checked document.
 * @param stepRule the rule under which the steps of a turn begin. The plugin has one for each mode, and a document one for each step
 */
export function checkedPlay(content: Content, stepRule: string, text = DOCUMENT): PlayProgram {
  const game = content.game(GAME);
  const steps = metabaloids.vocabulary.steps.map((step) =>
    step.kind === 'turn' ? { ...step, rules: [stepRule] } : step,
  );
  const { program, problems } = checkPlay(text, {
    game: GAME,
    documents: {
      fields: FIELDS as never,
      parameters: { parameters: metabaloids.vocabulary.parameters, steps },
    },
    rules: new Set(game.rules.keys()),
    cards: new Map([...game.cards].map(([id, card]) => [id, playCard(card)])),
  });
  if (program === null) throw new Error(problems.map((one) => `${one.line}:${one.column} ${one.message}`).join('\n'));
  return program;
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
      // A text of the play has no name for the ability that it is.
      if (field.type === 'ability' && id !== 'ability.used') return [];
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
const hasColumns = (m: Match): boolean => m.program.ruleset.parameters['zones.reserve.enabled'] !== true;

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
function numbersOf(m: Match, shown: (what: 'table' | 'seat' | 'card', name: string, all: Numbers) => unknown): Numbers {
  const { publicTable, publicSeat, publicCard } = m.program.mechanics;
  const table = publicTable(m);
  const read = (what: 'table' | 'seat' | 'card', names: readonly string[], all: Numbers): string =>
    names.map((name) => `${name} ${JSON.stringify(shown(what, name, all))}`).join(', ');
  // Before the first turn and after the last one, the plugin already names the player of the next turn.
  const names = table['turn'] === 0 ? [] : OF_TABLE.filter((name) => name !== 'active' || !m.over);
  const found: Record<string, string> = { table: read('table', names, table) };
  for (let seat = 0; seat < m.seats; seat++) found[`seat ${seat}`] = read('seat', OF_SEATS, publicSeat(m, seat));
  for (let card = 0; card < m.cards; card++)
    if (m.program.zones[m.placeOf[m.zone[card]!]!]!.id.startsWith('column'))
      found[`card ${card}`] = read('card', OF_CARDS, publicCard(m, card));
  return found;
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
  numbersOf(m, (_, name, all) => orNull(all[isPlay ? (PLAY_NAMES[name] ?? name) : name]));

const sideOf = (program: Program, isPlay: boolean): WholeSide => ({
  program,
  option: optionOf(isPlay),
  event: eventOf(isPlay),
  numbers: numbers(isPlay),
});

const stepRuleOf = ({ parameters }: Ruleset): string =>
  parameters['zones.reserve.enabled'] === true ? 'mb.turn.six-steps' : 'mb.turn.four-steps-fast';

/** The kinds of abilities that a comparison plays. */
export type AbilityKind = CardData['abilities'][number]['kind'];

/** The cards with their abilities of some kinds. */
export const cardsWith = (cards: readonly CardDoc[], kinds: readonly AbilityKind[]): CardDoc[] =>
  cards.map((card) => {
    const { abilities, ...data } = card.data as CardData;
    return {
      ...card,
      data: { ...data, abilities: (abilities ?? []).filter((one) => kinds.includes(one.kind)) },
    };
  });

/** The document without the texts of cards. */
export const WITHOUT_TEXTS = DOCUMENT.slice(0, DOCUMENT.indexOf('# ---- abilities'));

/** Both sides of a ruleset, with the abilities of cards, or without any. */
export function sidesOf(
  content: Content,
  ruleset: Ruleset,
  cards: readonly CardDoc[],
  withoutAbilities: boolean,
  text = withoutAbilities ? WITHOUT_TEXTS : DOCUMENT,
): [WholeSide, WholeSide] {
  const play = checkedPlay(content, stepRuleOf(ruleset), text);
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
