/** Tests of the verb `turn-up`: its effect and its reading. */
import { cast, isValid, read } from '../../../test/cast.ts';

export function turnUpTests(): void {
  const pages = { Lurker: { lp: 60, traits: ['Trap'] }, Snare: { lp: 60, traits: ['Trap'], cost: { Flame: 1 } } };

  test('makes the controller of the Trap pay for it', () => {
    const t = cast([{ do: 'turn-up' }], { pages, seats: [{}, { traps: ['Lurker'] }] });
    expect([t.asked, t.kinds]).toEqual([1, new Set(['pay', 'pass'])]);
    t.do('pay');
    expect(t.at('Lurker')).toBe('arena');
  });

  test('turns Traps face-up in the order of the picks, and puts away a Trap that cannot be paid for', () => {
    const t = cast([{ do: 'turn-up', pick: 2 }], { pages, seats: [{}, { traps: ['Snare', 'Lurker'] }] });
    t.do('target-trap', 1, 0).do('pass').do('pay');
    expect([t.at('Snare'), t.at('Lurker')]).toEqual(['afterlife', 'arena']);
  });

  test('its reading says what the controller may do', () =>
    expect(read({ do: 'turn-up', whose: 'any' })).toBe(
      'turn a targeted face-down Trap face-up; its controller pays for it or puts it away',
    ));

  test('needs at least one Trap', () => expect(isValid({ do: 'turn-up', pick: 0 })).toBe(false));
}
