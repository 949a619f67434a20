/** Checks the arithmetic of battles and losses: a slow and simple model recomputes it from the events. */
import { WHOLE } from '@rulewright/content/testing';
import {
  EventRecorder,
  RandomChooser,
  describeEvent,
  mixSeed,
  playOut,
  type CardRef,
  type DescribedEvent,
  type ZoneRef,
} from '@rulewright/engine';
import { begin, compile } from './tree.ts';

interface Battle {
  attacker: number;
  defender: number;
  columns: Record<number, string>;
  totals: Record<number, number>;
}

/** Follows one match by its events. Throws at the first event that contradicts the model. */
class Model {
  private readonly places = new Map<number, string>();
  private readonly changes = new Map<string, number>();
  private battle: Battle | null = null;
  private counted: { card: number; as: string; value: number }[] = [];
  battles = 0;
  payments = 0;

  constructor(private readonly cards: readonly { id: number; numbers: Readonly<Record<string, number>> }[]) {}

  private at(place: string): number[] {
    return [...this.places].filter(([, where]) => where === place).map(([card]) => card);
  }

  private add(card: number, stat: string, by: number): void {
    this.changes.set(`${card} ${stat}`, (this.changes.get(`${card} ${stat}`) ?? 0) + by);
  }

  take(event: DescribedEvent): void {
    const card = (event['card'] as CardRef | null)?.id ?? -1;
    switch (event.event) {
      case 'card.moved': {
        const [from, to] = [event['from'] as ZoneRef, event['to'] as ZoneRef];
        expect(this.places.get(card) ?? `${from.seat} draw-pile`).toBe(`${from.seat} ${from.zone}`);
        this.places.set(card, `${to.seat} ${to.zone}`);
        break;
      }
      case 'number.changed':
        this.add(card, event['stat'] as string, event['by'] as number);
        break;
      case 'number.restored':
        this.add(card, event['stat'] as string, -(event['by'] as number));
        break;
      case 'attack.declared': {
        const [attacker, defender] = [event['seat'] as number, event['target'] as number];
        const columns = {
          [attacker]: this.places.get(card)!,
          [defender]: this.places.get((event['attacked'] as CardRef).id)!,
        };
        this.battle = { attacker, defender, columns, totals: {} };
        break;
      }
      case 'battle.counted': {
        const as = event['as'] as string;
        const printed = this.cards[card]!.numbers[as]!;
        const now = Math.max(0, printed + (event['always'] as number) + (this.changes.get(`${card} ${as}`) ?? 0));
        expect([event['printed'], event['value']]).toEqual([printed, now]);
        this.counted.push({ card, as, value: now });
        break;
      }
      case 'battle.total':
        this.total(event);
        break;
      case 'battle.decided': {
        const { attacker, defender, totals } = this.battle!;
        const difference = totals[attacker]! - totals[defender]!;
        expect([event['loser'], event['damage']]).toEqual([difference > 0 ? defender : attacker, Math.abs(difference)]);
        expect(difference).not.toBe(0);
        this.battles++;
        break;
      }
      case 'damage.paid':
        this.payments++;
        break;
    }
  }

  private total(event: DescribedEvent): void {
    const seat = event['seat'] as number;
    const battle = this.battle!;
    const stat = seat === battle.attacker ? 'attack' : 'defense';
    const column = this.counted.filter((one) => one.as === stat);
    const drawn = this.counted.filter((one) => one.as === 'cost');
    expect(column.map((one) => one.card).sort()).toEqual(this.at(battle.columns[seat]!).sort());
    expect(drawn.map((one) => one.card).sort()).toEqual(this.at(`${seat} battle`).sort());
    const sum = (list: typeof column): number => list.reduce((all, one) => all + one.value, 0);
    expect([event['inColumn'], event['drawn']]).toEqual([sum(column), sum(drawn)]);
    expect(event['total']).toBe(sum(column) + sum(drawn) + (event['bonus'] as number));
    battle.totals[seat] = event['total'] as number;
    this.counted = [];
  }
}

const GAMES = WHOLE ? 15 : 6;

test.each(['core-tactical', 'fast', 'web-official', 'classic-print'])(
  '%s: every total and every difference is correct',
  (id) => {
    const program = compile(id);
    const bot = new RandomChooser(9);
    let battles = 0;
    let payments = 0;
    for (let game = 0; game < GAMES; game++) {
      const match = begin(program, 2 + (game % 3), mixSeed(21, game));
      const recorder = new EventRecorder();
      match.sink = recorder;
      playOut(match, bot.choose);
      const cards = Array.from({ length: match.cards }, (_, card) => ({
        id: card,
        numbers: program.defs[match.def[card]!]!.numbers,
      }));
      const model = new Model(cards);
      for (const record of recorder.records) model.take(describeEvent(match, record));
      battles += model.battles;
      payments += model.payments;
    }
    expect(battles).toBeGreaterThan(3 * GAMES);
    expect(payments).toBeGreaterThan(GAMES);
  },
);
