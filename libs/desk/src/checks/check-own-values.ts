/**
 * Checks that examples still prove the rules with a mode's own values. Every rule must keep an example that sets no values. An example that
 * cites a changed value must not set the old one.
 */
import { canonicalJson, type Example, type GameContent } from '@rulewright/content';
import { modesOf, OwnValues } from '@rulewright/lab';
import type { GamePlugin } from '@rulewright/engine';
import { breathe, type BothSides } from './both-sides.ts';
import { checkOf, counted, type Check, type CheckFinding } from './check-result.ts';
import { ExampleCauses } from './example-causes.ts';

interface CheckedGame {
  readonly game: GameContent;
  readonly old: GameContent | null;
  readonly plugin: GamePlugin;
}

const examplesOf = (game: GameContent) =>
  [...game.examples].flatMap(([path, examples]) => examples.map((example) => ({ path, example })));

/** The rules that lost their last example on a mode's own values. */
function lostRules(sides: BothSides, { game, old, plugin }: CheckedGame): CheckFinding[] {
  if (!old) return [];
  const now = new OwnValues(sides.after, plugin).all();
  const lost = [...new OwnValues(sides.before, plugin).all().keys()].filter((key) => !now.has(key));
  return lost.flatMap((key): CheckFinding[] => {
    const [rule, mode] = key.split(' ') as [string, string];
    const pair = sides.modes().find((one) => one.game === game.doc.id && one.mode === mode);
    if (!pair?.after || !sides.rulesOf('after', pair.after).has(rule)) return [];
    const cites = examplesOf(game).filter(
      ({ example }) => example.rules.includes(rule) && modesOf(sides.after, game.doc.id, example).includes(mode),
    );
    const names = cites.map(({ example }) => `"${example.id}" sets ${Object.keys(example.set).join(', ')}`);
    const left = names.length > 0 ? `${names.slice(0, 3).join('; ')}.` : 'No example of this rule is left.';
    const message = `In ${pair.name}, no example of ${rule} runs on the mode's own values any more. ${left} Write or change one so that it sets no value.`;
    const [first] = cites;
    return [{ message, subject: first?.example.id ?? rule, ...(first && { path: first.path }) }];
  });
}

/** Examples that cite a changed value but now set it back. */
function falselyKept(sides: BothSides, { game, old }: CheckedGame): CheckFinding[] {
  if (!old) return [];
  const before = new Map(examplesOf(old).map(({ example }) => [example.id, example]));
  const causes = new ExampleCauses(sides, game);
  const fresh = (example: Example, known: Example): string[] =>
    Object.keys(example.set).filter((name) => canonicalJson(example.set[name]) !== canonicalJson(known.set[name]));
  return examplesOf(game).flatMap(({ path, example }): CheckFinding[] => {
    const known = before.get(example.id);
    const names = known && sides.changed.has(path) ? fresh(example, known) : [];
    if (!known || names.length === 0) return [];
    const modes = modesOf(sides.after, game.doc.id, example);
    const asCited = { ...example, rules: [...new Set([...known.rules, ...example.rules])], set: known.set };
    // The changed values that the example would have without its new `set`.
    const moved = modes.flatMap((mode) => causes.moved(asCited, mode));
    const overridden = (name: string): boolean =>
      moved.some((one) => one.declared.name === name && canonicalJson(one.after) !== canonicalJson(example.set[name]));
    const settingBack = names.filter((name) => overridden(name) && causes.cites(asCited, name, modes));
    if (settingBack.length === 0) return [];
    const message = `"${example.title}" cites ${settingBack.join(', ')}, which this change set changes, and sets ${settingBack.length === 1 ? 'it' : 'them'}. Remove ${settingBack.length === 1 ? 'this value' : 'these values'} and state the new outcome.`;
    return [{ message, path, subject: example.id }];
  });
}

export async function checkOwnValues(sides: BothSides): Promise<Check> {
  const findings: CheckFinding[] = [];
  for (const played of sides.playedGames()) {
    await breathe();
    findings.push(...falselyKept(sides, played), ...lostRules(sides, played));
  }
  const title = "Examples on the modes' own values";
  if (findings.length === 0)
    return checkOf('own-values', title, 'passed', 'Every rule keeps an example that sets no other values.');
  return checkOf('own-values', title, 'failed', `${counted(findings.length, 'problem')}.`, findings);
}
