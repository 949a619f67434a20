/**
 * Releases from when a game had a plugin: they are read with the first documents of the game, and replays that the plugin recorded play to
 * the same end. The recorded files are in the folder `former`.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadReleased, placeOf, resolveRuleset, type DocumentKind, type SourceFile } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { programOf, replaySchema, runReplay } from '@rulewright/engine';
import { engineOf, knownGames } from '../src/index.ts';

const folder = new URL('former/', import.meta.url);
const replays = readdirSync(folder).map((name) =>
  replaySchema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
);
const id = replays[0]!.ruleset.id.split('/')[0]!;

/** The kinds of documents that plugins declared in code. */
const DECLARED: ReadonlySet<DocumentKind | undefined> = new Set([
  'fields',
  'faces',
  'parameters',
  'deck-law',
  'play',
  'policy',
  'strength',
]);

/** The files of a game as a release had them when it had a plugin. Abilities had further members, which the plugin read. */
const then = (await readTree(fileURLToPath(new URL('../../..', import.meta.url))))
  .filter(({ path }) => placeOf(path)?.game === id && !DECLARED.has(placeOf(path)?.kind))
  .map(({ path, text }): SourceFile => ({
    path,
    text: text
      .replace(/^(?:deckLaw|engine): .*\n/gmu, '')
      .replaceAll(/^( {4}- id: .*\n)/gmu, '$1      kind: activated\n'),
  }));

const { content, problems } = loadReleased(then, knownGames);

test('a release from then is read without problems, and its file list stays as it is', () => {
  expect(problems).toEqual([]);
  expect([...content.files.keys()]).toEqual(then.map(({ path }) => path));
  expect(loadReleased(then, []).problems.map(({ code }) => code)).toContain('unknown-game');
});

test.each(replays.map((replay) => [replay.ruleset.id, replay] as const))('a replay of %s', (rulesetId, replay) => {
  const game = content.game(id);
  const ruleset = resolveRuleset(content, rulesetId);
  expect(ruleset.hash).toBe(replay.ruleset.hash);
  const program = programOf(engineOf(game), ruleset, game.cards, replay);
  const { divergence, decisions, result } = runReplay(program, replay);
  expect(divergence).toBeNull();
  expect(decisions).toBe(replay.decisions.length);
  expect(result).toMatchObject({ cause: replay.result.cause, turns: replay.result.turns });
  // Another choice leads to other events.
  const [first, ...others] = replay.decisions;
  const other = { ...replay, decisions: [first === 0 ? 1 : 0, ...others] };
  expect(runReplay(program, other).divergence).not.toBeNull();
});
