/** Renders the hints of a guided first match for its ruleset. */
import type { Content, GameContent } from '../content.ts';
import type { FirstGameDoc, HintMoment } from '../first-game.ts';
import { formatRulesetId, resolveRuleset } from '../resolve.ts';
import { Binder } from './bind.ts';

/** A hint with its text as plain text. */
export interface GuideHint {
  readonly id: string;
  readonly at: string;
  readonly of: 'mine' | 'other';
  readonly when: HintMoment;
  readonly text: string;
  readonly rules: readonly string[];
}

/** The id of the ruleset of a game's first match. */
export const firstRulesetOf = (game: GameContent, { mode, variants, parameters }: FirstGameDoc): string =>
  formatRulesetId({ game: game.doc.id, mode, variants, overrides: parameters });

/** The hints of a game's first match, in order. Null for a game without one. */
export function renderGuide(content: Content, gameId: string): readonly GuideHint[] | null {
  const game = content.game(gameId);
  const { firstGame } = game;
  if (!firstGame) return null;
  const binder = new Binder(game, resolveRuleset(content, firstRulesetOf(game, firstGame)));
  return firstGame.hints.map((hint) => ({
    ...hint,
    when: hint.when ?? {},
    text: binder.inline(hint.text).text,
  }));
}
