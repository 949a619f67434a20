/** Performs one effect of an invented card in a prepared match, so that each verb can be tested alone. */
import { EventRecorder, Match } from '@rulewright/engine';
import { metabaloids } from '../src/index.ts';
import { RESOLVE } from '../src/play/abilities/resolve.ts';
import { NOT_CHOSEN } from '../src/play/effects/marks.ts';
import { E } from '../src/play/model/events.ts';
import type { M, MetabaloidsProgram } from '../src/play/model/model.ts';
import { columnZone, zoneAt } from '../src/play/model/places.ts';
import { BATTLE_STAGE, ZONE } from '../src/play/model/state.ts';
import { TURN_OVER } from '../src/play/steps/turn.ts';
import { effectSchema } from '../src/verbs/schema.ts';
import { effectWords } from '../src/verbs/reading.ts';
import { cards, ruleset, starterDeck } from './tree.ts';

/** `before` changes the match before the effect. `pick` chooses an option when the match asks; by default the first one. */
interface Scene {
  readonly before?: (m: M, source: number) => void;
  readonly pick?: (m: M) => number;
}

/** The result of an effect: whether it could be announced, and how it resolved. */
export interface Performed {
  readonly m: M;
  readonly source: number;
  readonly possible: boolean;
  readonly outcome: 'full' | 'part' | 'none';
  readonly count: (seat: number, place: number) => number;
}

const HAND = 3;

/** The engine's reading of an effect. */
export const read = (effect: object): string => effectWords(effectSchema.parse(effect));

function programOf(effect: object): MetabaloidsProgram {
  const ability = { id: 'one', text: 'Made up.', kind: 'triggered', on: 'this-deployed', effects: [effect] };
  const data = { ...metabaloids.examples.cardData({ cost: 2, attack: 3, defense: 3 }), abilities: [ability] };
  const made = { ...cards[0]!, id: 'performer', name: 'Performer', data };
  return metabaloids.compile(ruleset('core-tactical'), [...cards, made]) as MetabaloidsProgram;
}

/**
 * Two seats with three cards in hand each. The card with the effect is in the first column of seat 0. Another card is
 * in the first column of seat 1.
 */
export function perform(effect: object, { before, pick = () => 0 }: Scene = {}): Performed {
  const program = programOf(effect);
  const others = starterDeck.entries.flatMap(({ card, copies }) =>
    Array.from({ length: copies }, () => program.defOf.get(card)!),
  );
  const decks = [[program.defOf.get('performer')!, ...others], others];
  const m: M = new Match(program, 2, decks[0]!.length + others.length);
  const recorder = new EventRecorder();
  m.autoSingle = false;
  m.start(1, decks);
  const source = 0;
  const first = decks[0]!.length;
  m.lay(source, columnZone(m, 0, 0));
  m.lay(first, columnZone(m, 1, 0));
  for (let k = 1; k <= HAND; k++) {
    m.lay(source + k, zoneAt(m, 0, ZONE.hand));
    m.lay(first + k, zoneAt(m, 1, ZONE.hand));
  }
  m.table.turn = 1;
  m.table.inTurn = 1;
  before?.(m, source);
  const ability = program.abilities.findIndex(({ name }) => name === 'performer/one');
  const possible = program.abilities[ability]!.effects[0]!.possible(m, 0, source, 0);
  m.leaveAll();
  m.enter(TURN_OVER, 'ask', 0);
  m.enter(RESOLVE, 'targets', 0, source, ability, NOT_CHOSEN, NOT_CHOSEN);
  m.sink = recorder;
  while (m.advance() && m.runningSteps().at(-1) !== TURN_OVER.name) m.choose(pick(m));
  const resolved = recorder.records.find(({ kind }) => kind === E.resolved)!;
  const outcome = (['full', 'part', 'none'] as const)[resolved.args[3]]!;
  return { m, source, possible, outcome, count: (seat, place) => m.zoneCount[zoneAt(m, seat, place)]! };
}

/** Starts a battle in which the card with the effect attacks the card of seat 1. The battle cards are already drawn. */
export function inBattle(m: M, source: number): void {
  const { table } = m;
  table.battle = BATTLE_STAGE.drawn;
  table.attacker = 0;
  table.defender = 1;
  table.attackColumn = table.defendColumn = 0;
  table.attackCard = source;
  table.defendCard = m.top(columnZone(m, 1, 0));
}
