/** Tests of the verb `awaken`: its effect and its reading. */
import type { M } from '../../play/model/model.ts';
import { theirBeastie, cast, read } from '../../../test/cast.ts';

export function awakenTests(): void {
  test('Awakens a Fatigued Page', () => {
    const before = (m: M, card: (name: string) => number): void => void (m.card.fatigued[card('Clown')] = 1);
    const t = cast([{ do: 'awaken', target: theirBeastie }], { before });
    expect(t.m.card.fatigued[t.card('Clown')]).toBe(0);
  });

  test('its reading names the target', () => expect(read({ do: 'awaken', target: 'this' })).toBe('Awaken this Page'));
}
