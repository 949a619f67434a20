/** The policies that were learned under the modes of the game. */
import type { PolicyDocument } from '@rulewright/engine';
import { POLICY as coreTactical } from './core-tactical.ts';

export const POLICIES: readonly PolicyDocument[] = [coreTactical];
