import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { Random, createMatch, EventRecorder, runningWithLocals, type Match } from '@rulewright/engine';
import { vocabularies } from '../../src/index.ts';
import { sidesOf } from './metabaloids.ts';
import { randomDeck, randomRuleset, withRandomAbilities } from './random-setting.ts';
import { withSentences } from './random-match.ts';
const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../../..');
const content = openContent(await readTree(workspace), vocabularies);
const [seedText, has, untilText, backText='2', grep] = process.argv.slice(2);
const seed = Number(seedText), until = Number(untilText), back = Number(backText);
const chance = new Random(seed);
const [title, ruleset] = randomRuleset(content, 'metabaloids', chance)!;
const cards = [...content.game('metabaloids').cards.values()];
const own = has === 'yes' ? withSentences(withRandomAbilities(cards, ['creature','event','insect','ant','arachnid'], chance)) : cards;
const sides = sidesOf(content, ruleset, own, false);
const seats = 2 + chance.below(4);
const decks = Array.from({ length: seats }, () => randomDeck(cards, chance));
console.log(title);
if (grep) for (const card of own) if (card.id.includes(grep)) console.log(card.id, JSON.stringify((card.data as any).abilities, null, 1));
const halves = sides.map((side) => { const match = createMatch(side.program, decks); const rec = new EventRecorder(); match.sink = rec; match.start(seed, decks); match.autoSingle = false; return { side, match, rec, told: 0 }; });
const c = new Random(seed ^ 0x5bd1e995);
const choose = (options: string[]) => { const choice = c.below(options.length); const mayPass = seed % 3 === 0 || (seed % 3 === 1 && c.below(4) === 0); if (mayPass || !options[choice]!.startsWith('pass')) return choice; return c.below(options.filter((o) => !o.startsWith('pass')).length); };
for (let n = 1; n <= until; n++) {
  const asked = halves.map(({ match, side }, h) => { for (let s = 0; match.advance(); s++) { if (match.optionCount > 1 || s === 200) return true; if (n > until - back) console.log(n, h, 'single', side.option(match, match.options[0]!)); match.choose(0); } return false; });
  for (const h of halves) {
    const events = h.rec.records.slice(h.told).flatMap((r) => h.side.event(h.match, r) ?? []); h.told = h.rec.records.length;
    if (n <= until - back) continue;
    console.log(`--- decision ${n} ${h === halves[0] ? 'plugin' : 'play'} asked ${asked[halves.indexOf(h)]} seat ${h.match.decisionSeat}\n events ${events.join('\n   ')}\n options ${Array.from(h.match.options.subarray(0, h.match.optionCount), (o) => h.side.option(h.match, o)).join(' | ')}\n running ${runningWithLocals(h.match).map((r) => r.step + ' ' + JSON.stringify(r.locals)).join('\n     ')}`);
    const pending = h.side.tabletop.pending!(h.match);
    console.log(' pending', JSON.stringify(pending.map((p: any) => ({ ...p, ability: p.ability < 0 ? null : h.match.program.abilityNames[p.ability] }))));
  }
  if (!asked[0]) break;
  const [a, b] = halves as any;
  const options = Array.from(a.match.options.subarray(0, a.match.optionCount) as number[], (o: number) => a.side.option(a.match, o)) as string[];
  const k = choose(options); if (n > until - back) console.log('=> choose', options[k]);
  a.match.choose(k); if (n < until) b.match.choose(k);
}
