/**
 * Caches lists of the Pages in the Arena that the engine uses often. They depend only on the places of cards, so they
 * stay valid until a card moves. Most Pages in the Arena are Aura Pages, and most searches can skip those.
 */
import { NO_CARD } from '@rulewright/engine';
import type { CardNumbers, CompiledPages, Lists, M } from '../model/model.ts';
import { MOMENT } from '../model/moments.ts';
import type { Params } from '../model/params.ts';
import { zoneAt } from '../model/places.ts';
import { ZONE } from '../model/state.ts';
import { TRAIT, TYPE } from '../model/words.ts';
import { MOD } from './tally.ts';

/** The kinds of change that can raise or lower a maximum LP, as bits. */
const AFFECTS_LP = [MOD.maxLp, MOD.giveTrait, MOD.takeTrait, MOD.nullifyTrait, MOD.symbol].reduce<number>(
  (bits, kind) => bits | (1 << kind),
  0,
);

/** A list that grows when it is full. */
class CardList implements CardNumbers {
  cards = new Int16Array(32);
  count = 0;

  add(card: number): void {
    if (this.count === this.cards.length) {
      const wider = new Int16Array(this.count * 2);
      wider.set(this.cards);
      this.cards = wider;
    }
    this.cards[this.count++] = card;
  }
}

export class ArenaLists implements Lists {
  readonly pages = new CardList();
  readonly sources = new CardList();
  readonly watching = new CardList();
  readonly users = new CardList();
  present = 0;
  moments = 0;
  watched = 0;
  kinds = 0;
  traits = 0;
  lowersLp = false;
  wavers = false;

  private match: M | null = null;
  private moves = -1;

  of(m: M): this {
    if (this.match !== m || this.moves !== m.moves) this.fill(m);
    return this;
  }

  keep(m: M): void {
    if (this.match === m && this.moves === m.moves - 1) this.moves = m.moves;
  }

  private fill(m: M): void {
    this.match = m;
    this.moves = m.moves;
    this.pages.count = this.sources.count = this.watching.count = this.users.count = 0;
    this.kinds = this.traits = this.moments = this.watched = 0;
    this.lowersLp = this.wavers = false;
    const { program, def } = m;
    this.present = program.variableTraits;
    for (let seat = 0; seat < m.seats; seat++) {
      for (let card = m.bottom(zoneAt(m, seat, ZONE.arena)); card !== NO_CARD; card = m.above(card)) {
        const bits = program.arenaBits[def[card]!]!;
        if ((bits & BIT.page) !== 0) this.pages.add(card);
        if ((bits & BIT.source) !== 0) this.sources.add(card);
        if ((bits & BIT.watching) !== 0) this.watching.add(card);
        if ((bits & BIT.user) !== 0) this.users.add(card);
        if ((bits & BIT.speaks) !== 0) this.noteTexts(m, def[card]!);
        this.present |= program.traits[def[card]!]!;
      }
      for (let card = m.bottom(zoneAt(m, seat, ZONE.attached)); card !== NO_CARD; card = m.above(card))
        this.noteTexts(m, def[card]!);
    }
  }

  private noteTexts({ program }: M, def: number): void {
    this.moments |= program.moments[def]!;
    this.watched |= program.watches[def]!;
    for (const { kinds, traits, lowersLp, wavers } of program.statics[def]!) {
      this.wavers ||= wavers && (kinds & AFFECTS_LP) !== 0;
      this.kinds |= kinds;
      this.traits |= traits;
      this.lowersLp ||= lowersLp;
    }
  }
}

/** The lists that can contain a definition, as bits. */
const BIT = { page: 1, source: 2, watching: 4, user: 8, speaks: 16 } as const;

/** By definition: the lists that contain it, as bits. */
export function arenaBits(pages: CompiledPages, { attackers, defenders }: Params): Uint8Array {
  const { type, lp, traits, moments, watches, statics, usable } = pages;
  return Uint8Array.from(type, (one, def) => {
    const isPage = one !== TYPE.aura || lp[def]! > 0 || attackers.has(one) || defenders.has(one);
    const converts = (((traits[def]! | pages.variableTraits) >> TRAIT.Convert) & 1) === 1;
    return (
      (isPage ? BIT.page : 0) |
      (one === TYPE.aura || converts ? BIT.source : 0) |
      (((moments[def]! >> MOMENT.asSoonAs) & 1) === 1 ? BIT.watching : 0) |
      (usable[def]!.length > 0 ? BIT.user : 0) |
      (moments[def]! !== 0 || watches[def]! !== 0 || statics[def]!.length > 0 ? BIT.speaks : 0)
    );
  });
}
