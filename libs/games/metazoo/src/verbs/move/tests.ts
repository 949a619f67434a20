/** Tests of the verb `move`: its effect and its reading. */
import { theirBeastie, cast, isValid, read } from '../../../test/cast.ts';

export function moveTests(): void {
  test.each([
    ['chapter', 'chapter'],
    ['spellbook-top', 'spellbook'],
    ['spellbook-bottom', 'spellbook'],
    ['spellbook-shuffled', 'spellbook'],
    ['discard', 'limbo'],
    ['limbo', 'limbo'],
    ['cemetery', 'cemetery'],
    ['afterlife', 'afterlife'],
  ])("to %s puts a Beastie into its owner's %s (mz.owner.areas-by-owner)", (to, area) => {
    const t = cast([{ do: 'move', target: theirBeastie, to }]);
    expect([t.at('Clown'), t.m.owner[t.card('Clown')]]).toEqual([area, 1]);
  });

  test('to arena makes a Page enter under your control (mz.faq.placed-is-entering)', () => {
    const from = { pick: 1, from: { in: 'limbo', whose: 'any', types: ['beastie'] } };
    const t = cast([{ do: 'move', target: from, to: 'arena' }], { seats: [{}, { arena: [], limbo: ['Clown'] }] });
    expect([t.at('Clown'), t.m.card.controller[t.card('Clown')]]).toEqual(['arena', 0]);
  });

  test('its reading names the place', () => {
    expect(read({ do: 'move', target: 'that', to: 'chapter' })).toBe("put the same target into its owner's Chapter");
  });

  test('accepts only places of the game', () => {
    expect(isValid({ do: 'move', target: 'that', to: 'pocket' })).toBe(false);
  });
}
