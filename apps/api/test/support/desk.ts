/** The steps of a change set over HTTP, for the tests of the desk. */
import { CheckQueue, CheckRuns, inThisThread, Publisher, PublishSchedule } from '@rulewright/desk';
import type { ReleaseInfo } from '@rulewright/database';
import type { GraphQLAnswer, TestApi } from './api.ts';
import { signedIn, type Asker } from './people.ts';

type Seen = GraphQLAnswer['data'];

const SET = 'id version state may blockers';
const CREATE = `mutation ($title: String!) { createChangeSet(title: $title) { ${SET} token } }`;
export const SAVE = `mutation ($set: Int!, $path: String!, $text: String!, $version: Int, $base: String) {
  saveDraft(changeSet: $set, path: $path, text: $text, version: $version, baseHash: $base) {
    version outdated change words { kind text } fields { field change before after } alsoIn { id }
  }
}`;
export const STEP = (step: string) =>
  `mutation ($id: Int!, $version: Int!) { ${step}(id: $id, version: $version) { ${SET} } }`;
export const PUBLISH = `mutation ($id: Int!, $version: Int!, $override: String) {
  publish(id: $id, version: $version, override: $override) { number notes origin author }
}`;

/** Runs the waiting checks, as the API's own loop does. Any error inside fails the test. */
async function doChecks({ database }: TestApi): Promise<void> {
  const complaints: unknown[] = [];
  const complain = (error: unknown) => complaints.push(error);
  await new CheckQueue(new CheckRuns(database), inThisThread(database), complain).work();
  expect(complaints).toEqual([]);
}

/** Publishes the change sets that are due, as the API's own timer does. */
export const publishDue = ({ database }: TestApi): Promise<ReleaseInfo[]> =>
  new PublishSchedule(database, new Publisher(database), new CheckRuns(database)).publishDue();

/** An editor and a reviewer at the desk. */
export class Desk {
  private constructor(
    private readonly api: TestApi,
    readonly editor: Asker,
    readonly reviewer: Asker,
  ) {}

  static async open(api: TestApi): Promise<Desk> {
    return new Desk(api, await signedIn(api, 'editor', 'Eddie'), await signedIn(api, 'reviewer', 'Rita'));
  }

  async begin(title = 'A change', who = this.editor): Promise<Seen> {
    return (await who.get(CREATE, { title })).createChangeSet;
  }

  async save(set: number, path: string, text: string, more: object = {}, who = this.editor): Promise<Seen> {
    return (await who.get(SAVE, { set, path, text, ...more })).saveDraft;
  }

  async seen(id: number, who = this.editor): Promise<Seen> {
    return (await who.get(`query ($id: Int!) { changeSet(id: $id) { ${SET} } }`, { id })).changeSet;
  }

  async step(who: Asker, name: string, id: number): Promise<Seen> {
    return (await who.get(STEP(name), { id, version: (await this.seen(id)).version }))[name];
  }

  /** Starts the checks and runs them to the end. */
  async check(id: number, games = 2): Promise<void> {
    const ask = 'mutation ($id: Int!, $games: Int) { runChecks(changeSet: $id, games: $games) { id } }';
    await this.editor.get(ask, { id, games });
    await doChecks(this.api);
  }

  /** Has the change set reviewed by the reviewer, and runs the checks. */
  async approve(id: number, games = 2): Promise<void> {
    await this.step(this.editor, 'requestReview', id);
    await this.step(this.reviewer, 'approve', id);
    await this.check(id, games);
  }

  async publish(id: number): Promise<Seen> {
    return (await this.reviewer.get(PUBLISH, { id, version: (await this.seen(id)).version })).publish;
  }
}
