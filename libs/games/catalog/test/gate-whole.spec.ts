/**
 * Metabaloids plays from its document as its plugin does: the same options, events with rules, zones, numbers and counts of rules at each
 * decision, in each mode with each variant, for 2 to 6 players. The abilities of cards are left out.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applicableVariants, openContent, resolveRuleset, type Ruleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { firstOf } from '@rulewright/content/testing';
import { deckDefs } from '@rulewright/engine';
import { vocabularies } from '../src/index.ts';
import { DOCUMENT, sidesOf } from './gate/metabaloids.ts';
import { compareWhole, type WholeResult, type WholeSide } from './gate/whole.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const content = openContent(await readTree(workspace), vocabularies);
const game = content.game('metabaloids');
const cards = [...game.cards.values()];
const seeds = firstOf(
  3,
  Array.from({ length: 300 }, (_, seed) => seed),
);
/** Decisions after which a comparison ends. A few seeds of `npm test` are short, and one match of each ruleset is whole. */
const most = (seed: number): number => (seeds.length > 10 ? 20_000 : seed === 0 ? 1_500 : 300);

const rulesets = game.doc.modes.flatMap((mode): readonly (readonly [string, Ruleset])[] => {
  const variants = applicableVariants(content, 'metabaloids', mode).map(({ id }) => id);
  const layers = [[], ...variants.map((id) => [id]), ...(variants.length > 1 ? [variants] : [])];
  return layers.map((each) => [
    [mode, ...each].join(' with '),
    resolveRuleset(content, { game: 'metabaloids', mode, variants: each, overrides: {} }),
  ]);
});

function played([plugin, play]: readonly [WholeSide, WholeSide], title: string, seed: number): WholeResult {
  const decks = [...game.decks.values()].map((deck) => deckDefs(plugin.program, deck));
  const seats = 2 + (seed % 5);
  return compareWhole(plugin, play, {
    title: `${title}, ${seats} players`,
    seed,
    most: most(seed),
    decks: Array.from({ length: seats }, (_, seat) => decks[(seat + seed) % decks.length]!),
  });
}

test.each(rulesets)('%s', (title, ruleset) => {
  const sides = sidesOf(content, ruleset, cards);
  let [decisions, over] = [0, 0];
  for (const seed of seeds) {
    const result = played(sides, title, seed);
    expect(result.difference).toBeNull();
    decisions += result.decisions;
    if (result.isOver) over++;
  }
  expect(decisions).toBeGreaterThan(50 * seeds.length);
  expect(over).toBeGreaterThan(seeds.length / 4);
});

/** Changes of the document that change what is offered, told, counted or moved. */
const CHANGES: readonly (readonly [from: string, to: string, part: string])[] = [
  ['count of hand of p < draw.handSize', 'count of hand of p < draw.handSize - 1', 'events'],
  [
    'move top of draw-pile of p to battle of p by mb.battle.both-draw',
    'move top of draw-pile of p to battle of p by mb.battle.tie',
    'events',
  ],
  ['  by mb.battle.damage-amount\n', '', 'rule counts'],
  ['add 1 to placed-cards of p', 'add 1 to placed of p', 'numbers'],
  ['not (attack.distinctAttackers and attacked-turn of c = turn)', 'yes', 'options'],
];

test.each(CHANGES)('finds the change of %j to %j', (from, to, part) => {
  expect(DOCUMENT.split(from)).toHaveLength(2);
  const [title, ruleset] = rulesets[0]!;
  const sides = sidesOf(content, ruleset, cards, DOCUMENT.replace(from, to));
  const differences = [0, 3, 6, 9].map((seed) => played(sides, title, seed).difference);
  expect(differences.join('\n')).toContain(`\n  ${part}: `);
});
