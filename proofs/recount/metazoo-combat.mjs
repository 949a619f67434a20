/** The checks for LP, Status Effects and combat of MetaZoo: who strikes whom, with what Damage, and who is Destroyed. */
import { Game } from './game.mjs';
import { Poison } from './metazoo-poison.mjs';

const PLAYED = /\/(arena|terra|attached|traps)$/u;

/** Rules that move a Destroyed Page. */
const DESTROYED = new Set(['mz.general.destroyed-to-limbo', 'mz.page.aura-destroyed', 'mz.page.terra-destroyed']);
/** All amounts of LP that Pages print are multiples of this number. */
const UNIT = 5;

export class Combat extends Game {
  /** LP that each Caster and each Page has lost. */
  lpLost = new Map();
  lost = new Map();
  /** Pages that are known to be Fatigued or Awakened. */
  fatigued = new Map();
  control = new Map();
  status = new Map();
  destroyed = new Map();
  combat = null;
  poison = new Poison(this.p);

  before(line) {
    // A Page that is Destroyed leaves at once: only other Pages of the same moment come in between.
    const between = ['page.destroyed', 'card.moved', 'token.made', 'control.changed'].includes(line.event);
    if (!between && this.destroyed.size > 0) {
      this.check(false, `${[...this.destroyed.values()].map(({ name }) => name).join()} did not leave`, line);
      this.destroyed.clear();
    }
    if (this.short && ['step.started', 'turn.started', 'page.contracted', 'combat.ended'].includes(line.event)) {
      this.check(false, 'a Page lost less than it should and is not Destroyed', line);
      this.short = null;
    }
  }

  controllerOf(card) {
    return this.control.get(card.id) ?? card.owner;
  }

  'control.changed'({ card, seat }) {
    this.control.set(card.id, seat);
  }

  'card.moved'(line) {
    super['card.moved'](line);
    const { card, from, to } = line;
    const said = this.destroyed.delete(card.id);
    this.check(said || !DESTROYED.has(line.rule), `${card.name} was not Destroyed`, line);
    const played = (at) => PLAYED.test(`/${at.zone}`);
    if (!played(from) || played(to)) return;
    for (const marks of [this.lost, this.fatigued, this.control, this.more]) marks.delete(card.id);
    for (const key of [...this.status.keys()]) if (key.startsWith(`card ${card.id} `)) this.status.delete(key);
    this.poison.clear(`card ${card.id}`);
  }

  'page.destroyed'(line) {
    const place = this.places.get(line.card.id);
    this.check(PLAYED.test(place), `${line.card.name} is not in play`, line);
    this.check(!this.destroyed.has(line.card.id), `${line.card.name} is Destroyed twice`, line);
    if (line.rule === 'mz.general.zero-lp-destroyed') {
      const { lp } = this.cards.get(line.card.id);
      const lost = this.lost.get(line.card.id) ?? 0;
      const least = lp + Math.min(0, this.more.get(line.card.id) ?? 0);
      this.check(lp === undefined || lost >= least, `${line.card.name} lost ${lost} of ${lp} LP`, line);
    }
    if (this.short === line.card.id) this.short = null;
    this.destroyed.set(line.card.id, line.card);
  }

  turnPage(line, to) {
    const { card } = line;
    this.check(PLAYED.test(this.places.get(card.id)), `${card.name} is not in play`, line);
    this.check(this.fatigued.get(card.id) !== to, `${card.name} is ${to ? 'Fatigued' : 'Awakened'} already`, line);
    this.fatigued.set(card.id, to);
  }

  'page.fatigued'(line) {
    this.turnPage(line, true);
  }

  'page.awakened'(line) {
    this.turnPage(line, false);
  }

  /** What texts add to the largest LP of a Page, as far as lines tell. */
  more = new Map();

  'page.changed'(line) {
    const { card, what, value } = line;
    this.check(PLAYED.test(this.places.get(card.id)) || what === 'Aura cost', `${card.name} is not in play`, line);
    if (what === 'largest LP') this.more.set(card.id, (this.more.get(card.id) ?? 0) + value);
  }

  // ---- LP -----------------------------------------------------------------------------------------------------

  lpOf(seat) {
    return this.p['setup.startingLp'] - (this.lpLost.get(seat) ?? 0);
  }

  changeLp(line, by) {
    const { seat, amount } = line;
    this.check(amount > 0 && amount % UNIT === 0, `LP do not change by ${amount}`, line);
    this.lpLost.set(seat, (this.lpLost.get(seat) ?? 0) + by);
    this.check(this.lpLost.get(seat) >= 0, `seat ${seat} recovers more LP than it lost`, line);
  }

  'damage.dealt-to-caster'(line) {
    this.changeLp(line, line.amount);
    this.dealt(line, `seat ${line.seat}`);
  }

