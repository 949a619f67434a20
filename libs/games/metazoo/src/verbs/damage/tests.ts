/** Tests of the verb `damage`: its effect and its reading. */
import { aBeastie, theirBeastie, cast, isValid, read } from '../../../test/cast.ts';

export function damageTests(): void {
  test('removes LP, and more with Type Advantage (mz.type.all-damage)', () => {
    const bolt = [{ do: 'damage', amount: 15, target: theirBeastie }];
    expect(cast(bolt).lp('Clown')).toBe(25);
    const dark = { pages: { Clown: { lp: 40, auraType: 'Dark' } } };
    expect(cast(bolt, dark, { auraType: 'Light' }).lp('Clown')).toBe(5);
  });

  test('its reading names the amount and the target', () => {
    expect(read({ do: 'damage', amount: 15, target: aBeastie })).toBe(
      'deal 15 Damage to a target among the Beasties in the Arena',
    );
    const perPage = { per: { types: ['beastie'], whose: 'own' }, times: 10 };
    expect(read({ do: 'damage', amount: perPage, target: 'each-opponent' })).toBe(
      'deal Damage to each opposing Caster: 10 for each of the Beasties that you control in the Arena',
    );
  });

  test('needs a target', () => expect(isValid({ do: 'damage', amount: 15 })).toBe(false));
}
