/** How strong the bots are, written by `rw ladder`. Do not edit. */
import type { StrengthRow } from '@rulewright/engine';

export const STRENGTH: readonly StrengthRow[] = [
  {"measure":"levels","bot":"easy","against":"random","budget":null,"ruleset":"metazoo/nightfall","games":100,"score":1,"margin":0.0377,"seed":41},
  {"measure":"levels","bot":"medium","against":"easy","budget":null,"ruleset":"metazoo/nightfall","games":196,"score":0.7653,"margin":0.053,"seed":41},
  {"measure":"levels","bot":"quick","against":"medium","budget":null,"ruleset":"metazoo/nightfall","games":300,"score":0.5367,"margin":0.04,"seed":41}
];
