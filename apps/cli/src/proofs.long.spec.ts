/** The commands that prove the rules by playing: firings of rules, and fuzz runs that continue an earlier one. */
import { fileURLToPath } from 'node:url';
import { CommandLine } from '../test/support/rw.ts';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const game = 'metabaloids';
const commandLine = new CommandLine(workspace);
afterAll(() => commandLine.close());

async function json<Value>(...args: readonly string[]): Promise<Value> {
  const { code, out } = await commandLine.run([...args, '--content', workspace, '--json'], process.env);
  expect(code).toBe(0);
  return JSON.parse(out) as Value;
}

test('rw coverage --simulate counts rules in every mode', async () => {
  type Simulated = { simulation: { mode: string; games: number; rules: Record<string, number> }[]; gaps: unknown[] };
  const { simulation, gaps } = await json<Simulated>('coverage', '--game', game, '--simulate', '40');
  expect(gaps).toEqual([]);
  expect(simulation.map(({ mode }) => mode)).toEqual(['core-tactical', 'fast', 'web-official', 'classic-print']);
  for (const { games, rules } of simulation) {
    expect(games).toBe(40);
    expect(rules['mb.battle.higher-wins']).toBeGreaterThan(40);
  }
  // The second mode has no safety.
  expect(simulation[0]!.rules['mb.safety.column-turned']).toBeGreaterThan(0);
  expect(simulation[1]!.rules['mb.safety.column-turned']).toBeUndefined();
});

test('rw fuzz --from continues where another run stopped', async () => {
  type Fuzzed = {
    from: number;
    next: number;
    games: number;
    decisions: number;
    checksum: string;
    violations: unknown[];
  };
  const fuzz = (from: number, games: number): Promise<Fuzzed> =>
    json('fuzz', '--game', game, '--seed', '3', '--from', String(from), '--games', String(games));
  const [whole, first, rest] = [await fuzz(0, 100), await fuzz(0, 70), await fuzz(70, 30)];
  expect(first.next).toBe(70);
  expect(rest).toMatchObject({ from: 70, next: 100, games: 30, violations: [] });
  expect(first.decisions + rest.decisions).toBe(whole.decisions);
  const sum = (parseInt(first.checksum, 16) + parseInt(rest.checksum, 16)) % 2 ** 32;
  expect(sum).toBe(parseInt(whole.checksum, 16));
});
