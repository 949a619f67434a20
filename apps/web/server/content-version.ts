/**
 * What is published now, so that pages are kept no longer than it. While requests come the API is asked ten times a second, so
 * that they need not wait; when it does not answer, the last known content is still served, marked as stale.
 */
export interface Version {
  /** Changes with each release. */
  readonly content: string;
  /** Changes with each note of a player. */
  readonly notes: string;
  /** The date of the current release. */
  readonly effectiveAt: string;
}

export interface Known {
  /** Null as long as the API has not said. */
  readonly version: Version | null;
  /** Whether the API could not confirm it. */
  readonly stale: boolean;
}

export interface VersionLimits {
  /** Milliseconds between two questions. */
  readonly interval: number;
  /** Milliseconds after an answer in which nobody waits for the next one. */
  readonly fresh: number;
  /** Milliseconds that a request waits for an answer. */
  readonly patience: number;
  /** Milliseconds for which content is served that the API does not confirm. */
  readonly stale: number;
  /** Milliseconds after the last request in which the API is asked. */
  readonly idle: number;
}

const LIMITS: VersionLimits = { interval: 100, fresh: 1_000, patience: 250, stale: 3_600_000, idle: 5_000 };

export class ContentVersion {
  private known: Known = { version: null, stale: true };
  /** When the question was sent that was answered last; what was published before is in the answer. */
  private confirmedAt = -Infinity;
  private triedAt = -Infinity;
  private wantedAt = -Infinity;
  /** Answers to questions sent before are too old. */
  private forgottenAt = -Infinity;
  private pending: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;

  /** @param ask the API's answer; it rejects where there is none */
  constructor(
    private readonly ask: () => Promise<Version>,
    private readonly limits: VersionLimits = LIMITS,
  ) {}

  /** What is published, at once where that was asked a moment ago. */
  now(): Known | Promise<Known> {
    const time = performance.now();
    this.wantedAt = time;
    this.keepAsking();
    if (time - this.confirmedAt <= this.limits.fresh && this.confirmedAt > this.forgottenAt) return this.known;
    // Just tried in vain, or asked long ago: nobody waits for the same again.
    const tried = time - this.triedAt;
    const hopeless = this.pending ? tried > this.limits.patience : tried < this.limits.interval;
    if (hopeless && this.triedAt > this.forgottenAt) return this.old();
    return this.wait();
  }

  /** Something may have been published: the next request waits for what the API says from now on. */
  forget(): void {
    this.forgottenAt = performance.now();
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.wantedAt = -Infinity;
  }

  private async wait(): Promise<Known> {
    const limit = new Promise<void>((resolve) => setTimeout(resolve, this.limits.patience).unref());
    const answered = async (): Promise<void> => {
      await this.check();
      // The question may have been on its way before something was published.
      if (this.confirmedAt <= this.forgottenAt) await this.check();
    };
    await Promise.race([answered(), limit]);
    const confirmed = this.confirmedAt > this.forgottenAt && performance.now() - this.confirmedAt <= this.limits.fresh;
    return confirmed ? this.known : this.old();
  }

  private old(): Known {
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
      // `known` stays, and grows old.
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
