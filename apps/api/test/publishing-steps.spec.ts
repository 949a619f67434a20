/** While a change set is being published, anyone who may publish can see its progress. */
import { DATABASES } from '@rulewright/database/testing';
import { PublishingSteps } from '../src/desk/publishing-steps.ts';
import { Work } from '../src/work/work.ts';
import { startApi, type TestApi } from './support/api.ts';
import { Desk } from './support/desk.ts';

const STEP = 'query ($set: Int!) { publishingStep(changeSet: $set) { step done total } }';

describe.each(DATABASES.slice(0, 1))('publishing on $name', (kind) => {
  let api: TestApi;
  let desk: Desk;
  beforeAll(async () => {
    api = await startApi(kind, 3, 'small');
    desk = await Desk.open(api);
  });
  afterAll(() => api.close());

  it('reports the step and the number of written documents, and nothing after the end', async () => {
    const { id, changedCard } = api.content;
    const path = `cards/${id}/cards/${changedCard}.yaml`;
    const text = api.content.releases[2]!.find((file) => file.path === path)!.text;
    const { id: set } = await desk.begin();
    await desk.save(set, path, `${text}# Once more.\n`);
    await desk.approve(set);
    const seen: unknown[] = [];
    const work = api.app.get(Work);
    const { run } = work;
    const look = async () => seen.push((await desk.reviewer.get(STEP, { set })).publishingStep);
    const watching = async (name: 'publish', input: never, onNews: (news: unknown) => void) => {
      await look();
      const noted = (news: unknown): void => {
        onNews(news);
        seen.push(api.app.get(PublishingSteps).of(set));
      };
      return Reflect.apply(run, work, [name, input, noted]) as Promise<unknown>;
    };
    Object.assign(work, { run: watching });
    expect(await desk.publish(set)).toMatchObject({ number: 4 });
    Object.assign(work, { run });
    expect(seen[0]).toEqual({ step: 'waiting', done: 0, total: 0 });
    expect(seen).toContainEqual({ step: 'reading', done: 0, total: 1 });
    expect(seen).toContainEqual({ step: 'writing', done: 0, total: 1 });
    await look();
    expect(seen.at(-1)).toBeNull();
  });
});

test('reports no step after publishing has failed', async () => {
  const steps = new PublishingSteps();
  await expect(steps.follow(7, () => Promise.reject(new Error('Refused.')))).rejects.toThrow('Refused.');
  expect(steps.of(7)).toBeNull();
});
