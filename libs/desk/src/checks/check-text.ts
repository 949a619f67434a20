/**
 * Compares rule sentences with parameters and play. A changed value and changed play must show in a sentence. A sentence that changes without a changed value needs a
 * look. A number in a sentence must be the value of one of its rule's parameters.
 */
import { canonicalJson, placeOf, type ParameterDeclaration, type Ruleset } from '@rulewright/content';
import { linesByRule } from '@rulewright/content/play-lines';
import { checkOf, counted, type Check, type CheckFinding } from './check-result.ts';
import { breathe, type ModePair, type BothSides } from './both-sides.ts';

/** Parameters that no single sentence states. They come from lists of steps, which the chapters describe as a whole. */
const NO_SENTENCE = new Set(['setup.steps', 'turn.steps']);

const changedValues = (
  parameters: readonly ParameterDeclaration[],
  before: Ruleset,
  after: Ruleset,
): ParameterDeclaration[] =>
  parameters.filter(({ name }) => canonicalJson(before.parameters[name]) !== canonicalJson(after.parameters[name]));

function silentValues(sides: BothSides, pair: ModePair, changed: ReadonlySet<string>, moved: ParameterDeclaration[]) {
  const shown = sides.rulesOf('after', pair.after!);
  return moved.flatMap(({ name, rules, readBy }): CheckFinding[] => {
    const told = rules.filter((id) => shown.has(id));
    if (NO_SENTENCE.has(name) || readBy.length === 0 || rules.some((id) => changed.has(id))) return [];
    const where =
      told.length > 0
        ? `the sentence ${told.map((id) => sides.ruleName(pair.game, id)).join(', ')} stays the same`
        : 'no rule of this mode mentions it';
    return [{ message: `${name} changes, and ${where}.`, subject: pair.name }];
  });
}

/** The rules whose lines in the play documents of a game differ. */
function changedPlay(sides: BothSides, id: string): ReadonlySet<string> {
  const paths = [...sides.changed].filter((path) => placeOf(path)?.kind === 'play' && placeOf(path)?.game === id);
  const [before, after] = ([sides.before, sides.after] as const).map(
    ({ files }) => new Map(paths.map((path) => [path, linesByRule(files.get(path)?.text ?? '')])),
  );
  const differs = (path: string, rule: string): boolean =>
    before!.get(path)!.get(rule)?.join('\n') !== after!.get(path)!.get(rule)?.join('\n');
  return new Set(
    paths.flatMap((path) =>
      [...before!.get(path)!.keys(), ...after!.get(path)!.keys()].filter((rule) => differs(path, rule)),
    ),
  );
}

/** Rules that are played differently while their sentence stays the same. */
const silentPlay = (sides: BothSides, pair: ModePair, changed: ReadonlySet<string>, played: ReadonlySet<string>) =>
  [...played]
    .filter((rule) => !changed.has(rule) && sides.rulesOf('after', pair.after!).has(rule))
    .map((rule): CheckFinding => ({
      message: `The play of ${sides.ruleName(pair.game, rule)} changes, and its sentence stays the same.`,
      subject: pair.name,
      ...placeOfRule(sides, pair.game, rule),
    }));

/** The whole numbers in a sentence, from 2 on. 0 and 1 are left out, because "no" and "one" are mostly ordinary words. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\w.:/-])\d{1,4}(?![\w.:/-])/gu)].map(([digits]) => Number(digits)).filter((n) => n > 1);

const WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** The numbers in words in a sentence. */
const numberWordsIn = (text: string): { word: string; number: number }[] =>
  [...text.toLowerCase().matchAll(/(?<![\p{L}-])\p{L}+(?![\p{L}-])/gu)].flatMap(([word]) => {
    const at = WORDS.indexOf(word);
    return at < 0 ? [] : [{ word, number: at + 2 }];
  });

/** The chapter and the line of a rule. */
function placeOfRule(sides: BothSides, game: string, rule: string): Pick<CheckFinding, 'path' | 'line'> {
  const source = sides.after.game(game).rules.get(rule);
  return source ? { path: source.path, line: source.line } : {};
}

