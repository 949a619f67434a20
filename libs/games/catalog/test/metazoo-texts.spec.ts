/** Matches of Pages that have texts ask only about facts that a Page of a deck mentions. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { createMatch, optionA, optionKind } from '@rulewright/engine';
import { vocabularies } from '../src/index.ts';
import { programOfTexts } from './gate/metazoo-texts.ts';
import { usualRuleset } from './gate/metazoo.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const content = openContent(await readTree(workspace), vocabularies);
const cards = [...content.game('metazoo').cards.values()];
const program = programOfTexts(content, usualRuleset(content), cards);
const FACTS = ['fog', 'forest', 'nighttime', 'river', 'wearing-pants', 'full-moon', 'swamp', 'dusk', 'dawn', 'train'];

/** The facts that are asked about before a match of two decks with 40 copies of a Page, and the number of answers to each. */
function askedFor(id: string): string[] {
  const deck = Array.from({ length: 40 }, () => cards.findIndex((card) => card.id === id));
  const match = createMatch(program, [deck, deck]);
  match.start(1, [deck, deck]);
  match.autoSingle = false;
  const asked: string[] = [];
  while (match.advance() && program.mechanics.options[optionKind(match.options[0]!)]!.id === 'declare') {
    const fact = FACTS[(match.table as Record<string, number>)['asked-fact']!];
    asked.push(`${fact} ${Math.max(...match.options.slice(0, match.optionCount).map(optionA))}`);
    match.choose(0);
  }
  return asked;
}

test.each([
  ['fire-horse', []],
  ['fog', []],
  ['bigfoot', ['forest 9']],
  ['jersey-devil', ['fog 1', 'nighttime 1', 'full-moon 1']],
  ['fresno-nightcrawlers', ['nighttime 1', 'wearing-pants 1', 'wearing-pants 1']],
])('%s', (id, facts) => {
  expect(askedFor(id)).toEqual(facts);
});
