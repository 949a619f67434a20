/**
 * Tracks who is connected to which match, across all processes that serve it. Each process reports its connections when they change, and at
 * regular intervals. The reports of a process that stops reporting expire.
 */
import { randomBytes } from 'node:crypto';
import type { MatchNotices, Presence as Report } from '@rulewright/database';

/** Time between two reports of a process about the same match, in milliseconds. */
const REPEAT = 20_000;
/** Age at which a report expires, in milliseconds. */
const STALE = 50_000;

/** The seats whose players are connected to a match, and the number of other viewers. */
export interface Attendance {
  readonly seats: ReadonlySet<number>;
  /** Connections of visitors without a seat. */
  readonly watching: number;
}

interface Heard extends Report {
  readonly at: number;
}

/** Returns the seats of a connection. */
type SeatsOf = () => readonly number[];

export class Attendances {
  private readonly process = randomBytes(6).toString('base64url');
  private readonly here = new Map<string, Set<SeatsOf>>();
  private readonly elsewhere = new Map<string, Map<string, Heard>>();
  private readonly stopListening: () => void;
  private readonly timer: NodeJS.Timeout;

  /**
   * @param changed called with the id of a match when its attendance changed
   * @param complain called when a report cannot be sent
   */
  constructor(
    private readonly notices: Pick<MatchNotices, 'tellPresence' | 'listenToPresence'>,
    private readonly changed: (match: string) => void,
    private readonly complain: (error: unknown, match: string) => void,
  ) {
    this.stopListening = notices.listenToPresence((report) => this.hear(report, Date.now()));
    this.timer = setInterval(() => this.repeat(Date.now()), REPEAT);
    this.timer.unref();
  }

  close(): void {
    clearInterval(this.timer);
    this.stopListening();
  }

  /** Adds a connection. Returns the function that removes it. */
  enter(match: string, seatsOf: SeatsOf): () => void {
    const connections = this.here.get(match) ?? new Set();
    const first = connections.size === 0;
    this.here.set(match, connections);
    connections.add(seatsOf);
    this.changed(match);
    this.report(match, first);
    return () => {
      connections.delete(seatsOf);
      if (connections.size === 0) this.here.delete(match);
      this.changed(match);
      this.report(match, false);
    };
  }

  of(match: string): Attendance {
    const own = this.own(match);
    const seats = new Set(own.seats);
    let { watching } = own;
    for (const report of this.elsewhere.get(match)?.values() ?? []) {
      report.seats.forEach((seat) => seats.add(seat));
      watching += report.watching;
    }
    return { seats, watching };
  }

  private own(match: string): { readonly seats: readonly number[]; readonly watching: number } {
    const all = [...(this.here.get(match) ?? [])].map((seatsOf) => seatsOf());
    return { seats: [...new Set(all.flat())], watching: all.filter((seats) => seats.length === 0).length };
  }

  private report(match: string, asks: boolean): void {
    const told = this.notices.tellPresence({ process: this.process, match, asks, ...this.own(match) });
    told.catch((error: unknown) => this.complain(error, match));
  }

  private hear(report: Report, at: number): void {
    const { process, match, seats, watching } = report;
    if (process === this.process) return;
    const known = this.elsewhere.get(match) ?? new Map<string, Heard>();
    if (seats.length === 0 && watching === 0) known.delete(process);
    else known.set(process, { ...report, at });
    if (known.size > 0) this.elsewhere.set(match, known);
    else this.elsewhere.delete(match);
    if (!this.here.has(match)) return;
    this.changed(match);
    if (report.asks) this.report(match, false);
  }

  private repeat(now: number): void {
    for (const match of this.here.keys()) this.report(match, false);
    for (const [match, reports] of this.elsewhere) {
      const before = reports.size;
      for (const [process, { at }] of reports) if (now - at > STALE) reports.delete(process);
      if (reports.size === 0) this.elsewhere.delete(match);
      if (reports.size !== before) this.changed(match);
    }
  }
}
