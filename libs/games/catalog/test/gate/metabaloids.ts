/** Both sides of Metabaloids: the plugin, and its play document. */
import { readFileSync } from 'node:fs';
import type { CardDoc, Content, Ruleset } from '@rulewright/content';
import { checkPlay, type PlayProgram } from '@rulewright/content/play';
import { optionA, optionB, optionKind, type EventRecord, type Match, type Program } from '@rulewright/engine';
import { metabaloids, type CardData } from '@rulewright/metabaloids';
import { compileProgram } from '@rulewright/play';
import { zoneName, type WholeSide } from './whole.ts';

const GAME = 'metabaloids';
const DOCUMENT = new URL('../../../metabaloids/test/play/metabaloids.play', import.meta.url);

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
  ],
} as const;

/** A card as the fields have it. A missing number has a field of its own, or the number that stands for it. */
function playCard(card: CardDoc): CardDoc {
  const data = card.data as unknown as CardData;
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
    } as unknown as CardDoc['data'],
  };
}

/** The checked document. */
export function checkedPlay(content: Content): PlayProgram {
  const game = content.game(GAME);
  const { program, problems } = checkPlay(readFileSync(DOCUMENT, 'utf8'), {
    game: GAME,
    documents: {
      fields: FIELDS as never,
      parameters: { parameters: metabaloids.vocabulary.parameters, steps: metabaloids.vocabulary.steps } as never,
    },
    rules: new Set(game.rules.keys()),
    cards: new Map([...game.cards].map(([id, card]) => [id, playCard(card)])),
  });
  if (program === null) throw new Error(problems.map((one) => `${one.line}:${one.column} ${one.message}`).join('\n'));
  return program;
}

/** Events that only one side tells. */
const UNTOLD: ReadonlySet<string> = new Set(['pile.shuffled']);
/** The word of an ending. */
const CAUSES = { words: 'cause' } as const;

/** An event with its rule and its values in words. The play counts columns from 1. */
const eventOf =
  (isPlay: boolean) =>
  (m: Match, { kind, rule, args }: EventRecord): string | null => {
    const { id, fields } = m.program.mechanics.events[kind]!;
    if (UNTOLD.has(id)) return null;
    const values = fields.map((field, at): string => {
      const value = args[at]!;
      if (field.type === 'zone') return zoneName(m, value);
      if (field.name === CAUSES.words && field.type === 'word') return field.words![value]!;
      if (field.type === 'column') return String(value + 1);
      return String(value);
    });
    // The sentence of the play can name its values in another order, so both sides have them in the order of their places.
    void isPlay;
    return `${id} ${values.join(', ')} (${m.program.mechanics.rules[rule]})`;
  };

/** Options of the play that are one kind in the plugin, by the words before their last part. */
const KINDS: Readonly<Record<string, string>> = {};
const kindOf = (id: string): string => KINDS[id] ?? id;

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
      if (what === 'none') return [];
      if (what === 'column') return [`column ${value + 1}`];
      return [what === 'number' ? `column ${value}` : `${what} ${value}`];
    });
    return [isPlay ? kindOf(id) : id, ...named.sort()].join(' ');
  };

type Numbers = Readonly<Record<string, number | boolean | string | null>>;

/** The cards in columns with their numbers. */
const ofCards = (m: Match, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    Array.from({ length: m.cards }, (_, card) => card)
      .filter((card) => m.program.zones[m.placeOf[m.zone[card]!]!]!.id.startsWith('column'))
      .map((card) => {
        const shown = m.program.mechanics.publicCard(m, card) as Numbers;
        return [`card ${card}`, names.map((name) => Number(shown[name] ?? 0)).join(' ')];
      }),
  );

function numbers(isPlay: boolean): (m: Match) => Record<string, unknown> {
  const name = (id: string): string => (isPlay ? (PLAY_NAMES[id] ?? id) : id);
  return (m) => {
    const table = m.program.mechanics.publicTable(m) as Numbers;
    return {
      turn: table['turn'],
      ...ofCards(m, ['attack', 'defense', 'cost'].map(name)),
    };
  };
}

/** What the play calls the numbers of the plugin. */
const PLAY_NAMES: Readonly<Record<string, string>> = {
  attack: 'attack-now',
  defense: 'defense-now',
  cost: 'cost-now',
};

const sideOf = (program: Program, isPlay: boolean): WholeSide => ({
  program,
  option: optionOf(isPlay),
  event: eventOf(isPlay),
  numbers: numbers(isPlay),
});

/** Both sides of a ruleset, without the abilities of cards. */
export function sidesOf(play: PlayProgram, ruleset: Ruleset, cards: readonly CardDoc[]): [WholeSide, WholeSide] {
  return [
    sideOf(metabaloids.compile(ruleset, cards, { withoutAbilities: true }), false),
    sideOf(compileProgram(play, ruleset, cards.map(playCard)), true),
  ];
}
