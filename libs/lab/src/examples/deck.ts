/** Worked examples of rules on decks: a list, and the verdict on it. */
import { resolveRuleset, type Content, type Example, type Expectation } from '@rulewright/content';
import { createDeckChecker } from '@rulewright/decks';
import type { GamePlugin } from '@rulewright/engine';
import { poolOf } from './layout.ts';

const listed = (words: readonly string[]): string => (words.length === 0 ? 'none' : [...words].sort().join(', '));

/** Checks the example's list in one mode. @returns the differences, none when it holds */
export function deckDifferences(
  content: Content,
  plugin: GamePlugin,
  example: Example,
  mode: string,
  list: string,
): string[] {
  const ruleset = resolveRuleset(content, {
    game: plugin.id,
    mode,
    variants: example.variants,
    overrides: example.set,
  });
  const pool = poolOf(content, plugin, example);
  const game = { ...content.game(plugin.id), cards: new Map(pool.map((card) => [card.id, card])) };
  const verdict = createDeckChecker(game, plugin.deckRules).check(list, [ruleset]).verdicts[0]!;
  const wrong: string[] = [];
  const compare = (what: string, expected: string | undefined, found: string): void => {
    if (expected !== undefined && expected !== found) wrong.push(`Expected ${what} ${expected}; found ${found}.`);
  };
  const check = ({ legal, issues, removed }: Expectation): void => {
    compare(
      'a verdict of',
      legal === undefined ? undefined : legal ? 'legal' : 'not legal',
      verdict.legal ? 'legal' : 'not legal',
    );
    compare('the issues', issues && listed(issues), listed(verdict.issues.map((issue) => issue.code)));
    compare('to be taken out', removed && listed(removed), listed(verdict.removed));
  };
  check(example.then);
  check(example.thenIn[mode] ?? {});
  return wrong;
}
