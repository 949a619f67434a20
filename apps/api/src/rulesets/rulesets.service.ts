/** Compares rulesets of a release. */
import { Injectable } from '@nestjs/common';
import type { Comparison, Rulebook, Ruleset } from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';
import { badInput } from '../errors/errors.ts';

/** Two rulesets of one game with their differences and rulebooks. */
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
  /** The differences from `a` to `b`. @throws RulesetError; ApiError `different-games` */
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
