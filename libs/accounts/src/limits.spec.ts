/** Counts of attempts after a clock that was wrong. */
import { DATABASES, type TestDatabase } from '@rulewright/database/testing';
import { idKey } from './attempt-keys.ts';
import { TooManyAttemptsError } from './errors.ts';
import { AttemptLimit } from './limits.ts';

const DAY = 24 * 60 * 60_000;
const LIMIT = { points: 2, duration: 60 };

describe.each(DATABASES)('counts on $name', (kind) => {
  let open: TestDatabase;
  let clock: jest.SpyInstance;
  let at = 0;
  beforeAll(async () => {
    open = await kind.create();
  });
  beforeEach(() => {
    at = Date.now();
    clock = jest.spyOn(Date, 'now').mockImplementation(() => at);
  });
  afterEach(() => clock.mockRestore());
  afterAll(() => open?.close());

  const key = idKey('somebody');
  const shared = (name: string) => new AttemptLimit(LIMIT, { database: open.database, name });

  test('of a clock that was a year ahead refuse nobody after the clock is corrected', async () => {
    const limit = shared('ahead');
    at += 365 * DAY;
    expect([await limit.count(key), await limit.count(key)]).toEqual([1, 2]);
    await expect(limit.count(key)).rejects.toThrow(TooManyAttemptsError);
    at -= 365 * DAY;
    expect([await limit.count(key), await limit.count(key)]).toEqual([1, 2]);
    await expect(limit.count(key)).rejects.toMatchObject({ seconds: 60 });
  });

  test('of a process whose clock is a few seconds ahead of the others stay', async () => {
    const limit = shared('seconds');
    at += 5_000;
    await limit.count(key, 2);
    at -= 5_000;
    await expect(limit.count(key)).rejects.toMatchObject({ seconds: 65 });
  });

  test('of a clock that was a year behind start again', async () => {
    const limit = shared('behind');
    at -= 365 * DAY;
    await limit.count(key, 2);
    at += 365 * DAY;
    expect(await limit.count(key)).toBe(1);
  });
});
