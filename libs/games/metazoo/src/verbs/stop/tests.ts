/** Tests of the verb `stop`: its effect and its reading. */
import { theirBeastie, cast, charm, read } from '../../../test/cast.ts';

export function stopTests(): void {
  const veto = charm([{ do: 'stop', entry: { whose: 'opposing', types: ['spell'] } }], { timing: 'any-time' });

  test('prevents a chain entry from resolving (mz.chain.stopped-entry)', () => {
    const t = cast([{ do: 'damage', amount: 15, target: theirBeastie }], {
      pages: { Veto: veto },
      seats: [{}, { chapter: ['Veto'] }],
    });
    t.do('contract', 'Veto');
    expect([t.lp('Clown'), t.applied('mz.chain.stopped-entry')]).toEqual([40, 1]);
  });

  test('its reading names the entries that it can stop', () => {
    expect(read({ do: 'stop', entry: { types: ['spell'] } })).toBe(
      'stop a targeted Spell of an opponent that waits in the resolution chain',
    );
  });
}
