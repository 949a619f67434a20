/** The proofs of a game in a release: which examples pass and how often rules fire. Background jobs fill them in. */
import type { ModeFirings } from '@rulewright/lab';
import type { Subject } from '../work/job.ts';
import type { Verdicts } from '../work/jobs/examples.ts';
import type { Work } from '../work/work.ts';

export class Proofs {
  private readonly verdicts = new Map<string, boolean>();
  private found: readonly ModeFirings[] | null = null;

  /** Whether an example passes in a mode; null until it has been played. */
  passed(id: string, mode: string): boolean | null {
    return this.verdicts.get(`${mode} ${id}`) ?? null;
  }

  /** How often each rule fired, by mode; null until all games have been played. */
  get firings(): readonly ModeFirings[] | null {
    return this.found;
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
    this.found = await work.run('firings', { subject, game });
  }
}
