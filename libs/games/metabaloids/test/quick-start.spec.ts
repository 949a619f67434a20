/** What a newcomer needs for a first turn: the quick start of every mode answers each question and cites its rule. */
import { renderTeaching, ruleHolds } from '@rulewright/content';
import { RULESETS, content, game, ruleset } from './tree.ts';

const TOPICS: Readonly<Record<string, readonly string[]>> = {
  'how the first cards are placed': [
    'mb.setup.initial-deploy-cap',
    'mb.setup.initial-deploy-grid',
    'mb.setup.initial-deploy-overshoot',
  ],
  'when one may stop placing cards': ['mb.setup.initial-deploy-optional'],
  'in which direction turns pass': ['mb.setup.turn-direction'],
  'what a card is worth that pays': ['mb.pay.point-value', 'mb.pay.not-itself'],
  'what an event is': ['mb.event.separate', 'mb.event.any-time', 'mb.event.play-cost', 'mb.event.grid-eligibility'],
  'where abilities work': ['mb.ability.play-area-only'],
  'what pays for a move': ['mb.move.cost', 'mb.move.pay-source'],
  'where reserve cards go without room': ['mb.deploy.full-grid-lost'],
  'what a turn without an attack costs': ['mb.attack.skip-penalty'],
  'where the drawn battle cards go': ['mb.battle.tie', 'mb.battle.drawn-card-discard'],
  'which cards pay damage': ['mb.damage.payment-zones', 'mb.damage.discard-top-only', 'mb.damage.zero-defense'],
  'what safety forbids': [
    'mb.safety.not-attackable',
    'mb.safety.no-abilities',
    'mb.safety.no-initiating',
    'mb.safety.initiating-web-classic',
  ],
  'what an empty play area costs': ['mb.endturn.empty-play-area'],
};

describe.each(RULESETS)('the quick start of %s', (id) => {
  const rules = ruleset(id);
  const points = renderTeaching(content, rules)!.sections.flatMap((section) => section.points);
  const cited = new Set(points.flatMap((one) => one.rules));

  test.each(Object.entries(TOPICS))('says %s', (_, ids) => {
    const held = ids.filter((one) => ruleHolds(game.rules.get(one)!, rules.parameters));
    expect(held.filter((one) => !cited.has(one))).toEqual([]);
  });

  test('says what a turn without an attack costs, in numbers', () => {
    const attack = points.find(({ step }) => step === 'attack')!.text;
    const cards = String(rules.parameters['attack.skip.penaltyCards']);
    expect(attack).toContain(`${cards} card`);
    const noAble = Number(rules.parameters['attack.noAble.penaltyCards']);
    if (noAble > 1) expect(attack).toContain(`${noAble} cards instead`);
  });
});
