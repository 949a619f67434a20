/** Tests of suggestions for unknown names. */
import { similarNames } from './similar-names.ts';

const CARDS = ['Ant Swarm', 'Ant Hill', 'Mosquito', 'Fire Fly', 'Fliegende Bäckerei'].map((name) => ({
  id: name
    .toLowerCase()
    .replaceAll(/[^a-zäö]+/gu, '-')
    .replaceAll('ä', 'a'),
  name,
}));
const near = (text: string): string[] => similarNames(text, CARDS, 3).map(({ name }) => name);

describe('similar names', () => {
  it.each([
    ['ant-swrm', 'Ant Swarm'],
    ['moskito', 'Mosquito'],
    ['firefly', 'Fire Fly'],
    ['swarm', 'Ant Swarm'],
    ['swarm-ant', 'Ant Swarm'],
    ['fliegende-bäckerei', 'Fliegende Bäckerei'],
    ['FLIEGENDE BACKEREI', 'Fliegende Bäckerei'],
  ])('finds the name for %s', (text, name) => expect(near(text)[0]).toBe(name));

  it('lists the most similar name first, and at most as many as asked for', () => {
    expect(near('ant')).toEqual(['Ant Hill', 'Ant Swarm']);
    expect(similarNames('ant', CARDS, 1)).toHaveLength(1);
  });

  it.each(['', '---', 'zzzzzz', 'x'])('finds nothing for “%s”', (text) => expect(near(text)).toEqual([]));

  it('compares a long text with many names in bounded time', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => ({ id: `card-number-${at}`, name: `Card number ${at}` }));
    expect(similarNames('card-nmber-777', many, 3)[0]!.id).toBe('card-number-777');
    expect(similarNames('x'.repeat(100_000), many, 3)).toEqual([]);
  });
});
