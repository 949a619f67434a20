/** Long work: it runs outside the main thread and within a time limit, and its errors keep their codes. */
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { VisitorGoneError, type TurnQueue } from '@rulewright/content/turns';
import type { DatabaseKind } from '@rulewright/database/testing';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { DeskError } from '@rulewright/desk';
import { ContentService } from '../src/content/content.service.ts';
import { ApiError } from '../src/errors/errors.ts';
import { Threads } from '../src/work/threads.ts';
import { shared, Work } from '../src/work/work.ts';
import { startApi, type TestApi } from './support/api.ts';
import { signedIn, type Asker } from './support/people.ts';
import { SPINNING_THREAD } from './support/threads.ts';

test('ends the thread of a job that takes too long, names the step, and runs the next job', async () => {
  const threads = new Threads({ file: ':memory:' }, SPINNING_THREAD, 1);
  const run = (after: string) => threads.run('words', { before: '', after }, () => undefined);
  expect(await run('a')).toBe(1);
  expect(await run('a')).toBe(2);
  const error = (await run('spin').catch((thrown: unknown) => thrown)) as Error;
  expect(error).toMatchObject({ code: 'TOO_COMPLEX', reason: 'took-too-long' });
  expect(error.message).toMatch(/^Reading a\.md took longer than 0\.3 seconds/u);
  expect(await run('a')).toBe(1);
  await threads.close();
});

test('a thread that the machine leaves little CPU time gets longer, but not forever', async () => {
  const threads = new Threads({ file: ':memory:' }, SPINNING_THREAD, 1);
  const run = (after: string) => threads.run('words', { before: '', after }, () => undefined);
  expect(await run('a')).toBe(1);
  const refused = { reason: 'took-too-long' };
  const waited = await run('wait 400').catch((thrown: unknown) => thrown);
  // Only Linux reports the CPU time of a thread.
  if (process.platform === 'linux') expect(waited).toBe(2);
  else expect(waited).toMatchObject(refused);
  expect(await run('wait 60000').catch((thrown: unknown) => thrown)).toMatchObject(refused);
  expect(await run('a')).toBe(1);
  await threads.close();
});

test('stops a running job after its visitor has left, and runs the next job', async () => {
  const threads = new Threads({ file: ':memory:' }, SPINNING_THREAD, 1);
  const run = (after: string, gone?: AbortSignal) => threads.run('words', { before: '', after }, () => undefined, gone);
  expect(await run('a')).toBe(1);
  const gone = new AbortController();
  const begin = performance.now();
  const ended = run('spin on', gone.signal).catch((thrown: unknown) => thrown);
  gone.abort();
  expect(await ended).toBeInstanceOf(VisitorGoneError);
  expect(performance.now() - begin).toBeLessThan(10_000);
  expect(await run('a')).toBe(1);
  await threads.close();
});

test('starts a shared job again for another waiting visitor, if the first one has left', async () => {
  const refused = new ApiError('CONFLICT', 'The visitor has gone.', 'visitor-gone');
  let begun = 0;
  const result = await shared(() => (++begun < 3 ? Promise.reject(refused) : Promise.resolve('done')));
  expect([result, begun]).toEqual(['done', 3]);
});

