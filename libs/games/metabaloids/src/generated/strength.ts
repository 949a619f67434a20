/** How strong the bots are, written by `rw ladder`. Do not edit. */
import type { StrengthRow } from '@rulewright/engine';

export const STRENGTH: readonly StrengthRow[] = [
  {"measure":"levels","bot":"quick","against":"medium","budget":null,"ruleset":"metabaloids/core-tactical","games":174,"score":0.971,"margin":0.032,"seed":null},
  {"measure":"levels","bot":"quick","against":"medium","budget":null,"ruleset":"metabaloids/core-tactical?draw.handSize=6","games":120,"score":0.967,"margin":0.043,"seed":null},
  {"measure":"levels","bot":"quick","against":"medium","budget":null,"ruleset":"metabaloids/fast","games":400,"score":0.678,"margin":0.036,"seed":null},
  {"measure":"levels","bot":"quick","against":"medium","budget":null,"ruleset":"metabaloids/web-official","games":156,"score":0.987,"margin":0.03,"seed":null},
  {"measure":"levels","bot":"quick","against":"medium","budget":null,"ruleset":"metabaloids/classic-print","games":178,"score":0.983,"margin":0.028,"seed":null},
  {"measure":"levels","bot":"quick","against":"hard","budget":null,"ruleset":"metabaloids/core-tactical","games":32,"score":0.844,"margin":0.14,"seed":null},
  {"measure":"levels","bot":"quick","against":"hard","budget":null,"ruleset":"metabaloids/fast","games":240,"score":0.512,"margin":0.049,"seed":77},
  {"measure":"levels","bot":"quick","against":"hard","budget":null,"ruleset":"metabaloids/web-official","games":48,"score":0.708,"margin":0.11,"seed":77},
  {"measure":"levels","bot":"quick","against":"hard","budget":null,"ruleset":"metabaloids/classic-print","games":14,"score":0.714,"margin":0.231,"seed":null}
];
