/** Pages that nobody printed, with texts that no printed Page has, so that matches compare how they are played. */
import type { CardDoc } from '@rulewright/content';
import { metazoo } from '@rulewright/metazoo';

type Data = Readonly<Record<string, unknown>>;

const anyBeastie = { pick: 1, from: { types: ['beastie'] } };
const foes = { all: { types: ['beastie'], whose: 'opposing' } };
const gain = { do: 'recover', amount: 5, target: 'you' };
const hit = { do: 'lose-lp', amount: 5, target: 'each-opponent' };

const spell = (effects: readonly Data[], conditions: readonly Data[] = []): Data => ({
  pageType: 'spell',
  cost: { Neutral: 1 },
  texts: [{ kind: 'when', on: 'resolved', conditions, effects }],
});
const beastie = (texts: readonly Data[], more: Data = {}): Data => ({
  cost: { Neutral: 1 },
  lp: 60,
  attacks: [{ damage: 30 }],
  ...more,
  texts,
});
const when = (on: string, of?: Data, conditions: readonly Data[] = []): Data =>
  beastie([{ kind: 'when', on, ...(of && { of }), conditions, effects: [gain] }]);
const other = { types: ['beastie'], exceptThis: true };

const DATA: Readonly<Record<string, Data>> = {
  // Moments.
  'When it enters': when('entered'),
  'When it defends': when('defends'),
  'When it takes Damage': when('took-damage'),
  'When it Destroys': when('destroyed-another'),
  'When another enters': when('entered', other),
  'When a foe attacks': when('attacks', { types: ['beastie'], whose: 'opposing' }),
  'When another defends': when('defends', other),
  'When another strikes': when('dealt-damage', other),
  'When another is hurt': when('took-damage', other),
  'When another is Contracted': when('contracted', other),
  'When another is flipped': when('flipped', { exceptThis: true }),
  'When another falls': when('destroyed', other),
  'When own heads': when('own-coin-heads'),
  'When any tails': when('every-coin-tails'),
  // Conditions.
  'If it is awake': beastie([{ kind: 'power', conditions: [{ this: 'awakened' }], effects: [hit] }]),
  'If it was tired': when('destroyed', undefined, [{ this: 'fatigued' }]),
  'If it is hurt': when('every-turn-end', undefined, [{ this: 'damaged' }]),
  'If it attacks': when('dealt-damage', other, [{ not: { this: 'attacking' } }]),
  'On your turn': when('every-turn-end', undefined, [{ turn: 'own' }]),
  'On other turns': when('every-turn-end', undefined, [{ turn: 'opposing' }]),
  'If the Chapter is small': when('own-turn-start', undefined, [{ count: { in: 'chapter', whose: 'own' }, atMost: 4 }]),
  'If the Cemetery is large': spell([hit], [{ count: { in: 'cemetery' }, atLeast: 2 }]),
  // Which Pages.
  'Those that fly': spell([{ do: 'damage', amount: 10, target: { all: { types: ['beastie'], trait: 'Flight' } } }]),
  'Those that walk': spell([
    { do: 'damage', amount: 10, target: { pick: 1, from: { types: ['beastie'], not: { trait: 'Flight' } } } },
  ]),
  'Those that burn': spell([{ do: 'damage', amount: 10, target: { all: { types: ['beastie'], status: 'any' } } }]),
  'Those of other types': spell([
    { do: 'damage', amount: 10, target: { all: { types: ['beastie'], not: { auraType: 'Water' } } } },
  ]),
  // Effects.
  'A cure of one': spell([
    { do: 'inflict', status: 'Sleep', target: anyBeastie },
    { do: 'cure', status: 'Poison', target: { all: { types: ['beastie'] } } },
  ]),
  'A Trait for a turn': spell([
    {
      do: 'modify',
      until: 'end-of-turn',
      target: { all: { types: ['beastie'], whose: 'own' } },
      modifiers: [{ does: 'give-trait', trait: 'Flight' }],
    },
  ]),
  'A Trait less': spell([
    { do: 'modify', until: 'end-of-turn', target: foes, modifiers: [{ does: 'take-trait', trait: 'Immortal' }] },
    { do: 'damage', amount: 15, target: foes },
  ]),
  'A look and back': spell([{ do: 'look', count: 3, take: 1, rest: 'top' }]),
  'A look and away': spell([{ do: 'look', count: 2, rest: 'discard' }]),
  'All LP': spell([{ do: 'recover', amount: 'all', target: anyBeastie }]),
  'A count of Terra': spell([{ do: 'bookmark', count: { per: { in: 'terra-slots' }, max: 2 } }]),
  'A count of the Chapter': spell([
    { do: 'lose-lp', amount: { per: { in: 'chapter', whose: 'own' }, times: 1 }, target: 'each-opponent' },
  ]),
  'Into the Afterlife': spell([{ do: 'move', to: 'afterlife', target: anyBeastie }]),
  'Into the Cemetery': spell([{ do: 'move', to: 'cemetery', target: foes }]),
  'Onto the Spellbook': spell([{ do: 'move', to: 'spellbook-top', target: anyBeastie }]),
  'Out of all Limbos': spell([
    { do: 'move', to: 'chapter', target: { all: { in: 'limbo', types: ['beastie'], whose: 'own' } } },
  ]),
  // Several picks, and picks of each Caster.
  'Two of them': spell([{ do: 'damage', amount: 15, target: { pick: 2, from: { types: ['beastie'] } } }]),
  'Up to three': spell([
    { do: 'fatigue', target: { pick: 3, upTo: true, from: { types: ['beastie'], whose: 'opposing' } } },
  ]),
  'Two for the bottom': spell([
    { do: 'move', to: 'spellbook-bottom', target: { pick: 2, from: { in: 'chapter', whose: 'own' } } },
  ]),
  'One of each': spell([
    { do: 'destroy', target: { pick: 1, by: 'owner', from: { types: ['beastie'], whose: 'any' } } },
  ]),
  'Two Traps': spell([{ do: 'turn-up', pick: 2, whose: 'any' }]),
  // Changes with an end of their own.
  'Until the next turn': spell([
    {
      do: 'modify',
      until: 'your-next-turn',
      target: foes,
      modifiers: [
        { does: 'change', stat: 'attack-damage', by: -10 },
        { does: 'take-trait', trait: 'Flight' },
      ],
    },
  ]),
  'Until its next turn': spell([
    { do: 'modify', until: 'its-next-turn', target: foes, modifiers: [{ does: 'forbid', what: 'attack' }] },
  ]),
  'For good': spell([
    {
      do: 'modify',
      until: 'here',
      target: anyBeastie,
      modifiers: [
        { does: 'change', stat: 'max-lp', by: 10 },
        { does: 'give-trait', trait: 'First-Strike' },
      ],
    },
  ]),
  'No defense': spell([
    { do: 'modify', until: 'end-of-turn', target: foes, modifiers: [{ does: 'forbid', what: 'defend' }] },
  ]),
  'No rest': spell([
    { do: 'modify', until: 'your-next-turn', target: foes, modifiers: [{ does: 'forbid', what: 'awaken' }] },
  ]),
  'Twice as strong': spell([
    { do: 'modify', until: 'end-of-turn', target: anyBeastie, modifiers: [{ does: 'scale-damage', percent: 200 }] },
  ]),
  'A loan': spell([{ do: 'take-control', until: 'end-of-turn', target: anyBeastie }]),
  // Lasting texts.
  'While it is your turn': beastie([
    {
      kind: 'arena',
      conditions: [{ turn: 'own' }],
      on: { all: { types: ['beastie'], whose: 'own' } },
      modifiers: [{ does: 'change', stat: 'attack-damage', by: 10 }],
    },
  ]),
  'Those that are hurt': beastie([
    {
      kind: 'arena',
      on: { all: { types: ['beastie'], state: 'damaged' } },
      modifiers: [{ does: 'change', stat: 'attack-damage', by: 10 }],
    },
  ]),
  'Half of it': beastie([
    {
      kind: 'arena',
      on: { all: { types: ['beastie'], whose: 'opposing' } },
      modifiers: [{ does: 'scale-damage', percent: 50 }],
    },
  ]),
  'Costs less': beastie([
    {
      kind: 'arena',
      on: { all: { in: 'chapter', types: ['beastie'], whose: 'own' } },
      modifiers: [{ does: 'change', stat: 'aura-cost', by: -1 }],
    },
  ]),
  'Costs more': beastie([
    {
      kind: 'arena',
      on: { all: { in: 'chapter', whose: 'opposing' } },
      modifiers: [{ does: 'change', stat: 'aura-cost', by: 1 }],
    },
  ]),
  'No Spells': beastie([
    { kind: 'arena', on: 'each-opponent', modifiers: [{ does: 'forbid-contract', type: 'spell' }] },
  ]),
  // The Page of the moment.
  'When it is hurt by one': beastie([
    { kind: 'when', on: 'took-damage', effects: [{ do: 'inflict', status: 'Burn', target: 'event' }] },
  ]),
  'When it hurts one': beastie([
    { kind: 'when', on: 'dealt-damage', effects: [{ do: 'inflict', status: 'Sleep', target: 'event' }] },
  ]),
  // Uses.
  'Once a game': beastie([{ kind: 'any-time', price: {}, limit: { times: 1, per: 'game' }, effects: [gain] }]),
  'Out of the Chapter': beastie([
    {
      kind: 'any-time',
      from: 'chapter',
      price: { aura: { Neutral: 1 } },
      limit: { times: 1, per: 'turn' },
      effects: [gain],
    },
  ]),
  'Out of the Limbo': beastie([
    {
      kind: 'any-time',
      from: 'limbo',
      price: { aura: { Neutral: 1 } },
      limit: { times: 1, per: 'turn' },
      effects: [gain],
    },
  ]),
  'At the price of itself': beastie([{ kind: 'any-time', price: { destroy: true }, effects: [hit] }]),
  'The top Page': spell([{ do: 'reveal-top' }]),
  'The next one': spell([{ do: 'next-contract', which: { types: ['beastie'] }, by: -1 }]),
  'After a Spell': beastie([{ kind: 'power', conditions: [{ contracted: { types: ['spell'] } }], effects: [hit] }]),
  'No Terra': spell([{ do: 'destroy', target: { all: { in: 'terra-slots' } } }]),
};

/** These Pages as cards. */
export const inventedPages: readonly CardDoc[] = Object.entries(DATA).map(([name, data], at) => ({
  id: `invented-${at}`,
  name,
  aliases: [],
  data: metazoo.examples.cardData(data),
  printings: [],
}));
