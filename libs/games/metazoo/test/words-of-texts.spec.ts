/** The engine's readings of the vocabulary of Page texts. rules/metazoo/examples/words-of-texts.yaml tests the effects. */
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