describe.each(MAIN_DATABASES)('long work on $name', (kind: DatabaseKind) => {
  let api: TestApi;
  let editor: Asker;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small', true);
    editor = await signedIn(api, 'editor');
  });
  afterAll(() => api?.close());

  const CHECK =
    'query ($path: String!, $text: String!) { checkText(path: $path, text: $text) { data problems { line code message } } }';
  const chapter = () => api.content.game.chapters[0]!.path;

  it('plays examples and games in a thread while requests are answered', async () => {
    const game = api.content.id;
    const query = '{ coverage(game: "GAME") { games rules { examples { passed } } } }'.replace('GAME', game);
    await api.ask(query);
    const begin = performance.eventLoopUtilization();
    let coverage = null;
    for (let tries = 0; !coverage?.games && tries < 120; tries++) {
      await pause(1_000);
      ({ coverage } = (await api.ask(query)).data);
    }
    const { active, utilization } = performance.eventLoopUtilization(begin);
    expect(coverage.games).toBeGreaterThan(100);
    // On the main thread, this work would keep the event loop busy all the time.
    if (active > 1_000) expect(utilization).toBeLessThan(0.5);
    const refs = coverage.rules.flatMap((one: { examples: unknown[] }) => one.examples);
    expect(refs.length).toBeGreaterThan(0);
    for (const { passed } of refs) expect(passed).toBe(true);
  });

  it('opens a release in a thread and receives all of it', async () => {
    const content = api.app.get(ContentService);
    const { content: received } = await content.open();
    const { content: expected } = api.content;
    const game = received.game(api.content.id);
    const { vocabulary, cards, ...documents } = game;
    const { vocabulary: same, cards: all, ...others } = expected.game(api.content.id);
    expect(vocabulary).toBe(same);
    expect(documents).toEqual(others);
    expect([...cards]).toEqual([...all]);
    expect([...received.files.values()]).toEqual([...expected.files.values()]);
  });

  it('reports the error of a job with its code and position', async () => {
    const work = api.app.get(Work);
    const error = await work.run('merge', { changeSet: 77, path: 'x', sides: [] }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DeskError);
    expect(error).toMatchObject({ code: 'unknown-change-set' });
  });

  it.each([
    ['nested quotes', '> '.repeat(20_000)],
    ['unclosed emphasis', '*a_'.repeat(120_000)],
    ['nested brackets', '['.repeat(100_000)],
  ])('rejects %s within seconds, while other requests are answered', async (_, hostile) => {
    await editor.get(CHECK, { path: chapter(), text: '# Fine\n' });
    const begin = performance.now();
    const asked = editor.ask(CHECK, { path: chapter(), text: `# A\n\n${hostile}\n` });
    let longest = 0;
    let over = false;
    void asked.then(() => (over = true));
    while (!over) {
      const before = performance.now();
      await api.ask('{ games { id } }');
      longest = Math.max(longest, performance.now() - before);
    }
    const { data, errors } = await asked;
    const [problem] = data?.checkText?.problems ?? [];
    if (errors) expect(errors[0]!.extensions.reason).toMatch(/^(bad-text|took-too-long)$/u);
    else expect(problem).toMatchObject({ code: expect.stringMatching(/^too-/u) });
    expect(performance.now() - begin).toBeLessThan(8_000);
    expect(longest).toBeLessThan(2_000);
  });

  it('rejects saving or importing a text that is nested too deeply, and gives the position', async () => {
    const { createChangeSet } = await editor.get('mutation { createChangeSet(title: "Deep") { id } }');
    const text = `# A\n\n${'> '.repeat(20_000)}\n`;
    const refused = await editor.refused(
      'mutation ($id: Int!, $path: String!, $text: String!) { saveDraft(changeSet: $id, path: $path, text: $text) { version } }',
      { id: createChangeSet.id, path: chapter(), text },
    );
    expect(refused.message).toContain(chapter());
    const brought = await editor.refused(
      'mutation ($files: [FileInput!]!) { importFiles(title: "Deep", files: $files) { id } }',
      { files: [{ path: chapter(), text }] },
    );
    expect(brought.message).toContain(chapter());
  });

  it('drops the waiting jobs of a visitor who leaves', async () => {
    const work = api.app.get(Work);
    const lane = (work as unknown as { readonly lanes: { readonly answers: TurnQueue } }).lanes.answers;
    // Fills the lane until the test calls `open`.
    let open = (): void => undefined;
    const busy = new Promise<void>((resolve) => (open = resolve));
    const holding = Array.from({ length: 8 }, () => lane.run('somebody else', () => busy));
    const leaving = new AbortController();
    const url = await api.app.getUrl();
    const asked = fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: editor.cookie },
      body: JSON.stringify({ query: CHECK, variables: { path: chapter(), text: '# Fine\n' } }),
      signal: leaving.signal,
    }).catch(() => 'left');
    const others = lane.waiting;
    while (lane.waiting === others) await new Promise((resolve) => setTimeout(resolve, 10));
    leaving.abort();
    expect(await asked).toBe('left');
    for (let tries = 0; lane.waiting > others && tries < 300; tries++)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(lane.waiting).toBe(others);
    open();
    await Promise.all(holding);
  });
});
