/** The second slice: a chain of spells, effects and traps, and a page that flees instead of being fatigued. */
import { readFileSync } from 'node:fs';
import { printingSchema, resolveRuleset, type CardDoc, type Content } from '@rulewright/content';
import type { Match, Program } from '@rulewright/engine';
import { metazoo } from '@rulewright/metazoo';
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

interface Page {
  readonly kind: 'spell' | 'beastie';
  readonly harm?: number;
  readonly lp?: number;
  readonly quick?: true;
  readonly stops?: true;
  readonly ability?: true;
}

const PAGES = {
  bolt: { kind: 'spell', harm: 25 },
  jolt: { kind: 'spell', harm: 10, quick: true },
  veto: { kind: 'spell', quick: true, stops: true },
  snare: { kind: 'spell', harm: 15, ability: true },
  ember: { kind: 'beastie', lp: 40, harm: 10, ability: true },
  cinder: { kind: 'beastie', lp: 30, harm: 20, ability: true },
  hare: { kind: 'beastie', lp: 30 },
} as const satisfies Readonly<Record<string, Page>>;
type Name = keyof typeof PAGES | 'filler';

const damage = (amount: number): unknown => ({
  do: 'damage',
  amount,
  target: { pick: 1, from: { types: ['beastie'] } },
});

function pageOf(id: keyof typeof PAGES): Record<string, unknown> {
  const page: Page = PAGES[id];
  const base = { id, text: 'As tested.' };
  const effects = [page.stops ? { do: 'stop', entry: { whose: 'opposing' } } : damage(page.harm ?? 0)];
  const texts: unknown[] = [];
  if (id === 'snare') texts.push({ ...base, kind: 'any-time', from: 'face-down', effects });
  else if (page.ability) texts.push({ ...base, kind: 'any-time', price: { fatigue: true }, effects });
  else if (page.kind === 'spell') texts.push({ ...base, kind: 'when', on: 'resolved', effects });
  return {
    pageType: page.kind,
    ...(page.lp ? { lp: page.lp } : {}),
    ...(page.quick ? { timing: 'any-time' } : {}),
    ...(id === 'snare' ? { traits: ['Trap'] } : {}),
    texts,
  };
}

/** The plugin with only the main part in its turn. */
function plugin(content: Content): Side {
  const ruleset = resolveRuleset(content, {
    game: 'metazoo',
    mode: 'nightfall',
    variants: [],
    overrides: { 'turn.movesPerTrap': 0 },
  });
  const made = (id: string, data: object): CardDoc => ({
    id,
    name: title(id),
    aliases: [],
    data: metazoo.examples.cardData(data as never),
    printings: printingSchema.array().parse([]),
  });
  const pool = [
    ...(Object.keys(PAGES) as (keyof typeof PAGES)[]).map((id) => made(id, pageOf(id))),
    made('filler', {}),
  ];
  const program = metazoo.compile({ ...ruleset, turn: ['main'] }, pool);
  return { program, begin: (m) => metazoo.examples.begin(m, { seat: 0, step: 'main', turn: 5 }) };
}

const RULES = [
  'mz.action.clockwise',
  'mz.priority.every-action',
  'mz.turn.free-order',
  'mz.chain.targets-on-declare',
  'mz.lang.contract',
  'mz.chain.stopped-entry',
  'mz.general.spell-potion-to-cemetery',
  'mz.chain.last-first',
  'mz.turn.contract-destination',
  'mz.action.what-counts',
  'mz.lp.damage-is-lp-loss',
  'mz.general.zero-lp-destroyed',
  'mz.general.destroyed-to-limbo',
  'mz.priority.any-time',
  'mz.general.use-fatigues',
  'mz.status.scared-flip',
  'mz.trap.own-flip-text',
];