  'lp.lost-by-caster'(line) {
    this.changeLp(line, line.amount);
    this.lostTo(line);
  }

  'lp.recovered-by-caster'(line) {
    this.changeLp(line, -line.amount);
  }

  changePage(line, by) {
    const { card, amount } = line;
    this.check(amount > 0 && amount % UNIT === 0, `LP do not change by ${amount}`, line);
    this.check(PLAYED.test(this.places.get(card.id)), `${card.name} is not in play`, line);
    const now = (this.lost.get(card.id) ?? 0) + by;
    this.check(now >= 0, `${card.name} recovers more LP than it lost`, line);
    this.lost.set(card.id, now);
  }

  'damage.dealt'(line) {
    this.changePage(line, line.amount);
    this.dealt(line, `card ${line.card.id}`);
  }

  'lp.lost'(line) {
    this.changePage(line, line.amount);
    this.lostTo(line);
  }

  'lp.recovered'(line) {
    this.changePage(line, -line.amount);
    if (line.rule === 'mz.trait.regen')
      this.check(line.amount <= this.p['trait.regen.recovers'], 'that is too much', line);
  }

  'damage.prevented'(line) {
    this.check(line.amount > 0, 'no Damage is prevented', line);
    if (this.strike) this.strike.changed = true;
  }

  /** What Poison and Burn take is a value of the ruleset. A Page loses no more LP than it has. */
  lostTo(line) {
    const wanted = {
      'mz.status.poison-loss': this.p['status.poison.loss'],
      'mz.status.burn-caster': this.p['status.burn.casterLoss'],
      'mz.status.burn-page': this.p['status.burn.pageLoss'],
    }[line.rule];
    if (wanted === undefined) return;
    if (line.rule === 'mz.status.poison-loss') this.poison.take(this.targetOf(line));
    if (line.card === undefined) this.check(line.amount === wanted, `the loss is ${wanted}`, line);
    else this.atMost(line, wanted);
  }

  /** Less than the whole amount is only dealt to a Page that has no more LP: it is Destroyed next. */
  atMost(line, whole) {
    this.check(line.amount <= whole, `that is more than ${whole}`, line);
    if (line.amount < whole) this.short = line.card.id;
  }

  // ---- Status Effects -----------------------------------------------------------------------------------------

  targetOf({ card, seat }) {
    return card ? `card ${card.id}` : `seat ${seat}`;
  }

  keyOf({ card, seat, status }) {
    return `${card ? `card ${card.id}` : `seat ${seat}`} ${status}`;
  }

  inflict(line) {
    const key = this.keyOf(line);
    const one = ['Poison', 'Paralyze', 'Sleep', 'Scared', 'Confusion'].includes(line.status);
    this.check(one ? line.counters === 1 : line.counters >= 1, `${line.counters} are not its counters`, line);
    if (line.status === 'Burn') this.check(this.last.result === line.counters, 'the die says another number', line);
    this.check(this.p['status.names'].includes(line.status), 'there is no such Status Effect', line);
    const now = line.status === 'Poison' ? (this.status.get(key) ?? 0) + line.counters : line.counters;
    if (line.status === 'Poison') this.check(now <= this.p['status.poison.max'], `${key}: ${now} Indicators`, line);
    else this.check(!this.status.has(key), `${key} was there already`, line);
    if (line.status === 'Poison') this.poison.place(this.targetOf(line), this.turn);
    this.status.set(key, now);
  }

  remove(line) {
    const key = this.keyOf(line);
    this.check(this.status.has(key), `${key} was not there`, line);
    if (line.status === 'Poison') {
      const target = this.targetOf(line);
      if (line.rule === 'mz.status.poison-expiry')
        this.check(this.poison.expire(target, this.turn), `${key} is not over`, line);
      else this.poison.clear(target);
    }
    const left = line.rule === 'mz.status.poison-expiry' ? this.status.get(key) - 1 : 0;
    if (left > 0) this.status.set(key, left);
    else this.status.delete(key);
  }

  countDown(line) {
    const key = this.keyOf(line);
    const lost = this.p[`status.${line.status.toLowerCase()}.countersLost`];
    const wanted = Math.max(0, (this.status.get(key) ?? 0) - lost);
    this.check(line.left === wanted, `${key} has ${wanted} counters left`, line);
    this.status.set(key, line.left);
  }

  'status.inflicted'(line) {
    this.inflict(line);
  }

  'status.inflicted-on-caster'(line) {
    this.inflict(line);
  }

  'status.removed'(line) {
    this.remove(line);
  }

  'status.removed-from-caster'(line) {
    this.remove(line);
  }

  'status.counted-down'(line) {
    this.countDown(line);
  }

