/**
 * Helpers for verb tests: a Spell with the effects of a verb, cast by the first Caster, and the engine's reading of the
 * verb.
 */
import { effectSchema } from '../src/verbs/schema.ts';
import { effectWords } from '../src/verbs/reading.ts';
import { table, type Given, type TestTable } from './table.ts';

type Data = Readonly<Record<string, unknown>>;

/** One Beastie in the Arena that the user chooses. */
export const aBeastie = { pick: 1, from: { types: ['beastie'] } };
/** One Beastie of an opponent that the user chooses. */
export const theirBeastie = { pick: 1, from: { types: ['beastie'], whose: 'opposing' } };

/** A Spell with these effects. `more` is merged into the data of the Page. */
export const charm = (effects: readonly Data[], more: Data = {}): Data => ({
  pageType: 'spell',
  texts: [{ id: 'does', kind: 'when', on: 'resolved', text: 'It does it.', effects }],
  ...more,
});

/**
 * A table at which the first Caster has Contracted a Spell with these effects. The first Caster has a Wolf with 50 LP
 * in the Arena, the second a Clown with 40 LP. The values in `given` are added.
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

/** The engine's reading of an effect. @throws ZodError when the schema rejects it */
export const read = (effect: Data): string => effectWords(effectSchema.parse(effect));

/** Whether the schema accepts an effect. */
export const isValid = (effect: Data): boolean => effectSchema.safeParse(effect).success;
