/** Tests of a shared lookup: the number of runs, the age of its value, and failures. */
import { SharedLookup } from '../src/content/shared-lookup.ts';

/** A lookup that the test answers itself. `waiting` lists the runs in order. */
function byHand() {
  const waiting: { answer(value: string): void; fail(): void }[] = [];
  const lookup = new SharedLookup(
    () =>
      new Promise<string>((answer, refuse) =>
        waiting.push({ answer, fail: () => refuse(new Error('No connection.')) }),
      ),
  );
  return { lookup, waiting };
}

describe('a shared lookup', () => {
  it('runs once more for all callers that ask during a run', async () => {
    const { lookup, waiting } = byHand();
    const first = lookup.ask();
    const others = Array.from({ length: 10 }, () => lookup.ask());
    expect(waiting).toHaveLength(1);
    waiting[0]!.answer('release 1');
    expect(await first).toBe('release 1');
    await Promise.resolve();
    expect(waiting).toHaveLength(2);
    waiting[1]!.answer('release 2');
    expect(new Set(await Promise.all(others))).toEqual(new Set(['release 2']));
  });

  it('never gives a caller a value from a run that started before the caller asked', async () => {
    const { lookup, waiting } = byHand();
    const early = lookup.ask();
    const late = lookup.ask();
    waiting[0]!.answer('before the release');
    await early;
    await Promise.resolve();
    waiting[1]!.answer('after the release');
    expect(await late).toBe('after the release');
  });

  it('runs again after a failure', async () => {
    const { lookup, waiting } = byHand();
    const failed = lookup.ask();
    const next = lookup.ask();
    waiting[0]!.fail();
    await expect(failed).rejects.toThrow('No connection.');
    await Promise.resolve();
    waiting[1]!.answer('release 1');
    expect(await next).toBe('release 1');
  });

  it('does not make new callers wait for a run that takes longer than a second', async () => {
    const { lookup, waiting } = byHand();
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    try {
      void lookup.ask();
      now.mockReturnValue(1_001);
      const asked = lookup.ask();
      waiting[1]!.answer('release 1');
      expect(await asked).toBe('release 1');
    } finally {
      now.mockRestore();
    }
  });
});
