/** Sends mail and webhooks in the background. Every few seconds it looks for new events and for due messages. */
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import {
  collectEvents,
  mailSender,
  Outbox,
  webhookSender,
  type AnnouncedRelease,
  type MailSender,
} from '@rulewright/outgoing';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { utcDay, type Content, type GameContent, type LegalityChange } from '@rulewright/content';
import { LOG } from '../base/log.ts';
import { SETUP, type Setup } from '../base/setup.ts';
import { ContentService } from '../content/content.service.ts';
import type { ReleaseInfo } from '../content/release-store.ts';
import { ShownReleases } from '../content/shown-releases.ts';

/** A legality change as webhooks send it, with the field names of its document. */
interface ListedChange extends LegalityChange {
  readonly game: string;
  /** The id of the legality list. */
  readonly list: string;
}

/** The most changes in one event. The release contains all of them. */
const MOST_CHANGES = 100;

/** The legality changes that `after` adds. Leaves out new games and changes that are announced on a later day. */
function newListedChanges(before: Content, after: Content): ListedChange[] {
  const today = utcDay();
  const listedChanges = after.games.flatMap((game) => {
    const old = before.games.find(({ doc }) => doc.id === game.doc.id);
    return old ? newIn(old, game) : [];
  });
  return listedChanges.filter(({ announced = today }) => announced <= today).slice(0, MOST_CHANGES);
}

function newIn(old: GameContent, { doc: { id: game }, legality }: GameContent): ListedChange[] {
  return [...legality.values()].flatMap(({ id: list, changes }) => {
    const known = new Set(old.legality.get(list)?.changes.map((change) => JSON.stringify(change)));
    const fresh = changes.filter((change) => !known.has(JSON.stringify(change)));
    return fresh.map((change) => ({ game, list, ...change }));
  });
}

/** The time between two looks, in milliseconds. */
const LOOK_EVERY = 5_000;
/** The number of looks between two deletions of old rows. */
const TIDY_EVERY = 720;

@Injectable()
export class OutgoingJobs implements OnModuleDestroy {
  private readonly outbox: Outbox;
  private readonly mail: MailSender | null;
  private clock: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private closed = false;
  private looks = 0;

  constructor(
    private readonly database: DataSource,
    private readonly releases: ShownReleases,
    private readonly content: ContentService,
    @Inject(SETUP) private readonly setup: Setup,
    @Inject(LOG) private readonly log: Logger,
  ) {
    this.outbox = new Outbox(database);
    this.mail = setup.mail && mailSender(database, setup.mail);
  }

  /** Starts looking. */
  start(): void {
    this.clock = setInterval(() => void this.look().catch(this.complain), LOOK_EVERY);
    this.clock.unref();
  }

  /** Looks once. If a look is already running, returns its promise. */
  look(): Promise<void> {
    this.running ??= this.turn().finally(() => (this.running = null));
    return this.running;
  }

  /** Stops looking. Unsent messages wait for the next start. */
  async onModuleDestroy(): Promise<void> {
    this.closed = true;
    if (this.clock) clearInterval(this.clock);
    await this.running?.catch(this.complain);
    this.mail?.close();
  }

  private async turn(): Promise<void> {
    const on = { mail: this.mail !== null, webhook: true };
    await collectEvents(this.database, on, (release, withLists) => this.announce(release, withLists));
    const senders = {
      webhook: webhookSender(this.database, this.setup.webhooks),
      ...(this.mail && { mail: this.mail.send }),
    };
    await this.outbox.work(senders, () => this.closed);
    if (this.looks++ % TIDY_EVERY === 0) await this.outbox.tidy();
  }

  /** The announcement of a release for visitors. `withLists` adds its new legality changes. */
  private async announce(release: ReleaseInfo, withLists: boolean): Promise<AnnouncedRelease> {
    const announced = await this.releases.announced(release);
    if (!withLists || release.number === 1) return { ...announced, lists: [] };
    const { content: before } = await this.content.open(release.number - 1);
    const { content: after } = await this.content.open(release.number);
    return { ...announced, lists: newListedChanges(before, after) };
  }

  private readonly complain = (error: unknown): void => this.log.error({ err: error }, 'mail or webhooks failed');
}
