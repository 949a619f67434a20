/** Mail and webhooks also reach people who are not members of a game. They reveal no more about withheld content than a page does. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { OutgoingJobs } from '../src/outgoing/outgoing-jobs.ts';
import { serve, type TestApi } from './support/api.ts';
import { testContent } from './support/content.ts';
import { createWithHidden } from './support/hidden.ts';
import { SECRET } from './support/hunt.ts';
import { startMailbox, type Mailbox } from './support/mailbox.ts';
import { signedIn } from './support/people.ts';

const SITE = 'https://rules.example.org';
const CREATE =
  'mutation ($url: String!, $events: [WebhookEvent!]!) { createWebhook(url: $url, events: $events) { webhook { id } } }';
const CHOOSE = 'mutation { setMailChoices(releases: true, reviews: false) { releases } }';

describe.each(MAIN_DATABASES)('mail and webhooks about a set under an embargo on $name', (kind) => {
  let mailbox: Mailbox;
  let receiver: Server;
  let address: string;
  let told: string[];
  let api: TestApi;
  beforeEach(async () => {
    told = [];
    mailbox = await startMailbox();
    receiver = createServer((request, response) => {
      void text(request).then((body) => {
        told.push(body);
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    const mail = { url: mailbox.url, from: 'Rulewright <rules@example.org>', siteUrl: SITE };
    api = await serve(await createWithHidden(kind), await testContent('one'), {
      plans: false,
      setup: { siteUrl: SITE, mail, webhooks: { allowPrivate: true } },
    });
  });
  afterEach(async () => {
    await api?.close();
    await mailbox?.close();
    receiver?.close();
  });

  const send = () => api.app.get(OutgoingJobs).look();

  it('announces the release that contains the set, but not the notes of the release', async () => {
    const reader = await signedIn(api, 'reader');
    await reader.get(CHOOSE);
    const admin = await signedIn(api, 'admin');
    await admin.get(CREATE, { url: address, events: ['release'] });
    await send();
    const releaseOf = (head: string): number => Number(/^Subject: Release (\d)/mu.exec(head)?.[1]);
    const mails = [...mailbox.mails].sort((a, b) => releaseOf(a.head) - releaseOf(b.head));
    const bodies = mails.map(({ head, body }) => `${head}\n${body}`);
    expect(bodies).toHaveLength(3);
    expect(bodies.join().toLowerCase()).not.toContain(SECRET);
    expect(bodies[0]).toContain('The first cards');
    expect(bodies[1]).toMatch(/^Subject: Release 2\r$/mu);
    expect(bodies[2]).toContain('A card checked again');
    const releases = told.map((body) => JSON.parse(body)).sort((a, b) => a.data.number - b.data.number);
    expect(releases.map(({ data }) => data.notes)).toEqual(['The first cards', '', 'A card checked again']);
  });

  it('announces a ban of a public card, but not a ban of a card in the set', async () => {
    const admin = await signedIn(api, 'admin');
    await send();
    await admin.get(CREATE, { url: address, events: ['legality'] });
    const { database, content } = api;
    const cards = await database.query<{ id: number; slug: string }[]>(
      `SELECT revision_id AS id, slug FROM listed_cards WHERE slug = '${SECRET}-warden' OR slug = '${content.changedCard}'`,
    );
    expect(new Set(cards.map(({ slug }) => slug)).size).toBe(2);
    await database.query(
      `INSERT INTO releases (number, created_at, effective_at, author, notes, content_hash, origin)
       SELECT 4, created_at, effective_at, author, notes, '4', origin FROM releases WHERE number = 1`,
    );
    await database.query(
      `INSERT INTO release_rulesets (release_number, game, mode, ruleset_hash)
       SELECT 4, game, mode, 'stricter' FROM release_rulesets WHERE release_number = 3`,
    );
    for (const { id } of cards)
      await database.query(`INSERT INTO card_exceptions (ruleset_hash, revision_id) VALUES ('stricter', ${id})`);
    await send();
    expect(told).toHaveLength(1);
    expect(told[0]).not.toContain(SECRET);
    expect(JSON.parse(told[0]!)).toMatchObject({
      event: 'legality',
      data: { changes: expect.arrayContaining([expect.objectContaining({ card: content.changedCard })]) as unknown },
    });
  });
});
