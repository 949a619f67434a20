/** Set-up, Mulligans, the steps of a turn, and the Actions allowed in each. */
import { RandomChooser, createMatch, deckDefs } from '@rulewright/engine';
import { metazoo } from '../src/index.ts';
import type { M, MetaZooProgram } from '../src/play/model/model.ts';
import { zoneAt } from '../src/play/model/places.ts';
import { ZONE } from '../src/play/model/state.ts';
import { optionIds } from './options.ts';
import { table, expectEachDraw } from './table.ts';
import { MODES, game, ruleset } from './tree.ts';

expectEachDraw();

const program = metazoo.compile(ruleset(MODES[0]!), [...game.cards.values()]) as MetaZooProgram;
const book = deckDefs(program, [...game.decks.values()][0]!);

/** A match of two Casters, played with random decisions until an option of this kind is offered. */
function playTo(kind: string, script: readonly number[] = []): M {
  const match = createMatch(program, [book, book]);
  match.start(4, [book, book]);
  const bot = new RandomChooser(1);
  while (match.advance() && !optionIds(match).includes(kind)) match.choose(bot.choose(match, match.decisionSeat));
  match.script = script.length > 0 ? [...script] : null;
  return match as unknown as M;
}

function choose(m: M, kind: string): void {
  m.choose(optionIds(m).indexOf(kind));
  m.advance();
}

const chapters = (m: M): number[] => [0, 1].map((seat) => m.zoneCount[zoneAt(m, seat, ZONE.chapter)]!);

test('every fact is declared once, before all other decisions (mz.terrabonus.environment-input)', () => {
  const m = playTo('predict');
  const once = new Set<string>();
  const { fact } = m.records;
  for (let row = 0; row < fact.count; row++) once.add(`${fact.get(row, 0)}/${fact.get(row, 1)}`);
  expect(once.size).toBe(fact.count);
  expect(fact.count).toBeGreaterThanOrEqual(program.facts.length);
});

test.each([
  [0, 'right', 0],
  [1, 'wrong', 1],
])(
  'a prediction compared with coin %i is %s: the chooser is %i seats away (mz.setup.prediction-right)',
  (coin, _, away) => {
    const m = playTo('predict', [coin]);
    const predictor = m.decisionSeat;
    choose(m, 'predict');
    expect(m.decisionSeat).toBe((predictor + away) % 2);
  },
);

test('two Mulligans leave 6 and then 5 Pages, and Casters decide in turn from the first one (mz.mulligan.alternate)', () => {
  const m = playTo('mulligan');
  const first = m.table.starter;
  expect([m.decisionSeat, chapters(m)]).toEqual([first, [7, 7]]);
  choose(m, 'mulligan');
  expect(m.decisionSeat).toBe(1 - first);
  choose(m, 'mulligan');
  choose(m, 'mulligan');
  expect(chapters(m)[first]).toBe(5);
  expect(chapters(m)[1 - first]).toBe(6);
  choose(m, 'keep');
  expect(m.decisionSeat).toBe(first);
  choose(m, 'keep');
  expect(optionIds(m)).not.toContain('mulligan');
});

test('a turn Bookmarks one Page and Awakens the Pages that its Caster controls (mz.turn.awaken-own)', () => {
  const t = table({
    pages: { Hound: {}, Cat: {} },
    seats: [{ arena: ['Hound'] }, { arena: ['Cat'] }],
    step: 'start',
    before: (m, card) => {
      m.card.fatigued[card('Hound')] = 1;
      m.card.fatigued[card('Cat')] = 1;
    },
  });
  const steps = t.events('step.started').map((one) => one['step']);
  expect(steps.slice(0, 4)).toEqual(['start', 'bookmark', 'awaken', 'main']);
  expect(t.events('page.awakened').map((one) => (one['card'] as { name: string }).name)[0]).toBe('Hound');
  expect(t.applied('mz.turn.bookmark-one')).toBeGreaterThan(0);
});

