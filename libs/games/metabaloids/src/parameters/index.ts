/** Every parameter of Metabaloids, in the order in which pages list them. */
import type { ParameterDeclaration } from '@rulewright/content';
import { abilities } from './abilities.ts';
import { about } from './about.ts';
import { attack } from './attack.ts';
import { battle } from './battle.ts';
import { damage } from './damage.ts';
import { deck } from './deck.ts';
import { moveAndDeploy } from './move-and-deploy.ts';
import { payment } from './payment.ts';
import { restockAndPenalties } from './restock-and-penalties.ts';
import { safety } from './safety.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';
import { winning } from './winning.ts';
import { zones } from './zones.ts';

export const PARAMETERS: readonly ParameterDeclaration[] = [
  ...about,
  ...deck,
  ...zones,
  ...payment,
  ...setup,
  ...turn,
  ...abilities,
  ...moveAndDeploy,
  ...attack,
  ...battle,
  ...damage,
  ...safety,
  ...restockAndPenalties,
  ...winning,
];
