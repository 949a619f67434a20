/**
 * The rules text that Aura Pages and Terra have because of their page type. Their faces print it, and it has a reading
 * like every other text.
 */
import type { AbilityReading, CardDoc } from '@rulewright/content';
import { auraWords } from '../language/reading.ts';
import { pageDataOf } from './schema.ts';

/** The text and reading of a Page's page type. Null for page types without such a text. */
export function standingText(card: CardDoc): AbilityReading | null {
  const { aura, terra } = pageDataOf(card);
  if (aura)
    return {
      id: 'aura',
      text: `Fatigue this Page to generate ${auraWords(aura.generates)}.`,
      reading: `On any Caster's turn, Fatigue it: generate ${auraWords(aura.generates)}, which is lost at the end of that turn.`,
      rules: ['mz.page.aura', 'mz.general.aura-any-turn', 'mz.general.unspent-aura-lost'],
    };
  if (terra)
    return {
      id: 'terra',
      text: `Switches on every ${card.name} symbol, for all Casters.`,
      reading: `While it lies in a Terra Slot, every ${card.name} symbol is active for every Caster. Without it the table is asked: "${terra.ask}" Only a yes makes the symbol active then.`,
      rules: ['mz.terra.trigger', 'mz.terra.matches-by-name', 'mz.terra.for-all-casters'],
    };
  return null;
}
