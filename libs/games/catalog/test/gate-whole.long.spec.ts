/**
 * Metabaloids plays from its document as its plugin does: the same options with prices, risks and sums, reasons (why not), questions, sets of payments, pending actions, boards, events with rules, zones, numbers, measures and features of bots and
 * counts of rules at each decision, in each mode with each variant, for 2 to 6 players, with the abilities of the cards and with random ones.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applicableVariants, openContent, resolveRuleset, type Ruleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { firstOf } from '@rulewright/content/testing';
import { Random, deckDefs, recordReplay, runReplay } from '@rulewright/engine';
import { metabaloids } from '@rulewright/metabaloids';
import { vocabularies } from '../src/index.ts';
import { DOCUMENT, documentPlugin, sidesOf } from './gate/metabaloids.ts';
import { compareRandom } from './gate/random-match.ts';
import { compareWhole, type WholeResult, type WholeSide } from './gate/whole.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const content = openContent(await readTree(workspace), vocabularies);
const game = content.game('metabaloids');
const cards = [...game.cards.values()];
const seeds = firstOf(
  2,
  Array.from({ length: 100 }, (_, seed) => seed),
);
/** Decisions after which a comparison ends. */
const most = (seed: number): number => (seeds.length > 10 ? 3_000 : seed === 0 ? 300 : 100);

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
  // The lengths of the titles spread the numbers of seats over the rulesets.
  const seats = 2 + ((seed + title.length) % 5);
  return compareWhole(plugin, play, {
    title: `${title}, ${seats} players`,
    seed,
    most: most(seed),
    decks: Array.from({ length: seats }, (_, seat) => decks[(seat + seed) % decks.length]!),
  });
}

/** The rules that matches counted. */
const counted = new Set<string>();

function expectEqual(sides: readonly [WholeSide, WholeSide], title: string): void {
  let [decisions, over] = [0, 0];
  for (const seed of seeds) {
    const result = played(sides, title, seed);
    expect(result.difference).toBeNull();
    decisions += result.decisions;
    for (const rule of result.rules) counted.add(rule);
    if (result.isOver) over++;
  }
  expect(decisions).toBeGreaterThan(50 * seeds.length);
  if (seeds.length > 10) expect(over).toBeGreaterThan(seeds.length / 2);
}

test.each(firstOf(3, rulesets))('%s, without abilities', (title, ruleset) =>
  expectEqual(sidesOf(content, ruleset, cards, true), title),
);

test.each(rulesets)('%s, with abilities', (title, ruleset) =>
  expectEqual(sidesOf(content, ruleset, cards, false), `${title}, with abilities`),
);

/** Rulesets that no mode uses, with random decks. The last ones have shown a difference once. */
const random = [
  ...firstOf(
    12,
    Array.from({ length: 1_000 }, (_, seed) => seed),
  ),
  ...[
    2010, 2011, 2031, 2055, 2073, 2109, 2115, 4027, 6042, 6193, 6198, 6237, 8062, 20023, 20025, 20047, 20048, 20092,
    20162,
  ],
];

test.each([
  ['the abilities of the cards', false],
  ['random abilities', true],
])('random rulesets with random decks and %s', (_, hasRandom) => {
  const results = random.flatMap((seed) => compareRandom(content, seed, hasRandom, most(1)) ?? []);
  expect(results.flatMap(({ difference }) => difference ?? [])).toEqual([]);
  for (const { rules } of results) for (const rule of rules) counted.add(rule);
  expect(results.length).toBeGreaterThan(random.length / 2);
  if (random.length > 100) expect(results.filter(({ isOver }) => isOver).length).toBeGreaterThan(random.length / 4);
});

test('the matches play each kind of ability', () => {
  const wanted = [
    'mb.ability.announce',
    'mb.ability.exceptions',
    'mb.ability.responses-reverse',
    'mb.ability.text-beats-rules',
    'mb.ability.stop-window',
    'mb.battle.bonus-scope',
    'mb.damage.negated-meaning',
    'mb.event.after-resolve',
    'mb.zone.draw-pile-hidden',
  ];
  expect(wanted.filter((rule) => !counted.has(rule))).toEqual([]);
});

const published = [...game.decks.values()];

