/**
 * Who has a change set open, across all processes. Each process reports its people when they come and go, and at regular intervals. The
 * reports of a process that stops reporting expire.
 */
import { randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Person } from '@rulewright/accounts';
import { MatchNotices, type DeskReport } from '@rulewright/database';
import { LatestValue } from '@rulewright/matches';
import type { Logger } from 'pino';
import { LOG } from '../base/log.ts';

/** Time between two reports of a process about the same change set, in milliseconds. */
const REPEAT = 20_000;
/** Age at which a report expires, in milliseconds. */
const STALE = 50_000;
/** The most people that are named. */
const MOST = 20;

export type PresentPerson = DeskReport['people'][number];

interface Connection {
  readonly person: PresentPerson;
  readonly push: LatestValue<readonly PresentPerson[]>;
}

@Injectable()
export class DeskPresence implements OnModuleDestroy {
  private readonly process = randomBytes(6).toString('base64url');
  private readonly here = new Map<number, Set<Connection>>();
  private readonly elsewhere = new Map<number, Map<string, DeskReport & { readonly at: number }>>();
  private readonly stopListening: () => void;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly notices: MatchNotices,
    @Inject(LOG) private readonly log: Logger,
  ) {
    this.stopListening = notices.listenToDesk((report) => this.hear(report));
    this.timer = setInterval(() => this.repeat(Date.now()), REPEAT);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.stopListening();
  }

  /** The people who have the change set open, now and after each change. @param path the open document; null for the change set's own page */
  enter(changeSet: number, { id, name }: Person, path: string | null): LatestValue<readonly PresentPerson[]> {
    const connections = this.here.get(changeSet) ?? new Set<Connection>();
    const isFirst = connections.size === 0;
    this.here.set(changeSet, connections);
    const connection: Connection = {
      person: { id, name, path },
      push: new LatestValue<readonly PresentPerson[]>(() => {
        connections.delete(connection);
        if (connections.size === 0) this.here.delete(changeSet);
        this.changed(changeSet);
        this.report(changeSet, false);
      }),
    };
    connections.add(connection);
    this.changed(changeSet);
    this.report(changeSet, isFirst);
    return connection.push;
  }

  private own(changeSet: number): PresentPerson[] {
    return [...(this.here.get(changeSet) ?? [])].map(({ person }) => person);
  }

  private changed(changeSet: number): void {
    const others = [...(this.elsewhere.get(changeSet)?.values() ?? [])].flatMap(({ people }) => people);
    // A person with several windows is named once for each document.
    const everyone = new Map([...this.own(changeSet), ...others].map((one) => [`${one.id} ${one.path ?? ''}`, one]));
    const people = [...everyone.values()].slice(0, MOST);
    for (const { push } of this.here.get(changeSet) ?? []) push.push(people);
  }

  private report(changeSet: number, asks: boolean): void {
    const report = { process: this.process, changeSet, asks, people: this.own(changeSet).slice(0, MOST) };
    this.notices
      .tellDesk(report)
      .catch((err: unknown) => this.log.error({ err, changeSet }, 'a report of the desk failed'));
  }

  private hear(report: DeskReport): void {
    const { process, changeSet, people, asks } = report;
    if (process === this.process) return;
    const known = this.elsewhere.get(changeSet) ?? new Map<string, DeskReport & { readonly at: number }>();
    if (people.length === 0) known.delete(process);
    else known.set(process, { ...report, at: Date.now() });
    if (known.size > 0) this.elsewhere.set(changeSet, known);
    else this.elsewhere.delete(changeSet);
    if (!this.here.has(changeSet)) return;
    this.changed(changeSet);
    if (asks) this.report(changeSet, false);
  }

  private repeat(now: number): void {
    for (const changeSet of this.here.keys()) this.report(changeSet, false);
    for (const [changeSet, reports] of this.elsewhere) {
      const before = reports.size;
      for (const [process, { at }] of reports) if (now - at > STALE) reports.delete(process);
      if (reports.size === 0) this.elsewhere.delete(changeSet);
      if (reports.size !== before) this.changed(changeSet);
    }
  }
}
