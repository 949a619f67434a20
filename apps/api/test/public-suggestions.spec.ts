/** Suggestions of readers: from the form to the release, with limits, spam, blocked senders, mail and the sender's own data. */
import { AuditEntity, BlockedSenderEntity, OutgoingEntity, PublicSuggestionEntity } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { startApi, type TestApi } from './support/api.ts';
import { forgetPeople, signedIn, visitor, type Asker } from './support/people.ts';

const ITEM = `query ($kind: SuggestedKind!, $game: ID!, $id: ID!) {
  suggestibleItem(kind: $kind, game: $game, id: $id) { title mode texts { field text choices } }
}`;
const PREVIEW = `query ($kind: SuggestedKind!, $game: ID!, $id: ID!, $field: String!, $text: String!) {
  suggestionPreview(kind: $kind, game: $game, id: $id, field: $field, text: $text) { html problem }
}`;
const SUGGEST = 'mutation ($input: SuggestChangeInput!) { suggestChange(input: $input) }';
const SENT = `query ($key: String!) { sentSuggestion(key: $key) { state title after reason answer release name mail } }`;
const MINE = '{ mySuggestions { key title state } }';
const QUEUE = `query ($list: PublicSuggestionList) { publicSuggestionsConnection(list: $list) { nodes {
  id title after sender suspicion isBlocked state changeSet } } }`;
const ACCEPT = `mutation ($id: ID!, $changeSet: Int, $byHand: Boolean) {
  acceptSuggestion(suggestion: $id, changeSet: $changeSet, byHand: $byHand) }`;
const DECLINE = 'mutation ($id: ID!, $reason: String!) { declineSuggestion(suggestion: $id, reason: $reason) }';
const BLOCK = 'mutation ($id: ID!, $blocked: Boolean!) { blockSender(suggestion: $id, blocked: $blocked) }';
const WITHDRAW = 'mutation ($key: String!) { withdrawSuggestion(key: $key) }';
const SET = `query ($id: Int!) { changeSet(id: $id) { notes suggestions { title sender }
  documentsConnection { nodes { path text } } } }`;

const NUMBER = /\b(?:\d+|two|three|four|five|six|seven) cards\b/u;

