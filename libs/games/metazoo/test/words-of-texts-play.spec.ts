/**
 * Random games in which every Page has an extra text. All words of the vocabulary are thereby combined with each other
 * and with the published Pages.
 */
import type { CardDoc } from '@rulewright/content';
import { RandomChooser, checkInvariants, recordReplay, runReplay, viewOf } from '@rulewright/engine';
import { metazoo } from '../src/index.ts';
import { MODES, game, ruleset } from './tree.ts';

type Data = Readonly<Record<string, unknown>>;

const when = (on: string, ...effects: Data[]): Data => ({ kind: 'when', on, effects });
const arena = (on: unknown, ...modifiers: Data[]): Data => ({ kind: 'arena', on, modifiers });
const beasties = (more: Data = {}): Data => ({ all: { types: ['beastie'], ...more } });

const TEXTS: readonly Data[] = [
  arena(beasties({ not: { auraType: 'Flame' } }), { does: 'change', stat: 'max-lp', by: -10 }),
  arena(beasties({ state: 'damaged' }), { does: 'give-trait', trait: 'Regen' }),
  arena(beasties(), { does: 'nullify-trait', trait: 'Regen' }),
  arena(beasties({ whose: 'opposing' }), { does: 'scale-damage', percent: 50 }),
  arena({ all: { in: 'chapter' } }, { does: 'change-cost', aura: 'Cosmic', by: -4 }),
  arena('each-opponent', { does: 'forbid-contract', type: 'spell' }),
  arena('you', { does: 'count-symbol', symbol: 'Forest' }),
  when('own-coin-heads', { do: 'damage', amount: 5, target: beasties() }),
  when('every-coin-tails', { do: 'recover', amount: 5, target: 'you' }),
  when('own-turn-start', { do: 'turn-up', whose: 'any' }),
  when('own-turn-end', { do: 'reveal-top' }),
  when('contracted', { do: 'next-contract', which: { types: ['beastie'] }, by: -2 }),
  when('every-turn-end', { do: 'declare', what: { near: 'Nighttime' }, now: 'as-it-is' }),
  when('destroyed', { do: 'reveal-top' }, { do: 'inflict', status: 'Poison', target: beasties() }),
  { ...when('own-turn-end', { do: 'recover', amount: 5, target: 'you' }), conditions: [{ contracted: {} }] },
  when('own-turn-start', { do: 'inflict', status: 'Poison', counters: 2, target: 'every-caster' }),
];

const withOneMore = (card: CardDoc, n: number): CardDoc => ({
  ...card,
  data: {
    ...card.data,
    texts: [
      ...((card.data['texts'] ?? []) as Data[]),
      { id: 'one-more', text: 'One more.', ...TEXTS[n % TEXTS.length]! },
    ],
  },
});

const program = metazoo.compile(ruleset(MODES[0]!), [...game.cards.values()].map(withOneMore));
const lists = [...game.decks.values()];

test('games break no invariant, give every seat its view, and can be reproduced from their replay', () => {
  const kinds = new Set<string>();
  for (let n = 0; n < 6; n++) {
    const bot = new RandomChooser(1);
    bot.reseed(5, n);
    const seats = 2 + (n % 3);
    const decks = Array.from({ length: seats }, (_, seat) => lists[(n + seat) % lists.length]!);
    const replay = recordReplay(program, decks, n, (match, seat) => {
      checkInvariants(match);
      if (match.decisions % 50 === 0) viewOf(match, seat);
      return bot.choose(match, seat);
    });
    for (const line of replay.events) kinds.add(line.split(' ')[1]!);
    expect([n, runReplay(program, replay).divergence]).toEqual([n, null]);
    expect([n, replay.result.cause]).not.toEqual([n, 'capped']);
  }
  for (const kind of ['page.revealed', 'trap.flipped', 'coin.flipped', 'fact.declared', 'lp.lost-by-caster'])
    expect(kinds).toContain(kind);
});
