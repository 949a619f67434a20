import { setTimeout as pause } from 'node:timers/promises';
import { ContentVersion, type Version, type VersionLimits } from './content-version.ts';

const LIMITS: VersionLimits = { interval: 20, fresh: 200, patience: 60, stale: 400, idle: 100 };

/** An API whose answer the test controls: a release, an error, or no answer. */
function apiAt(release: number) {
  const state: { release: number; mode: 'answers' | 'fails' | 'silent'; asked: number } = {
    release,
    mode: 'answers',
    asked: 0,
  };
  const ask = async (): Promise<Version> => {
    state.asked++;
    const latest = { content: String(state.release), notes: '', effectiveAt: '' };
    await pause(2);
    if (state.mode === 'silent') await pause(100_000, undefined, { ref: false });
    if (state.mode === 'fails') throw new Error('refused');
    return latest;
  };
  return { state, version: new ContentVersion(ask, LIMITS) };
}

describe('the version of the content', () => {
  it('sends one request for simultaneous calls, and answers from memory for a while', async () => {
    const { state, version } = apiAt(1);
    const known = await Promise.all(Array.from({ length: 50 }, () => Promise.resolve(version.now())));
    expect(known.every(({ version: cached }) => cached?.content === '1')).toBe(true);
    expect(state.asked).toBe(1);
    expect(version.now()).toEqual({ version: { content: '1', notes: '', effectiveAt: '' }, stale: false });
    version.stop();
  });

  it('notices a new release within two intervals while requests arrive', async () => {
    const { state, version } = apiAt(1);
    await version.now();
    state.release = 2;
    await pause(3 * LIMITS.interval);
    expect(version.now()).toMatchObject({ version: { content: '2' } });
    version.stop();
  });

  it('stops polling without requests, and asks before it answers the next one', async () => {
    const { state, version } = apiAt(1);
    await version.now();
    await pause(LIMITS.idle + LIMITS.fresh + 4 * LIMITS.interval);
    const { asked } = state;
    await pause(4 * LIMITS.interval);
    expect(state.asked).toBe(asked);
    state.release = 2;
    expect(await version.now()).toMatchObject({ version: { content: '2' }, stale: false });
    version.stop();
  });

  it('waits for a new answer after a release was published here, even if a request is in flight', async () => {
    const { state, version } = apiAt(1);
    await version.now();
    await pause(LIMITS.fresh + 2 * LIMITS.idle);
    const early = version.now();
    state.release = 2;
    version.forget();
    expect(await version.now()).toMatchObject({ version: { content: '2' }, stale: false });
    await early;
    version.stop();
  });

  it.each(['fails', 'silent'] as const)(
    'serves the last known content as stale for a limited time while the API %s',
    async (mode) => {
      const { state, version } = apiAt(1);
      await version.now();
      state.mode = mode;
      await pause(LIMITS.fresh + LIMITS.interval);
      const begun = performance.now();
      expect(await version.now()).toEqual({ version: { content: '1', notes: '', effectiveAt: '' }, stale: true });
      expect(performance.now() - begun).toBeLessThan(LIMITS.patience + 100);
      expect(version.now()).not.toBeInstanceOf(Promise);
      await pause(LIMITS.stale);
      expect(await version.now()).toEqual({ version: null, stale: true });
      version.stop();
    },
  );

  it('knows no version before the API answers', async () => {
    const { state, version } = apiAt(1);
    state.mode = 'fails';
    expect(await version.now()).toEqual({ version: null, stale: true });
    version.stop();
  });
});
