/** The policies that were learned under the modes of the game. */
import type { PolicyDocument } from '@rulewright/engine';
import { POLICY as classicPrint } from './classic-print.ts';
import { POLICY as coreTactical } from './core-tactical.ts';
import { POLICY as fast } from './fast.ts';
import { POLICY as webOfficial } from './web-official.ts';

export const POLICIES: readonly PolicyDocument[] = [coreTactical, fast, webOfficial, classicPrint];
