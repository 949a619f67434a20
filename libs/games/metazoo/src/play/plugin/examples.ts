/** Worked examples of MetaZoo: invented Pages, and matches that start in the middle of a turn. */
import { ProgramError, type ExampleStart, type ExampleSupport } from '@rulewright/engine';
import { readingOf } from '../../cards/readings.ts';
import { pageTextSchema } from '../../cards/texts.ts';
import { listLasting } from '../arena/moved.ts';
import { MATCH } from '../match/match.ts';
import { SETUP } from '../match/setup.ts';
import { TURN, TURN_OVER } from '../match/turn.ts';
import type { M } from '../model/model.ts';
import { placeOf } from '../model/places.ts';
import { ZONE } from '../model/state.ts';

/** Assigns slots to the Terra of an example, in the order of their cards. */
function fillSlots(m: M): void {
  let slot = 0;
  for (let card = 0; card < m.cards; card++) if (placeOf(m, card) === ZONE.terra) m.card.slot[card] = ++slot;
}

function begin(m: M, { seat, step, turn }: ExampleStart): void {
  fillSlots(m);
  listLasting(m);
  if (step === 'setup') return;
  const early = m.program.ruleset.setup.indexOf(step);
  if (early >= 0) {
    m.leaveAll();
    m.enter(MATCH, 'turns');
    m.enter(SETUP, 'next', early);
    m.table.starter = m.table.active = seat;
    return;
  }
  const index = m.program.ruleset.turn.indexOf(step);
  if (index < 0) {
    const known = ['setup', ...m.program.ruleset.setup, ...m.program.ruleset.turn].join(', ');
    throw new ProgramError(
      'unknown-step',
      `A turn of ${m.program.ruleset.name} has no step "${step}"; there are ${known}.`,
    );
  }
  m.leaveAll();
  m.enter(MATCH, 'turns');
  m.enter(TURN_OVER, 'over', seat);
  m.table.active = m.table.starter = seat;
  m.table.turn = turn;
  m.table.inTurn = 1;
  m.seat.turns[seat] = 1;
  m.enter(TURN, 'parts', seat, index);
}

/** A blank Page that fills piles. Its cost is too high to pay. */
const FILLER = { pageType: 'beastie', auraType: 'Neutral', lp: 5, cost: { Neutral: 12 }, emblem: 'orb' };

/** Default values for the fields that a page type needs and an example may omit. */
function defaultsOf(pageType: unknown): Record<string, unknown> {
  switch (pageType) {
    case 'terra':
      return { terra: { kind: 'place', ask: 'Is it nearby?' } };
    case 'aura':
      return { auraType: 'Neutral', aura: { basic: true, generates: { Neutral: 1 } } };
    case 'spell':
    case 'potion':
      return { auraType: 'Neutral' };
    default:
      return { auraType: 'Neutral', lp: 50 };
  }
}

type Given = Readonly<Record<string, unknown>>;

/** An Attack may omit its id and name in an example: the first one is `attack-1`. */
const attackOf = (given: Given, at: number): Given => ({ id: `attack-${at + 1}`, name: `Attack ${at + 1}`, ...given });

/** A text may omit its name and words in an example. The engine's reading is used as its words. */
function textOf(given: Given, at: number): Given {
  const text = { id: `text-${at + 1}`, ...(given['kind'] === 'power' ? { name: `Power ${at + 1}` } : {}), ...given };
  if ('text' in text) return text;
  // Ignores schema errors here, because the check of the whole card reports them with their place.
  const { data } = pageTextSchema.safeParse({ ...text, text: '-' });
  return { ...text, text: data ? readingOf(data) : '-' };
}

/** A list with the omitted fields of its entries filled in. */
const filled = (given: unknown, fill: (one: Given, at: number) => Given): unknown[] =>
  Array.isArray(given) ? (given as Given[]).map(fill) : [];

export const EXAMPLES: ExampleSupport = {
  cardData(given) {
    if (Object.keys(given).length === 0) return FILLER;
    const pageType = given['pageType'] ?? 'beastie';
    return {
      emblem: 'orb',
      pageType,
      ...defaultsOf(pageType),
      ...given,
      attacks: filled(given['attacks'], attackOf),
      texts: filled(given['texts'], textOf),
    };
  },
  begin,
  usualStep: 'main',
  turnOver: TURN_OVER.name,
};
