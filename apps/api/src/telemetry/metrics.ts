/** Counters and durations of requests by operation, of statements and of jobs. Every label has few values, and visitors cannot
 * choose them. */
import { Counter, Gauge, Histogram, Registry } from '@rulewright/metrics';
import type { RequestNotes } from '../http/request-notes.ts';
import type { EndedJob } from '../work/work.ts';
import type { EndedRequest, Statement, RequestWatcher } from './watcher.ts';

/** The operation label of requests outside GraphQL: files, feeds, unknown paths. */
const NO_OPERATION = 'file';

const SECONDS = [0.005, 0.02, 0.1, 0.5, 2, 10];
const STATEMENT_SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2];

export class Metrics implements RequestWatcher {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'rulewright_request_seconds',
    help: 'Requests by operation and outcome. Operations that the site does not send are "other"; requests that are not GraphQL are "file".',
    labelNames: ['operation', 'outcome'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly cost = new Counter({
    name: 'rulewright_query_cost_total',
    help: 'The total cost of the operations, as the limits count it.',
    labelNames: ['operation'],
    registers: [this.registry],
  });
  private readonly statements = new Histogram({
    name: 'rulewright_statement_seconds',
    help: 'Statements that the thread which answers requests sent to the database.',
    labelNames: ['outcome'],
    buckets: STATEMENT_SECONDS,
    registers: [this.registry],
  });
  private readonly jobs = new Histogram({
    name: 'rulewright_job_seconds',
    help: 'Long jobs, from the start to the end.',
    labelNames: ['job', 'outcome'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly waits = new Histogram({
    name: 'rulewright_job_wait_seconds',
    help: 'How long jobs waited for their turn.',
    buckets: SECONDS,
    registers: [this.registry],
  });

  /** @param version of the program */
  constructor(version: string) {
    const help = 'Always 1; the label is the version of the program.';
    const labelNames = ['version'] as const;
    new Gauge({ name: 'rulewright_build_info', help, labelNames, registers: [this.registry] }).set({ version }, 1);
  }

  requestEnded({ operation = NO_OPERATION, cost = 0 }: RequestNotes, { milliseconds, outcome }: EndedRequest): void {
    this.requests.observe({ operation, outcome }, milliseconds / 1000);
    if (cost > 0) this.cost.inc({ operation }, cost);
  }

  statementEnded(_notes: RequestNotes | undefined, { milliseconds, ok }: Statement): void {
    this.statements.observe({ outcome: ok ? 'ok' : 'failed' }, milliseconds / 1000);
  }

  jobEnded(_notes: RequestNotes | undefined, { name, waited, ran, ok }: EndedJob): void {
    this.jobs.observe({ job: name, outcome: ok ? 'ok' : 'failed' }, ran / 1000);
    this.waits.observe(waited / 1000);
  }

  close(): Promise<void> {
    this.registry.clear();
    return Promise.resolve();
  }
}
