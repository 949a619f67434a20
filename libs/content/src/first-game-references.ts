/**
 * Checks the document of a first match: its ruleset, decks, steps and rules must exist, and every rule must apply in the ruleset.
 */
import type { Checker } from './checker.ts';
import { Content, type GameContent } from './content.ts';
import type { FirstGameDoc } from './first-game.ts';
import type { Gathering, Loaded } from './gathering.ts';
import { numberIn } from './learn-references.ts';
import { RulesetError, resolveRuleset } from './resolve.ts';
import type { Ruleset } from './ruleset.ts';
import { ruleHolds } from './text/chapter.ts';

/** The ruleset of the document. If it cannot be resolved, reports a problem and returns null. */
function rulesetOf(game: GameContent, { path, value, at }: Loaded<FirstGameDoc>, check: Checker): Ruleset | null {
  const { mode, variants, parameters } = value;
  try {
    return resolveRuleset(new Content(new Map(), [game]), { game: game.doc.id, mode, variants, overrides: parameters });
  } catch (error) {
    if (!(error instanceof RulesetError)) throw error;
    const member = /variant/u.test(error.code) ? 'variants' : /parameter/u.test(error.code) ? 'parameters' : 'mode';
    check.say(path, () => at([member]), error.code, error.message);
    return null;
  }
}

export function checkFirstGame(game: GameContent, gathering: Gathering, check: Checker): void {
  for (const document of gathering.of<FirstGameDoc>('first-game')) {
    const { path, value, at } = document;
    const ruleset = rulesetOf(game, document, check);
    value.decks.forEach((id, i) => check.known(path, () => at(['decks', i]), 'deck', id, game.decks));
    const ids = new Set<string>();
    value.hints.forEach((hint, i) => {
      const where =
        (...place: PropertyKey[]) =>
        () =>
          at(['hints', i, ...place]);
      if (ids.has(hint.id)) check.say(path, where('id'), 'duplicate-id', `Another hint has the id "${hint.id}".`);
      ids.add(hint.id);
      check.markdown(path, where('text'), hint.text);
      if (numberIn(hint.text))
        check.say(
          path,
          where('text'),
          'number-in-text',
          'Write a number as a value: :param[name], or :param[name]{unit}.',
        );
      const cited = (id: string, ...place: PropertyKey[]): void => {
        check.rule(path, where(...place), id);
        const rule = game.rules.get(id);
        if (rule && ruleset && !ruleHolds(rule, ruleset.parameters))
          check.say(
            path,
            where(...place),
            'rule-does-not-apply',
            `The rule "${id}" does not apply in ${ruleset.name}.`,
          );
      };
      hint.rules.forEach((id, k) => cited(id, 'rules', k));
      const { question, happened, step } = hint.when ?? {};
      if (question) cited(question, 'when', 'question');
      if (happened) cited(happened, 'when', 'happened');
      if (step) {
        const steps = ruleset ? new Set([...ruleset.setup, ...ruleset.turn]) : check.steps;
        check.known(path, where('when', 'step'), 'step', step, steps);
      }
    });
  }
}