/**
 * Numbers in a changed sentence that are not the value of any parameter of its rule. A number in words can be an ordinary word, so it is only
 * doubtful, and only if it is new.
 */
function strangeNumbers(
  sides: BothSides,
  pair: ModePair,
  rule: string,
  of: ReadonlyMap<string, ParameterDeclaration[]>,
): { wrong: CheckFinding[]; doubtful: CheckFinding[] } {
  const text = sides.rulesOf('after', pair.after!).get(rule)?.text;
  const parameters = (of.get(rule) ?? []).filter((one) => one.type === 'integer');
  if (text === undefined || parameters.length === 0) return { wrong: [], doubtful: [] };
  const values = parameters.map((one) => pair.after!.parameters[one.name]);
  const finding = (said: number | string): CheckFinding => ({
    message: `${sides.ruleName(pair.game, rule)} says ${said}; its values are ${parameters.map((one, i) => `${one.name} = ${String(values[i])}`).join(', ')}.`,
    subject: pair.name,
    ...placeOfRule(sides, pair.game, rule),
  });
  const old = numberWordsIn(sides.rulesOf('before', pair.before!).get(rule)?.text ?? '').map(({ word }) => word);
  return {
    wrong: numbersIn(text)
      .filter((number) => !values.includes(number))
      .map(finding),
    doubtful: numberWordsIn(text)
      .filter(({ word, number }) => !values.includes(number) && !old.includes(word))
      .map(({ word }) => finding(word)),
  };
}

/** Merges equal findings of several modes into one that names all modes. */
function gathered(findings: readonly CheckFinding[]): CheckFinding[] {
  const known = new Map<string, CheckFinding>();
  for (const one of findings) {
    const held = known.get(one.message);
    known.set(one.message, held ? { ...held, subject: `${held.subject}; ${one.subject}` } : one);
  }
  return [...known.values()];
}

/** The rules of the release that no chapter has any more. */
const removedRules = (sides: BothSides): CheckFinding[] =>
  sides.games().flatMap(({ game, old }) =>
    [...(old?.rules.values() ?? [])]
      .filter(({ id }) => !game.rules.has(id))
      .map(({ id, path, line }) => ({
        message: `The rule ${id} is no longer in the text. In the release, it is on line ${line}.`,
        path,
      })),
  );

export async function checkText(sides: BothSides): Promise<Check> {
  const wrong: CheckFinding[] = [];
  const odd: CheckFinding[] = removedRules(sides);
  for (const pair of sides.modes()) {
    await breathe();
    if (!pair.before || !pair.after) continue;
    const { vocabulary } = sides.after.game(pair.game);
    const rules = new Set(sides.changedRules(pair));
    const moved = changedValues(vocabulary.parameters, pair.before, pair.after);
    const played = changedPlay(sides, pair.game);
    odd.push(...silentValues(sides, pair, rules, moved), ...silentPlay(sides, pair, rules, played));
    const byRule = new Map<string, ParameterDeclaration[]>();
    for (const one of vocabulary.parameters)
      for (const rule of one.rules) byRule.set(rule, [...(byRule.get(rule) ?? []), one]);
    const cited = new Set(vocabulary.citedRules);
    for (const rule of rules) {
      const strange = strangeNumbers(sides, pair, rule, byRule);
      wrong.push(...strange.wrong);
      odd.push(...strange.doubtful);
      if (cited.has(rule) && moved.length === 0 && !played.has(rule))
        odd.push({
          message: `The sentence ${sides.ruleName(pair.game, rule)} changes, but the engine does the same as before.`,
          subject: pair.name,
          ...placeOfRule(sides, pair.game, rule),
        });
    }
  }
  const findings = gathered([...wrong, ...odd]);
  const status = wrong.length > 0 ? 'failed' : odd.length > 0 ? 'warning' : 'passed';
  const summary =
    findings.length === 0 ? 'Sentences and values agree.' : `${counted(findings.length, 'place')} to look at.`;
  return checkOf('text', 'Text against parameters', status, summary, findings);
}
