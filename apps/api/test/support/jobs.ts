/** Records the jobs of a server and their visitors. */
import type { INestApplication } from '@nestjs/common';
import { requestAddress } from '../../src/http/request-scope.ts';
import { Work } from '../../src/work/work.ts';

/** Calls `note` for each job from now on. */
function watchJobs(app: INestApplication, note: (name: string) => void): void {
  const work = app.get(Work);
  const { run } = work;
  const noting = (...args: readonly unknown[]): unknown => {
    note(String(args[0]));
    return Reflect.apply(run, work, args);
  };
  Object.assign(work, { run: noting });
}

/** Records the names of all jobs from now on. */
export function jobsOf(app: INestApplication): readonly string[] {
  const names: string[] = [];
  watchJobs(app, (name) => names.push(name));
  return names;
}

/** Records the visitor of each job from now on. */
export function turnsOf(app: INestApplication): readonly string[] {
  const visitors: string[] = [];
  watchJobs(app, () => visitors.push(requestAddress()));
  return visitors;
}
