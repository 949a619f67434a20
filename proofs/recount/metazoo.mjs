/** The checks for MetaZoo outside combat: set-up, Chapters, Aura, the chain, LP, Status Effects, places, and the winner. */
import { Combat } from './metazoo-combat.mjs';

const zone = (name) => new RegExp(`^${name}$`, 'u');
const [spellbook, chapter, chain, arena, terra, traps, limbo, cemetery] = [
  'spellbook',
  'chapter',
  'waiting',
  'arena',
  'terra',
  'traps',
  'limbo',
  'cemetery',
].map(zone);
const inPlay = /^(arena|terra|attached|traps)$/u;
const any = /./u;
const ZONES = [
  'spellbook',
  'chapter',
  'limbo',
  'cemetery',
  'afterlife',
  'arena',
  'terra',
  'attached',
  'traps',
  'waiting',
  'removed',
];
/** Answers about a place. */
const DISTANCE = /^(None nearby|Right here|In sight|Out of sight|\d+ miles? away)$/u;
const SIDES = ['heads', 'tails'];

const sum = (values) => [...values].reduce((total, value) => total + value, 0);

export class MetazooGame extends Combat {
  /** By rule: from where and to where it moves Pages. */
  ways = {
    'mz.setup.shuffle-and-bookmark': [[spellbook, chapter]],
    'mz.mulligan.procedure': [
      [chapter, spellbook],
      [spellbook, chapter],
    ],
    'mz.turn.bookmark-one': [[spellbook, chapter]],
    'mz.lang.contract': [[chapter, chain]],
    'mz.turn.contract-destination': [[chain, arena]],
    'mz.zone.terra-slots-six': [[chain, terra]],
    'mz.turn.place-trap': [[chapter, traps]],
    'mz.trap.flipped-by-attack': [[traps, chain]],
    'mz.trap.paying-is-contracting': [[chain, arena]],
    'mz.trap.unpaid-afterlife': [[chain, zone(this.p['trap.unpaid'])]],
    'mz.general.destroyed-to-limbo': [[inPlay, limbo]],
    'mz.page.aura-destroyed': [[inPlay, zone(this.p['pages.destroyed.aura'])]],
    'mz.page.terra-destroyed': [[inPlay, zone(this.p['pages.destroyed.terra'])]],
    'mz.general.spell-potion-to-cemetery': [[any, cemetery]],
    'mz.terra.replaced-to-afterlife': [[terra, zone(this.p['terra.replacedTo'])]],
    'mz.win.zero-lp-loses': [[any, zone('removed')]],
  };
  aura = new Map();
  opening = new Map();
  entries = [];
  slots = new Map();
  freed = 0;
  keepers = new Set();

  before(line) {
    super.before(line);
    const { bookmarks } = this;
    const placed = line.event === 'terra.placed' && line.card.id === this.unplaced?.id;
    this.check(!this.unplaced || placed, 'the slot of a Terra is missing', line);
    this.check(!this.trap || line.event === 'trap.placed', 'the Trap has no line', line);
    this.trap = false;
    this.check(this.unplaced || line.event !== 'terra.placed', 'no Terra was placed', line);
    this.unplaced = null;
    if (bookmarks && line.event !== 'card.moved' && line.event !== 'bookmark.ignored' && line.event !== 'match.over') {
      this.check(bookmarks.left <= 0, `${bookmarks.left} Pages are not Bookmarked`, line);
      this.bookmarks = null;
    }
    if (line.rule === 'mz.general.use-fatigues' && line.event === 'page.fatigued') this.source = line.card;
    else if (line.event !== 'aura.generated') this.source = null;
  }

  'first-caster.chosen'(line) {
    this.check(this.predicted !== undefined, 'no Caster predicted anything', line);
    this.first = line.seat;
  }

  shuffled = new Set();

  'pile.shuffled'(line) {
    this.check(line.zone.zone === 'spellbook' && line.zone.seat === line.seat, 'another pile is shuffled', line);
    this.mixed = line.seat;
  }

