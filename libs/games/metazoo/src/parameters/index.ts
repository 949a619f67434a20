/** Every parameter of MetaZoo, in the order in which pages list them. */
import type { ParameterDeclaration } from '@rulewright/content';
import { aura } from './aura.ts';
import { combat } from './combat.ts';
import { damage } from './damage.ts';
import { deck } from './deck.ts';
import { match } from './match.ts';
import { pages } from './pages.ts';
import { setup } from './setup.ts';
import { status } from './status.ts';
import { terra } from './terra.ts';
import { traits } from './traits.ts';
import { trapsAndEquipment } from './traps-and-equipment.ts';
import { turn } from './turn.ts';

export const PARAMETERS: readonly ParameterDeclaration[] = [
  ...setup,
  ...match,
  ...deck,
  ...pages,
  ...aura,
  ...turn,
  ...combat,
  ...damage,
  ...trapsAndEquipment,
  ...terra,
  ...status,
  ...traits,
];
