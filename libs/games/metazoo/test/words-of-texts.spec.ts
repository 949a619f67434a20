/** The engine's readings of the vocabulary of Page texts. rules/metazoo/examples/words-of-texts.yaml tests the effects. */
import { pageTextSchema } from '../src/cards/texts.ts';
import { modifierSchema } from '../src/language/modifiers.ts';
import { modifiers } from '../src/language/modifier-reading.ts';
import { conditionWords, selectorWords } from '../src/language/reading.ts';
import { pageConditionSchema, selectorSchema } from '../src/language/schema.ts';

test.each([
  [{ types: ['beastie'], not: { auraType: 'Flame' } }, 'Beasties in the Arena except Flame Pages'],
  [
    { in: 'limbo', whose: 'own', not: { types: ['spell'], tribe: 'Witch' } },
    'your Pages in Limbo except Spells of the Tribe Witch',
  ],
  [{ not: { state: 'damaged', trait: 'Flight' } }, 'Pages in the Arena except damaged Pages with Flight'],
])('reads a selection with its exclusions', (given, words) =>
  expect(selectorWords(selectorSchema.parse(given))).toBe(words),
);

test.each([
  [{ does: 'nullify-trait', trait: 'Flight' }, 'its Trait Flight has no effect'],
  [{ does: 'take-trait', trait: 'Flight' }, 'does not have Flight'],
  [{ does: 'change-cost', aura: 'Cosmic', by: -4 }, 'Cosmic Aura cost -4'],
  [{ does: 'scale-damage', percent: 50 }, 'half the Damage of Attacks, rounded down'],
  [{ does: 'scale-damage', percent: 150 }, '150% of the Damage of Attacks, rounded down'],
  [{ does: 'forbid-contract', type: 'spell' }, 'cannot Contract Spells'],
  [{ does: 'count-symbol', symbol: 'Forest' }, 'the symbol Forest counts as active'],
])('reads a change', (given, words) => expect(modifiers([modifierSchema.parse(given)])).toBe(words));

test.each([
  [{ contracted: { types: ['beastie'] } }, 'you Contracted at least 1 Beastie this turn'],
  [
    { contracted: { auraType: 'Flame' }, by: 'an-opponent', atLeast: 2 },
    'some opponent Contracted at least 2 Flame Pages this turn',
  ],
])('reads a condition on the running turn', (given, words) =>
  expect(conditionWords(pageConditionSchema.parse(given))).toBe(words),
);

test('rejects an invalid exclusion, a percentage above 400, and an unknown page type', () => {
  expect(selectorSchema.safeParse({ not: { whose: 'own' } }).success).toBe(false);
  expect(modifierSchema.safeParse({ does: 'scale-damage', percent: 500 }).success).toBe(false);
  expect(modifierSchema.safeParse({ does: 'change-cost', aura: 'Gold', by: 1 }).success).toBe(false);
});

test('rejects "that" before the first pick, and impossible picks by owners', () => {
  const text = (effects: readonly object[]) => ({ id: 'a', text: 'x', kind: 'when', on: 'resolved', effects });
  const pick = { do: 'destroy', target: { pick: 1, from: { types: ['artifact'] } } };
  const that = { do: 'recover', amount: 10, target: 'that' };
  expect(pageTextSchema.safeParse(text([pick, that])).success).toBe(true);
  expect(pageTextSchema.safeParse(text([that, pick])).error?.issues[0]?.message).toBe(
    'An effect has the target "that", but nothing is picked before it.',
  );
  const byOwner = (more: object, whose: string) => ({
    do: 'destroy',
    target: { by: 'owner', from: { whose }, ...more },
  });
  expect(pageTextSchema.safeParse(text([byOwner({}, 'opposing')])).success).toBe(true);
  for (const wrong of [byOwner({ upTo: true }, 'any'), byOwner({ orCaster: 'any' }, 'any'), byOwner({}, 'own')])
    expect(pageTextSchema.safeParse(text([wrong])).success).toBe(false);
});
