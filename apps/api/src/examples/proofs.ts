/** What is proven of a game in a release, found out once, by jobs in the background: which examples hold, how often rules fire. */
import type { ModeFirings } from '@rulewright/lab';
import type { Subject } from '../work/job.ts';
import type { Verdicts } from '../work/jobs/examples.ts';
import type { Work } from '../work/work.ts';

export class Proofs {
  private readonly verdicts = new Map<string, boolean>();
  private found: readonly ModeFirings[] | null = null;

  /** Whether the program plays an example as it says; null as long as it has not been played. */
  passed(id: string, mode: string): boolean | null {
    return this.verdicts.get(`${mode} ${id}`) ?? null;
  }

  /** How often each rule fired, by mode; null as long as the games are not over. */
  get firings(): readonly ModeFirings[] | null {
    return this.found;
  }

  /** Has the examples played. @throws what the job throws, and then nothing more is known than before */
  async playExamples(work: Work, subject: Subject, game: string): Promise<void> {
    const take = (news: unknown): void => {
      for (const [mode, id, passed] of news as Verdicts) this.verdicts.set(`${mode} ${id}`, passed);
    };
    await work.run('proveExamples', { subject, game }, take);
  }

  /** Has the games played. @throws what the job throws, and then nothing more is known than before */
  async playGames(work: Work, subject: Subject, game: string): Promise<void> {
    this.found = await work.run('firings', { subject, game });
  }
}
