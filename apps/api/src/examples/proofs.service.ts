/** Starts the proofs of a game at the first request, and caches them. */
import { Injectable } from '@nestjs/common';
import { Lru } from '@rulewright/content';
import { engineOf } from '@rulewright/games';
import type { LineProof, ModeFirings } from '@rulewright/lab';
import type { OpenedRelease } from '../content/opened-release.ts';
import { Work } from '../work/work.ts';
import type { Subject } from '../work/job.ts';
import type { Verdicts } from '../work/jobs/examples.ts';

/** A proof of lines. `isComplete`: no more lines will be tried. */
export interface LinesSoFar extends LineProof {
  readonly isComplete: boolean;
}

/** The proofs of a game in a release: which examples pass and how often rules fire. Background jobs fill them in. */
export class Proofs {
  private readonly verdicts = new Map<string, boolean>();
  private playedFirings: readonly ModeFirings[] | null = null;
  private provenLines: LinesSoFar | null = null;

  /** Whether an example passes in a mode; null until it has been played. */
  passed(id: string, mode: string): boolean | null {
    return this.verdicts.get(`${mode} ${id}`) ?? null;
  }

  /** How often each rule fired, by mode; null until all games have been played. */
  get firings(): readonly ModeFirings[] | null {
    return this.playedFirings;
  }

  /** What the examples prove about the lines of play that have been tried so far; null before the first ones. */
  get lines(): LinesSoFar | null {
    return this.provenLines;
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

  /** Plays the examples without lines of play in a job. @throws the errors of the job */
  async tryLines(work: Work, subject: Subject, game: string): Promise<void> {
    const take = (news: unknown): void => void (this.provenLines = { ...(news as LineProof), isComplete: false });
    this.provenLines = { ...(await work.run('lineProof', { subject, game }, take)), isComplete: true };
  }
}

interface ModeProofs {
  readonly proofs: Proofs;
  /** Resolves when all examples have been played. */
  readonly examples: Promise<void>;
  /** Resolves when the random games have been played; null before they start. Only the coverage needs them, and they take longest. */
  games: Promise<void> | null;
  /** Resolves when the examples have been played without lines of play; null before. Only its own query needs them. */
  lines: Promise<void> | null;
}

/** The number of cached proofs, one for each game of a release or change set. */
const KEPT = 40;

/** Milliseconds until failed work can be retried. */
const AGAIN = 10_000;

const keyOf = (opened: OpenedRelease, game: string): string => `${opened.key} ${game}`;

/** The proof of a game without play documents. */
const NO_LINES: LinesSoFar = { lines: 0, cited: 0, tried: 0, noticed: 0, refused: 0, missed: [], isComplete: true };

/** Resolves with the work, or after this many milliseconds without it. */
async function soon(work: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)))]);
  clearTimeout(timer);
}

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
    await soon(Promise.all([examples, state.games]), milliseconds);
    return proofs;
  }

  /** Waits up to this many milliseconds for what the examples prove about the lines of play. @throws MissingPartError */
  async linesWithin(opened: OpenedRelease, game: string, milliseconds: number): Promise<LinesSoFar | null> {
    const state = this.find(opened, game);
    if (opened.game(game).play.length === 0) return NO_LINES;
    state.lines ??= this.orAgain(keyOf(opened, game), state.proofs.tryLines(this.work, opened.subject, game));
    await soon(state.lines, milliseconds);
    return state.proofs.lines;
  }

  private find(opened: OpenedRelease, game: string): ModeProofs {
    const key = keyOf(opened, game);
    return this.cache.get(key, () => {
      engineOf(opened.game(game));
      const proofs = new Proofs();
      const examples = this.orAgain(key, proofs.playExamples(this.work, opened.subject, game));
      return { proofs, examples, games: null, lines: null };
    });
  }

  /** Work that can fail if its thread ends or the queue is full. A failed entry leaves the cache, so that a later request retries. */
  private orAgain(key: string, work: Promise<void>): Promise<void> {
    return work.catch(() => void setTimeout(() => this.cache.delete(key), AGAIN).unref());
  }
}