describe.each(MAIN_DATABASES)('suggestions of readers on $name', (kind) => {
  let api: TestApi;
  let game: string;
  let editor: Asker;
  let anyone: Asker;
  /** A rule whose sentence has a value. */
  let rule: { id: string; text: string; path: string };
  beforeAll(async () => {
    const mail = { url: 'smtp://127.0.0.1:9', from: 'Rulewright <rules@example.org>', siteUrl: 'https://example.org' };
    api = await startApi(kind, 1, 'small', false, { siteUrl: mail.siteUrl, mail });
    game = api.content.id;
    for (const { id, path } of api.content.game.rules.values()) {
      const { data } = await visitor(api).ask(ITEM, { kind: 'rule', game, id });
      const text = data?.suggestibleItem?.texts[0].text as string | undefined;
      const source = api.content.releases.at(-1)!.find((file) => file.path === path)!.text;
      const line = source.split('\n').findIndex((one) => one.includes(`#${id}`));
      const sentence = source.split('\n')[line + 1] ?? '';
      if (text && NUMBER.test(text) && /^[A-Z][a-z]+ .*:param/u.test(sentence) && !sentence.includes(':when'))
        rule = { id, text, path };
    }
  });
  beforeEach(async () => {
    [editor, anyone] = [await signedIn(api, 'editor', 'Eve'), visitor(api)];
  });
  afterEach(async () => {
    await api.database.getRepository(PublicSuggestionEntity).clear();
    await api.database.getRepository(BlockedSenderEntity).clear();
    await forgetPeople(api);
  });
  afterAll(() => api?.close());

  let address = 0;
  /** Sends a suggestion from an address of its own. */
  async function send(more: Record<string, unknown> = {}, from = `203.0.113.${++address}`) {
    const input = {
      ...{ kind: 'rule', game, id: rule.id, field: 'text', after: rule.text.replace(/^\w+/u, 'Always') },
      ...{ reason: 'We read it in two ways.', name: 'Ada', mail: 'ada@example.org', thanks: true, spent: 20_000 },
      ...more,
    };
    const { body } = await api
      .http()
      .post('/graphql')
      .set('x-forwarded-for', from)
      .set('rulewright-request', '1')
      .send({ query: SUGGEST, variables: { input } });
    return body as { data: { suggestChange: string } | null; errors?: { extensions: Record<string, unknown> }[] };
  }
  const queue = async (list = 'waiting') => (await editor.get(QUEUE, { list })).publicSuggestionsConnection.nodes;

  it('leads from the sentence to a change set that names the sender, and keeps the value in the source', async () => {
    const after = rule.text.replace(/^\w+/u, 'Always');
    const { suggestionPreview: preview } = await anyone.get(PREVIEW, {
      ...{ kind: 'rule', game, id: rule.id, field: 'text', text: after },
    });
    expect(preview).toMatchObject({ problem: null, html: expect.stringContaining('Always') });
    const key = (await send()).data!.suggestChange;
    const [one] = await queue();
    expect(one).toMatchObject({ after, sender: 'Ada', suspicion: null, state: 'waiting' });
    const { acceptSuggestion: changeSet } = await editor.get(ACCEPT, { id: one.id });
    const { changeSet: set } = await editor.get(SET, { id: changeSet });
    expect(set.suggestions).toEqual([{ title: one.title, sender: 'Ada' }]);
    expect(set.notes).toContain('Thanks to Ada for suggesting changes.');
    const [draft] = set.documentsConnection.nodes;
    expect(draft.path).toBe(rule.path);
    const lines = (draft.text as string).split('\n');
    expect(lines[lines.findIndex((text) => text.includes(`#${rule.id}`)) + 1]).toMatch(/^Always .*:param\[/u);
    expect((await anyone.get(SENT, { key })).sentSuggestion).toMatchObject({ state: 'accepted', release: null });
    const mails = await api.database.getRepository(OutgoingEntity).findBy({ about: 'suggestion' });
    expect(mails.at(-1)).toMatchObject({ recipient: 'ada@example.org' });
  });

  it('thanks a sender with an account by its name, and lists the suggestions of the account', async () => {
    const reader = await signedIn(api, 'reader', 'Rea');
    const input = {
      ...{ kind: 'rule', game, id: rule.id, field: 'text', after: rule.text.replace(/^\w+/u, 'Always') },
      ...{ reason: 'We read it in two ways.', name: '', thanks: true, spent: 20_000 },
    };
    const { suggestChange: key } = await reader.get(SUGGEST, { input });
    expect((await reader.get(MINE)).mySuggestions).toMatchObject([{ key, state: 'waiting' }]);
    const [one] = await queue();
    const { acceptSuggestion: id } = await editor.get(ACCEPT, { id: one.id });
    expect((await editor.get(SET, { id })).changeSet.notes).toContain('Thanks to Rea for suggesting changes.');
    expect((await reader.get(MINE)).mySuggestions).toMatchObject([{ key, title: one.title, state: 'accepted' }]);
    expect((await editor.get(MINE)).mySuggestions).toEqual([]);
  });

  it('asks for a change by hand where the words are a value, and shows the reason of a refusal', async () => {
    const value = rule.text.replace(NUMBER, 'eleventy');
    expect(value).not.toBe(rule.text);
    const key = (await send({ after: value })).data!.suggestChange;
    const [one] = await queue();
    expect(await editor.refused(ACCEPT, { id: one.id })).toMatchObject({ reason: 'outdated-suggestion' });
    expect(await editor.refused(DECLINE, { id: one.id, reason: ' ' })).toMatchObject({ reason: 'no-reason' });
    await editor.get(DECLINE, { id: one.id, reason: 'The number is a value of the mode.' });
    expect((await anyone.get(SENT, { key })).sentSuggestion).toMatchObject({
      ...{ state: 'declined', answer: 'The number is a value of the mode.' },
    });
    expect(await editor.refused(ACCEPT, { id: one.id, byHand: true })).toMatchObject({ reason: 'wrong-state' });
  });

  it('never puts a marker of a reader into a document', async () => {
    for (const after of [`${rule.text} :param[deck.maxCards]`, `${rule.text}\n:::\n\n:::rule{#x.y}\nNew.`]) {
      await send({ after });
      const [one] = await queue();
      expect(await editor.refused(ACCEPT, { id: one.id })).toMatchObject({ reason: 'outdated-suggestion' });
    }
    expect((await send({ reason: 'turned \u202e' })).errors![0]!.extensions).toMatchObject({ reason: 'bad-text' });
    expect((await send({ mail: 'nobody' })).errors![0]!.extensions).toMatchObject({ reason: 'bad-text' });
  });

  it('holds spam, blocks senders and limits each address', async () => {
    await send({ website: 'https://spam.example' });
    await send({ spent: 100, name: 'Fast' });
    await send({ reason: 'See https://a.example and https://b.example', name: 'Links' });
    expect(await queue()).toEqual([]);
    const held = await queue('held');
    expect(held).toHaveLength(3);
    await editor.get(BLOCK, { id: held[0].id, blocked: true });
    expect((await send()).errors![0]!.extensions).toMatchObject({ reason: 'sender-blocked' });
    const [blocked] = (await queue('decided')) as { id: string; isBlocked: boolean }[];
    expect(blocked!.isBlocked).toBe(true);
    await editor.get(BLOCK, { id: blocked!.id, blocked: false });
    expect((await send({ after: `${rule.text} Again.` })).errors).toBeUndefined();
    const answers = [];
    for (let n = 0; n < 11; n++) answers.push(await send({ after: `${rule.text} ${n}` }, '203.0.114.9'));
    expect(answers[9]!.errors).toBeUndefined();
    expect(answers[10]!.errors![0]!.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('deletes the data of a sender, and refuses everything when an admin switches it off', async () => {
    const key = (await send({ reason: 'Secretly' })).data!.suggestChange;
    await anyone.get(WITHDRAW, { key });
    const [row] = await api.database.getRepository(PublicSuggestionEntity).find();
    expect(row).toMatchObject({ state: 'withdrawn', after: '', reason: '', senderName: null, senderMail: null });
    expect(row!.origin).toBeNull();
    expect((await anyone.get(SENT, { key })).sentSuggestion).toMatchObject({ state: 'withdrawn', name: null });
    const audit = await api.database.getRepository(AuditEntity).find();
    expect(JSON.stringify(audit)).not.toContain('Secretly');
    const admin = await signedIn(api, 'admin', 'Root');
    await admin.get('mutation { setPublicSuggestions(allowed: false) { publicSuggestions } }');
    expect((await send()).errors![0]!.extensions).toMatchObject({ reason: 'suggestions-off' });
    await admin.get('mutation { setPublicSuggestions(allowed: true) { publicSuggestions } }');
  });

  it('opens the texts of cards, rulings, terms and values', async () => {
    const { cards, rulings, glossary } = api.content.game;
    const [card] = cards.values();
    const { suggestibleItem: item } = await anyone.get(ITEM, { kind: 'card', game, id: card!.id });
    expect(item.texts).toContainEqual({ field: 'name', text: card!.name, choices: [] });
    expect(item.texts.map(({ field }: { field: string }) => field)).not.toContain('data.provenance');
    for (const [each, id] of [
      ['ruling', rulings[0]?.id],
      ['term', glossary[0]?.id],
    ])
      if (id !== undefined) expect((await anyone.get(ITEM, { kind: each, game, id })).suggestibleItem).not.toBeNull();
    const declared = api.content.game.vocabulary.parameters.find(({ type }) => type === 'integer')!;
    const value = (await anyone.get(ITEM, { kind: 'value', game, id: declared.name })).suggestibleItem;
    expect(value.title).toContain(declared.help.replace(/\.$/u, ''));
    const asked = { kind: 'value', game, id: declared.name, field: 'value' };
    expect((await anyone.get(PREVIEW, { ...asked, text: 'many' })).suggestionPreview.problem).toContain('many');
    const next = String(Number(value.texts[0].text) || 3);
    expect((await anyone.get(PREVIEW, { ...asked, text: next })).suggestionPreview.problem).toBeNull();
    expect(await anyone.refused(ITEM, { kind: 'rule', game, id: 'no.such' })).toMatchObject({ code: 'NOT_FOUND' });
  });
});
