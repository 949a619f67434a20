/** Tests of the verb `search`: its effect and its reading. */
import { cast, read } from '../../../test/cast.ts';
import type { Given } from '../../../test/table.ts';

export function searchTests(): void {
  const search = (to: string) => [{ do: 'search', find: { types: ['beastie'], name: 'Fox' }, to }];
  const seats: Given['seats'] = [{ spellbook: ['Blank', 'Fox', 'Blank'] }, {}];
  const pages = { Fox: { lp: 30 } };

  test.each([
    ['chapter', 'chapter'],
    ['arena', 'arena'],
    ['spellbook-top', 'spellbook'],
  ])('to %s puts the found Page into the %s and shuffles (mz.general.search-then-shuffle)', (to, area) => {
    const t = cast(search(to), { pages, seats }).do('take', 'Fox');
    expect([t.at('Fox'), t.events('spellbook.shuffled').length]).toEqual([area, 1]);
  });

  test('may find no Page, and shuffles anyway (mz.general.search-may-fail)', () => {
    const t = cast(search('chapter'), { pages, seats }).do('pass');
    expect([t.at('Fox'), t.events('spellbook.shuffled').length]).toEqual(['spellbook', 1]);
  });

  test('its reading names the Pages and their new place', () => {
    expect(read({ ...search('arena')[0]!, count: 2 })).toBe(
      'search your Spellbook for up to 2 Beasties named Fox, put them into the Arena under your control, shuffle',
    );
  });
}
