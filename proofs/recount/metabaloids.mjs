/** The checks for Metabaloids outside battles: hands, costs, penalties, safety, piles, and the winner. */
import { Battle } from './metabaloids-battle.mjs';

const [draw, hand, discard, lost, reserve] = ['draw-pile', 'hand', 'discard-pile', 'lost-pile', 'reserve'].map(
  (zone) => new RegExp(`^${zone}$`, 'u'),
);
const [battle, column, events] = [/^battle$/u, /^column-\d+$/u, /^events$/u];
const ZONE = /^(draw-pile|hand|discard-pile|lost-pile|reserve|battle|events|removed|column-\d+)$/u;
const bought = /^(reserve|column-\d+)$/u;
const paying = /^(hand|draw-pile|discard-pile|reserve|column-\d+)$/u;

/** By rule: from where and to where it moves cards. */
const WAYS = {
  'mb.setup.starting-hand': [[draw, hand]],
  'mb.setup.initial-deploy-alternate': [[hand, column]],
  'mb.draw.to-hand-size': [[draw, hand]],
  'mb.draw.voluntary-discard': [[hand, discard]],
  'mb.ability.cost-source': [[hand, discard]],
  'mb.attack.fee': [[hand, discard]],
  'mb.attack.no-able-attacker': [[paying, lost]],
  'mb.attack.skip-penalty': [[paying, lost]],
  'mb.ability.unfinished-penalty': [[paying, lost]],
  'mb.endturn.empty-play-area': [[draw, lost]],
  'mb.battle.both-draw': [[draw, battle]],
  'mb.battle.drawn-card-discard': [[battle, discard]],
  'mb.deploy.all-reserve': [[reserve, column]],
  'mb.event.separate': [[hand, events]],
  'mb.move.between-columns': [[column, column]],
  'mb.move.cost': [[/^(hand|reserve|column-\d+)$/u, discard]],
  'mb.move.anywhere-scope': [[draw, discard]],
  'mb.restock.destination': [[hand, bought]],
  'mb.restock.pay-from-hand': [[hand, discard]],
  'mb.win.reshuffle-on-empty': [[discard, draw]],
  'mb.damage.surge': [[column, lost]],
  'mb.damage.exact': [[column, lost]],
  'mb.damage.overflow': [[column, lost]],
  'mb.damage.draw-pile-one-each': [[draw, lost]],
  'mb.damage.hand-by-defense': [[hand, lost]],
};

/** By rule: the parameter that says how many cards the penalty costs. */
const PENALTIES = {
  'mb.attack.skip-penalty': 'attack.skip.penaltyCards',
  'mb.attack.no-able-attacker': 'attack.noAble.penaltyCards',
  'mb.endturn.empty-play-area': 'penalty.emptyPlayArea.cards',
  'mb.ability.unfinished-penalty': 'ability.unfinished.cards',
};

/** By rule: the step of the turn in which it moves cards. */
const STEP_OF = {
  'mb.draw.to-hand-size': 'draw',
  'mb.deploy.all-reserve': 'deploy',
  'mb.move.between-columns': 'move',
  'mb.restock.destination': 'restock',
  'mb.restock.pay-from-hand': 'restock',
  'mb.attack.fee': 'attack',
  'mb.battle.both-draw': 'attack',
};

export class MetabaloidsGame extends Battle {
  ways = {
    ...WAYS,
    'mb.battle.tie': [[battle, this.p['battle.tie.drawnCardsTo'] === 'lost' ? lost : discard]],
  };
  failed = new Set();
  paid = 0;
  placed = new Map();
  opening = new Map();

  before(line) {
    super.before(line);
    const isShuffle = line.event === 'pile.shuffled' || line.event === 'pile.reshuffled';
    const refills = line.rule === 'mb.win.reshuffle-on-empty';
    if (this.penalty && line.event !== 'card.moved' && !isShuffle) this.endPenalty(line);
    this.check(this.reshuffled === 0 || refills, 'the reshuffle has no line', line);
    if (line.event === 'card.moved' && refills) this.reshuffled++;
    else if (!isShuffle) this.reshuffled = 0;
    const shuffled = this.last?.event === 'pile.shuffled' && this.last.rule === line.rule;
    this.check(line.event !== 'pile.reshuffled' || shuffled, 'the new draw pile is not shuffled', line);
  }

  reshuffled = 0;

