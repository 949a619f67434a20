/** Tests of the verb `reveal-top`: its effect and its reading. */
import { cast, read } from '../../../test/cast.ts';
import type { Given } from '../../../test/table.ts';

export function revealTopTests(): void {
  const reveal = [{ do: 'reveal-top' }];
  const seats: Given['seats'] = [{ spellbook: ['Blank', 'Owl'] }, {}];

  test('lets the Caster Contract the Page, which resolves at once', () => {
    const t = cast(reveal, { pages: { Owl: { lp: 20 } }, seats });
    expect(t.events('page.revealed').length).toBe(1);
    t.do('contract', 'Owl');
    expect([t.at('Owl'), t.m.records.chain.count]).toEqual(['arena', 0]);
  });

  test('leaves the Page on top if the Caster declines or cannot pay', () => {
    expect(
      cast(reveal, { pages: { Owl: { lp: 20 } }, seats })
        .do('pass')
        .at('Owl'),
    ).toBe('spellbook');
    const t = cast(reveal, { pages: { Owl: { lp: 20, cost: { Flame: 1 } } }, seats });
    expect([t.at('Owl'), t.kinds.has('contract')]).toEqual(['spellbook', false]);
  });

  test('shows the Page only to the Caster while they choose', () => {
    const t = cast(reveal, { pages: { Owl: { lp: 20 } }, seats });
    const knows = (seat: number): boolean => t.m.program.mechanics.knows(t.m, seat, t.card('Owl'));
    expect([knows(0), knows(1)]).toEqual([true, false]);
  });

  test('does nothing with an empty Spellbook', () =>
    expect(cast(reveal, { seats: [{ spellbook: [] }, {}] }).events('page.revealed')).toEqual([]));

  test('its reading says that the user may Contract the Page', () =>
    expect(read({ do: 'reveal-top' })).toBe(
      'reveal the top Page of your Spellbook; you may Contract it, else it stays there',
    ));
}
