/** Fields of numbers in which some cards have a word, such as `any`: a word is a value, but not a number. */
import { courtOf } from './invented.ts';

const courtFor = (rule: string) =>
  courtOf({
    fields: { copyLimit: 'number', kind: 'text', restricted: 'text' },
    cards: {
      Plains: { copyLimit: 'any', kind: 'land' },
      Forest: { copyLimit: 'any', kind: 'land' },
      Herd: { copyLimit: 'Eight', kind: 'beast', restricted: true },
      Wolf: { copyLimit: 3, kind: 'beast', restricted: false },
      Bear: { kind: 'beast' },
    },
    law: `
id: law
cardRule: xx.deck.cards
rules:
  - { id: asked, rule: xx.deck.asked, ${rule} }
`,
  });

const ALL = ['Plains', 'Forest', 'Herd', 'Wolf', 'Bear'];

/** The cards for which a predicate is true. */
function passing(predicate: string): string[] {
  const court = courtFor(`every: ${predicate}`);
  return ALL.filter((name) => court.check(`1 ${name}`).issues.length === 0);
}

test.each([
  ['{ copyLimit: any }', ['Plains', 'Forest']],
  ['{ copyLimit: ANY }', ['Plains', 'Forest']],
  ['{ copyLimit: [any, eight] }', ['Plains', 'Forest', 'Herd']],
  ['{ copyLimit: [3, eight] }', ['Herd', 'Wolf']],
  ['{ not: { copyLimit: any } }', ['Herd', 'Wolf', 'Bear']],
  ['{ copyLimit: { empty: true } }', ['Bear']],
  ['{ copyLimit: { empty: false } }', ['Plains', 'Forest', 'Herd', 'Wolf']],
  ['{ not: { copyLimit: { empty: true } } }', ['Plains', 'Forest', 'Herd', 'Wolf']],
  ['{ copyLimit: true }', ['Plains', 'Forest', 'Herd', 'Wolf']],
  ['{ restricted: true }', ['Herd']],
  // A card that does not say whether it is restricted is neither.
  ['{ restricted: false }', ['Wolf']],
  ['{ not: { restricted: true } }', ['Plains', 'Forest', 'Wolf', 'Bear']],
  ['{ copyLimit: false }', []],
  ['{ not: { copyLimit: true } }', ['Bear']],
  ['{ copyLimit: { hasAll: [any] } }', ['Plains', 'Forest']],
  ['{ copyLimit: { atLeast: 0 } }', ['Wolf']],
  ['{ copyLimit: { atMost: 99 } }', ['Wolf']],
  ['{ copyLimit: { even: false } }', ['Wolf']],
  ['{ any: [{ copyLimit: any }, { copyLimit: { atLeast: 3 } }] }', ['Plains', 'Forest', 'Wolf']],
])('%s is true of %j', (predicate, cards) => {
  expect(passing(predicate)).toEqual(cards);
});

test('a comparison that needs a number says which card has a word', () => {
  const messageOf = (rule: string, list: string): string => courtFor(rule).check(list).issues[0]!.message;
  expect(messageOf('every: { copyLimit: { atMost: 3 } }', '1 Herd')).toBe(
    '1 card is not allowed in the deck: Herd. copyLimit of Herd is "Eight", not a number.',
  );
  const inner = 'every: { any: [{ kind: land }, { not: { not: { copyLimit: { even: true } } } }] }';
  expect(messageOf(inner, '1 Herd')).toContain('copyLimit of Herd is "Eight", not a number.');
  expect(messageOf('every: { copyLimit: { atMost: 3 } }', '1 Bear')).not.toContain('not a number');
  expect(messageOf('every: { kind: land }', '1 Herd')).not.toContain('not a number');
});

test('words are values of their own in groups, in sentences and among different values, and add nothing to a sum', () => {
  const grouped = courtFor('copies: { by: [copyLimit] }, max: 2');
  expect(grouped.check('2 Plains\n2 Herd\n2 Wolf\n2 Bear').issues).toEqual([]);
  expect(grouped.check('2 Plains\n1 Forest').issues[0]).toMatchObject({ amount: 3 });
  const distinct = courtFor('distinct: copyLimit, max: 2');
  expect(distinct.check('1 Plains\n1 Forest\n1 Herd').issues).toEqual([]);
  expect(distinct.check('1 Plains\n1 Herd\n1 Wolf').issues[0]).toMatchObject({ amount: 3, limit: 2 });
  const said = courtFor('every: { copyLimit: 3 }, say: "Only three, not {values}."');
  expect(said.check('1 Plains\n1 Herd').issues[0]!.message).toBe('Only three, not any and Eight.');
  expect(courtFor('sum: copyLimit, max: 3').check('1 Wolf\n9 Plains').issues).toEqual([]);
  // As the bound of a group, a word means that there is no limit.
  const bound = courtFor('copies: { by: [name] }, max: { card: copyLimit }');
  expect(bound.check('3 Wolf\n40 Plains').issues).toEqual([]);
  expect(bound.check('4 Wolf').issues).toHaveLength(1);
});
