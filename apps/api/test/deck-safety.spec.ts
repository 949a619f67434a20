/** Reported and hidden decks: the count of reports, visibility, audit entries and mail. */
import { AuditEntity, DeckReportEntity, OutgoingEntity, SavedDeckEntity } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { startApi, type TestApi } from './support/api.ts';
import { pagesOf } from './support/pages.ts';
import { forgetPeople, signedIn, visitor, type Asker } from './support/people.ts';

const SAVE = `mutation ($game: ID!, $name: String!, $text: String!, $origin: DeckOriginInput) {
  saveDeck(game: $game, name: $name, text: $text, origin: $origin) { id version }
}`;
const SHARE = `mutation ($id: ID!, $version: Int!, $sharing: DeckSharing!, $description: String) {
  shareDeck(id: $id, version: $version, sharing: $sharing, description: $description) { id version shareKey }
}`;
const HIDING = 'hiding { reason appeal answer }';
const SHARED = `query ($key: String!) { sharedDeck(key: $key) { name text mine ${HIDING} origin { name key hiddenReason } } }`;
const REPORT =
  'mutation ($key: String!, $reason: DeckReportReason!, $text: String) { reportDeck(key: $key, reason: $reason, text: $text) }';
const CASES = `query ($list: DeckCaseList, $first: Int, $after: String) {
  deckCases(list: $list, first: $first, after: $after) {
    deckId cursor openReports reports { reason text signedIn } deck { name key author } ${HIDING}
  }
}`;
const HIDE = 'mutation ($deck: ID!, $reason: String!) { hideDeck(deck: $deck, reason: $reason) }';
const APPEAL = 'mutation ($deck: ID!, $text: String!) { appealHiding(deck: $deck, text: $text) }';
const DECLINE = 'mutation ($deck: ID!, $answer: String!) { declineAppeal(deck: $deck, answer: $answer) }';
const RESTORE = 'mutation ($deck: ID!, $answer: String) { restoreDeck(deck: $deck, answer: $answer) }';
const DISMISS = 'mutation ($deck: ID!) { dismissReports(deck: $deck) }';

