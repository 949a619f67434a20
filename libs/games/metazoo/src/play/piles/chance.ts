/** Random choices: dice, and Pages taken at random (mz.faq.random-die-size). */
import { R } from '../../rules.ts';
import { E } from '../model/events.ts';
import type { M, Use } from '../model/model.ts';

/**
 * Takes Pages from a list at random. Pages keep their numbers during the draw, and a number that was already rolled is
 * rolled again. Each remaining Page therefore has the same chance (mz.faq.random-die-size,
 * mz.example.witches-tribunal).
 */
export function pagesByChance(m: M, use: Use, pages: readonly number[], count: number): number[] {
  const found: number[] = [];
  const own = pages.length > 0 && m.card.controller[pages[0]!] === use.seat;
  const sides = own ? dieFor(m, pages.length) : pages.length;
  while (found.length < Math.min(count, pages.length)) {
    const rolled = m.random(sides);
    if (own) m.emit(E.die, R['mz.faq.random-die-size'], use.seat, sides, rolled + 1);
    const page = pages[rolled];
    if (page !== undefined && !found.includes(page)) found.push(page);
  }
  m.cite(own ? R['mz.faq.random-own-chapter'] : R['mz.faq.random-opponent-chapter']);
  return found;
}

/**
 * The number of sides of the smallest die with a side for every Page. If no die is large enough, exactly one side per
 * Page.
 */
const dieFor = (m: M, pages: number): number => m.program.p.dice.find((sides) => sides >= pages) ?? pages;
