/** The policies that were learned under the modes of the game. */
import type { PolicyDocument } from '@rulewright/engine';
import { POLICY as nightfall } from './nightfall.ts';

export const POLICIES: readonly PolicyDocument[] = [nightfall];
