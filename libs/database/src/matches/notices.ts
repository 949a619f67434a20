/**
 * Notices between the processes that serve one database: which match has a new entry, and who is connected where. On
 * PostgreSQL they go by LISTEN and NOTIFY; the embedded database has one serving process, and a notice stays in it.
 */
import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { isPostgres } from '../sql.ts';

/** What the connection that listens is called, with the time since when there was always one. */
const NAME = 'rulewright notices';
const CHANNEL = 'rulewright_matches';
const PRESENCE = 'rulewright_presence';
/** Between attempts to listen again after the line broke, in milliseconds. */
const RETRY = 1000;

/** Called with the id of a match that another process changed; with null when notices may have been missed. */
type Listener = (match: string | null) => void;

/** Who is connected to a match by one process. */
export interface Presence {
  /** Names the process. */
  readonly process: string;
  readonly match: string;
  readonly seats: readonly number[];
  /** Connections that have no seat. */
  readonly watching: number;
  /** The process wants to hear of the others. */
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

  /** Begins to listen to other processes. */
  async open(): Promise<void> {
    this.since = Date.now();
    if (!isPostgres(this.database)) return;
    const others: { since: string | null }[] = await this.database.query(
      `SELECT min(substring(application_name FROM '\\d+$')) AS since FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE '${NAME} %'`,
    );
    // Processes that were here before have served matches all the time.
    this.since = Math.min(this.since, Number(others[0]!.since ?? this.since));
    await this.connect();
  }

  /** Since when there was always a process that served matches, in milliseconds: before that they may have stood still. */
  get servedSince(): number {
    return this.since;
  }

  /** Tells the other processes that a match changed. What is told while a statement is on its way goes with the next. */
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

  /** Tells the other processes who is connected to this one. */
  async tellPresence(presence: Presence): Promise<void> {
    if (this.client) await this.database.query('SELECT pg_notify($1, $2)', [PRESENCE, JSON.stringify(presence)]);
  }

  /** Hears who is connected elsewhere. Returns the function that stops listening. */
  listenToPresence(listener: (presence: Presence) => void): () => void {
    this.emitter.on('presence', listener);
    return () => this.emitter.off('presence', listener);
  }

  /** Returns the function that stops listening. */
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
      else this.changed(payload!);
    });
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    await client.query(`LISTEN ${PRESENCE}`);
    this.client = client;
  }

  private changed(payload: string): void {
    const [process, match] = payload.split(' ');
    if (process !== this.self) this.emitter.emit('changed', match);
  }

  /** The line broke: listens again, and says that notices may have been missed in between. */
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