  'status.counted-down-for-caster'(line) {
    this.countDown(line);
  }

  // ---- combat -------------------------------------------------------------------------------------------------

  declare(line) {
    const { seat, card } = line;
    this.check(this.combat === null, 'another combat is not over', line);
    this.check(seat === this.active, `it is not the turn of seat ${seat}`, line);
    this.check(this.controllerOf(card) === seat, `${card.name} is not controlled by seat ${seat}`, line);
    this.check(this.places.get(card.id).endsWith('/arena'), `${card.name} is not in the Arena`, line);
    this.check(this.fatigued.get(card.id) === true, `${card.name} was not Fatigued to attack`, line);
    this.combat = {
      seat,
      attacker: card,
      defenders: new Map(),
      primary: null,
      first: null,
      strikes: [],
      passed: false,
      attack: line.ability,
    };
  }

  'attack.declared'(line) {
    this.declare(line);
    this.combat.target = line.target;
    if (line.target)
      this.check(this.controllerOf(line.target) !== line.seat, `${line.target.name} is their own Page`, line);
  }

  'attack.declared-on-caster'(line) {
    this.declare(line);
    this.combat.caster = line.target;
    this.check(line.target !== line.seat && !this.out.has(line.target), `seat ${line.target} cannot be attacked`, line);
  }

  'defender.declared'(line) {
    const { card, seat } = line;
    this.check(
      this.controllerOf(card) === seat && seat !== this.combat?.seat,
      `${card.name} cannot defend seat ${seat}`,
      line,
    );
    // A Trap that is turned face-up enters Fatigued and defends without another line.
    const trap = line.rule === 'mz.trap.auto-defender';
    this.check(trap || this.fatigued.get(card.id) === true, `${card.name} was not Fatigued to defend`, line);
    this.fatigued.set(card.id, true);
    this.check(!this.combat?.defenders.has(card.id), `${card.name} defends already`, line);
    this.combat?.defenders.set(card.id, 0);
  }

  'defender.primary'(line) {
    const { card } = line;
    const { combat } = this;
    this.check(combat?.passed, 'Priority was not passed', line);
    const fits = combat?.defenders.size > 0 ? combat.defenders.has(card.id) : this.fitsTarget(card);
    this.check(combat !== null && fits, `${card.name} does not defend`, line);
    if (combat) {
      combat.primary = card;
      combat.answer = line.ability;
    }
  }

  /** A Trap that is attacked has no name until it is turned face-up. */
  fitsTarget({ id }) {
    return this.combat?.target === null || this.combat?.target?.id === id;
  }

  'combat.first'(line) {
    const { combat } = this;
    const fits = combat && [combat.attacker.id, combat.primary?.id].includes(line.card.id);
    this.check(fits, `${line.card.name} does not fight`, line);
    this.check(combat?.passed, 'Priority was not passed', line);
    if (combat) combat.first = line.card.id;
  }

  'attack.counted'(line) {
    const { card, printed, changes, advantage, total } = line;
    const { combat } = this;
    const counted = Math.max(0, printed + changes + advantage);
    const paralyzed = this.status.has(`card ${card.id} Paralyze`);
    const wanted = paralyzed ? this.p['status.paralyze.damage'] : counted;
    this.check(total === wanted, `${card.name} makes ${wanted}, not ${total}`, line);
    const known = this.printed.get(this.abilityOf(card));
    this.check(known === undefined || known === printed, `the Attack prints ${known}, not ${printed}`, line);
    this.printed.set(this.abilityOf(card), printed);
    const step = this.p['damage.typeAdvantage'];
    const symbol = this.p['damage.auraAttackAdvantage'];
    this.check([0, step, symbol, step + symbol].includes(advantage), `an advantage is not ${advantage}`, line);
    this.endStrike(line);
    const fits = combat && [combat.attacker.id, combat.primary?.id].includes(card.id);
    this.check(fits, `${card.name} does not fight`, line);
    if (!combat) return;
    const opens = combat.strikes.length === 0;
    this.check(combat.first !== null, 'nobody strikes first', line);
    // The Page that strikes first may have no Attack, or be gone.
    const early = opens && combat.first !== card.id && this.isThere(combat.first) && this.hasAttack(combat.first);
    this.check(!early, 'the other Page strikes first', line);
    this.check(!combat.strikes.includes(card.id), `${card.name} strikes twice`, line);
    combat.strikes.push(card.id);
    const attacking = card.id === combat.attacker.id;
    this.strike = { card, total, attacking, dealt: new Map(), hits: new Map(), changed: false };
  }

  isThere(id) {
    return PLAYED.test(this.places.get(id));
  }

  hasAttack(id) {
    return id === this.combat.attacker.id || this.combat.answer !== null;
  }

