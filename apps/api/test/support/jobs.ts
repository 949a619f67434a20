/** Which jobs a server does, and for whom. */
import type { INestApplication } from '@nestjs/common';
import { requestAddress } from '../../src/http/request-scope.ts';
import { Work } from '../../src/work/work.ts';

/** Notes each job from now on, by `note`. */
function watchJobs(app: INestApplication, note: (name: string) => void): void {
  const work = app.get(Work);
  const { run } = work;
  const noting = (...given: readonly unknown[]): unknown => {
    note(String(given[0]));
    return Reflect.apply(run, work, given);
  };
  Object.assign(work, { run: noting });
}

/** The names of the jobs that a server does from now on. */
export function jobsOf(app: INestApplication): readonly string[] {
  const names: string[] = [];
  watchJobs(app, (name) => names.push(name));
  return names;
}

/** The visitors for whom a server does jobs from now on. */
export function turnsOf(app: INestApplication): readonly string[] {
  const visitors: string[] = [];
  watchJobs(app, () => visitors.push(requestAddress()));
  return visitors;
}