  'spellbook.shuffled'(line) {
    this.check(this.last.event === 'pile.shuffled' && this.mixed === line.seat, 'no Spellbook was shuffled', line);
    this.shuffled.add(line.seat);
  }

  'fact.declared'(line) {
    const { seat, ability, value } = line;
    const key = `${seat} ${ability}`;
    this.check(!this.facts.has(key), `${ability} is declared twice`, line);
    this.facts.add(key);
    const ofPlace = ability.startsWith('How far is ');
    this.check((ofPlace ? DISTANCE : /^(Yes|No)$/u).test(value), `${ability} cannot be ${value}`, line);
    const ofCaster = this.p['surroundings.perCaster'] || ability.startsWith('Are you ');
    this.check((seat === null) !== ofCaster, `${ability} is asked of ${ofCaster ? 'each Caster' : 'all'}`, line);
  }

  facts = new Set();

  'prediction.made'(line) {
    const coin = this.p['setup.prediction.device'] === 'coin';
    if (coin) this.check(SIDES.includes(line.prediction) && SIDES.includes(line.result), 'a coin has two sides', line);
    this.predicted = line;
  }

  'card.moved'(line) {
    const { card, from, to, rule } = line;
    super['card.moved'](line);
    const { owner } = card;
    if (rule === 'mz.setup.shuffle-and-bookmark') this.opening.set(owner, (this.opening.get(owner) ?? 0) + 1);
    if (rule === 'mz.turn.bookmark-one') {
      this.check(owner === this.active && this.steps[this.step] === 'bookmark', 'it is not the time to Bookmark', line);
      this.check(this.bookmarks?.left > 0, 'that is one Page too many', line);
      if (this.bookmarks) this.bookmarks.left--;
    }
    // A flipped Trap that is paid for resolves without going on the chain.
    if (rule === 'mz.trap.paying-is-contracting') this.entries = this.entries.filter((entry) => entry.card !== card.id);
    if (rule === 'mz.trap.unpaid-afterlife') this.check(this.unpaid === card.id, `${card.name} was paid for`, line);
    if (rule === 'mz.turn.place-trap') this.trap = true;
    if (to.zone === 'terra') this.unplaced = card;
    if (from.zone === 'terra' && to.zone !== 'terra') {
      this.slots.delete(card.id);
      this.freed++;
    }
  }

  'mulligan.taken'(line) {
    const wanted = Math.max(this.p['mulligan.smallestChapter'], this.handOf(line.seat) - this.p['mulligan.fewerPages']);
    this.check(line.pages === wanted, `the next Chapter has ${wanted} Pages`, line);
    this.opening.set(line.seat, line.pages);
    this.waiting = line;
  }

  handOf(seat) {
    return this.opening.get(seat) ?? 0;
  }

  /** The smallest Chapter is kept without a line. */
  isSmallest(seat) {
    return this.handOf(seat) <= this.p['mulligan.smallestChapter'];
  }

  'chapter.kept'(line) {
    const { seat, pages } = line;
    this.check(pages === this.countAt(seat, 'chapter'), `the Chapter has ${this.countAt(seat, 'chapter')} Pages`, line);
    this.check(pages === this.handOf(seat), `the Chapter has ${this.handOf(seat)} Pages`, line);
    this.check(!this.keepers.has(seat), 'the Chapter was kept before', line);
    this.keepers.add(seat);
  }

  'turn.started'(line) {
    if (this.turn === 0)
      for (let seat = 0; seat < this.seats; seat++)
        this.check(
          (this.keepers.has(seat) || this.isSmallest(seat)) && this.shuffled.has(seat),
          `seat ${seat} keeps no Chapter`,
          line,
        );
    super['turn.started'](line);
    for (const [key, amount] of this.aura) this.check(amount === 0, `${key} has ${amount} Aura after the turn`, line);
    this.check(this.entries.length === 0, 'the chain has not resolved', line);
    this.entries = [];
    for (let seat = 0; seat < this.seats; seat++)
      if (!this.out.has(seat)) this.check(this.lpOf(seat) > 0, `seat ${seat} has no LP and is not out`, line);
  }

