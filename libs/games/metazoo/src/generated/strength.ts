/** How strong the bots are, written by `rw ladder`. Do not edit. */
import type { StrengthRow } from '@rulewright/engine';

export const STRENGTH: readonly StrengthRow[] = [];
