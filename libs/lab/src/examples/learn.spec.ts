/** The documents that teach the games. Every mode has a quick start. It links each term before using it, and its worked turn passes. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent, renderTeaching, resolveRuleset, unlinkedTerms } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { pluginFor, knownGames } from '@rulewright/games';
import { modesOf } from './example-modes.ts';
import { traceExample } from './trace-example.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const content = openContent(await readTree(workspace), knownGames);
const taught = content.games
  .filter((game) => game.learn !== null)
  .flatMap((game) => game.doc.modes.map((mode) => [`${game.doc.id}/${mode}`] as const));

describe.each(taught)('%s', (id) => {
  const ruleset = resolveRuleset(content, id);
  const game = content.game(ruleset.game);
  const teaching = renderTeaching(content, ruleset)!;

  test('has at least five sections and no unresolved placeholders', () => {
    expect(teaching.sections.length).toBeGreaterThanOrEqual(5);
    for (const { points } of teaching.sections)
      for (const { text } of points) expect(text).not.toMatch(/:\w+\[|undefined/u);
  });

  test('covers each step of the setup and of a turn', () => {
    const told = teaching.sections.flatMap(({ points }) => points.flatMap(({ step }) => step ?? []));
    expect(told).toEqual([...ruleset.setup, ...ruleset.turn]);
  });

  test('links each term before it uses it', () => {
    expect(unlinkedTerms(content, ruleset)).toEqual([]);
  });

  test('shows a worked turn that the engine plays as described, and a label for each place with cards', () => {
    const example = [...game.examples.values()].flat().find((one) => one.id === teaching.example)!;
    expect(modesOf(content, ruleset.game, example)).toContain(ruleset.mode);
    const trace = traceExample(content, pluginFor(ruleset)!, example, ruleset.mode);
    expect(trace.message).toBe('');
    expect(trace.cut).toBe(false);
    const zones = trace.frames[0]!.seats[0]!.zones;
    const label = (zone: string) => teaching.table.find((one) => [zone, zone.replace(/-\d+$/u, '')].includes(one.zone));
    expect(zones.filter((zone) => zone.count > 0 && !label(zone.id)).map((zone) => zone.id)).toEqual([]);
    const drawn = new Set(zones.map((zone) => label(zone.id)));
    expect(teaching.table.filter((one) => !drawn.has(one)).map((one) => one.zone)).toEqual([]);
  });
});
