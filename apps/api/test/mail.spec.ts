/** Tests of mail with a real server: recipients, secrecy of accounts, and attacks on headers. */
import { People, PROGRAM } from '@rulewright/accounts';
import { inTransaction, OutgoingEntity } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { enqueue } from '@rulewright/outgoing';
import { OutgoingJobs } from '../src/outgoing/outgoing-jobs.ts';
import { startApi, type TestApi } from './support/api.ts';
import { Desk } from './support/desk.ts';
import { startMailbox, type Mailbox } from './support/mailbox.ts';
import { forgetPeople, PASSWORD, SIGN_IN, signedIn, visitor, type Asker } from './support/people.ts';

const SITE = 'https://rules.example.org';
const REQUEST = 'mutation ($email: String!) { requestPasswordLink(email: $email) }';
const CHOOSE =
  'mutation ($releases: Boolean!, $reviews: Boolean!) { setMailChoices(releases: $releases, reviews: $reviews) { releases reviews } }';

describe.each(MAIN_DATABASES)('mail on $name', (kind) => {
  // Tests that ask for links have an address of their own, because the counts of such mails stay.
  let mailbox: Mailbox;
  let api: TestApi;
  beforeAll(async () => {
    mailbox = await startMailbox();
    const mail = { url: mailbox.url, from: 'Rulewright <rules@example.org>', siteUrl: SITE };
    api = await startApi(kind, 1, 'small', false, { siteUrl: SITE, mail });
    // Handles the first release now, so that it causes no mail later.
    await send();
  });
  afterEach(async () => {
    await send();
    await forgetPeople(api);
    mailbox.refuse = 0;
    mailbox.mails.length = 0;
  });
  afterAll(async () => {
    await api?.close();
    await mailbox?.close();
  });

  const send = () => api.app.get(OutgoingJobs).look();
  const rows = () => api.database.getRepository(OutgoingEntity).find({ order: { id: 'ASC' } });
  /** Makes all waiting messages due now. */
  const makeDue = () =>
    api.database.getRepository(OutgoingEntity).update({ state: 'waiting' }, { dueAt: '2020-01-01T00:00:00.000Z' });
  const linkIn = (mail: number, path: string): string =>
    new RegExp(`${SITE}(${path}[\\w-]{43})`, 'u').exec(mailbox.mails[mail]!.body)![1]!;

  it('sends a link for a lost password to an account, and the same answer for every other address', async () => {
    await signedIn(api, 'editor', 'Ann');
    const who = visitor(api);
    for (const email of ['ann@example.org', 'nobody@example.org'])
      expect(await who.get(REQUEST, { email })).toEqual({ requestPasswordLink: true });
    await send();
    expect(mailbox.mails.map(({ to }) => to)).toEqual([['ann@example.org']]);
    expect(mailbox.mails[0]!.head).toMatch(/^Subject: Choose a new password\r$/mu);
    const token = linkIn(0, '/password/').split('/').at(-1)!;
    const RESET =
      'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }';
    await who.get(RESET, { token, password: 'entirely other words' });
    await who.get(SIGN_IN, { email: 'ann@example.org', password: 'entirely other words' });
    expect(JSON.stringify(await rows())).not.toContain(token);
    expect(await who.refused(REQUEST, { email: 'no address' })).toMatchObject({ reason: 'bad-email' });
  });

  it('mails the decisions of an admin to the author of a deck', async () => {
    const ann = await signedIn(api, 'reader', 'Ann');
    const recipient = (await ann.get('{ me { id } }')).me.id as string;
    const news = ['deck-hidden', 'appeal-declined', 'deck-restored'].map((about) => ({
      ...{ kind: 'mail' as const, recipient, about },
      payload: { name: 'My <Deck>', text: about === 'deck-restored' ? '' : 'It insults ants.' },
    }));
    await inTransaction(api.database, ({ manager }) => enqueue(manager, news));
    await send();
    expect(mailbox.mails.map(({ to }) => to)).toEqual([['ann@example.org'], ['ann@example.org'], ['ann@example.org']]);
    const all = mailbox.mails.map(({ head, body }) => head + body).join('\n');
    for (const subject of ['Your deck was hidden', 'Your deck stays hidden', 'Your deck is shown again'])
      expect(all).toContain(`Subject: ${subject}`);
    expect(all).toContain('It insults ants.');
    expect(all).toContain(`${SITE}/account/decks`);
  });

  it('sends at most three such links per hour to an address, with the same answer', async () => {
    await signedIn(api, 'editor', 'Lola');
    for (let n = 0; n < 5; n++) {
      const from = visitor(api);
      expect(await from.get(REQUEST, { email: 'lola@example.org' })).toEqual({ requestPasswordLink: true });
    }
    await send();
    expect(mailbox.mails).toHaveLength(3);
  });

  it('sends no link to a closed account', async () => {
    const { id } = await api.app
      .get(People)
      .add({ email: 'carl@example.org', name: 'Carl', role: 'editor', password: PASSWORD }, PROGRAM);
    await visitor(api).get(REQUEST, { email: 'carl@example.org' });
    await api.app.get(People).setDisabled(id, true, PROGRAM);
    await send();
    expect(mailbox.mails).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'failed', problem: 'This mail has no recipient any more.' }]);
  });

  it('sends an invitation to its address, and deletes the link from the outbox', async () => {
    const admin = await signedIn(api, 'admin', 'Ada');
    const INVITE = 'mutation ($email: String) { invite(role: editor, email: $email) { mailed path } }';
    const { invite } = await admin.get(INVITE, { email: 'olga@example.org' });
    expect(invite.mailed).toBe(true);
    expect((await admin.get(INVITE, {})).invite.mailed).toBe(false);
    await send();
    expect(mailbox.mails).toHaveLength(1);
    expect(mailbox.mails[0]!.to).toEqual(['olga@example.org']);
    expect(linkIn(0, '/invitation/')).toBe(invite.path);
    expect(JSON.stringify(await rows())).not.toContain(invite.path);
  });

  it('tries again later if the server refuses, and finally gives up', async () => {
    await signedIn(api, 'editor', 'Tess');
    await visitor(api).get(REQUEST, { email: 'tess@example.org' });
    mailbox.refuse = 1;
    await send();
    expect(await rows()).toMatchObject([
      { state: 'waiting', attempts: 1, problem: expect.stringContaining('full') as string },
    ]);
    await send();
    expect(mailbox.mails).toEqual([]);
    await makeDue();
    await send();
    expect(mailbox.mails).toHaveLength(1);
    await visitor(api).get(REQUEST, { email: 'tess@example.org' });
    mailbox.refuse = 100;
    for (let n = 0; n < 9; n++) {
      await send();
      await makeDue();
    }
    expect((await rows())[1]).toMatchObject({ state: 'failed', attempts: 8, payload: '{}' });
  });

  async function reviewed(desk: Desk, title: string): Promise<void> {
    const set = await desk.begin(title);
    const path = `cards/${api.content.id}/cards/${api.content.changedCard}.yaml`;
    const { document } = await desk.editor.get('query ($path: String!) { document(path: $path) { text hash } }', {
      path,
    });
    await desk.save(set.id, path, `${document.text}# ${title.length}.\n`, { base: document.hash });
    await desk.step(desk.editor, 'requestReview', set.id);
  }

  it('notifies reviewers who want review mails, and a title cannot add a header', async () => {
    const desk = await Desk.open(api);
    const all = { releases: true, reviews: true };
    for (const who of [desk.editor, desk.reviewer]) await who.get(CHOOSE, all);
    await signedIn(api, 'admin', 'Without mail');
    await reviewed(desk, 'Fix <b>it</b> & more \u2028Bcc: eve@example.org');
    await send();
    expect(mailbox.mails).toHaveLength(1);
    const [{ to, head, body }] = mailbox.mails as [Mailbox['mails'][number]];
    expect(to).toEqual(['rita@example.org']);
    expect(head).not.toMatch(/^Bcc:/imu);
    expect(body).toContain('Fix &lt;b&gt;it&lt;/b&gt; &amp; more');
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/mu);
    // Each event is sent once.
    await send();
    expect(mailbox.mails).toHaveLength(1);
  });

  it('stops after one press of the unsubscribe button, and the link gives no other access', async () => {
    const desk = await Desk.open(api);
    await desk.reviewer.get(CHOOSE, { releases: true, reviews: true });
    await reviewed(desk, 'One');
    await send();
    const token = linkIn(0, '/unsubscribe/').split('/').at(-1)!;
    const LEAVE = 'mutation ($token: String!) { unsubscribe(token: $token) }';
    for (const typed of ['wrong', token])
      expect(await visitor(api).get(LEAVE, { token: typed })).toEqual({ unsubscribe: true });
    expect((await desk.reviewer.get('{ mailChoices { available releases reviews } }')).mailChoices).toEqual({
      available: true,
      releases: false,
      reviews: false,
    });
    await reviewed(desk, 'Two');
    await send();
    expect(mailbox.mails).toHaveLength(1);
  });

  it('about a release goes only to people who want it and have an open account', async () => {
    const desk = await Desk.open(api);
    const people: Asker[] = [];
    for (const name of ['Ann', 'Bob', 'Cleo']) people.push(await signedIn(api, 'reader', name));
    for (const who of people.slice(0, 2)) await who.get(CHOOSE, { releases: true, reviews: false });
    const bob = (await people[1]!.get('{ me { id } }')).me.id;
    const set = await desk.begin('A change');
    const path = `cards/${api.content.id}/cards/${api.content.changedCard}.yaml`;
    const { document } = await desk.editor.get('query ($path: String!) { document(path: $path) { text hash } }', {
      path,
    });
    await desk.save(set.id, path, `${document.text}# Again.\n`, { base: document.hash });
    await desk.approve(set.id);
    await desk.publish(set.id);
    await api.app.get(People).setDisabled(bob, true, PROGRAM);
    await send();
    expect(mailbox.mails.map(({ to }) => to)).toEqual([['ann@example.org']]);
    expect(mailbox.mails[0]!.body).toContain(`${SITE}/releases/2`);
  });
});

describe.each(MAIN_DATABASES)('without a mail server on $name', (kind) => {
  it('adds nothing to the outbox, and does not offer links', async () => {
    const api = await startApi(kind, 0, 'small');
    const admin = await signedIn(api, 'admin', 'Ada');
    await admin.get('mutation { invite(role: editor, email: "olga@example.org") { path } }');
    expect(await visitor(api).refused(REQUEST, { email: 'ada@example.org' })).toMatchObject({ reason: 'mail-off' });
    expect((await visitor(api).get('{ signInMethods { passwordMail } }')).signInMethods).toEqual({
      passwordMail: false,
    });
    await api.app.get(OutgoingJobs).look();
    expect(await api.database.getRepository(OutgoingEntity).find()).toEqual([]);
    await api.close();
  });
});
