/** In which modes a worked example holds. Most examples of a game share a few rulesets, so the rules of each are looked up once. */
import { Lru, rulesOf, RulesetError, type Content, type Example } from '@rulewright/content';
import { rulesetOf } from './example-layout.ts';

/** The rules of a ruleset; null where the variants and values cannot be combined. */
type Shown = ReadonlySet<string> | null;

/** Rulesets of a content whose rules are kept. */
const KEPT = 200;

const known = new WeakMap<Content, Lru<string, Shown>>();

function rulesShown(content: Content, game: string, example: Example, mode: string): Shown {
  const kept = known.get(content) ?? new Lru<string, Shown>(KEPT);
  known.set(content, kept);
  const key = JSON.stringify([game, mode, example.variants, example.set]);
  return kept.get(key, () => {
    try {
      return rulesOf(content, rulesetOf(content, game, example, mode));
    } catch (error) {
      if (error instanceof RulesetError) return null;
      throw error;
    }
  });
}

/** The modes in which an example holds: those it names, else all whose rulebook has all its rules. */
export function modesOf(content: Content, game: string, example: Example): string[] {
  if (example.modes) return example.modes;
  return content.game(game).doc.modes.filter((mode) => {
    const shown = rulesShown(content, game, example, mode);
    return shown !== null && example.rules.every((rule) => shown.has(rule));
  });
}
