/** Sentences that say how far to trust the games of learned players. They accompany the results of such games. */
import { botById, choosePolicy, trustIn } from '@rulewright/bots';
import type { CardDoc, Ruleset } from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';

/** A played ruleset, with its cards. */
export interface PlayedRules {
  readonly ruleset: Ruleset;
  readonly cards: readonly CardDoc[];
}

/** One sentence for each played ruleset. Empty if no bot is a learned player. @param bots ids of the bots */
export function trustNotes(plugin: GamePlugin, played: readonly PlayedRules[], bots: readonly string[]): string[] {
  if (!bots.some((bot) => botById(bot).isLearned === true)) return [];
  return played.map(({ ruleset, cards }) => {
    const named = cards.map(({ id, name }) => ({ slug: id, name }));
    const choice = choosePolicy(plugin.policies ?? [], ruleset, named);
    const says = choice
      ? trustIn(choice)
      : 'No learned player exists for this game. The level Medium plays in its place.';
    return `${ruleset.name}: ${says}`;
  });
}
