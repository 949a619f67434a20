/** How strong the bots are, written by `rw ladder`. Do not edit. */
import type { StrengthRow } from '@rulewright/engine';

export const STRENGTH: readonly StrengthRow[] = [
  {"measure":"levels","bot":"easy","against":"random","budget":null,"ruleset":"metazoo/nightfall","games":100,"score":1,"margin":0.0377,"seed":41},
  {"measure":"levels","bot":"medium","against":"easy","budget":null,"ruleset":"metazoo/nightfall","games":196,"score":0.7653,"margin":0.053,"seed":41},
  {"measure":"levels","bot":"quick","against":"medium","budget":null,"ruleset":"metazoo/nightfall","games":1608,"score":0.5926616915422885,"margin":0.01794095876795955,"seed":20261124},
  {"measure":"levels","bot":"quick","against":"hard","budget":null,"ruleset":"metazoo/nightfall","games":108,"score":0.4305555555555556,"margin":0.0711734038043068,"seed":20261124},
  {"measure":"response","bot":"easy","against":"response","budget":25,"ruleset":"metazoo/nightfall","games":14,"score":0.35714285714285715,"margin":0.27222222222222225,"seed":11},
  {"measure":"response","bot":"medium","against":"response","budget":10,"ruleset":"metazoo/nightfall","games":14,"score":0.75,"margin":0.22775745166760944,"seed":11},
  {"measure":"response","bot":"quick","against":"response","budget":25,"ruleset":"metazoo/nightfall","games":54,"score":0.5185185185185185,"margin":0.11388397625461809,"seed":11}
];