  'step.started'(line) {
    super['step.started'](line);
    const bookmarks = this.turn > 1 || this.p['setup.firstTurnBookmarks'] ? this.p['turn.bookmarks'] : 0;
    if (line.step === 'bookmark') this.bookmarks = { left: bookmarks };
  }

  'bookmark.ignored'(line) {
    this.check(this.countAt(line.seat, 'spellbook') === 0, `seat ${line.seat} has Pages to Bookmark`, line);
    if (this.bookmarks) this.bookmarks.left--;
  }

  /** Updates the unspent Aura of a Caster. A Caster cannot spend or lose more Aura than they generated. */
  changeAura(line, by) {
    const key = `seat ${line.seat}, ${line.aura}`;
    const now = (this.aura.get(key) ?? 0) + by;
    this.check(now >= 0, `${key} has ${now} Aura`, line);
    this.aura.set(key, now);
  }

  'aura.generated'(line) {
    if (line.rule === 'mz.page.aura')
      this.check(this.source?.name !== undefined && line.amount >= 1, 'no Page was Fatigued for this Aura', line);
    if (line.rule === 'mz.page.aura' && this.source?.name === `${line.aura} Aura`)
      this.check(
        line.amount === this.p['aura.basicGenerates'],
        `a basic Aura Page makes ${this.p['aura.basicGenerates']}`,
        line,
      );
    this.changeAura(line, line.amount);
  }

  'aura.spent'(line) {
    this.changeAura(line, -line.amount);
  }

  'aura.lost'(line) {
    this.changeAura(line, -line.amount);
    this.check(this.aura.get(`seat ${line.seat}, ${line.aura}`) === 0, `${line.aura} Aura is left`, line);
  }

  /** An Action goes on the chain, and the last entry resolves first. */
  enter(line, ability) {
    this.entries.push({ card: line.card.id, ability, seat: line.seat });
  }

  'page.contracted'(line) {
    const place = this.places.get(line.card.id);
    this.check(place === `${line.card.owner}/waiting`, `${line.card.name} does not wait on the chain`, line);
    this.enter(line, null);
  }

  'text.used'(line) {
    this.enter(line, line.ability);
  }

  leaveChain(line) {
    const entry = this.entries.pop();
    const { card, ability, seat } = line;
    const fits = entry?.card === card.id && entry.ability === ability && entry.seat === seat;
    this.check(fits, `${card.name} is not the last entry of the chain`, line);
    this.check(entry?.passed, 'Priority was not passed', line);
  }

  'text.resolved'(line) {
    const { seat } = line;
    this.check(this.controllerOf(line.card) === seat || this.resolving === seat, `seat ${seat} has no such text`, line);
  }

  'entry.resolved'(line) {
    this.resolving = line.seat;
    this.leaveChain(line);
  }

  'entry.stopped'(line) {
    this.leaveChain(line);
  }

  'priority.passed'(line) {
    if (this.combat) this.combat.passed = true;
    for (const entry of this.entries) entry.passed = true;
    this.check(line.to === this.after(line.seat), `Priority passes to seat ${this.after(line.seat)}`, line);
  }

  'terra.placed'(line) {
    const { card, slot } = line;
    this.check(this.places.get(card.id).endsWith('/terra'), `${card.name} is in no Terra Slot`, line);
    this.check(slot >= 1 && slot <= this.p['terra.slots'], 'there is no such Terra Slot', line);
    const taken = [...this.slots.values()];
    this.check(!taken.includes(slot), `slot ${slot} is taken`, line);
    const free = taken.length >= this.p['terra.slots'] || slot <= taken.length + 1 + this.freed;
    this.check(free, 'an earlier slot is free', line);
    this.slots.set(card.id, slot);
  }

