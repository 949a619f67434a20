/**
 * Notices between the processes that serve one database: which match has a new entry, and who is connected to which process. On PostgreSQL
 * they use LISTEN and NOTIFY. SQLite has one serving process, so notices stay within it.
 */
import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { isPostgres } from '../sql.ts';

/** The application name of a listening connection. The value of `servedSince` is appended to it. */
const NAME = 'rulewright notices';
const CHANNEL = 'rulewright_matches';
const PRESENCE = 'rulewright_presence';
const DESK = 'rulewright_desk';
/** The delay before a lost connection is opened again, in milliseconds. */
const RETRY = 1000;

/** Called with the id of a match that another process changed, or with null if notices may have been missed. */
type Listener = (match: string | null) => void;

/** The connections of one process to a match. */
export interface Presence {
  /** The id of the process. */
  readonly process: string;
  readonly match: string;
  readonly seats: readonly number[];
  /** The number of connections without a seat. */
  readonly watching: number;
  /** Whether the process asks the others to send their presence. */
  readonly asks: boolean;
}

/** The people of one process in a change set. */
export interface DeskReport {
  /** The id of the process. */
  readonly process: string;
  readonly changeSet: number;
  readonly people: readonly { readonly id: string; readonly name: string; readonly path: string | null }[];
  /** Whether the process asks the others to send their people. */
  readonly asks: boolean;
}

export class MatchNotices {
  private readonly emitter = new EventEmitter();
  private client: pg.Client | null = null;
  private retry: NodeJS.Timeout | null = null;
  private closed = false;
  /** Prefix of the notices that this process sends, so that it can skip its own. */
  private readonly self = randomBytes(6).toString('base64url');
  private readonly waiting = new Set<string>();
  private sending: Promise<unknown> = Promise.resolve();
  private next: Promise<void> | null = null;

  private since = Date.now();

  constructor(private readonly database: DataSource) {
    this.emitter.setMaxListeners(0);
  }

  /** Starts to listen to other processes. */
  async open(): Promise<void> {
    this.since = Date.now();
    if (!isPostgres(this.database)) return;
    const others: { since: string | null }[] = await this.database.query(
      `SELECT min(substring(application_name FROM '\\d+$')) AS since FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE '${NAME} %'`,
    );
    // Processes that started earlier have been serving matches all the time.
    this.since = Math.min(this.since, Number(others[0]!.since ?? this.since));
    await this.connect();
  }

  /** Since this time, in milliseconds, at least one process has always served matches. Before it, matches may have been interrupted. */
  get servedSince(): number {
    return this.since;
  }

  /** Notifies the other processes that a match changed. Matches that are added while a statement is being sent go into the next one. */
  tell(match: string): Promise<void> {
    if (!this.client) return Promise.resolve();
    this.waiting.add(match);
    this.next ??= this.sending.then(
      () => this.send(),
      () => this.send(),
    );
    this.sending = this.next;
    return this.next;
  }

  private async send(): Promise<void> {
    const payloads = [...this.waiting].map((match) => `${this.self} ${match}`);
    this.waiting.clear();
    this.next = null;
    await this.database.query('SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload', [CHANNEL, payloads]);
  }

  /** Notifies the other processes of the connections to this one. */
  async tellPresence(presence: Presence): Promise<void> {
    if (this.client) await this.database.query('SELECT pg_notify($1, $2)', [PRESENCE, JSON.stringify(presence)]);
  }

  /** Listens to the connections of other processes. Returns a function that stops listening. */
  listenToPresence(listener: (presence: Presence) => void): () => void {
    this.emitter.on('presence', listener);
    return () => this.emitter.off('presence', listener);
  }

  /** Tells the other processes who is at the desk in this one. */
  async tellDesk(report: DeskReport): Promise<void> {
    if (this.client) await this.database.query('SELECT pg_notify($1, $2)', [DESK, JSON.stringify(report)]);
  }

  /** Listens to who is at the desk in other processes. Returns a function that stops listening. */
  listenToDesk(listener: (report: DeskReport) => void): () => void {
    this.emitter.on('desk', listener);
    return () => this.emitter.off('desk', listener);
  }

  /** Listens to changed matches. Returns a function that stops listening. */
  listen(listener: Listener): () => void {
    this.emitter.on('changed', listener);
    return () => this.emitter.off('changed', listener);
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.retry) clearTimeout(this.retry);
    this.emitter.removeAllListeners();
    await this.client?.end().catch(() => undefined);
    this.client = null;
  }

  private async connect(): Promise<void> {
    const { url } = this.database.options as { readonly url?: string };
    const name = `${NAME} ${this.since}`;
    const client = new pg.Client({ connectionString: url, application_name: name, keepAlive: true });
    client.on('notification', ({ channel, payload }) => {
      if (channel === PRESENCE) this.emitter.emit('presence', JSON.parse(payload!) as Presence);
      else if (channel === DESK) this.emitter.emit('desk', JSON.parse(payload!) as DeskReport);
      else this.changed(payload!);
    });
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    await client.query(`LISTEN ${PRESENCE}`);
    await client.query(`LISTEN ${DESK}`);
    this.client = client;
  }

  private changed(payload: string): void {
    const [process, match] = payload.split(' ');
    if (process !== this.self) this.emitter.emit('changed', match);
  }

  /** Handles a lost connection: listens again, then reports that notices may have been missed. */
  private lost(client: pg.Client): void {
    if (this.closed || (this.client !== client && this.client !== null)) return;
    this.client = null;
    this.retry ??= setTimeout(() => {
      this.retry = null;
      this.connect().then(
        () => this.emitter.emit('changed', null),
        () => this.lost(client),
      );
    }, RETRY);
    this.retry.unref();
  }
}