  /** The cost of a card that is bought, with the changes that run. */
  costOf(card) {
    return Math.max(0, this.cards.get(card.id).cost + this.changed(card.id, 'cost'));
  }

  /** What a card is worth that pays a cost. */
  worth(card) {
    return this.p['pay.pointValue'] === 'card-cost' ? this.cards.get(card.id).cost : 1;
  }

  /** The cuts since the last tie. The highest cost begins. */
  cuts = new Map();

  'first-player.chosen'(line) {
    const highest = Math.max(...this.cuts.values());
    this.check(this.first === undefined, 'the first player is known', line);
    this.check(this.cuts.size === (this.tied?.length ?? this.seats), 'not every player has cut', line);
    this.check(this.highest().length === 1 && this.cuts.get(line.seat) === highest, `cost ${highest} begins`, line);
    this.first = line.seat;
  }

  highest() {
    const most = Math.max(...this.cuts.values());
    return [...this.cuts].filter(([, cost]) => cost === most).map(([seat]) => seat);
  }

  'cut.shown'(line) {
    if (this.cuts.has(line.seat)) {
      const all = this.p['setup.firstPlayer.onTie'] === 'repeat-all';
      const tied = this.highest();
      this.check(this.cuts.size === (this.tied?.length ?? this.seats) && tied.length > 1, 'there was no tie', line);
      this.tied = all ? null : tied;
      this.cuts.clear();
    }
    this.cuts.set(line.seat, line.cost);
    this.check(line.cost === this.cards.get(line.card.id).cost, `${line.card.name} does not cost ${line.cost}`, line);
    this.check(line.card.owner === line.seat, `seat ${line.seat} cuts its own cards`, line);
  }

  'card.moved'(line) {
    super['card.moved'](line);
    const { card, from, rule } = line;
    const { p } = this;
    const step = STEP_OF[rule];
    const now = this.steps[this.step];
    this.check(step === undefined || now === step, `${rule} is for the step ${step}, not ${now}`, line);
    this.check(!(rule in PENALTIES) || this.penalty?.rule === rule, 'no penalty is due', line);
    if (rule === 'mb.setup.starting-hand') this.opening.set(card.owner, (this.opening.get(card.owner) ?? 0) + 1);
    if (rule === 'mb.setup.initial-deploy-alternate') {
      const sum = (this.placed.get(card.owner) ?? 0) + this.cards.get(card.id).cost;
      this.placed.set(card.owner, sum);
      const cap = p['setup.initialDeployment.pointCap'];
      const fits = cap === null || sum <= cap || p['setup.initialDeployment.overshoot'];
      this.check(fits, `the first cards of seat ${card.owner} cost ${sum}`, line);
    }
    if (rule === 'mb.draw.to-hand-size') this.drew(line);
    this.drawn();
    if (rule === 'mb.restock.pay-from-hand') this.pays(card);
    if (rule === 'mb.restock.destination') {
      const cost = this.costOf(card);
      const { count = 0, last = 0 } = this.payment ?? {};
      // A change of costs by a static ability is in no line, so only games without changes are exact.
      if (p['pay.pointValue'] !== 'card-metabaloids')
        this.check(
          count >= cost && (cost === 0 ? count === 0 : count - last < cost),
          `${card.name} costs ${cost}, not ${count}`,
          line,
        );
      this.payment = null;
    }
    if (rule === 'mb.move.cost' || rule === 'mb.move.anywhere-scope') this.paid++;
    if (rule === 'mb.move.between-columns') {
      this.check(this.paid >= p['move.costPerCard'], 'the move is not paid for', line);
      if (p['pay.pointValue'] === 'one-per-card')
        this.check(this.paid === p['move.costPerCard'], `the move costs ${p['move.costPerCard']}`, line);
      this.paid = 0;
    }
    if (rule === 'mb.attack.fee') this.fee++;
    if (this.penalty?.rule === rule && card.owner === this.penalty.seat) this.penalty.left--;
    if (rule === 'mb.win.reshuffle-on-empty' && this.reshuffled === 1)
      this.check(this.countAt(from.seat, 'draw-pile') === 1, 'the draw pile was not empty', line);
    if (rule === 'mb.deploy.all-reserve') this.leftSafety(card);
  }

  fee = 0;

  pays(card) {
    const worth = this.worth(card);
    this.payment = { count: (this.payment?.count ?? 0) + worth, last: worth };
  }

