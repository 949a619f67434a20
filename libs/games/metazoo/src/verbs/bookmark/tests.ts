/** Tests of the verb `bookmark`: its effect and its reading. */
import { cast, read } from '../../../test/cast.ts';

export function bookmarkTests(): void {
  test('moves Pages from the top of the Spellbook into the Chapter (mz.lang.bookmark)', () => {
    const t = cast([{ do: 'bookmark', count: 2 }]);
    expect(t.log().filter((event) => event === 'card.moved').length).toBe(4);
    expect(t.applied('mz.lang.bookmark')).toBeGreaterThanOrEqual(2);
  });

  test('its reading names you or the other Casters', () => {
    expect(read({ do: 'bookmark', count: 1 })).toBe('Bookmark 1 Page');
    expect(read({ do: 'bookmark', count: 2, who: 'each-opponent' })).toBe('each opposing Caster Bookmarks 2 Pages');
  });
}