  /** Traps are placed and moved on their Caster's turn. One that is turned face-up was face-down before. */
  'trap.placed'(line) {
    const { movedFrom } = this;
    const fits = movedFrom?.to.zone === 'traps' && movedFrom.to.seat === line.seat;
    this.check(fits && this.last.event === 'card.moved', 'no Page was placed', line);
  }

  'trap.moved'(line) {
    this.check(line.seat === this.active, `it is not the turn of seat ${line.seat}`, line);
  }

  'trap.flipped'(line) {
    const { movedFrom } = this;
    const moved = movedFrom?.card === line.card.id && movedFrom.from.zone === 'traps';
    this.check(moved || this.places.get(line.card.id).endsWith('/traps'), `${line.card.name} was no Trap`, line);
    this.up = line.card.id;
  }

  'trap.unpaid'(line) {
    const fits = this.up === line.card.id && line.card.owner === line.seat;
    this.check(fits, `${line.card.name} was not turned face-up`, line);
    this.unpaid = line.card.id;
  }

  'coin.flipped'(line) {
    this.check(SIDES.includes(line.side), 'a coin has two sides', line);
  }

  'die.rolled'(line) {
    this.check(
      line.result >= 1 && line.result <= line.sides,
      `a die of ${line.sides} cannot show ${line.result}`,
      line,
    );
  }

  'caster.out'(line) {
    this.check(!this.out.has(line.seat), `seat ${line.seat} was out already`, line);
    if (line.rule === 'mz.win.zero-lp-loses')
      this.check(this.lpOf(line.seat) <= this.p['end.loseAtLp'], `seat ${line.seat} has LP left`, line);
    this.out.add(line.seat);
    this.poison.clear(`seat ${line.seat}`);
    // Entries of a Caster who is out do nothing.
    this.entries = this.entries.filter(({ seat }) => seat !== line.seat);
  }

  'match.over'(line) {
    super['match.over'](line);
    const left = Array.from({ length: this.seats }, (_, seat) => seat).filter((seat) => !this.out.has(seat));
    const { cause, winner } = line;
    if (cause === 'last-standing')
      this.check(left.length === 1 && winner === left[0], `seat ${left.join()} is left`, line);
    if (cause === 'all-fell') this.check(left.length === 0, `seat ${left.join()} is left`, line);
    if (cause === 'all-spellbooks-empty') {
      const pages = sum(left.map((seat) => this.countAt(seat, 'spellbook')));
      this.check(winner === null && pages === 0, `${pages} Pages are left in Spellbooks`, line);
    }
    if (cause === 'page') this.check(left.includes(winner), 'a Caster who is out wins', line);
    const known = ['last-standing', 'all-fell', 'all-spellbooks-empty', 'page', 'capped'];
    this.check(known.includes(cause), 'the cause is unknown', line);
  }

  'match.ended'(line) {
    super['match.ended'](line);
    line.standing.forEach((told, seat) => {
      this.checkStanding(line, seat, Object.fromEntries(ZONES.map((zone) => [zone, told[zone]])));
      const lp = Math.max(0, this.lpOf(seat));
      const aura = Object.keys(told).filter((key) => key.startsWith('aura '));
      const unspent = (key) => this.aura.get(`seat ${seat}, ${key.slice('aura '.length)}`) ?? 0;
      const counted = {
        'shown-lp': lp,
        'largest-lp': this.p['setup.startingLp'],
        'burning-on': this.status.get(`seat ${seat} Burn`) ?? 0,
        'poison-on': this.status.get(`seat ${seat} Poison`) ?? 0,
        ...Object.fromEntries(aura.map((key) => [key, unspent(key)])),
        unspent: sum(aura.map(unspent)),
        'measure lp': lp,
        'measure chapter': this.countAt(seat, 'chapter'),
        'measure spellbook': this.countAt(seat, 'spellbook'),
        'measure out': this.out.has(seat) ? 0 : 1,
      };
      for (const [key, value] of Object.entries(counted))
        this.check(told[key] === value, `seat ${seat} has ${key} ${value}, not ${told[key]}`, line);
    });
  }
}
