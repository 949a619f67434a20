/** Plays worked examples and reports the failing ones, with the first step that differs from before and the ways to settle them. */
import { placeOf, type Example, type GameContent } from '@rulewright/content';
import { exampleKey, modesOf, runExample, tellExample, type ExampleStory } from '@rulewright/lab';
import type { GamePlugin } from '@rulewright/engine';
import { checkOf, counted, MOST_FINDINGS, type Check, type CheckFinding } from './check-result.ts';
import { breathe, type BothSides } from './both-sides.ts';
import { ExampleSettler, settlementOf } from './settle-examples.ts';
import { MOST_SETTLED, type SettledExample, type Settlement } from './settlement.ts';

/** The first line in which two logs of an example differ, as a sentence. Null if they are the same. */
function parting({ lines: old }: ExampleStory, { lines: now }: ExampleStory): string | null {
  const at = old.findIndex((line, i) => line !== now[i]);
  const step = at < 0 ? (now.length > old.length ? old.length : -1) : at;
  if (step < 0) return null;
  return `Step ${step + 1}: ${old[step] ?? 'the end'} before; ${now[step] ?? 'it stops there'} now.`;
}

/** Selects the example files to play: all files if rules, cards, decks, variants or the game differ, otherwise only the changed files. */
function filesToPlay(sides: BothSides, game: GameContent, plugin: GamePlugin): (path: string) => boolean {
  const kinds = ['deck', 'variant', 'game'];
  const others = [...sides.changed].some((path) => {
    const place = placeOf(path)!;
    return place.game === game.doc.id && kinds.includes(place.kind);
  });
  const differs = sides.modes().some((pair) => {
    if (pair.game !== game.doc.id) return false;
    if (!pair.before || !pair.after || sides.playsDifferently(pair, plugin) !== false) return true;
    const [one, other] = [sides.rulesOf('before', pair.before), sides.rulesOf('after', pair.after)];
    return [...one.keys()].join() !== [...other.keys()].join();
  });
  return others || differs || sides.changedCards(game.doc.id).length > 0
    ? () => true
    : (path) => sides.changed.has(path);
}

/**
 * The modes in which an example has the same rules and cards on both sides. Its result there is the same as before, so it is not played.
 */
function untouchedModes(sides: BothSides, plugin: GamePlugin, example: Example, modes: readonly string[]): string[] {
  const game = sides.before.games.find((one) => one.doc.id === plugin.id);
  const old = [...(game?.examples.values() ?? [])].flat().find((one) => one.id === example.id);
  if (!old) return [];
  const before = modesOf(sides.before, plugin.id, old);
  return modes.filter((mode) => {
    try {
      const key = exampleKey(sides.after, plugin, example, mode);
      return before.includes(mode) && exampleKey(sides.before, plugin, old, mode) === key;
    } catch {
      // Ignored here, because playing the example reports the error.
      return false;
    }
  });
}

/** @param told whether the finding will be listed, and therefore needs the first difference */
function failingIn(
  sides: BothSides,
  plugin: GamePlugin,
  { path, example }: { path: string; example: Example },
  mode: string,
  told: boolean,
): CheckFinding | null {
  const now = runExample(sides.after, plugin, example, mode);
  if (now.passed) return null;
  const finding = {
    message: `"${example.title}" fails in ${mode}.`,
    path,
    subject: `${example.id} (${mode})`,
  };
  if (!told) return finding;
  const game = sides.before.games.find((one) => one.doc.id === plugin.id);
  const old = [...(game?.examples.values() ?? [])].flat().find((one) => one.id === example.id);
  if (!game || !old || !game.modes.has(mode)) return { ...finding, detail: now.message };
  const before = tellExample(sides.before, plugin, old, mode);
  const after = tellExample(sides.after, plugin, example, mode);
  const parted = parting(before, after) ?? 'It plays as before, but the expected result differs.';
  return { ...finding, detail: `${before.passed ? '' : 'It failed before as well.\n'}${parted}\n${now.message}` };
}

export interface ExamplesChecked {
  readonly check: Check;
  /** The ways to settle the failing examples; null if no example fails. */
  readonly settlement: Settlement | null;
}

/** @param onPart called with the share of the work that is done, from 0 to 1 */
export async function checkExamples(
  sides: BothSides,
  onPart: (share: number) => Promise<void>,
): Promise<ExamplesChecked> {
  const findings: CheckFinding[] = [];
  const settled: SettledExample[] = [];
  let failed = 0;
  let played = 0;
  let untouched = 0;
  for (const { game, plugin } of sides.playedGames()) {
    const settler = new ExampleSettler(sides, game, plugin);
    const wanted = filesToPlay(sides, game, plugin);
    const files = [...game.examples].filter(([path]) => wanted(path));
    for (const [path, examples] of game.examples) if (!wanted(path)) untouched += examples.length;
    const all = files.flatMap(([path, examples]) => examples.map((example) => ({ path, example })));
    for (const [at, { path, example }] of all.entries()) {
      await breathe();
      if (at % 20 === 0) await onPart(at / all.length);
      const modes = modesOf(sides.after, game.doc.id, example);
      if (modes.length === 0)
        findings.push({ message: `No mode has all the rules of "${example.title}".`, path, subject: example.id });
      const same = untouchedModes(sides, plugin, example, modes);
      untouched += same.length;
      const failing: string[] = [];
      for (const mode of modes.filter((one) => !same.includes(one))) {
        played++;
        const finding = failingIn(sides, plugin, { path, example }, mode, findings.length < MOST_FINDINGS);
        if (finding) findings.push(finding);
        if (finding) failing.push(mode);
      }
      if (failing.length === 0) continue;
      failed++;
      if (settled.length < MOST_SETTLED) settled.push(settler.settle({ path, example, modes: failing }));
    }
  }
  const settlement = failed > 0 ? settlementOf(sides, settled, failed) : null;
  return { check: summed(findings, played, untouched), settlement };
}

function summed(findings: readonly CheckFinding[], played: number, untouched: number): Check {
  const title = 'Worked examples';
  const rest =
    untouched === 0
      ? ''
      : ` ${counted(untouched, 'other example')} were not played, because the change does not touch them.`;
  if (findings.length > 0) {
    const summary = `${counted(findings.length, 'example')} of ${played} fail.${rest}`;
    return checkOf('examples', title, 'failed', summary, findings);
  }
  const passed = played === 0 ? 'No example is affected.' : `${counted(played, 'example')} passed.`;
  return checkOf('examples', title, 'passed', `${passed}${rest}`);
}
