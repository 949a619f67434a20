/** Schemas that documents of all kinds share: ids, parameter names, conditions. */
import { z } from 'zod';

/** Lower-case words joined by hyphens: file names, mode ids, card slugs. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters and digits joined by single hyphens');

/** The id of a rule, such as `mb.draw.to-hand-size`. Its first part is the prefix of the game. */
export const ruleIdSchema = z
  .string()
  .regex(/^[a-z]+(\.[a-z0-9]+(-[a-z0-9]+)*){2,}$/, 'a rule id such as mb.draw.to-hand-size');

/** The name of a parameter, such as `draw.handSize`. */
export const parameterNameSchema = z
  .string()
  .regex(
    /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+$/,
    'a parameter name such as draw.handSize: letters, digits and points, without a hyphen',
  );

/**
 * A condition on parameters: `draw.voluntaryDiscard.max > 0`, `zones.reserve.enabled`, `not safety.enabled`,
 * `end.drawScope = any-draw`, `deck.removeIfMentions has reserve`, `grid.maxDepth = null`, joined by `and` / `or`
 * (`and` binds tighter; no brackets). Parsed by condition.ts.
 */
export const conditionSchema = z.string().min(1).max(400);

/** Hides a document or a member of a list together with a set that is under an embargo. */
export const hiddenWithSchema = slugSchema
  .meta({
    title: 'Hidden with',
    description: 'The id of a set. Visitors see this only when they see the set.',
  })
  .optional();

/** The questions about any card game whose rules a game may name. `search/common-questions.ts` says how people ask them. */
export const commonQuestions = [
  'players',
  'first-player',
  'turn-order',
  'turn-steps',
  'starting-hand',
  'hand-size',
  'discard-down',
  'draw-per-turn',
  'first-turn-draw',
  'first-turn-attack',
  'mulligan',
  'deck-size',
  'deck-least',
  'deck-most',
  'copies',
  'side-deck',
  'empty-deck',
  'win',
  'tie',
  'game-end',
  'attack-twice',
  'new-attack',
  'attack-cost',
  'must-attack',
  'no-attack',
  'player-attack',
  'money-start',
  'money-turn',
  'money-kept',
  'lands-per-turn',
  'life',
  'damage-stays',
  'respond',
  'see-hand',
  'card-over-rule',
  'block',
  'types',
  'type-bonus',
  'strikes-first',
  'deck-building',
  'side-deck-use',
] as const;
export type CommonQuestion = (typeof commonQuestions)[number];
