/** A passage of Markdown, such as the sentence of a rule, as readers of one ruleset see it. */
import type { GameContent } from '../content.ts';
import type { Ruleset } from '../ruleset.ts';
import { Binder } from './bind.ts';

/** Renders a passage with values inserted and conditions decided. Gives sanitised HTML and plain text. */
export const renderPassage = (game: GameContent, ruleset: Ruleset, markdown: string): { html: string; text: string } =>
  new Binder(game, ruleset).inline(markdown);
