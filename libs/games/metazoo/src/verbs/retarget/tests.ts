/** Tests of the verb `retarget`: its effect and its reading. */
import { aBeastie, cast, charm, read } from '../../../test/cast.ts';

export function retargetTests(): void {
  const bend = charm([{ do: 'retarget', entry: { whose: 'opposing' } }], { timing: 'any-time' });

  test('lets its user name new targets for a chain entry', () => {
    const t = cast([{ do: 'damage', amount: 15, target: aBeastie }], {
      pages: { Bend: bend },
      seats: [{}, { chapter: ['Bend'] }],
    });
    t.do('target', 'Clown').do('contract', 'Bend');
    expect(t.asked).toBe(1);
    t.do('target', 'Wolf');
    expect([t.lp('Clown'), t.lp('Wolf')]).toEqual([40, 35]);
  });

  test('its reading mentions new targets', () => {
    expect(read({ do: 'retarget', entry: {} })).toBe(
      'pick new targets for a targeted Contracted Page of an opponent that waits in the resolution chain',
    );
  });
}