  drew(line) {
    const { owner } = line.card;
    const { 'draw.handSize': size } = this.p;
    this.check(owner === this.active && this.steps[this.step] === 'draw', 'it is not the time to draw', line);
    this.check(this.countAt(owner, 'hand') <= size, `seat ${owner} holds more than ${size}`, line);
  }

  'pile.shuffled'(line) {
    const { seat, zone, rule } = line;
    this.check(zone.zone === 'draw-pile' && zone.seat === seat, 'only draw piles are shuffled', line);
    const refills = rule === 'mb.win.reshuffle-on-empty';
    this.check(!refills || this.reshuffled > 0, 'nothing was put into the draw pile', line);
    if (!refills) this.shuffles.push(seat);
  }

  /** The seats whose decks are shuffled before their starting hands are drawn, in order. */
  shuffles = [];

  'pile.reshuffled'(line) {
    this.check(line.cards === this.reshuffled, `${this.reshuffled} cards were reshuffled`, line);
    this.check(this.countAt(line.seat, 'discard-pile') === 0, 'the discard pile is not empty', line);
    this.check(this.countAt(line.seat, 'draw-pile') === line.cards, 'the draw pile is another', line);
    this.reshuffled = 0;
  }

  'turn.started'(line) {
    if (this.turn === 0)
      for (let seat = 0; seat < this.seats; seat++) {
        const more = seat === this.first ? (this.p['setup.starterExtraCards'] ?? 0) : 0;
        const wanted = this.p['setup.startingHand'] + more;
        this.check(this.opening.get(seat) === wanted, `seat ${seat} begins with ${wanted} cards`, line);
      }
    super['turn.started'](line);
    this.attacks.clear();
    this.failed.clear();
    this.check(this.changes.length === 0, 'changes of the turn before have not ended', line);
    for (const { ability } of this.pending) this.check(false, `${ability} has not resolved`, line);
    this.pending = [];
  }

  'step.started'(line) {
    if (this.drawing) this.check(false, `seat ${this.active} does not draw to ${this.p['draw.handSize']}`, line);
    super['step.started'](line);
    this.payment = null;
    this.drawing = line.step === 'draw';
    this.drawn();
  }

  /** A draw is over when the hand is full. Abilities and failed draws end it in other ways. */
  drawn() {
    if (this.drawing && this.countAt(this.active, 'hand') >= this.p['draw.handSize']) this.drawing = false;
  }

  /** Abilities that were used or triggered and have not resolved. */
  pending = [];

  'ability.triggered'(line) {
    this.pending.push(line);
  }

  'ability.resolved'(line) {
    const at = this.pending.findIndex(
      (one) => ['seat', 'ability'].every((key) => one[key] === line[key]) && one.card.id === line.card.id,
    );
    this.check(at >= 0, `${line.ability} was not used`, line);
    if (at >= 0) this.pending.splice(at, 1);
    this.check(['in full', 'in part', 'not at all'].includes(line.outcome), 'there is no such outcome', line);
  }

  'ability.used'(line) {
    this.drawing = false;
    this.pending.push(line);
    this.check(line.card.owner === line.seat, `${line.card.name} is not of seat ${line.seat}`, line);
  }

  'action.stopped'(line) {
    this.drawing = false;
    super['action.stopped'](line);
  }

  'penalty.due'(line) {
    const wanted = this.p[PENALTIES[line.rule]];
    if (line.rule === 'mb.attack.no-able-attacker' && this.p['attack.noAble.perOpponent'])
      this.check(line.cards % wanted === 0, `the penalty is a multiple of ${wanted}`, line);
    else if (wanted !== undefined) this.check(line.cards === wanted, `the penalty is ${wanted}`, line);
    this.penalty = { ...line, left: line.cards };
  }

  /** A penalty is paid with as many cards as there are. */
  endPenalty(line) {
    const { seat, left } = this.penalty;
    const none = this.countAt(seat, 'draw-pile') === 0;
    this.check(
      left === 0 || (left > 0 && none) || line.event === 'match.over',
      `${left} cards of the penalty are left`,
      line,
    );
    this.penalty = null;
  }

  'draw.failed'(line) {
    const refills = this.p['deck.reshuffle.enabled'] && !(this.owed > 0);
    const has = this.countAt(line.seat, 'draw-pile') + (refills ? this.countAt(line.seat, 'discard-pile') : 0);
    this.check(has === 0, `seat ${line.seat} has a card to draw`, line);
    if (this.drawing) this.check(!this.failed.has(line.seat), `seat ${line.seat} failed before`, line);
    this.failed.add(line.seat);
    this.drawing = false;
  }

