/** Tests of the verb `generate`: its effect and its reading. */
import { auraOf } from '../../play/arena/aura.ts';
import { AURA } from '../../play/model/words.ts';
import { cast, read } from '../../../test/cast.ts';

export function generateTests(): void {
  test('generates Aura for its user', () => {
    const t = cast([{ do: 'generate', aura: { Flame: 2 } }]);
    expect([auraOf(t.m, 0, AURA.Flame), auraOf(t.m, 1, AURA.Flame)]).toEqual([2, 0]);
  });

  test('its reading names the Aura', () => {
    expect(read({ do: 'generate', aura: { Flame: 2, Neutral: 1 } })).toBe('generate 2 Flame and 1 Neutral Aura');
  });
}
