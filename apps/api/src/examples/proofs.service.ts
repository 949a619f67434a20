/** Starts the proofs of a game at the first request, and caches them. */
import { Injectable } from '@nestjs/common';
import { Lru } from '@rulewright/content';
import { engineOf } from '@rulewright/games';
import type { ModeFirings } from '@rulewright/lab';
import type { OpenedRelease } from '../content/opened-release.ts';
import { Work } from '../work/work.ts';
import type { Subject } from '../work/job.ts';
import type { Verdicts } from '../work/jobs/examples.ts';

/** The proofs of a game in a release: which examples pass and how often rules fire. Background jobs fill them in. */
export class Proofs {
  private readonly verdicts = new Map<string, boolean>();
  private playedFirings: readonly ModeFirings[] | null = null;

  /** Whether an example passes in a mode; null until it has been played. */
  passed(id: string, mode: string): boolean | null {
    return this.verdicts.get(`${mode} ${id}`) ?? null;
  }

  /** How often each rule fired, by mode; null until all games have been played. */
  get firings(): readonly ModeFirings[] | null {
    return this.playedFirings;
  }

  /** Plays the examples in a job and records each verdict as it arrives. @throws the errors of the job */
  async playExamples(work: Work, subject: Subject, game: string): Promise<void> {
    const take = (news: unknown): void => {
      for (const [mode, id, passed] of news as Verdicts) this.verdicts.set(`${mode} ${id}`, passed);
    };
    await work.run('proveExamples', { subject, game }, take);
  }

  /** Plays the random games in a job. @throws the errors of the job */
  async playGames(work: Work, subject: Subject, game: string): Promise<void> {
    this.playedFirings = await work.run('firings', { subject, game });
  }
}

interface ModeProofs {
  readonly proofs: Proofs;
  /** Resolves when all examples have been played. */
  readonly examples: Promise<void>;
  /** Resolves when the random games have been played; null before they start. Only the coverage needs them, and they take longest. */
  games: Promise<void> | null;
}

/** The number of cached proofs, one for each game of a release or change set. */
const KEPT = 40;

/** Milliseconds until failed work can be retried. */
const AGAIN = 10_000;

const keyOf = (opened: OpenedRelease, game: string): string => `${opened.key} ${game}`;

@Injectable()
export class ProofsService {
  private readonly cache = new Lru<string, ModeProofs>(KEPT);

  constructor(private readonly work: Work) {}

  /** The proofs as far as they are known. @throws MissingPartError for a game without an engine */
  of(opened: OpenedRelease, game: string): Proofs {
    return this.find(opened, game).proofs;
  }

  /** Waits up to this many milliseconds for the proofs and returns the results so far. @throws MissingPartError */
  async within(opened: OpenedRelease, game: string, milliseconds: number): Promise<Proofs> {
    const state = this.find(opened, game);
    const { proofs, examples } = state;
    state.games ??= this.orAgain(keyOf(opened, game), proofs.playGames(this.work, opened.subject, game));
    let timer: NodeJS.Timeout | undefined;
    const done = Promise.all([examples, state.games]);
    await Promise.race([done, new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)))]);
    clearTimeout(timer);
    return proofs;
  }

  private find(opened: OpenedRelease, game: string): ModeProofs {
    const key = keyOf(opened, game);
    return this.cache.get(key, () => {
      engineOf(opened.game(game));
      const proofs = new Proofs();
      return { proofs, examples: this.orAgain(key, proofs.playExamples(this.work, opened.subject, game)), games: null };
    });
  }

  /** Work that can fail if its thread ends or the queue is full. A failed entry leaves the cache, so that a later request retries. */
  private orAgain(key: string, work: Promise<void>): Promise<void> {
    return work.catch(() => void setTimeout(() => this.cache.delete(key), AGAIN).unref());
  }
}
