/** Tests that equal cards form one group. */
import type { TableCardData } from '../types.ts';
import { grouped } from './zone.tsx';

const card = (id: number, more: Partial<TableCardData> = {}): TableCardData => ({
  ...{ id, name: 'Forest Aura', slug: 'forest-aura', owner: 0, numbers: [], marks: [], turned: false },
  ...more,
});
const never = () => false;
const ids = (groups: ReturnType<typeof grouped>) => groups.map(({ cards }) => cards.map(({ id }) => id));

it('groups fourteen equal cards, and the group acts as its first card', () => {
  const cards = Array.from({ length: 14 }, (_, id) => card(id));
  const [only, ...more] = grouped(cards, never, never);
  expect([only!.first.id, only!.cards.length, more.length]).toEqual([0, 14, 0]);
});

it('separates cards that differ in a number, in a mark, in their owner, or in what they can do', () => {
  const life = (value: number) => ({ numbers: [{ name: 'LP', value }] });
  const cards = [
    card(0),
    card(1, { turned: true, marks: ['Fatigued'] }),
    card(2, life(10)),
    card(3, life(20)),
    card(4, { owner: 1 }),
    card(5),
    card(6, life(10)),
    card(7),
  ];
  expect(ids(grouped(cards, ({ id }) => id === 7, never))).toEqual([[0, 5], [1], [2, 6], [3], [4], [7]]);
});

it('separates a selected card from its group', () => {
  expect(ids(grouped([card(0), card(1), card(2)], never, ({ id }) => id === 1))).toEqual([[0, 2], [1]]);
});
