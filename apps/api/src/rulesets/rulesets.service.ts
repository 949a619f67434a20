/** Comparing rulesets of a release. */
import { Injectable } from '@nestjs/common';
import type { Comparison, Rulebook, Ruleset } from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';
import { badInput } from '../errors/errors.ts';

/** Two rulesets of one game, their differences, and the rulebooks in which the rules are. */
export interface ComparedRulesets {
  readonly opened: OpenedRelease;
  readonly a: Ruleset;
  readonly b: Ruleset;
  readonly comparison: Comparison;
  readonly bookA: Rulebook;
  readonly bookB: Rulebook;
}

@Injectable()
export class RulesetsService {
  /** What is different in `b` when one comes from `a`. @throws RulesetError; ApiError `different-games` */
  async compare(opened: OpenedRelease, a: Ruleset, b: Ruleset): Promise<ComparedRulesets> {
    if (a.game !== b.game) throw badInput('different-games', 'Only rulesets of one game can be compared.');
    const [comparison, bookA, bookB] = await Promise.all([
      opened.comparison(a, b),
      opened.rulebook(a),
      opened.rulebook(b),
    ]);
    return { opened, a, b, comparison, bookA, bookB };
  }
}
