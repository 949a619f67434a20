import { dataIn, withData } from './yaml-edit.ts';

const TEXT = `# an ant
name: Ant Swarm
data:
  cost: 5 # points
  descriptors: [Ant]
  abilities:
    - id: numbers
      text: Ant Swarm has +1 attack.
printings:
  - { set: set-1, number: 1, rarity: super-rare }
  - { set: promo, number: 1, rarity: super-rare }
`;
type Data = {
  name: string;
  data: { cost: number; descriptors: string[]; abilities: { id: string; text: string }[]; attack?: number };
  printings: { set: string; number: number }[];
};
const changed = (change: (data: Data) => void): string => {
  const data = dataIn(TEXT) as Data;
  change(data);
  return withData(TEXT, data);
};

describe('withData', () => {
  it('leaves a text unchanged if its data is the same', () => {
    expect(changed(() => undefined)).toBe(TEXT);
  });

  it('changes one number and nothing else', () => {
    expect(changed((data) => (data.data.cost = 4))).toBe(TEXT.replace('cost: 5', 'cost: 4'));
  });

  it('changes a sentence, even one that YAML must quote', () => {
    const text = changed((data) => (data.data.abilities[0]!.text = 'When: "now" # not a comment'));
    expect((dataIn(text) as Data).data.abilities[0]!.text).toBe('When: "now" # not a comment');
    expect(text).toContain('# an ant');
  });

  it('changes a value inside a mapping on one line', () => {
    expect(changed((data) => (data.printings[0]!.number = 7))).toBe(
      TEXT.replace('set-1, number: 1', 'set-1, number: 7'),
    );
  });

  it('adds and removes members and keeps comments', () => {
    const added = changed((data) => (data.data.attack = 3));
    expect((dataIn(added) as Data).data.attack).toBe(3);
    expect(added).toContain('# points');
    const removed = changed((data) => data.printings.shift());
    expect((dataIn(removed) as Data).printings).toEqual([{ set: 'promo', number: 1, rarity: 'super-rare' }]);
    expect(removed).toContain('descriptors: [Ant]');
  });

  it('adds to lists and empties them', () => {
    const longer = changed((data) => data.data.descriptors.push('Swarm, large'));
    expect((dataIn(longer) as Data).data.descriptors).toEqual(['Ant', 'Swarm, large']);
    const empty = changed((data) => (data.data.descriptors = []));
    expect((dataIn(empty) as Data).data.descriptors).toEqual([]);
  });

  it('adds the first entry to an empty list', () => {
    const text = withData('id: bans\nchanges: []\n', { id: 'bans', changes: [{ from: '2027-01-15', ban: ['ant'] }] });
    expect(dataIn(text)).toEqual({ id: 'bans', changes: [{ from: '2027-01-15', ban: ['ant'] }] });
  });

  it('returns no data for invalid YAML', () => {
    expect(dataIn('a: [')).toBeNull();
  });

  it('returns no data, and does not fail or take long, for YAML that would not be accepted', () => {
    const aliases = Array.from({ length: 10_000 }, () => '- &a b\n- *a\n').join('');
    expect(dataIn(aliases)).toBeNull();
    expect(dataIn(`a: ${'['.repeat(20_000)}`)).toBeNull();
    expect(dataIn(`a: ${'{b: '.repeat(20)}1${'}'.repeat(20)}`)).not.toBeNull();
    expect(dataIn(`${'# a comment\n'.repeat(20_000)}a: 1\n`)).toBeNull();
  });
});
