/**
 * Draw pile, discard pile and lost pile: drawing, reshuffling, and losing cards from the top (mb.win.reshuffle-*,
 * mb.zone.*).
 */
import { NO_CARD } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { pileRanOut } from './end.ts';
import { E } from '../model/events.ts';
import { ZONE } from '../model/state.ts';
import type { M } from '../model/model.ts';
import { zoneAt } from '../model/places.ts';

/**
 * Shuffles a seat's own discard pile into a new draw pile (mb.win.reshuffle-on-empty,
 * mb.win.reshuffle-own-discard-only).
 */
function reshuffle(m: M, seat: number): void {
  const discard = zoneAt(m, seat, ZONE.discard);
  const draw = zoneAt(m, seat, ZONE.draw);
  const cards = m.zoneCount[discard]!;
  m.cite(R['mb.win.reshuffle-own-discard-only']);
  m.cite(R['mb.win.reshuffle-timing']);
  while (m.top(discard) !== NO_CARD) m.move(m.top(discard), draw, R['mb.win.reshuffle-on-empty']);
  m.shuffle(draw);
  m.emit(E.reshuffle, R['mb.win.reshuffle-on-empty'], seat, cards);
}

/**
 * Refills an empty draw pile (mb.win.discard-stays-until-empty) if the ruleset and the discard pile allow it. This may
 * happen during a payment (mb.damage.reshuffle-during-payment). The cards drawn for the battle are not shuffled in
 * (mb.battle.reshuffle-excludes-drawn). Returns whether there is a card to draw.
 */
export function refill(m: M, seat: number): boolean {
  if (m.zoneCount[zoneAt(m, seat, ZONE.draw)]! > 0) return true;
  if (!m.program.p.reshuffle || m.zoneCount[zoneAt(m, seat, ZONE.discard)] === 0) return false;
  if (m.table.paying === 1 && !m.program.p.reshuffleWhilePaying) return false;
  reshuffle(m, seat);
  return true;
}

/** Called when the last card has left a draw pile. */
export function drawPileEmptied(m: M, seat: number): void {
  if (m.program.p.reshuffleWhenEmptied && refill(m, seat)) return;
  const refillable = m.program.p.reshuffle && m.zoneCount[zoneAt(m, seat, ZONE.discard)]! > 0;
  if (!refillable) pileRanOut(m, seat);
}

/** The next card to draw, after a refill if one is needed. NO_CARD if there is none. */
export function nextCard(m: M, seat: number): number {
  return refill(m, seat) ? m.top(zoneAt(m, seat, ZONE.draw)) : NO_CARD;
}

/** Draws one card to a place of its owner. Returns the card, or NO_CARD if there was none. */
export function drawTo(m: M, seat: number, place: number, rule: number): number {
  const card = nextCard(m, seat);
  if (card !== NO_CARD) m.move(card, zoneAt(m, seat, place), rule);
  return card;
}

/**
 * Moves cards from the top of the draw pile to the lost pile. Missing cards are not owed later
 * (mb.endturn.penalty-shortfall). Returns the number of cards moved.
 */
export function loseFromDrawPile(m: M, seat: number, cards: number, rule: number): number {
  let lost = 0;
  while (lost < cards && !m.over && drawTo(m, seat, ZONE.lost, rule) !== NO_CARD) lost++;
  if (lost < cards && !m.over) m.cite(R['mb.endturn.penalty-shortfall']);
  return lost;
}

export function discard(m: M, seat: number, card: number, rule: number): void {
  m.move(card, zoneAt(m, seat, ZONE.discard), rule);
}

export function lose(m: M, seat: number, card: number, rule: number): void {
  m.move(card, zoneAt(m, seat, ZONE.lost), rule);
}
