/** Metrics of the work that a process does for the lab. The API and every `rw worker` export them. */
import type { Registry } from 'prom-client';
import { addNumber, addTotal } from './numbers.ts';

export interface LabCounts {
  /** Games that were played and stored since the start of the process. */
  readonly games: number;
  /** Parts of lab runs that are being played now. */
  readonly underway: number;
  /** Current number of threads. */
  readonly threads: number;
}

/** Adds the metrics of the lab. @param counts returns the current values */
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