  'player.eliminated'({ seat }) {
    this.out.add(seat);
  }

  'match.over'(line) {
    super['match.over'](line);
    const { winner, cause } = line;
    this.check(
      cause in { 'failed-draw': 1, 'draw-pile-empty': 1, 'last-standing': 1, capped: 1 },
      'the cause is unknown',
      line,
    );
    if (cause === 'failed-draw') this.check(this.failed.size > 0, 'no draw failed', line);
    const expected = this.winnerBy(cause);
    if (expected !== undefined) this.check(winner === expected, `seat ${expected} wins`, line);
  }

  winnerBy(cause) {
    const { p } = this;
    const seats = Array.from({ length: this.seats }, (_, seat) => seat).filter((seat) => !this.out.has(seat));
    if (cause === 'capped') return null;
    if (cause === 'last-standing') return seats.length === 1 ? seats[0] : undefined;
    if (this.seats === 2 && p['end.twoPlayerResult'] === 'failing-player-loses') {
      const losing =
        cause === 'failed-draw' ? [...this.failed] : seats.filter((seat) => this.countAt(seat, 'draw-pile') === 0);
      return losing.length === 1 ? 1 - losing[0] : losing.length === 2 ? null : 'nobody, without a failed draw,';
    }
    const inPlay = (seat) => this.inPlay(seat) + (p['end.tieBreakCountsReserve'] ? this.countAt(seat, 'reserve') : 0);
    const fewest = (some, count) => some.filter((one) => count(one) === Math.min(...some.map(count)));
    let best = fewest(seats, (seat) => this.countAt(seat, 'lost-pile'));
    if ((p['end.tieBreak'] ?? []).includes('fewest-in-play-area')) best = fewest(best, inPlay);
    return best.length === 1 ? best[0] : null;
  }

  inPlay(seat) {
    return [...this.places.values()].filter((place) => place.startsWith(`${seat}/column-`)).length;
  }

  /** The numbers of a seat at the end that follow from the places of its cards. */
  standingOf(seat) {
    const columns = Array.from({ length: 9 }, (_, at) => this.cardsAt(`${seat}/column-${at + 1}`)).filter(
      (cards) => cards.length > 0,
    );
    const sums = (number) => columns.map((cards) => cards.reduce((sum, card) => sum + number(this.cards.get(card)), 0));
    const total = (numbers) => numbers.reduce((sum, one) => sum + one, 0);
    const attacks = sums(({ attack }) => attack);
    // The opening has 0 for a number that a card lacks.
    const defenses = sums(({ defense }) => defense || this.p['damage.missingDefense']);
    const safe = Array.from({ length: this.p['grid.maxColumns'] }, (_, at) => [
      `safe${at + 1}`,
      this.isSafe(`${seat}/column-${at + 1}`) ? 1 : 0,
    ]);
    const piles = { 'draw-pile': 'draw-pile', hand: 'hand', reserve: 'reserve', lost: 'lost-pile' };
    return {
      ...Object.fromEntries(Object.entries(piles).map(([id, zone]) => [`measure ${id}`, this.countAt(seat, zone)])),
      'measure discard-pile': this.p['deck.reshuffle.enabled'] ? this.countAt(seat, 'discard-pile') : 0,
      'measure play-area': this.inPlay(seat),
      'measure columns': columns.length,
      'measure attack': total(attacks),
      'measure defense': total(defenses),
      'measure weakest': columns.length === 0 ? 0 : Math.min(...defenses),
      ...Object.fromEntries(safe),
      'measure spearhead': Math.max(0, ...attacks),
      'measure bare': columns.length === 0 ? 1 : 0,
      'measure out': this.out.has(seat) ? 1 : 0,
    };
  }

  'match.ended'(line) {
    super['match.ended'](line);
    line.standing.forEach((standing, seat) => {
      const zones = Object.entries(standing).filter(([key]) => ZONE.test(key));
      this.checkStanding(line, seat, Object.fromEntries(zones));
      for (const [key, value] of Object.entries(this.standingOf(seat)))
        this.check(standing[key] === value, `${key} of seat ${seat} is ${value}`, line);
    });
  }
}
