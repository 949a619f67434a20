/**
 * The version of the published content, which decides how long a page stays in the cache. While requests arrive, it polls the API ten times
 * a second, so that requests need not wait. When the API does not answer, the last known version is still used, marked as stale.
 */
export interface Version {
  /** Changes with each release. */
  readonly content: string;
  /** Changes with each note of a player. */
  readonly notes: string;
  /** The date of the current release. */
  readonly effectiveAt: string;
}

export interface KnownVersion {
  /** Null until the API has answered. */
  readonly version: Version | null;
  /** Whether the API could not confirm the version recently. */
  readonly stale: boolean;
}

export interface VersionLimits {
  /** Milliseconds between two polls. */
  readonly interval: number;
  /** Milliseconds for which an answer counts as current, so that no request waits. */
  readonly fresh: number;
  /** Milliseconds that a request waits for an answer. */
  readonly patience: number;
  /** Milliseconds for which a version is used although the API does not confirm it. */
  readonly stale: number;
  /** Milliseconds after the last request for which polling continues. */
  readonly idle: number;
}

const LIMITS: VersionLimits = { interval: 100, fresh: 1_000, patience: 250, stale: 3_600_000, idle: 5_000 };

export class ContentVersion {
  private known: KnownVersion = { version: null, stale: true };
  /** When the last answered poll was sent. The answer includes every release published before that time. */
  private confirmedAt = -Infinity;
  private triedAt = -Infinity;
  private wantedAt = -Infinity;
  /** Answers to polls sent before this time are too old. */
  private forgottenAt = -Infinity;
  private pending: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;

  /** @param ask queries the API; rejects if there is no answer */
  constructor(
    private readonly ask: () => Promise<Version>,
    private readonly limits: VersionLimits = LIMITS,
  ) {}

  /** The current version. Returns it synchronously if the API confirmed it recently. */
  now(): KnownVersion | Promise<KnownVersion> {
    const time = performance.now();
    this.wantedAt = time;
    this.keepAsking();
    if (time - this.confirmedAt <= this.limits.fresh && this.confirmedAt > this.forgottenAt) return this.known;
    // A poll has failed recently or takes too long. Waiting again would not help.
    const tried = time - this.triedAt;
    const hopeless = this.pending ? tried > this.limits.patience : tried < this.limits.interval;
    if (hopeless && this.triedAt > this.forgottenAt) return this.old();
    return this.wait();
  }

  /** Marks the version as outdated, because a release may have been published. The next request waits for a new answer. */
  forget(): void {
    this.forgottenAt = performance.now();
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.wantedAt = -Infinity;
  }

  private async wait(): Promise<KnownVersion> {
    const limit = new Promise<void>((resolve) => setTimeout(resolve, this.limits.patience).unref());
    const answered = async (): Promise<void> => {
      await this.check();
      // The poll may have been sent before the release was published.
      if (this.confirmedAt <= this.forgottenAt) await this.check();
    };
    await Promise.race([answered(), limit]);
    const confirmed = this.confirmedAt > this.forgottenAt && performance.now() - this.confirmedAt <= this.limits.fresh;
    return confirmed ? this.known : this.old();
  }

  private old(): KnownVersion {
    const { version } = this.known;
    return { version: performance.now() - this.confirmedAt <= this.limits.stale ? version : null, stale: true };
  }

  private check(): Promise<void> {
    this.pending ??= this.askOnce().finally(() => (this.pending = null));
    return this.pending;
  }

  private async askOnce(): Promise<void> {
    const sent = performance.now();
    this.triedAt = sent;
    try {
      this.known = { version: await this.ask(), stale: false };
      this.confirmedAt = sent;
    } catch {
      // Keeps the last version, which becomes stale.
    }
  }

  private keepAsking(): void {
    if (this.timer) return;
    const again = async (): Promise<void> => {
      await this.check();
      const wanted = performance.now() - this.wantedAt < this.limits.idle;
      this.timer = wanted ? setTimeout(() => void again(), this.limits.interval).unref() : null;
    };
    this.timer = setTimeout(() => void again(), this.limits.interval).unref();
  }
}
