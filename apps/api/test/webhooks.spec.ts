/** Tests of webhooks with a receiver in this process: contents, signatures, and forbidden addresses. */
import { firstOf } from '@rulewright/content/testing';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newGame } from '@rulewright/content';
import { importTree, OutgoingEntity, WebhookEntity } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { knownGames } from '@rulewright/games';
import { OutgoingJobs } from '../src/outgoing/outgoing-jobs.ts';
import { startApi, type TestApi } from './support/api.ts';
import { Desk } from './support/desk.ts';
import { forgetPeople, signedIn, type Asker } from './support/people.ts';

interface Told {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const CREATE =
  'mutation ($url: String!, $events: [WebhookEvent!]!) { createWebhook(url: $url, events: $events) { secret webhook { id } } }';
const LOG = 'query ($id: ID!) { webhookDeliveries(webhook: $id) { about state attempts problem status } }';
const PING = 'mutation ($id: ID!) { testWebhook(id: $id) }';

describe.each(MAIN_DATABASES)('webhooks on $name', (kind) => {
  let receiver: Server;
  let address: string;
  let told: Told[];
  let answers: { status: number; location?: string }[];
  let api: TestApi;
  let admin: Asker;
  beforeAll(async () => {
    receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        told.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks).toString() });
        const { status, location } = answers.shift() ?? { status: 204 };
        response.writeHead(status, location === undefined ? {} : { location }).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  });
  afterAll(() => receiver?.close());
  const startNew = (allowPrivate = true): Promise<TestApi> =>
    startApi(kind, 1, 'small', false, { webhooks: { allowPrivate } });
  /** Uses an API. Tests that publish releases need a new one. */
  const use = async (chosen: TestApi): Promise<void> => {
    [told, answers] = [[], []];
    api = chosen;
    admin = await signedIn(api, 'admin', 'Ada');
    // Handles the first release now, so that it causes no message later.
    await send();
  };
  let open: TestApi;
  let strict: TestApi;
  beforeAll(async () => {
    open = await startNew();
    strict = await startNew(false);
  });
  afterEach(async () => {
    if (api !== open && api !== strict) return api?.close();
    await forgetPeople(api);
    await api.database.getRepository(WebhookEntity).deleteAll();
  });
  afterAll(async () => {
    await open?.close();
    await strict?.close();
  });

  const send = () => api.app.get(OutgoingJobs).look();
  const makeDue = () =>
    api.database.getRepository(OutgoingEntity).update({ state: 'waiting' }, { dueAt: '2020-01-01T00:00:00.000Z' });
  const create = async (events: readonly string[], url = `${address}/hook`) => {
    const { createWebhook: made } = await admin.get(CREATE, { url, events });
    return { id: made.webhook.id as string, secret: made.secret as string };
  };
  const log = async (id: string) => (await admin.get(LOG, { id })).webhookDeliveries;

  it('signs each message with the time, and keeps a log', async () => {
    await use(open);
    const { id, secret } = await create(['release']);
    await admin.get(PING, { id });
    await send();
    const [{ headers, body, path }] = told as [Told];
    expect(path).toBe('/hook');
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'rulewright-event': 'ping' });
    const [, time, signature] = /^t=(\d+),v1=([\da-f]{64})$/u.exec(String(headers['rulewright-signature']))!;
    expect(signature).toBe(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'));
    expect(Math.abs(Date.now() / 1000 - Number(time))).toBeLessThan(60);
    expect(await log(id)).toEqual([{ about: 'ping', state: 'sent', attempts: 1, problem: null, status: 204 }]);
    expect(JSON.stringify(await admin.get('{ webhooks { id url events } }'))).not.toContain(secret);
  });

  it('sends each review and release once to its webhooks, without e-mail addresses of people', async () => {
    await use(await startNew());
    await create(['review'], `${address}/reviews`);
    await create(['release'], `${address}/releases`);
    const desk = await Desk.open(api);
    const set = await desk.begin('A change');
    const path = `cards/${api.content.id}/cards/${api.content.changedCard}.yaml`;
    const { document } = await desk.editor.get('query ($path: String!) { document(path: $path) { text hash } }', {
      path,
    });
    await desk.save(set.id, path, `${document.text}# Again.\n`, { base: document.hash });
    await desk.approve(set.id);
    await desk.publish(set.id);
    await send();
    await send();
    const at = (where: string) => told.filter((one) => one.path === where).map(({ body }) => JSON.parse(body));
    expect(
      at('/reviews')
        .map(({ data }) => data.step)
        .sort(),
    ).toEqual(['approve', 'request-review']);
    expect(at('/reviews')[0]).toMatchObject({
      event: 'review',
      data: { changeSet: { id: set.id, title: 'A change' } },
    });
    expect(at('/releases')).toMatchObject([{ event: 'release', data: { number: 2 } }]);
    expect(told.map(({ body }) => body).join()).not.toContain('@example.org');
  });

  it('reports the cards that a release makes illegal or legal again, with their modes', async () => {
    await use(await startNew());
    await create(['legality']);
    const { database, content } = api;
    const [card] = await database.query<{ id: number; slug: string }[]>(
      'SELECT revision_id AS id, slug FROM listed_cards ORDER BY slug LIMIT 1',
    );
    const [{ mode }] = (await database.query<{ mode: string }[]>(
      'SELECT mode FROM release_rulesets ORDER BY mode LIMIT 1',
    )) as [{ mode: string }];
    // Two more releases with the same cards, of which the first has a ruleset that removes one.
    for (const number of [2, 3]) {
      await database.query(
        `INSERT INTO releases (number, created_at, effective_at, author, notes, content_hash, origin)
         SELECT ${number}, created_at, effective_at, author, notes, '${number}', origin FROM releases WHERE number = 1`,
      );
      await database.query(
        `INSERT INTO release_rulesets (release_number, game, mode, ruleset_hash)
         SELECT ${number}, game, mode, CASE WHEN ${number} = 2 AND mode = '${mode}' THEN 'stricter' ELSE ruleset_hash END
         FROM release_rulesets WHERE release_number = 1`,
      );
    }
    await database.query(`INSERT INTO card_exceptions (ruleset_hash, revision_id) VALUES ('stricter', ${card!.id})`);
    await send();
    const change = { game: content.id, mode, card: card!.slug };
    expect(told.map(({ body }) => JSON.parse(body))).toMatchObject([
      { event: 'legality', data: { release: 2, changes: [{ ...change, legal: false }] } },
      { event: 'legality', data: { release: 3, changes: [{ ...change, legal: true }] } },
    ]);
  });

  it('sends the announced legality changes that a release adds', async () => {
    await use(await startNew());
    await create(['legality']);
    const id = 'night-train';
    const game = newGame({ id, name: 'Night Train', prefix: 'nt' }).map(({ path, text }) => ({
      path,
      text: path.includes('/modes/') ? `${text}legality: standard\n` : text,
    }));
    const lists = (...changes: string[]) => ({
      path: `rules/${id}/legality/standard.yaml`,
      text: `id: standard\nrule: nt.basics.deck\nchanges:\n${changes.map((one) => `  - ${one}\n`).join('')}`,
    });
    const ban = '{ from: 2016-01-01, reason: It draws too much., ban: [first-event] }';
    const later = '{ from: 2999-02-01, announced: 2999-01-01, reason: Fair again., restore: [first-event] }';
    const limit = '{ from: 2999-01-01, reason: One is enough., restrict: { first-creature: 1 } }';
    for (const changes of [[ban], [ban, limit, later]])
      await importTree(api.database, [...api.content.releases[0]!, ...game, lists(...changes)], knownGames, {
        author: 'tester',
        message: 'Lists',
      });
    await send();
    expect(told.map(({ body }) => JSON.parse(body))).toMatchObject([
      {
        event: 'legality',
        data: { release: 3, changes: [], lists: [{ game: id, list: 'standard', restrict: { 'first-creature': 1 } }] },
      },
    ]);
    expect(told[0]!.body).not.toContain('Fair again');
  });

  it('tries again later, does not follow redirects, and finally gives up', async () => {
    await use(open);
    const { id } = await create(['release']);
    await admin.get(PING, { id });
    answers = [{ status: 500 }, { status: 302, location: `${address}/elsewhere` }];
    await send();
    expect(await log(id)).toMatchObject([{ state: 'waiting', attempts: 1, status: 500 }]);
    await makeDue();
    await send();
    expect(await log(id)).toMatchObject([
      { state: 'waiting', attempts: 2, status: 302, problem: expect.stringContaining('not followed') as string },
    ]);
    expect(told.map(({ path }) => path)).toEqual(['/hook', '/hook']);
    answers = Array.from({ length: 10 }, () => ({ status: 503 }));
    for (let n = 0; n < 8; n++) {
      await makeDue();
      await send();
    }
    expect(await log(id)).toMatchObject([{ state: 'failed', attempts: 8, status: 503 }]);
  });

  it('is sent once if two processes read the outbox at the same time', async () => {
    await use(open);
    const { id } = await create(['release']);
    for (let n = 0; n < 15; n++) await admin.get(PING, { id });
    const { Outbox, webhookSender } = await import('@rulewright/outgoing');
    const senders = { webhook: webhookSender(api.database, { allowPrivate: true }) };
    await Promise.all([1, 2].map(() => new Outbox(api.database).work(senders)));
    expect(told).toHaveLength(15);
    expect(new Set(told.map(({ headers }) => headers['rulewright-delivery'])).size).toBe(15);
  });

  it.each(
    firstOf(5, [
      'http://example.org/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://10.1.2.3/',
      'https://169.254.169.254/latest/meta-data',
      'https://192.168.0.1:8443/',
      'https://0.0.0.0/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[fd00::1]/',
      'https://[64:ff9b::7f00:1]/',
      'https://user:secret@example.org/',
      'ftp://example.org/',
      'file:///etc/passwd',
      'not an address',
    ]),
  )('refuses the address %s', async (url) => {
    await use(strict);
    expect(await admin.refused(CREATE, { url, events: ['release'] })).toMatchObject({
      code: 'BAD_INPUT',
      reason: 'bad-url',
    });
  });

  it('refuses a host name with an address in a private network', async () => {
    await use(strict);
    const { port } = receiver.address() as AddressInfo;
    const { id } = await create(['release'], `https://localhost:${port}/`);
    await admin.get(PING, { id });
    await send();
    expect(told).toEqual([]);
    expect(await log(id)).toMatchObject([
      { state: 'failed', attempts: 1, problem: expect.stringContaining('private network') as string },
    ]);
  });

  it('is deleted with its log, and only admins can manage it', async () => {
    await use(open);
    const { id } = await create(['release']);
    await admin.get(PING, { id });
    const reviewer = await signedIn(api, 'reviewer', 'Rita');
    expect(await reviewer.refused('{ webhooks { id } }')).toMatchObject({ code: 'FORBIDDEN' });
    await admin.get('mutation ($id: ID!) { deleteWebhook(id: $id) }', { id });
    expect(await log(id)).toEqual([]);
    expect(await admin.refused(PING, { id })).toMatchObject({ reason: 'unknown-webhook' });
    expect(await admin.refused(CREATE, { url: `${address}/`, events: [] })).toMatchObject({ reason: 'bad-events' });
  });
});