test('a Caster with an empty Spellbook does not lose; when all are empty, the game is a draw (mz.runout.all-empty-draw)', () => {
  const one = table({ seats: [{ spellbook: [] }, {}], step: 'start' });
  expect(one.applied('mz.runout.ignore-bookmark')).toBeGreaterThan(0);
  const t = table({ pages: { Hound: {} }, seats: [{ spellbook: ['Hound'] }, { spellbook: [] }], step: 'start' });
  expect([t.m.over, t.m.table.winner]).toEqual([true, -1]);
});

test('a Page enters Fatigued, a Page with Fleet awakened (mz.general.enter-fatigued, mz.trait.fleet)', () => {
  const t = table({
    pages: { Slow: { lp: 50 }, Quick: { traits: ['Fleet'] }, Stay: { pageType: 'spell', cost: { Dark: 9 } } },
    seats: [{ chapter: ['Slow', 'Quick'] }, {}],
  });
  t.do('contract', 'Slow').do('contract', 'Quick');
  expect([t.m.card.fatigued[t.card('Slow')], t.m.card.fatigued[t.card('Quick')]]).toEqual([1, 0]);
});

test.each([
  [0, 'chapter'],
  [1, 'arena'],
])('Fear with coin %i leaves its target in the %s (mz.trait.fear)', (coin, area) => {
  const t = table({
    pages: { Ghoul: { traits: ['Fear'] }, Hare: { attacks: [{ id: 'kick', name: 'Kick', damage: 10 }] } },
    seats: [{ chapter: ['Ghoul'] }, { arena: ['Hare'] }],
    random: [coin],
  });
  t.do('contract', 'Ghoul').do('target', 'Hare');
  expect(t.at('Hare')).toBe(area);
});

test('Flash with heads prevents its target from attacking until the end of its next turn (mz.trait.flash)', () => {
  const t = table({
    pages: { Spark: { traits: ['Flash'] }, Hare: { attacks: [{ id: 'kick', name: 'Kick', damage: 10 }] } },
    seats: [{ chapter: ['Spark'] }, { arena: ['Hare'] }],
    random: [0],
  });
  t.do('contract', 'Spark');
  if (t.kinds.has('target')) t.do('target', 'Hare');
  while (!t.offered.some((one) => one.startsWith('attack Hare')) && t.m.table.turn < 9) t.do('pass');
  expect(t.m.table.turn).toBe(8);
});

test('a Caster without LP is out, and the last remaining Caster wins (mz.win.reduce-all)', () => {
  const t = table({
    pages: {
      Doom: {
        pageType: 'spell',
        texts: [
          {
            id: 'doom',
            kind: 'when',
            on: 'resolved',
            text: 'Doom.',
            effects: [{ do: 'lose-lp', amount: 30, target: { caster: 'any' } }],
          },
        ],
      },
    },
    seats: [{ chapter: ['Doom'] }, {}, { arena: [] }],
    before: (m) => {
      m.seat.damage[1] = 980;
    },
  });
  t.do('contract', 'Doom').do('target-caster', 1);
  expect([t.m.seat.out[1], t.m.over]).toEqual([1, false]);
  expect(t.m.zoneCount[zoneAt(t.m, 1, ZONE.spellbook)]).toBe(0);
});

test('when the last Casters lose at the same moment, the game is a draw (mz.win.reduce-all)', () => {
  const doom = [
    {
      id: 'doom',
      kind: 'when',
      on: 'resolved',
      text: 'Doom.',
      effects: [{ do: 'lose-lp', amount: 30, target: 'every-caster' }],
    },
  ];
  const t = table({
    pages: { Doom: { pageType: 'spell', texts: doom } },
    seats: [{ chapter: ['Doom'] }, {}],
    before: (m) => m.seat.damage.fill(980),
  });
  t.do('contract', 'Doom');
  expect([t.m.over, t.m.table.winner]).toEqual([true, -1]);
});
