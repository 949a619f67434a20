/** Tests of the verb `lose-lp`: its effect and its reading. */
import { cast, read } from '../../../test/cast.ts';

export function loseLpTests(): void {
  test('removes LP without Damage (mz.lp.loss-is-not-damage)', () => {
    const t = cast([{ do: 'lose-lp', amount: 30, target: 'you' }]);
    expect([t.casterLp(0), t.events('damage.dealt-to-caster').length]).toEqual([970, 0]);
  });

  test('its reading says that LP are lost', () => {
    expect(read({ do: 'lose-lp', amount: 30, target: 'you' })).toBe('LP lost by you: 30');
  });
}
