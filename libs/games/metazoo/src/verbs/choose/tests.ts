/** Tests of the verb `choose`: its effect and its reading. */
import { theirBeastie, cast, isValid, read } from '../../../test/cast.ts';

export function chooseTests(): void {
  const either = {
    do: 'choose',
    options: [
      { label: 'Hurt', effects: [{ do: 'damage', amount: 15, target: theirBeastie }] },
      { label: 'Pay', effects: [{ do: 'lose-lp', amount: 30, target: 'you' }] },
    ],
  };

  test.each([
    [1, 25, 1000],
    [2, 40, 970],
  ])('applies only the effects of option %i', (option, clown, caster) => {
    const t = cast([either]).do('choose', option);
    expect([t.lp('Clown'), t.casterLp(0)]).toEqual([clown, caster]);
  });

  test('its reading lists all options', () => {
    expect(read(either)).toBe(
      'choose one: (Hurt) deal 15 Damage to a target among the Beasties that opponents control in the Arena; or (Pay) LP lost by you: 30',
    );
  });

  test('needs two options', () => expect(isValid({ ...either, options: either.options.slice(1) })).toBe(false));
}
