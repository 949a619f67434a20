/** Comparing rulesets of a release. */
import { Injectable } from '@nestjs/common';
import { ruleTexts, type Ruleset } from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';
import { badInput } from '../errors/errors.ts';
import type { ComparisonView, StepDifferenceView } from './comparison.model.ts';
import { say, stepOf } from './ruleset.model.ts';

@Injectable()
export class RulesetsService {
  /** What is different in `b` when one comes from `a`. @throws RulesetError; ApiError `different-games` */
  async compare(opened: OpenedRelease, a: Ruleset, b: Ruleset): Promise<ComparisonView> {
    if (a.game !== b.game) throw badInput('different-games', 'Only rulesets of one game can be compared.');
    const [{ parameters, rules }, bookA, bookB] = await Promise.all([
      opened.comparison(a, b),
      opened.rulebook(a),
      opened.rulebook(b),
    ]);
    const declared = new Map(opened.game(a.game).vocabulary.parameters.map((one) => [one.name, one]));
    const textsA = ruleTexts(bookA);
    const textsB = ruleTexts(bookB);
    return {
      a,
      b,
      parameters: parameters.map((one) => {
        const declaration = declared.get(one.name)!;
        return { ...one, help: declaration.help, aText: say(declaration, one.a), bText: say(declaration, one.b) };
      }),
      steps: (['setup', 'turn'] as const).flatMap((part) => stepDifference(opened, a, b, part)),
      rules: rules.map((one) => {
        const inA = textsA.get(one.id);
        const inB = textsB.get(one.id);
        return { ...one, numberA: inA?.number, numberB: inB?.number, chapter: (inB ?? inA)!.chapter };
      }),
    };
  }
}

function stepDifference(opened: OpenedRelease, a: Ruleset, b: Ruleset, part: 'setup' | 'turn'): StepDifferenceView[] {
  if (a[part].join() === b[part].join()) return [];
  const steps = (ruleset: Ruleset) => ruleset[part].map((id) => stepOf(opened, ruleset.game, id));
  return [{ part, a: steps(a), b: steps(b) }];
}
