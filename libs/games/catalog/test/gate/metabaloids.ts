/** Both sides of Metabaloids: the plugin, and its play document. */
import { readFileSync, readdirSync } from 'node:fs';
import {
  Lru,
  cardSchema,
  fieldsSchema,
  parametersSchema,
  type CardDoc,
  type Content,
  type ParametersDoc,
  type Ruleset,
} from '@rulewright/content';
import { checkPlay, unread, withEntries, type PlayProgram } from '@rulewright/content/play';
import {
  optionA,
  optionB,
  optionKind,
  type CompileOptions,
  type EventRecord,
  type GamePlugin,
  type Match,
  type Program,
  type Tabletop,
} from '@rulewright/engine';
import { metabaloids } from '@rulewright/metabaloids';
import { compileProgram, pluginOf } from '@rulewright/play';
import { playCard, wordsOf } from '@rulewright/metabaloids/play-fields';
import { parse } from 'yaml';
import { replayedWith } from './older-replays.ts';
import { policyOfDocument } from './policies.ts';
import { zoneName, type WholeSide } from './whole.ts';

export { policyOfDocument } from './policies.ts';

const GAME = 'metabaloids';
/** The text of the play documents. */
export const DOCUMENT = ['metabaloids.play', 'metabaloids-variants.play']
  .map((name) => readFileSync(new URL(`../../../metabaloids/test/play/${name}`, import.meta.url), 'utf8'))
  .join('\n');

/** The fields of cards beside the document. */
const FIELDS = fieldsSchema.parse(
  parse(readFileSync(new URL('../../../metabaloids/test/play/fields.yaml', import.meta.url), 'utf8')),
);

