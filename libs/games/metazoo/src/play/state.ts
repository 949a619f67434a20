/** What a MetaZoo match keeps besides the kernel's cards and zones. */
import { defineState, type Match } from '@rulewright/engine';
import type { MetaZooProgram } from './program.ts';

export const STATE = defineState({
  table: ['turn', 'active', 'starter', 'winner', 'cause', 'endRule'],
  seat: ['lp', 'out'],
  card: ['controller'],
  records: {},
});

export type State = typeof STATE;
export type M = Match<State, MetaZooProgram>;

/** Zones of a seat by number. Pages lie in zones of their owner (mz.owner.areas-by-owner); `controller` says who commands them. */
export const ZONE = { spellbook: 0, chapter: 1, limbo: 2, cemetery: 3, afterlife: 4, arena: 5 } as const;

/** The match's zone number of a place of a seat. */
export const zoneAt = (m: M, seat: number, place: number): number => seat * m.perSeat + place;
