/** More matches of the document of MetaZoo beside its plugin than in the short spec, and changes of the document that must be found. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { firstOf } from '@rulewright/content/testing';
import { Random, deckDefs } from '@rulewright/engine';
import { PLAY } from '@rulewright/metazoo/testing';
import { vocabularies } from '../src/index.ts';
import { inventedPages } from './gate/invented-pages.ts';
import type { WholeSide } from './gate/whole.ts';
import { compareDecks, compareGame, sidesOf, usualRuleset } from './gate/metazoo.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const content = openContent(await readTree(workspace), vocabularies);
const cards = [...content.game('metazoo').cards.values()];
const ruleset = usualRuleset(content);
const seeds = firstOf(
  200,
  Array.from({ length: 1_000 }, (_, seed) => seed),
);

/** Rules that show that the matches play each part of the game that the document plays. */
const PLAYED = [
  ...['mz.mulligan.procedure', 'mz.chain.responses', 'mz.general.simultaneous-active-orders', 'mz.terra.rotation'],
  ...['mz.attack.allocate-multiples', 'mz.attack.remainder-to-target', 'mz.combat.first-both', 'mz.type.all-damage'],
  ...['mz.status.frozen-thaw', 'mz.status.burn-tick', 'mz.status.poison-expiry', 'mz.status.paralyze-expiry'],
  ...['mz.status.sleep-attack-target', 'mz.status.scared-flip', 'mz.status.confusion-flip', 'mz.status.removal-ends'],
  ...['mz.trait.fear', 'mz.trait.flash', 'mz.trait.regen', 'mz.trait.venomous', 'mz.trait.self-destruct'],
  ...['mz.chain.stopped-entry', 'mz.owner.owner', 'mz.faq.random-opponent-chapter', 'mz.general.search-then-shuffle'],
  ...[
    'mz.equip.attach',
    'mz.equip.host-leaves',
    'mz.trap.one-under-a-page',
    'mz.trap.host-leaves',
    'mz.turn.move-trap',
  ],
  ...['mz.combat.targeting-flips-trap', 'mz.combat.covered-trap-not-target', 'mz.trap.unpaid-afterlife'],
  ...['mz.trap.auto-defender', 'mz.trap.own-flip-text', 'mz.combat.flipped-spell-potion-resolves', 'mz.token.nameless'],
  ...['mz.trait.convert', 'mz.trait.stone-skin', 'mz.win.reduce-all', 'mz.runout.all-empty-draw'],
];

test('matches are equal', () => {
  const sides = sidesOf(content, ruleset, cards);
  const results = seeds.map((seed) => compareGame(sides, cards, seed, 2_000));
  expect(results.flatMap(({ difference }) => difference ?? []).slice(0, 3)).toEqual([]);
  const causes = new Set(results.flatMap(({ isOver, cause }) => (isOver ? [cause] : [])));
  expect([...causes]).toEqual(expect.arrayContaining(['all-spellbooks-empty', 'last-standing']));
  const counted = new Set(results.flatMap(({ rules }) => [...rules]));
  expect(PLAYED.filter((rule) => !counted.has(rule))).toEqual([]);
  expect(results.filter(({ isOver }) => isOver).length).toBeGreaterThan(seeds.length * 0.9);
});

test('matches of published decks for two to six Casters are equal', () => {
  const sides = sidesOf(content, ruleset, cards);
  const published = [...content.game('metazoo').decks.values()].map((deck) => deckDefs(sides[0].program, deck));
  const results = firstOf(25, seeds.slice(0, 100)).map((seed) => {
    const chance = new Random(seed);
    const decks = Array.from({ length: 2 + (seed % 5) }, () => published[chance.below(published.length)]!);
    return compareDecks(sides, decks, seed, 1_200);
  });
  expect(results.flatMap(({ difference }) => difference ?? [])).toEqual([]);
});

/** Changes of the document that change what is offered, told, counted or moved. */
const CHANGES: readonly (readonly [from: string, to: string, part: string])[] = [
  ['while pages > 0\n    if count of spellbook', 'while pages > 1\n    if count of spellbook', 'events'],
  ['  by mz.combat.opposing-only\n', '', 'rule counts'],
  ['has-trait(c, fleet)', 'has-trait(c, flight)', 'events'],
  ['take amount from due of owed of p', 'add 0 to due of owed of p', 'events'],
  ['awaken-page with c, mz.status.frozen-thaw', 'tell-gone with c, 0, mz.status.frozen-thaw', 'events'],
  ['    by mz.attack.terra-bonus-step\n', '', 'rule counts'],
  ['c: card = p != whose-turn and not is-answer of c', 'c: card = no and p != whose-turn', 'reasons'],
  ['value row of c: card = 1 if', 'value row of c: card = 0 if', 'board'],
  ['waiting if combat < 4', 'waiting if combat < 9', 'pending actions'],
  ['q "LP left" = shown-lp of q', 'q "LP left" = lost of q', 'texts of options'],
  ['hand-cost of p: player = sum of plain-cost of c', 'hand-cost of p: player = sum of lp of c', 'features'],
  ['members where c != except and', 'members where first of c and c != except and', 'sets'],
];

test.each(CHANGES)('finds the change of %j to %j', (from, to, part) => {
  expect(PLAY.split(from)).toHaveLength(2);
  const sides = sidesOf(content, ruleset, cards, PLAY.replace(from, to));
  const differences = Array.from({ length: 20 }, (_, seed) => compareGame(sides, cards, seed, 300).difference);
  expect(differences.join('\n')).toContain(`\n  ${part}: `);
});

describe('Pages that nobody printed', () => {
  const pool = [...cards, ...inventedPages];
  // The plugin offers and lists texts that wait in the order in which they came, each as often as it waits, and the play in the order of their Pages.
  const unordered = (side: WholeSide): WholeSide => ({
    ...side,
    option(m, packed) {
      const option = side.option(m, packed);
      return option.startsWith('resolve-first ') ? option.replaceAll(' ', '-') : option;
    },
    tabletop: { ...side.tabletop, pending: () => [] },
  });
  const [plugin, play] = sidesOf(content, ruleset, pool);
  const sides = [unordered(plugin), unordered(play)] as const;

  test.each(inventedPages.map(({ name }, at): [string, number] => [name, cards.length + at]))('%s', (_, sure) => {
    const results = [1, 2].map((n) => compareGame(sides, pool, sure + n * pool.length, 600));
    expect(results.flatMap(({ difference }) => difference ?? [])).toEqual([]);
  });
});
