/** What a process plays for the lab: the API by itself, and every `rw worker`. */
import type { Registry } from 'prom-client';
import { addNumber, addTotal } from './numbers.ts';

export interface LabCounts {
  /** Games that were played and stored since the start of the process. */
  readonly games: number;
  /** Pieces of work under way. */
  readonly underway: number;
  /** Threads that there are now. */
  readonly threads: number;
}

/** Adds the numbers of the lab. @param counts says what they are now */
export function addLabMetrics(registry: Registry, counts: () => LabCounts): void {
  const [games, underway, threads] = [
    'Games that this process played for the lab.',
    'Parts of lab runs that this process plays now.',
    'Threads of this process that play for the lab.',
  ];
  addTotal(registry, 'rulewright_lab_games_total', games, () => counts().games);
  addNumber(registry, 'rulewright_lab_underway', underway, () => counts().underway);
  addNumber(registry, 'rulewright_lab_threads', threads, () => counts().threads);
}
