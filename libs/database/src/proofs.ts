/** A cache of proof results, by a digest of everything that they depend on. */
import { insertRows, run, sql, valueList, type Runner } from './sql.ts';

/** The most digests in one statement. */
const AT_ONCE = 500;
/** Days after which a result that is not requested is deleted. */
const DAYS_KEPT = 90;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const DAY = 86_400_000;

/** The known results, by digest. Marks them as requested today. @param now milliseconds */
export async function findProofs(
  runner: Runner,
  keys: readonly string[],
  now = Date.now(),
): Promise<Map<string, unknown>> {
  const results = new Map<string, unknown>();
  const old: string[] = [];
  const today = dayOf(now);
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const some = keys.slice(from, from + AT_ONCE);
    const rows = await run<{ key: string; value: string; usedOn: string }>(
      runner,
      sql`SELECT key, value, used_on AS "usedOn" FROM proofs WHERE key IN ${valueList(some)}`,
    );
    for (const { key, value, usedOn } of rows) {
      results.set(key, JSON.parse(value));
      if (usedOn !== today) old.push(key);
    }
  }
  for (let from = 0; from < old.length; from += AT_ONCE) {
    const some = old.slice(from, from + AT_ONCE);
    await run(runner, sql`UPDATE proofs SET used_on = ${today} WHERE key IN ${valueList(some)}`);
  }
  return results;
}

/** Stores results, and deletes those that were not requested for a long time. @param now milliseconds */
export async function keepProofs(
  runner: Runner,
  results: ReadonlyMap<string, unknown>,
  now = Date.now(),
): Promise<void> {
  const rows = [...results].map(([key, value]) => [key, JSON.stringify(value), dayOf(now)]);
  // Another process may have stored the same result.
  await insertRows(runner, 'proofs', ['key', 'value', 'used_on'], rows, ' ON CONFLICT DO NOTHING');
  await run(runner, sql`DELETE FROM proofs WHERE used_on < ${dayOf(now - DAYS_KEPT * DAY)}`);
}