const FIELDS = `fields:
  - { id: kind, label: Kind, type: choice, values: { spell: Spell, beastie: Beastie }, required: true }
  - { id: harm, label: Harm, type: integer, min: 0, max: 99 }
  - { id: lp, label: LP, type: integer, min: 0, max: 99 }
  - { id: quick, label: Quick, type: "yes" }
  - { id: stops, label: Stops, type: "yes" }
  - id: abilities
    label: Abilities
    type: group
    most: 1
    fields:
      - { id: name, label: Name, type: line, required: true }
`;

/** The play document. */
function played(): Side {
  const cards = Object.fromEntries(
    Object.entries({ ...PAGES, filler: { kind: 'beastie', lp: 5 } } as Record<string, Page>).map(([id, page]) => {
      const { ability, ...data } = page;
      return [id, { ...data, ...(ability ? { abilities: [{ name: title(id) }] } : {}) }];
    }),
  );
  const play = readFileSync(new URL('chains.play', import.meta.url), 'utf8');
  const program: Program = playedProgram('chains', dataGame('chains', 'mz', 'main', FIELDS, RULES, cards), play);
  return { program, begin: beginPlayed(program, 5), zone: (id) => (id === 'stack' ? 'chain' : id) };
}

/** What both sides tell. A target on the chain is named by its card. */
const TOLD: Told = {
  'card.moved': ['number', 'zone', 'zone'],
  'page.contracted': ['number', 'number'],
  'target.named': ['number', 'number'],
  'text.used': ['number', 'number'],
  'priority.passed': ['number', 'number'],
  'entry.resolved': ['number', 'number'],
  'entry.stopped': ['number', 'number'],
  'text.resolved': ['number', 'number'],
  'damage.dealt': ['number', 'number', 'number'],
  'page.destroyed': ['number'],
  'page.fatigued': ['number'],
  'coin.flipped': ['number', 'number'],
  'status.removed': ['number'],
  'trap.flipped': [],
};

/** The damage of each page in the arena, and whether it is fatigued and scared. */
const states =
  (wounds: string) =>
  (m: Match): number[][] =>
    Array.from({ length: m.cards }, (_, card) => {
      const fields = m.card as Record<string, Int16Array>;
      const isThere = m.program.zones[m.placeOf[m.zone[card]!]!]!.id === 'arena';
      return isThere ? [wounds, 'fatigued', 'scared'].map((name) => fields[name]![card]!) : [];
    });

/** A position from the pages of each seat, with the numbers of scared pages. */
export const position = (
  seats: readonly Partial<Record<'chapter' | 'arena' | 'traps', readonly Name[]>>[],
  scared: readonly number[] = [],
): Position => ({
  seats: seats.map((zones) => [
    ...Object.entries(zones).flatMap(([zone, names]) => names.map((name): Laid => [name, zone])),
    ...Array.from({ length: 6 }, (): Laid => ['filler', 'spellbook']),
  ]),
  before: (m) => {
    for (const card of scared) (m.card as Record<string, Int16Array>)['scared']![card] = 1;
  },
});

/** A random position: pages in the chapters, in the arena and face-down. */
export function randomPosition(below: (n: number) => number): Position {
  const seats = 2 + below(2);
  const scared: boolean[] = [];
  const cards = Array.from({ length: seats }, () => {
    const laid: Laid[] = [];
    for (const id of Object.keys(PAGES) as Name[]) {
      const isBeastie = id === 'ember' || id === 'cinder' || id === 'hare';
      const place = below(4);
      if (place === 0) continue;
      laid.push([id, id === 'snare' ? 'traps' : isBeastie && place > 1 ? 'arena' : 'chapter']);
      scared.push(laid.at(-1)![1] === 'arena' && below(2) === 0);
    }
    for (let left = 6; left > 0; left--) {
      laid.push(['filler', 'spellbook']);
      scared.push(false);
    }
    return laid;
  });
  return {
    seats: cards,
    before: (m) =>
      scared.forEach((is, card) => void ((m.card as Record<string, Int16Array>)['scared']![card] = is ? 1 : 0)),
  };
}

export const comparison = (content: Content): Comparison => ({
  sides: [plugin(content), played()],
  told: TOLD,
  states: [states('damage'), states('wounds')],
});
