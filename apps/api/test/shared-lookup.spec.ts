/** A lookup that callers share: how often it runs, how new its value is, and what a failed lookup changes. */
import { SharedLookup } from '../src/content/shared-lookup.ts';

/** A lookup whose answers are given by hand, in the order of the lookups. */
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
  it('runs once for all callers that ask while another one runs', async () => {
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

  it('never gives a caller a value that was looked up before the caller asked', async () => {
    const { lookup, waiting } = byHand();
    const early = lookup.ask();
    const late = lookup.ask();
    waiting[0]!.answer('before the release');
    await early;
    await Promise.resolve();
    waiting[1]!.answer('after the release');
    expect(await late).toBe('after the release');
  });

  it('looks again after a failure', async () => {
    const { lookup, waiting } = byHand();
    const failed = lookup.ask();
    const next = lookup.ask();
    waiting[0]!.fail();
    await expect(failed).rejects.toThrow('No connection.');
    await Promise.resolve();
    waiting[1]!.answer('release 1');
    expect(await next).toBe('release 1');
  });

  it('does not make callers wait for a lookup that has hung for longer than a second', async () => {
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
