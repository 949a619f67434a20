/** Tests of the verb `look`: its effect and its reading. */
import { cast, read } from '../../../test/cast.ts';
import type { Given } from '../../../test/table.ts';

export function lookTests(): void {
  const seats: Given['seats'] = [{ spellbook: ['Blank', 'Owl', 'Fox', 'Hare'] }, {}];
  const pages = { Fox: { lp: 30 }, Owl: { lp: 20 }, Hare: { lp: 10 } };

  test('takes some Pages from the top and puts the rest at the bottom', () => {
    const t = cast([{ do: 'look', count: 3, take: 1, rest: 'bottom' }], { pages, seats });
    expect(t.offered.length).toBe(4);
    t.do('take', 'Owl').do('pass');
    expect(t.at('Owl')).toBe('chapter');
    expect(t.m.below(t.m.top(t.m.zone[t.card('Fox')]!))).toBe(t.card('Hare'));
  });

  test('discards the rest by page type', () => {
    const t = cast([{ do: 'look', count: 2, rest: 'discard' }], { pages, seats }).do('pass');
    expect([t.at('Hare'), t.at('Fox'), t.at('Owl')]).toEqual(['limbo', 'limbo', 'spellbook']);
  });

  test('its reading names the number of Pages seen and taken', () => {
    expect(read({ do: 'look', count: 3, take: 1 })).toBe(
      'look at the top 3 Pages of your Spellbook, take up to 1 into your Chapter, the rest stays on top',
    );
  });
}
