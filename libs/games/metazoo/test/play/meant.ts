/** What the entries of a Page mean, whatever their numbers: entries in the place of the numbers that name them. */
import type { CardDoc } from '@rulewright/content';

type Row = Readonly<Record<string, unknown>>;

const rowsOf = (data: CardDoc['data'], group: string): readonly Row[] => (data[group] ?? []) as readonly Row[];

/** A row without what is none, no or 0, and without some members. */
const plain = (row: Row, ...without: readonly string[]): Row =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([member, value]) => !without.includes(member) && value !== undefined && value !== false && value !== 0,
    ),
  );

/** The parts of an effect, and the members that name an effect or a selection. */
const PARTS = ['heads', 'tails', 'chosen', 'part1', 'part2', 'part3'];
/** What a text says of a Token. Its Page says it too. */
const TOKEN = ['auraType', 'tokenLp', 'tokenDamage', 'tokenAttack', 'tokenName'];
const SELECTIONS = ['select', 'per', 'aims', 'hosts', 'ofOther'];
/** A word as play knows it: names and Tribes are compared without signs and capitals. */
const wordOf = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
        .toLowerCase()
        .replace(/^beastie(?= |-)/u, '')
        .replaceAll(/[^a-z0-9]+/gu, '-')
        .replace(/^-/u, '')
    : value;

/** What the abilities, Aura and Traits of a Page mean. */
export function meantBy({ data }: CardDoc): Row {
  const selected = (row: Row): Row => {
    const selections = rowsOf(data, 'selectors');
    return Object.fromEntries(
      Object.entries(row).map(([member, value]) => [
        member,
        SELECTIONS.includes(member)
          ? Object.fromEntries(
              Object.entries(plain(selections[Number(value) - 1]!)).map(([of, one]) => [of, wordOf(one)]),
            )
          : value,
      ]),
    );
  };
  const effects = rowsOf(data, 'effects');
  /** The changes and the Aura of an effect, each as an effect. */
  const eachIn = (row: Row): readonly Row[] => {
    const of = (group: string) =>
      rowsOf(data, group).filter(({ effect }) => effect === row['rank'] && effect !== undefined);
    const changes = of('lastings').map(({ change, effect: _, ...one }) => ({ ...row, verb: change, ...one }));
    const generated = of('prices').map(({ effect: _, ...one }) => ({ ...row, ...one }));
    const each = row['verb'] === 'modify' ? changes : row['verb'] === 'generate' ? generated : [];
    return each.length > 0 ? each : [row];
  };
  const effectsIn = (member: string, number: number): Row[] =>
    effects.flatMap((whole, at) =>
      whole[member] === number
        ? eachIn(whole).map((row) => ({
            ...selected(plain(row, 'rank', 'text', ...PARTS, ...(row['verb'] === 'token' ? TOKEN : []))),
            ...plain(
              Object.fromEntries(
                PARTS.map((part) => [part, effectsIn(part, at + 1)] as const).filter(([, of]) => of.length > 0),
              ),
            ),
          }))
        : [],
    );
  const of = (group: string, member: string, number: number): Row[] =>
    rowsOf(data, group).flatMap((row) => (row[member] === number ? [selected(plain(row, member))] : []));
  return {
    abilities: rowsOf(data, 'abilities').map(({ name, id, text: _, advantage: __, inflicts: ___, ...row }, at) => ({
      name: wordOf(name ?? id),
      // A Power is read as the text of an Attack, too.
      ...selected(plain(row, 'rank', 'hasAttacker', 'hasEvent', ...(row['isPower'] === true ? ['isAttack'] : []))),
      effects: effectsIn('text', at + 1),
      conditions: of('conditions', 'text', at + 1),
      lastings: of('lastings', 'text', at + 1),
      prices: of('prices', 'text', at + 1),
      advantages: of('advantages', 'ability', at + 1),
      icons: of('icons', 'ability', at + 1),
    })),
    ...Object.fromEntries(['costs', 'makes', 'keywords', 'bonuses'].map((group) => [group, rowsOf(data, group)])),
    ...plain(
      Object.fromEntries(
        ['kind', 'auraType', 'lp', 'basic', 'anyTime', 'attackable', 'symbol'].map((id) => [id, data[id]]),
      ),
    ),
    ...Object.fromEntries(
      ['tribes', 'traits', 'countsAs'].map((id) => [
        id,
        [...new Set(((data[id] ?? []) as readonly string[]).map(wordOf))],
      ]),
    ),
  };
}
