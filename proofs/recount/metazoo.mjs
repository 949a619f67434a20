/** The checks for MetaZoo: the Damage of every Attack, the Aura of every Caster, and the LP left at the end. */
import { Game } from './game.mjs';

export class MetazooGame extends Game {
  aura = new Map();
  lpLost = new Map();

  /** Updates the unspent Aura of a Caster. A Caster cannot spend or lose more Aura than they generated. */
  changeAura(line, by) {
    const key = `${line.seat} ${line.aura}`;
    const now = (this.aura.get(key) ?? 0) + by;
    this.check(now >= 0, `seat ${line.seat} has ${now} ${line.aura} Aura`, line);
    this.aura.set(key, now);
  }

  'aura.generated'(line) {
    this.changeAura(line, line.amount);
  }

  'aura.spent'(line) {
    this.changeAura(line, -line.amount);
  }

  'aura.lost'(line) {
    this.changeAura(line, -line.amount);
    this.check(this.aura.get(`${line.seat} ${line.aura}`) === 0, `${line.aura} Aura is left`, line);
  }

  'attack.counted'(line) {
    const { card, printed, changes, advantage, total } = line;
    const counted = Math.max(0, printed + changes + advantage);
    // The total of a paralyzed Page is 0.
    this.check(total === counted || total === 0, `${card.name} makes ${counted}, not ${total}`, line);
  }

  changeLp({ seat }, by) {
    this.lpLost.set(seat, (this.lpLost.get(seat) ?? 0) + by);
  }

  'damage.dealt-to-caster'(line) {
    this.changeLp(line, line.amount);
  }

  'lp.lost-by-caster'(line) {
    this.changeLp(line, line.amount);
  }

  'lp.recovered-by-caster'(line) {
    this.changeLp(line, -line.amount);
    this.check(this.lpLost.get(line.seat) >= 0, `seat ${line.seat} recovers more LP than it lost`, line);
  }

  'match.ended'(line) {
    line.standing.forEach(({ spellbook, chapter }, seat) => this.checkStanding(line, seat, { spellbook, chapter }));
    this.checkOwners(line);
    // All Casters start with the same LP. For every Caster with LP left, the LP left plus the LP lost must be that number.
    const beginnings = line.standing
      .map(({ lp }, seat) => ({ lp, start: lp + (this.lpLost.get(seat) ?? 0) }))
      .filter(({ lp }) => lp > 0);
    for (const { start } of beginnings)
      this.check(
        start === beginnings[0].start,
        `one Caster began with ${start} LP, one with ${beginnings[0].start}`,
        line,
      );
  }
}
