/** Traps: face-down, moved, flipped and paid for. Equipment under its Page. */
import { EventRecorder, describeEventFor, viewOf } from '@rulewright/engine';
import { TRAIT } from '../src/play/model/words.ts';
import { hasTrait } from '../src/play/numbers/numbers.ts';
import { table, type Given, expectEachDraw } from './table.ts';

expectEachDraw();

const kick = [{ id: 'kick', name: 'Kick', damage: 10 }];
const pages = {
  Hare: { lp: 50, attacks: kick },
  Pit: { traits: ['Trap'], lp: 40, attacks: kick },
  Snare: {
    pageType: 'spell',
    traits: ['Trap'],
    texts: [
      {
        id: 'snap',
        kind: 'when',
        on: 'flipped',
        text: 'Snap.',
        effects: [{ do: 'damage', amount: 25, target: 'event' }],
      },
    ],
  },
  Dear: { traits: ['Trap'], cost: { Flame: 3 } },
  Cloak: {
    pageType: 'artifact',
    traits: ['Equipment'],
    equip: {},
    texts: [
      {
        id: 'warm',
        kind: 'arena',
        on: 'equipped',
        text: 'The equipped Beastie gains 20 LP and Flight.',
        modifiers: [
          { does: 'change', stat: 'max-lp', by: 20 },
          { does: 'give-trait', trait: 'Flight' },
        ],
      },
    ],
  },
};
const given = (seats: Given['seats'], rest: Partial<Given> = {}): Given => ({ pages, seats, ...rest });

test('placing a Trap costs no Aura, and only one can be under a Page (mz.trap.placing-free, mz.trap.one-under-a-page)', () => {
  const t = table(given([{ chapter: ['Dear', 'Pit'], arena: ['Hare'] }, {}]));
  t.do('place-trap-under', 'Dear', 'Hare');
  expect([t.at('Dear'), t.m.card.host[t.card('Dear')]]).toEqual(['traps', t.card('Hare')]);
  expect(t.offered.filter((one) => one.startsWith('place-trap-under'))).toEqual([]);
  expect(t.offered).toContain('place-trap Pit');
});

test('an uncovered Trap moves once a turn, and a Trap under a Page stays (mz.turn.move-trap, mz.turn.trap-under-page-stays)', () => {
  const t = table(given([{ traps: ['Pit'], arena: ['Hare', 'Hare#2'] }, {}]));
  t.do('move-trap-under', 'Pit', 'Hare');
  expect(t.m.card.host[t.card('Pit')]).toBe(t.card('Hare'));
  expect(t.offered.filter((one) => one.startsWith('move-trap'))).toEqual([]);
});

test('opponents cannot see which Page a face-down Trap is (mz.zone.chapter-hidden)', () => {
  const t = table(given([{ chapter: ['Pit'], arena: ['Hare'] }, { chapter: ['Hare#3'] }]));
  const recorder = new EventRecorder();
  const match = t.m;
  match.sink = recorder;
  t.do('place-trap-under', 'Pit', 'Hare');
  const told = recorder.records.map((one) => JSON.stringify(describeEventFor(match, one, 1)));
  expect(told.some((one) => one.includes('Pit'))).toBe(false);
  const seen = viewOf(match, 1).seats[0]!.zones.find((zone) => zone.id === 'traps')!;
  expect([seen.count, seen.cards]).toEqual([1, []]);
  const host = viewOf(match, 1).seats[0]!.zones.find((zone) => zone.id === 'arena')!.cards[0]!;
  expect(host.now).toMatchObject({ traps: 1 });
});

test('a Trap stays in place face-down when its Page leaves (mz.trap.host-leaves)', () => {
  const t = table(
    given([{ traps: ['Pit'], arena: ['Hare'] }, {}], {
      before: (m, card) => void (m.card.host[card('Pit')] = card('Hare')),
    }),
  );
  t.m.move(t.card('Hare'), 0, 0);
  expect([t.at('Pit'), t.m.card.host[t.card('Pit')]]).toEqual(['traps', -1]);
});

test('Equipment changes the Page above it; when that Page leaves, the Equipment goes to its own area (mz.equip.effects, mz.equip.host-leaves)', () => {
  const t = table(given([{ chapter: ['Cloak'], arena: ['Hare', 'Pit'] }, {}]));
  t.do('equip', 'Cloak', 'Hare');
  expect([t.at('Cloak'), t.maxLp('Hare'), t.maxLp('Pit')]).toEqual(['attached', 70, 40]);
  expect(hasTrait(t.m, t.card('Hare'), TRAIT.Flight)).toBe(true);
  t.m.move(t.card('Hare'), 1, 0);
  expect([t.at('Hare'), t.at('Cloak'), t.maxLp('Hare')]).toEqual(['chapter', 'limbo', 50]);
});

test('an Artifact with Equipment may be Contracted as an ordinary Page (mz.trait.equipment)', () => {
  const t = table(given([{ chapter: ['Cloak'], arena: ['Hare'] }, {}]));
  expect(t.offered).toEqual(expect.arrayContaining(['contract Cloak', 'equip Cloak, Hare']));
});

test('bots guess only Traps for face-down Pages (mz.trap.face-down-option)', () => {
  const t = table(given([{ traps: ['Pit'], spellbook: ['Hare'] }, {}]));
  const { mechanics, defs } = t.m.program;
  const could = (name: string): boolean =>
    mechanics.couldBe!(
      t.m,
      t.card('Pit'),
      defs.findIndex((page) => page.name === name),
    );
  expect([could('Snare'), could('Hare')]).toEqual([true, false]);
  expect(mechanics.couldBe!(t.m, t.card('Hare'), t.m.def[t.card('Hare')]!)).toBe(true);
});

test.each([
  ['spell', 'cemetery'],
  ['beastie', 'arena'],
])(
  'a Trap (%s) turned face-up by its own text is paid for, takes effect and is in the %s (mz.trap.own-flip-text)',
  (pageType, area) => {
    const t = table({
      pages: {
        Hare: pages.Hare,
        Lure: {
          pageType,
          traits: ['Trap'],
          texts: [
            {
              id: 'lure',
              kind: 'any-time',
              from: 'face-down',
              text: 'Lure.',
              effects: [{ do: 'recover', amount: 20, target: { pick: 1, from: { types: ['beastie'] } } }],
            },
          ],
        },
      },
      seats: [{ traps: ['Lure'], arena: ['Hare'] }, {}],
      before: (m, card) => void (m.card.damage[card('Hare')] = 30),
    });
    t.do('effect', 'Lure');
    expect([t.lp('Hare'), t.at('Lure')]).toEqual([40, area]);
  },
);
