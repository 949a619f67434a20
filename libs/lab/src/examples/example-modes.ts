/** Finds the modes to which a worked example applies. Many examples share a ruleset, so the rules of each ruleset are cached. */
import { Lru, rulesOf, RulesetError, type Content, type Example } from '@rulewright/content';
import { rulesetOf } from './example-layout.ts';

/** The ids of a ruleset's rules. Null if the variants and values cannot be combined. */
type VisibleTexts = ReadonlySet<string> | null;

/** How many rulesets are cached for a content. */
const KEPT = 200;

const known = new WeakMap<Content, Lru<string, VisibleTexts>>();

function rulesShown(content: Content, game: string, example: Example, mode: string): VisibleTexts {
  const cache = known.get(content) ?? new Lru<string, VisibleTexts>(KEPT);
  known.set(content, cache);
  const key = JSON.stringify([game, mode, example.variants, example.set]);
  return cache.get(key, () => {
    try {
      return rulesOf(content, rulesetOf(content, game, example, mode));
    } catch (error) {
      if (error instanceof RulesetError) return null;
      throw error;
    }
  });
}

/** The modes to which an example applies: those it names, or else every mode that has all its rules. */
export function modesOf(content: Content, game: string, example: Example): string[] {
  if (example.modes) return example.modes;
  return content.game(game).doc.modes.filter((mode) => {
    const shown = rulesShown(content, game, example, mode);
    return shown !== null && example.rules.every((rule) => shown.has(rule));
  });
}
