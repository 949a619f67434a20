/** The first slice: a turn of drawing with abilities in response windows, and static abilities. */
import { readFileSync } from 'node:fs';
import { printingSchema, resolveRuleset, type CardDoc, type Content } from '@rulewright/content';
import type { Match, Program } from '@rulewright/engine';
import { metabaloids } from '@rulewright/metabaloids';
import { dataGame, title } from './data-game.ts';
import {
  beginPlayed,
  playedProgram,
  type Comparison,
  type Laid,
  type Position,
  type Side,
  type Told,
} from './sides.ts';

/** Timing and deed of each activated ability: the numbers that the play document reads. */
const ACTIVATED = { hush: [32, 1], hiss: [1, 2], flit: [1, 3] } as const;
const EFFECTS = {
  hush: { do: 'stop', action: 'draw' },
  hiss: { do: 'stop', action: 'ability' },
  flit: { do: 'draw', count: 1 },
} as const;
const OWN = { zone: 'play-area', column: 'all' } as const;
const STATIC = {
  banner: { by: 2, conditions: [{ count: { zone: 'hand' }, atLeast: 7 }] },
  pack: { by: 1, target: { all: OWN }, conditions: [{ count: { zone: 'discard-pile' }, atLeast: 1 }] },
} as const;
const ATTACK = { hush: 1, hiss: 2, flit: 3, banner: 1, pack: 2, plain: 4 } as const;
type Name = keyof typeof ATTACK;
const NAMES = Object.keys(ATTACK) as Name[];

function abilitiesOf(id: Name): unknown[] {
  const base = { id, text: 'As tested.' };
  if (id in ACTIVATED) {
    const key = id as keyof typeof ACTIVATED;
    const timing = ACTIVATED[key][0] === 32 ? 'drawing' : 'any-time';
    return [{ ...base, kind: 'activated', timing, effects: [EFFECTS[key]] }];
  }
  if (id in STATIC) return [{ ...base, kind: 'static', stat: 'attack', ...STATIC[id as keyof typeof STATIC] }];
  return [];
}

/** The plugin with only the step of drawing in its turn. */
function plugin(content: Content): Side {
  const ruleset = resolveRuleset(content, 'metabaloids/core-tactical');
  const pool = NAMES.map((id): CardDoc => ({
    id,
    name: title(id),
    aliases: [],
    data: metabaloids.examples.cardData({ attack: ATTACK[id], defense: 1, abilities: abilitiesOf(id) }),
    printings: printingSchema.array().parse([]),
  }));
  const program = metabaloids.compile({ ...ruleset, turn: ['draw'] }, pool);
  return {
    program,
    begin: (m) => metabaloids.examples.begin(m, { seat: 0, step: 'draw', turn: 3 }),
    zone: (id) => (id.startsWith('column-') ? 'column' : id),
  };
}

const RULES = [
  'mb.ability.simultaneous-order',
  'mb.ability.announce',
  'mb.ability.unfinished-penalty',
  'mb.ability.unfinished-trigger',
  'mb.ability.one-at-a-time',
  'mb.ability.stop-window',
  'mb.ability.pay-and-perform',
  'mb.draw.to-hand-size',
  'mb.draw.voluntary-discard',
];

const FIELDS = `fields:
  - { id: attack, label: Attack, type: integer, min: 0, max: 9, required: true }
  - id: abilities
    label: Abilities
    type: group
    most: 1
    fields:
      - { id: name, label: Name, type: line, required: true }
      - { id: timing, label: Timing, type: integer, min: 0, max: 32 }
      - { id: act, label: Act, type: integer, min: 0, max: 9 }
`;

const cardOf = (id: Name): object => {
  const activated = ACTIVATED[id as keyof typeof ACTIVATED];
  const abilities = activated ? [{ name: title(id), timing: activated[0], act: activated[1] }] : undefined;
  return { attack: ATTACK[id], ...(abilities ? { abilities } : {}) };
};

const fieldOf = (m: Match, name: string): Int16Array => (m.card as Record<string, Int16Array>)[name]!;

/** The play document. The cards of safe columns are marked, because it has one column for all. */
function played(): Side {
  const cards = Object.fromEntries(NAMES.map((id) => [id, cardOf(id)]));
  const play = readFileSync(new URL('windows.play', import.meta.url), 'utf8');
  const program: Program = playedProgram('windows', dataGame('windows', 'mb', 'draw', FIELDS, RULES, cards), play);
  return { program, begin: beginPlayed(program, 3) };
}

/** What both sides tell. */
const TOLD: Told = {
  'card.moved': ['number', 'zone', 'zone'],
  'ability.used': ['number', 'number', 'ability'],
  'ability.resolved': ['number', 'number'],
  'action.stopped': ['number', 'number'],
  'penalty.due': ['number', 'number'],
};

/** The attack of each card in a column. */
const attacks =
  (key: string) =>
  (m: Match): number[] =>
    Array.from({ length: m.cards }, (_, card) =>
      m.program.zones[m.placeOf[m.zone[card]!]!]!.id.startsWith('column')
        ? Number(m.program.mechanics.publicCard(m, card)[key])
        : -1,
    );

/** A position from the cards of each seat in its columns, hand and discard pile. The other cards are in the draw pile. */
export const position = (
  ...seats: readonly Partial<Record<'column-1' | 'hand' | 'discard-pile', readonly Name[]>>[]
): Position => ({
  seats: seats.map((zones) => [
    ...Object.entries(zones).flatMap(([zone, names]) => names.map((name): Laid => [name, zone])),
    ...Array.from({ length: 12 }, (): Laid => ['plain', 'draw-pile']),
  ]),
});

/** A random position: cards in three columns, one of which can be safe, and cards in hand and piles. */
export function randomPosition(below: (n: number) => number): Position {
  const seats = 2 + below(2);
  const safe: [seat: number, column: number][] = [];
  const cards: (readonly [Laid, safe: boolean])[][] = [];
  for (let seat = 0; seat < seats; seat++) {
    const closed = below(3) === 0 ? 2 : 0;
    if (closed) safe.push([seat, closed - 1]);
    const some = (n: number): Name[] => Array.from({ length: n }, () => NAMES[below(NAMES.length)]!);
    const laid: (readonly [Laid, boolean])[] = [[['plain', 'column-1'], false]];
    for (const column of [1, 2, 3])
      for (const name of some(below(3))) laid.push([[name, `column-${column}`], closed === column]);
    for (const name of some(2 + below(4))) laid.push([[name, 'hand'], false]);
    for (const name of some(below(2))) laid.push([[name, 'discard-pile'], false]);
    for (const name of some(20)) laid.push([[name, 'draw-pile'], false]);
    cards.push(laid);
  }
  const marked = cards.flat().map(([, isSafe]) => isSafe);
  return {
    seats: cards.map((laid) => laid.map(([card]) => card)),
    before: (m) => {
      if ('safe' in m.card) marked.forEach((isSafe, card) => void (fieldOf(m, 'safe')[card] = isSafe ? 1 : 0));
      else for (const [seat, column] of safe) (m.seat as Record<string, Int32Array>)['safe']![seat]! |= 1 << column;
    },
  };
}

export const comparison = (content: Content): Comparison => ({
  sides: [plugin(content), played()],
  told: TOLD,
  states: [attacks('attack'), attacks('attack-now')],
});
