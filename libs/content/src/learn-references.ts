/**
 * Checks the document that teaches a game: its rules, steps, cards and examples must exist, and its texts must use parameters for values.
 */
import type { Checker } from './checker.ts';
import type { GameContent } from './content.ts';
import type { Gathering } from './gathering.ts';
import type { LearnDoc } from './learn.ts';

/** Places where a digit is part of a name, not a value: attributes, parameter names and glossary terms. */
const NAMES = /\{[^{}]*\}|:(?:param|term)\[[^[\]]*\]/gu;

/** Whether a text has a digit that is not part of a name. */
export const numberIn = (text: string): boolean => /\d/u.test(text.replace(NAMES, ''));

interface LearnText {
  readonly text: string;
  readonly when?: string | undefined;
  readonly rules?: readonly string[];
}

export function checkLearn(game: GameContent, gathering: Gathering, check: Checker): void {
  const examples = new Set([...game.examples.values()].flat().map(({ id }) => id));
  for (const { path, value, at } of gathering.of<LearnDoc>('learn')) {
    const told = (one: LearnText, ...place: PropertyKey[]): void => {
      const where = () => at([...place, 'text']);
      check.markdown(path, where, one.text);
      if (numberIn(one.text))
        check.say(path, where, 'number-in-text', 'Write a number as a value: :param[name], or :param[name]{unit}.');
      if (one.when) check.condition(path, () => at([...place, 'when']), one.when);
      one.rules?.forEach((id, i) => check.rule(path, () => at([...place, 'rules', i]), id));
    };
    value.sections.forEach((section, i) => {
      if (section.when) check.condition(path, () => at(['sections', i, 'when']), section.when);
      section.points.forEach((point, k) => {
        const place = ['sections', i, 'points', k];
        told(point, ...place);
        if (point.step) check.known(path, () => at([...place, 'step']), 'step', point.step, check.steps);
      });
    });
    value.examples.forEach((id, i) => check.known(path, () => at(['examples', i]), 'example', id, examples));
    value.cards.forEach((diagram, i) => {
      check.known(path, () => at(['cards', i, 'card']), 'card', diagram.card, game.cards);
      diagram.labels.forEach((label, k) => told(label, 'cards', i, 'labels', k));
    });
    value.table.forEach((label, i) => told(label, 'table', i));
    value.sheet.forEach((table, i) => {
      if (table.when) check.condition(path, () => at(['sheet', i, 'when']), table.when);
      table.rows.forEach((row, k) => told(row, 'sheet', i, 'rows', k));
    });
  }
}
