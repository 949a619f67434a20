/** How strong the bots are, written by `rw ladder`. Do not edit. */
import type { StrengthRow } from '@rulewright/engine';

export const STRENGTH: readonly StrengthRow[] = [
  {"measure":"levels","bot":"easy","against":"random","budget":null,"ruleset":"metabaloids/core-tactical","games":160,"score":0.85,"margin":0.0561,"seed":41},
  {"measure":"levels","bot":"easy","against":"random","budget":null,"ruleset":"metabaloids/fast","games":100,"score":0.94,"margin":0.0564,"seed":41},
  {"measure":"levels","bot":"easy","against":"random","budget":null,"ruleset":"metabaloids/web-official","games":300,"score":0.68,"margin":0.0521,"seed":41},
  {"measure":"levels","bot":"easy","against":"random","budget":null,"ruleset":"metabaloids/classic-print","games":300,"score":0.6233,"margin":0.0517,"seed":41},
  {"measure":"levels","bot":"medium","against":"easy","budget":null,"ruleset":"metabaloids/core-tactical","games":70,"score":0.7571,"margin":0.1048,"seed":41},
  {"measure":"levels","bot":"medium","against":"easy","budget":null,"ruleset":"metabaloids/fast","games":160,"score":0.75,"margin":0.0595,"seed":41},
  {"measure":"levels","bot":"medium","against":"easy","budget":null,"ruleset":"metabaloids/web-official","games":40,"score":0.75,"margin":0.1543,"seed":41},
  {"measure":"levels","bot":"medium","against":"easy","budget":null,"ruleset":"metabaloids/classic-print","games":56,"score":0.5893,"margin":0.1159,"seed":41},
  {"measure":"levels","bot":"hard","against":"medium","budget":null,"ruleset":"metabaloids/fast","games":120,"score":0.625,"margin":0.087,"seed":null},
  {"measure":"levels","bot":"quick","against":"medium","budget":null,"ruleset":"metabaloids/core-tactical","games":174,"score":0.971,"margin":0.032,"seed":null},
  {"measure":"levels","bot":"quick","against":"medium","budget":null,"ruleset":"metabaloids/core-tactical?draw.handSize=6","games":120,"score":0.967,"margin":0.043,"seed":null},
  {"measure":"levels","bot":"quick","against":"medium","budget":null,"ruleset":"metabaloids/fast","games":400,"score":0.678,"margin":0.036,"seed":null},
  {"measure":"levels","bot":"quick","against":"medium","budget":null,"ruleset":"metabaloids/web-official","games":156,"score":0.987,"margin":0.03,"seed":null},
  {"measure":"levels","bot":"quick","against":"medium","budget":null,"ruleset":"metabaloids/classic-print","games":178,"score":0.983,"margin":0.028,"seed":null},
  {"measure":"levels","bot":"quick","against":"hard","budget":null,"ruleset":"metabaloids/core-tactical","games":32,"score":0.844,"margin":0.14,"seed":null},
  {"measure":"levels","bot":"quick","against":"hard","budget":null,"ruleset":"metabaloids/fast","games":240,"score":0.512,"margin":0.049,"seed":77},
  {"measure":"levels","bot":"quick","against":"hard","budget":null,"ruleset":"metabaloids/web-official","games":48,"score":0.708,"margin":0.11,"seed":77},
  {"measure":"levels","bot":"quick","against":"hard","budget":null,"ruleset":"metabaloids/classic-print","games":14,"score":0.714,"margin":0.231,"seed":null},
  {"measure":"response","bot":"quick","against":"response","budget":25,"ruleset":"metabaloids/fast","games":30,"score":0.4667,"margin":0.1019,"seed":41},
  {"measure":"response","bot":"quick","against":"response","budget":100,"ruleset":"metabaloids/fast","games":20,"score":0.4,"margin":0.163,"seed":1},
  {"measure":"budget","bot":"greedy","against":"medium","budget":1,"ruleset":"metabaloids/fast","games":104,"score":0.2692,"margin":0.0763,"seed":41},
  {"measure":"budget","bot":"greedy","against":"medium","budget":4,"ruleset":"metabaloids/fast","games":100,"score":0.5,"margin":0.0538,"seed":41},
  {"measure":"budget","bot":"greedy","against":"medium","budget":16,"ruleset":"metabaloids/fast","games":70,"score":0.5857,"margin":0.0712,"seed":41},
  {"measure":"training","bot":"quick","against":"medium","budget":320,"ruleset":"metabaloids/fast","games":120,"score":0.125,"margin":0.0603,"seed":41},
  {"measure":"training","bot":"quick","against":"medium","budget":1280,"ruleset":"metabaloids/fast","games":120,"score":0.225,"margin":0.0665,"seed":41},
  {"measure":"training","bot":"quick","against":"medium","budget":20480,"ruleset":"metabaloids/fast","games":400,"score":0.678,"margin":0.036,"seed":null}
];