  /** The printed Damage of an Attack is the same every time. */
  printed = new Map();

  abilityOf(card) {
    const { combat } = this;
    return `${this.cards.get(card.id).slug ?? card.name} ${card.id === combat?.attacker.id ? combat.attack : combat?.answer}`;
  }

  'damage.allocated'(line) {
    const { strike, combat } = this;
    this.check(strike?.attacking && combat.defenders.has(line.card.id), `${line.card.name} does not defend`, line);
    if (!strike) return;
    this.check(line.amount > 0, 'no Damage is given', line);
    strike.dealt.set(line.card.id, line.amount);
    const sum = [...strike.dealt.values()].reduce((total, one) => total + one, 0);
    this.check(sum <= strike.total, `only ${strike.total} can be given`, line);
  }

  /** Notes Damage of the running strike. It is checked when the strike is over. */
  dealt(line, target) {
    const { strike } = this;
    if (!strike || line.by?.id !== strike.card.id) return;
    this.check(!strike.hits.has(target), `${strike.card.name} strikes ${target} twice`, line);
    strike.hits.set(target, { amount: (strike.hits.get(target)?.amount ?? 0) + line.amount, line });
  }

  /** The Damage of a strike goes to the Defenders as it was given, and the rest to the target. */
  endStrike(line) {
    const { strike, combat } = this;
    this.strike = null;
    if (!strike || !combat || strike.changed) return;
    const { hits, dealt, total, attacking, card } = strike;
    const self = hits.get(`card ${card.id}`);
    if (self) return this.check(self.amount <= total, `${card.name} hits itself with ${total}`, self.line);
    const asleep = (id) => this.p['status.sleep.damageTimes'] > 1 && this.woken?.has(id);
    let left = total;
    for (const [id, amount] of dealt) {
      left -= amount;
      const hit = hits.get(`card ${id}`);
      if (!asleep(id)) this.check((hit?.amount ?? 0) === amount, `card ${id} is dealt ${amount}`, hit?.line ?? line);
    }
    if (!attacking) left = total;
    const aim = attacking ? (combat.target?.id ?? null) : combat.attacker.id;
    for (const [target, hit] of hits) {
      if (target.startsWith('card ') && dealt.has(Number(target.slice(5)))) continue;
      const wanted = target.startsWith('seat ')
        ? hit.amount === left
        : hit.amount <= left || asleep(Number(target.slice(5)));
      this.check(wanted, `${target} is dealt ${left}, not ${hit.amount}`, hit.line);
      if (target.startsWith('card ') && hit.amount < left) {
        const gone = !PLAYED.test(this.places.get(Number(target.slice(5))));
        this.check(gone, `${target} is dealt ${left}, not ${hit.amount}`, hit.line);
      }
    }
    for (const target of hits.keys()) {
      const id = target.startsWith('card ') ? Number(target.slice(5)) : null;
      if (id === null || dealt.has(id) || aim === null) continue;
      this.check(id === aim, `card ${id} is not the target`, hits.get(target).line);
    }
    if ((!attacking || !combat.defenders.size) && aim !== null && total > 0 && this.isThere(aim))
      this.check(hits.has(`card ${aim}`), `card ${aim} is dealt nothing`, line);
    if (attacking && combat.caster !== undefined && left > 0 && this.p['damage.remainder'] === 'original-target') {
      const short = dealt.size < combat.defenders.size;
      if (!short) this.check(hits.has(`seat ${combat.caster}`), `seat ${combat.caster} is dealt ${left}`, line);
    }
  }

  'combat.ended'(line) {
    this.endStrike(line);
    const { combat } = this;
    this.check(combat !== null && line.seat === combat.seat, 'there is no such combat', line);
    if (combat && combat.first !== null) {
      const [a, b] = [combat.attacker.id, combat.primary?.id];
      const fallen = this.out.has(combat.seat) || this.out.has(combat.caster);
      const owes = (id, other) =>
        id !== undefined &&
        !fallen &&
        !combat.strikes.includes(id) &&
        this.isThere(id) &&
        this.hasAttack(id) &&
        (other === undefined || this.isThere(other));
      this.check(!owes(a, b) && !owes(b, a), 'a Page does not strike', line);
    }
    this.combat = null;
  }

  'step.started'(line) {
    super['step.started'](line);
    if (line.step === 'bookmark')
      for (const target of this.poison.overdue(this.turn)) this.check(false, `the Poison of ${target} is over`, line);
    if (line.step === 'end') this.poison.begin();
  }

  'turn.started'(line) {
    for (const target of this.poison.end()) this.check(false, `Poison takes another amount from ${target}`, line);
    this.check(this.combat === null, 'the combat is not over', line);
    super['turn.started'](line);
  }
}