test.each(game.doc.modes)('replays of the plugin play in the document: %s', (mode) => {
  const ruleset = resolveRuleset(content, `metabaloids/${mode}`);
  const [older, program] = [metabaloids, documentPlugin()].map((plugin) => plugin.compile(ruleset, cards));
  expect(program!.poolHash()).toBe(older!.poolHash());
  for (const seed of seeds.slice(0, 20)) {
    const random = new Random(seed);
    const decks = [0, 1, 2].slice(seed % 2).map((seat) => published[(seed + seat) % published.length]!);
    const replay = recordReplay(older!, decks, seed, (m) => random.below(m.optionCount), { decisions: 400 });
    const { divergence, result, decisions } = runReplay(program!, replay);
    expect(divergence).toBeNull();
    expect([result?.cause, result?.turns, decisions]).toEqual([
      replay.result.cause,
      replay.result.turns,
      replay.decisions.length,
    ]);
    // A new replay contains the same lines.
    const choices = [...replay.decisions];
    const again = recordReplay(program!, decks, seed, () => choices.shift()!, { decisions: 400 });
    expect(again).toEqual({ ...replay, digest: again.digest });
  }
});

test('the lab counts the same first, and the board shows events in the same way', () => {
  const plugin = documentPlugin();
  const [own, wanted] = [plugin.statistics!, metabaloids.statistics!];
  expect(own.counts.slice(0, wanted.counts.length)).toEqual(wanted.counts);
  expect(own.ratios).toEqual(wanted.ratios);
  const { counts: _, ratios: __, known: ___, ...roles } = wanted;
  expect(own).toMatchObject(roles);
  expect(plugin.tabletop!.acts).toEqual(metabaloids.tabletop!.acts);
  expect(plugin.tabletop!.leads).toEqual(metabaloids.tabletop!.leads);
  expect(plugin.tabletop!.board!.motions).toMatchObject(metabaloids.tabletop!.board!.motions!);
});

/** Changes of the document that change what is offered, told, counted or moved. */
const CHANGES: readonly (readonly [from: string, to: string, part: string])[] = [
  ['draw.handSize or draw-stopped', 'draw.handSize - 1 or draw-stopped', 'events'],
  ['repeat battle.cardsDrawn times', 'repeat battle.cardsDrawn + 1 times', 'events'],
  ['  by mb.battle.damage-amount\n', '', 'rule counts'],
  ['add 1 to placed-cards of p', 'add 1 to placed of p', 'numbers'],
  ['spearhead of p = most of attack-in', 'spearhead of p = most of defense-in', 'measures'],
  ['unless attack.distinctAttackers and attacked-turn of c = turn', 'unless no', 'options'],
  ['It has attacked this turn.', 'It has attacked.', 'reasons'],
  ['price move-price', 'price move-price + 1', 'texts of options'],
  ['q "defense" = sum of shown-defense of x', 'q "defense" = sum of shown-attack of x', 'texts of options'],
  [
    'gives printed-defense of c if damage.valueBy = defense',
    'gives defense-now of c + 1 if damage.valueBy = defense',
    'sets',
  ],
  ['    waiting if stage < 3\n', '    waiting if stage < 9\n', 'pending actions'],
  ['    on defend-card\n', '    on attack-card\n', 'pending actions'],
  ['"defense", also at 0, added up', '"defense", also at 0', 'board'],
  ['"attack", also at 0, added up', '"attack", added up', 'board'],
  ['seen by all, shown as a pile, hidden while empty', 'seen by all, shown as a pile', 'board'],
  ['"Pay {owed} damage', '"Pay {damage} damage', 'question'],
  ['total covers owed "damage"', 'total covers owed "points"', 'sets'],
  ['2 * (sum of shown-attack of x', '9 * (sum of shown-attack of x', 'texts of options'],
  ['most 2 of attack-in(p, k)', 'most 3 of attack-in(p, k)', 'features'],
  ['= owed if paying else due', '= owed', 'features'],
  ['feature left = more-of(0, price - points of c)', 'feature left = price', 'features'],
  ['feature lead = best-lead(p, column of c)', 'feature lead = 0', 'features'],
];

test.each(CHANGES)('finds the change of %j to %j', (from, to, part) => {
  expect(DOCUMENT.split(from)).toHaveLength(2);
  const [title, ruleset] = rulesets[0]!;
  const sides = sidesOf(content, ruleset, cards, true, DOCUMENT.replace(from, to));
  const differences = [0, 3, 6, 9].map((seed) => played(sides, title, seed).difference);
  expect(differences.join('\n')).toContain(`\n  ${part}: `);
});