describe.each(MAIN_DATABASES)('safety of decks on $name', (kind) => {
  let api: TestApi;
  let game: string;
  let ann: Asker;
  let bob: Asker;
  let admin: Asker;
  let anyone: Asker;
  beforeAll(async () => {
    const mail = { url: 'smtp://127.0.0.1:9', from: 'Rulewright <rules@example.org>', siteUrl: 'https://example.org' };
    api = await startApi(kind, 1, 'small', false, { siteUrl: mail.siteUrl, mail });
    game = api.content.id;
  });
  beforeEach(async () => {
    [ann, bob] = [await signedIn(api, 'reader', 'Ann'), await signedIn(api, 'reader', 'Bob')];
    [admin, anyone] = [await signedIn(api, 'admin', 'Ada'), visitor(api)];
  });
  afterEach(() => forgetPeople(api));
  afterAll(() => api?.close());

  async function publish(owner: Asker, name: string, more: Record<string, unknown> = {}, sharing = 'published') {
    const { id, version } = (await owner.get(SAVE, { game, name, text: '1 Secret Content', ...more })).saveDeck;
    const { shareKey } = (await owner.get(SHARE, { id, version, sharing, description: 'About' })).shareDeck;
    return { id: id as string, key: shareKey as string };
  }
  const report = (who: Asker, key: string, reason = 'spam', text?: string) => who.get(REPORT, { key, reason, text });
  const cases = async (list = 'waiting') => (await admin.get(CASES, { list })).deckCases;
  /** Sends a report from another IP address. */
  const reportFrom = (address: string, key: string) =>
    api
      .http()
      .post('/graphql')
      .set('x-forwarded-for', address)
      .set('rulewright-request', '1')
      .send({ query: REPORT, variables: { key, reason: 'abuse' } });

  it('counts each reader once, and a second report replaces the first', async () => {
    const { key } = await publish(ann, 'Reported');
    await report(bob, key, 'spam', 'first');
    await report(bob, key, 'other', 'second');
    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) await reportFrom(address, key);
    const [reported] = await cases();
    expect(reported).toMatchObject({ openReports: 3, deck: { name: 'Reported', author: 'Ann' }, hiding: null });
    expect(reported.reports).toContainEqual({ reason: 'other', text: 'second', signedIn: true });
    const rows = await api.database.getRepository(DeckReportEntity).find();
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113/u);
  });

  it('refuses reports of own, private and unknown decks, and names the field of an invalid text', async () => {
    const { id, key } = await publish(ann, 'Mine');
    expect(await ann.refused(REPORT, { key, reason: 'spam' })).toMatchObject({ reason: 'own-deck' });
    expect(await bob.refused(REPORT, { key: 'none', reason: 'spam' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await bob.refused(REPORT, { key, reason: 'other' })).toMatchObject({
      reason: 'bad-report',
      details: { field: 'text' },
    });
    expect(await bob.refused(REPORT, { key, reason: 'spam', text: 'x'.repeat(1001) })).toMatchObject({
      reason: 'bad-deck',
      details: { field: 'report', most: 1000 },
    });
    await ann.get(SHARE, { id, version: 2, sharing: 'private' });
    expect(await bob.refused(REPORT, { key, reason: 'spam' })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('limits reports by address', async () => {
    const { key } = await publish(ann, 'Reported');
    const answers = [];
    for (let n = 0; n < 11; n++) answers.push((await reportFrom('203.0.113.9', key)).body);
    expect(answers[9].data).toEqual({ reportDeck: true });
    expect(answers[10].errors[0].extensions.code).toBe('TOO_MANY_REQUESTS');
  });

  it('shows only the reason for a hidden deck, except to its author and admins', async () => {
    const { id, key } = await publish(ann, 'Hidden One');
    const copy = await publish(bob, 'Copy', { origin: { key } });
    await report(bob, key);
    await admin.get(HIDE, { deck: id, reason: 'It names a private person.' });
    for (const who of [bob, anyone]) {
      const { data, errors } = await who.ask(SHARED, { key });
      expect(data.sharedDeck).toBeNull();
      expect(errors![0]!.extensions).toMatchObject({
        code: 'HIDDEN',
        reason: 'deck-hidden',
        details: { reason: 'It names a private person.' },
      });
      expect(JSON.stringify([data, errors])).not.toMatch(/Secret Content|Hidden One|Ann/u);
    }
    const hiding = { reason: 'It names a private person.', appeal: null, answer: null };
    expect((await ann.get(SHARED, { key })).sharedDeck).toMatchObject({ mine: true, hiding });
    expect((await admin.get(SHARED, { key })).sharedDeck).toMatchObject({ mine: false, hiding });
    const listed = await anyone.get('query ($game: ID!) { publishedDecks(game: $game) { name } }', { game });
    expect(listed.publishedDecks).toEqual([{ name: 'Copy' }]);
    const shown = (await anyone.get(SHARED, { key: copy.key })).sharedDeck;
    expect(shown.origin).toEqual({ name: null, key: null, hiddenReason: 'It names a private person.' });
    expect((await ann.get(`{ savedDecks { id ${HIDING} } }`)).savedDecks).toEqual([{ id, hiding }]);
    expect(await bob.refused(REPORT, { key, reason: 'spam' })).toMatchObject({ reason: 'already-hidden' });
    const preview = await api.http().get(`/oembed?url=https://example.org/${game}/decks/shared/${key}`);
    expect(preview.text).not.toMatch(/Secret Content|Hidden One/u);
  });

  it('stays hidden when its author publishes it again', async () => {
    const { id, key } = await publish(ann, 'Again');
    await report(bob, key);
    await admin.get(HIDE, { deck: id, reason: 'No.' });
    await ann.get(SHARE, { id, version: 2, sharing: 'private' });
    const { shareKey } = (await ann.get(SHARE, { id, version: 3, sharing: 'published' })).shareDeck;
    expect(await anyone.refused(SHARED, { key: shareKey })).toMatchObject({ code: 'HIDDEN' });
  });

  it('does not show admins the content of a deck that its author has made private', async () => {
    const { id, key } = await publish(ann, 'Withdrawn');
    await report(bob, key);
    await ann.get(SHARE, { id, version: 2, sharing: 'private' });
    expect(await cases()).toMatchObject([{ deckId: id, openReports: 1, deck: null }]);
  });

  it('lets the author appeal once and an admin decline or restore, with a mail for each decision and an audit entry for each step', async () => {
    const { id, key } = await publish(ann, 'Appealed');
    expect(await ann.refused(APPEAL, { deck: id, text: 'Why?' })).toMatchObject({ reason: 'not-hidden' });
    await report(bob, key);
    await admin.get(HIDE, { deck: id, reason: 'Spam.' });
    expect(await cases()).toEqual([]);
    expect(await admin.refused(DECLINE, { deck: id, answer: 'x' })).toMatchObject({ reason: 'no-appeal' });
    expect(await bob.refused(APPEAL, { deck: id, text: 'Mine' })).toMatchObject({ code: 'NOT_FOUND' });
    await ann.get(APPEAL, { deck: id, text: 'It is a joke.' });
    expect(await cases()).toMatchObject([{ hiding: { appeal: 'It is a joke.' } }]);
    expect(await ann.refused(APPEAL, { deck: id, text: 'Again' })).toMatchObject({ reason: 'already-appealed' });
    await admin.get(DECLINE, { deck: id, answer: 'Not a good one.' });
    expect((await ann.get(SHARED, { key })).sharedDeck.hiding).toMatchObject({ answer: 'Not a good one.' });
    expect(await cases()).toEqual([]);
    expect(await cases('hidden')).toHaveLength(1);
    await admin.get(RESTORE, { deck: id, answer: 'All right.' });
    expect((await anyone.get(SHARED, { key })).sharedDeck).toMatchObject({ name: 'Appealed', hiding: null });
    expect(await admin.refused(RESTORE, { deck: id })).toMatchObject({ reason: 'not-hidden' });
    const mails = await api.database.getRepository(OutgoingEntity).find({ order: { id: 'ASC' } });
    expect(mails.map(({ about }) => about)).toEqual(['deck-hidden', 'appeal-declined', 'deck-restored']);
    const lines = await api.database
      .getRepository(AuditEntity)
      .find({ where: { subject: `deck ${id}` }, order: { id: 'ASC' } });
    expect(lines.map(({ action, actor }) => [action, actor.split(' ')[0]])).toEqual([
      ['report-deck', 'Bob'],
      ['hide-deck', 'Ada'],
      ['appeal', 'Ann'],
      ['decline-appeal', 'Ada'],
      ['restore-deck', 'Ada'],
    ]);
  });

  it('lets the same reader report a deck again after its reports are dismissed', async () => {
    const { id, key } = await publish(ann, 'Fine');
    await report(bob, key);
    await admin.get(DISMISS, { deck: id });
    expect(await cases()).toEqual([]);
    expect((await anyone.get(SHARED, { key })).sharedDeck.name).toBe('Fine');
    await report(bob, key);
    expect(await cases()).toMatchObject([{ openReports: 1 }]);
  });

  it('returns the cases in pages, newest first, without deleted decks', async () => {
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three']) {
      const { id, key } = await publish(ann, name);
      await report(bob, key);
      ids.unshift(id);
    }
    const paged: string[] = [];
    for (let after: string | null = null; ;) {
      const { deckCases: page } = await admin.get(CASES, { first: 2, after });
      if (page.length === 0) break;
      paged.push(...page.map(({ deckId }: { deckId: string }) => deckId));
      after = page.at(-1).cursor;
    }
    expect(paged).toEqual(ids);
    const listed = ids.map((deckId) => ({ deckId }));
    expect(await pagesOf(admin.get, 'deckCasesConnection(', 'deckId', { size: 2 })).toEqual(listed);
    const [first] = await cases();
    const earlier = `{ deckCasesConnection(after: "${first.cursor}") { nodes { deckId } } }`;
    expect((await admin.get(earlier)).deckCasesConnection.nodes).toEqual(listed.slice(1));
    await ann.get('mutation ($id: ID!) { deleteDeck(id: $id) }', { id: ids[0] });
    expect(await cases()).toHaveLength(2);
    expect(await admin.refused(HIDE, { deck: ids[0], reason: 'x' })).toMatchObject({ reason: 'unknown-case' });
  });

  it('lets a person publish at most 20 decks a day', async () => {
    const { id } = await publish(ann, 'Often', {}, 'link');
    const decks = api.database.getRepository(SavedDeckEntity);
    const again = async () => {
      await decks.update({ id }, { sharing: 'link', publishedAt: null, version: 1 });
      return ann.ask(SHARE, { id, version: 1, sharing: 'published' });
    };
    for (let n = 0; n < 20; n++) expect((await again()).errors).toBeUndefined();
    expect((await again()).errors![0]!.extensions).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      reason: 'too-many-published',
      details: { most: 20 },
    });
  });
});