/** The checked document. */
function checkedPlay(
  parameters: ParametersDoc,
  cards: readonly CardDoc[],
  rules: ReadonlySet<string>,
  text: string,
): PlayProgram {
  const { program, problems } = checkPlay(text, {
    game: GAME,
    documents: { fields: FIELDS, parameters },
    rules,
    cards: new Map(cards.map((card) => [card.id, playCard(FIELDS, card, true)])),
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

const OF_TABLE = ['turn', 'active', 'attacks', 'attack-bonus', 'defend-bonus', 'damage'];
const OF_SEATS = ['out', 'placed', 'attacked', ...Array.from({ length: 9 }, (_, at) => `safe${at + 1}`)];
const OF_CARDS = ['attack', 'defense', 'cost', 'attacking', 'under-attack', 'used-this-turn'];

/** What the play calls the numbers of cards: their other names are those of printed values. */
const PLAY_NAMES: Readonly<Record<string, string>> = {
  attack: 'shown-attack',
  defense: 'shown-defense',
  cost: 'shown-cost',
};

const numbers = (isPlay: boolean) => (m: Match) =>
  numbersOf(m, (name, all) => orNull(all[isPlay ? (PLAY_NAMES[name] ?? name) : name]));

const sideOf = (program: Program, isPlay: boolean, tabletop: Tabletop): WholeSide => ({
  program,
  tabletop,
  option: optionOf,
  event: eventOf,
  numbers: numbers(isPlay),
  standing: (all) =>
    isPlay ? Object.fromEntries(Object.entries(STANDING).map(([name, own]) => [name, all[own]!])) : all,
  isFull: (m) => m.runningSteps().filter((step) => step === 'use-ability').length >= MOST_USES,
});

/** The most abilities that wait in the play. */
const MOST_USES = 20;

/** What the play calls the numbers of a standing: zones, a number and a measure. */
const STANDING: Readonly<Record<string, string>> = {
  lost: 'lost-pile',
  inPlay: 'measure play-area',
  hand: 'hand',
  drawPile: 'draw-pile',
  discardPile: 'discard-pile',
  out: 'out',
};

/** The checked document with the words of these cards. */
export function playOfCards(content: Content, cards: readonly CardDoc[]): PlayProgram {
  const { vocabulary, rules } = content.game(GAME);
  return checkedPlay(vocabulary, cards, new Set(rules.keys()), DOCUMENT);
}

/** Both sides of a ruleset, with the abilities of cards, or without any. */
export function sidesOf(
  content: Content,
  ruleset: Ruleset,
  cards: readonly CardDoc[],
  withoutAbilities: boolean,
  text = DOCUMENT,
): [WholeSide, WholeSide] {
  const { vocabulary, rules } = content.game(GAME);
  const play = checkedPlay(vocabulary, cards, new Set(rules.keys()), text);
  const own = playCards(play, cards, withoutAbilities);
  // A ruleset may be refused, but no text.
  for (const card of own)
    for (const { reading } of withEntries(play.phrases!.entries!, card).unread)
      throw new Error(`${card.name}: ${unread(reading)}`);
  return [
    sideOf(metabaloids.compile(ruleset, cards, { withoutAbilities }), false, metabaloids.tabletop!),
    sideOf(
      compileProgram(play, ruleset, own, { codeAfter: 0 }),
      true,
      pluginOf(play, metabaloids.vocabulary).tabletop!,
    ),
  ];
}

/** Compiles the checked document of a program once more. */
export const compiledAgain = (program: Program, ruleset: Ruleset, cards: readonly CardDoc[]): Program => {
  const { play } = program as ReturnType<typeof compileProgram>;
  return compileProgram(play, ruleset, playCards(play, cards));
};

/** The cards as the document reads them. */
const playCards = (play: PlayProgram, cards: readonly CardDoc[], withoutAbilities = false): CardDoc[] =>
  cards.map((card) => playCard(play.documents.fields, card, withoutAbilities));

/** All rules that the document, the steps and the vocabulary name. Whether they exist is checked with the other documents. */
const NAMED_RULES: ReadonlySet<string> = new Set([
  ...[...DOCUMENT.matchAll(/\bmb\.[\w.-]+/gu)].map(([rule]) => rule),
  ...(metabaloids.vocabulary.citedRules ?? []),
]);

/** The parameters and steps of the game. */
const printedParameters = (): ParametersDoc =>
  parametersSchema.parse(
    parse(readFileSync(new URL('../../../../../rules/metabaloids/parameters.yaml', import.meta.url), 'utf8')),
  );

/** The cards that are printed. */
function printedCards(): CardDoc[] {
  const folder = new URL('../../../../../cards/metabaloids/cards/', import.meta.url);
  return readdirSync(folder).map((file) => cardSchema.parse(parse(readFileSync(new URL(file, folder), 'utf8'))));
}

/** The names of the abilities of a card that are always on. */
const staticsOf = ({ id, data }: CardDoc): string[] =>
  (data as { readonly abilities?: readonly Ability[] }).abilities?.flatMap((one) =>
    one.kind === 'static' ? [`${id}/${one.id}`] : [],
  ) ?? [];

/** What stored matches and replays have of the plugin: its events, and the digest of a card pool. */
const ofPlugin = (ruleset: Ruleset) => ({
  kinds: metabaloids.compile(ruleset, []).mechanics.events,
  hashOf:
    (pool: readonly CardDoc[], options?: CompileOptions): (() => string) =>
    () =>
      metabaloids.compile(ruleset, pool, options).poolHash(),
});

interface Ability {
  readonly id: string;
  readonly kind: string;
}

/** How many plays with words of further cards are remembered. */
const WIDER = 20;

/** The plugin that plays the document, with the cards, the deck law and the levels of the plugin. */
export function documentPlugin(): GamePlugin {
  const printed = printedCards();
  const parameters = printedParameters();
  const play = checkedPlay(parameters, printed, NAMED_RULES, DOCUMENT);
  const known = new Set([...printed.map(({ name }) => name), ...printed.flatMap((card) => wordsOf(card).types)]);
  /** By words that the printed cards do not have. */
  const wider = new Lru<string, PlayProgram>(WIDER);
  const playFor = (pool: readonly CardDoc[]): PlayProgram => {
    const words = pool.flatMap((card) => {
      const { types, asked } = wordsOf(card);
      return [...types, ...asked].filter((word) => !known.has(word));
    });
    if (words.length === 0) return play;
    const unknown = new Set(words);
    const further = pool.filter(
      (card) => unknown.has(card.name) || wordsOf(card).types.some((type) => unknown.has(type)),
    );
    return wider.get([...unknown].sort().join(), () =>
      checkedPlay(parameters, [...printed, ...further], NAMED_RULES, DOCUMENT),
    );
  };
  const plugin = pluginOf(play, metabaloids.vocabulary);
  const policies = metabaloids.policies!.map(policyOfDocument);
  const { strength, worth, unplayed } = metabaloids;
  const { cardData, usualStep } = metabaloids.examples;
  return {
    ...plugin,
    ...{ policies, strength: strength!, worth: worth!, unplayed: unplayed! },
    examples: { ...plugin.examples, cardData, usualStep },
    compile: (ruleset, pool, options) => {
      const wide = playFor(pool);
      const program = compileProgram(wide, ruleset, playCards(wide, pool, options?.withoutAbilities));
      const { kinds, hashOf } = ofPlugin(ruleset);
      const statics = new Set(pool.flatMap(staticsOf));
      return {
        ...program,
        poolHash: hashOf(pool, options),
        mechanics: { ...program.mechanics, policies },
        replayed: replayedWith(program, kinds, (name) => statics.has(name)),
      };
    },
  };
}
