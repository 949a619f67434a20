/** Tests of the verb `fatigue`: its effect and its reading. */
import { theirBeastie, cast, read } from '../../../test/cast.ts';

export function fatigueTests(): void {
  test('Fatigues a Page', () => {
    const t = cast([{ do: 'fatigue', target: theirBeastie }]);
    expect(t.m.card.fatigued[t.card('Clown')]).toBe(1);
  });

  test('skips Casters', () => {
    expect(cast([{ do: 'fatigue', target: 'each-opponent' }]).events('page.fatigued')).toEqual([]);
  });

  test('its reading names the target', () =>
    expect(read({ do: 'fatigue', target: 'equipped' })).toBe('Fatigue the Equipped Page'));
}
