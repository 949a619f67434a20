/** A Spell that does what a verb says, cast by the first Caster; and the verb read back. */
import { effectSchema } from '../src/verbs/schema.ts';
import { effectWords } from '../src/verbs/reading.ts';
import { table, type Given, type TestTable } from './table.ts';

type Data = Readonly<Record<string, unknown>>;

/** One Page of the user's choice among the Beasties in the Arena. */
export const aBeastie = { pick: 1, from: { types: ['beastie'] } };
/** The same among those of opponents. */
export const theirBeastie = { pick: 1, from: { types: ['beastie'], whose: 'opposing' } };

/** A Spell with these effects; `more` is added to the Page. */
export const charm = (effects: readonly Data[], more: Data = {}): Data => ({
  pageType: 'spell',
  texts: [{ id: 'does', kind: 'when', on: 'resolved', text: 'It does it.', effects }],
  ...more,
});

/**
 * A table at which the first Caster has Contracted a Spell with these effects. The first Caster has a Wolf of 50 LP in the Arena,
 * the second a Clown of 40 LP; what `given` says comes on top.
 */
export function cast(effects: readonly Data[], given: Partial<Given> = {}, more: Data = {}): TestTable {
  const [first = {}, second = {}, ...others] = given.seats ?? [];
  return table({
    ...given,
    pages: { Charm: charm(effects, more), Wolf: { lp: 50 }, Clown: { lp: 40 }, ...given.pages },
    seats: [
      { arena: ['Wolf'], ...first, chapter: ['Charm', ...(first['chapter'] ?? [])] },
      { arena: ['Clown'], ...second },
      ...others,
    ],
  }).do('contract', 'Charm');
}

/** How the engine reads an effect. @throws ZodError when the schema refuses it */
export const read = (effect: Data): string => effectWords(effectSchema.parse(effect));

/** Whether the schema takes an effect. */
export const isValid = (effect: Data): boolean => effectSchema.safeParse(effect).success;
