/** Published decks and the deck check over HTTP. */
import { modeRulesets } from '@rulewright/content';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { checkerOf } from '../src/content/deck-checker.ts';
import { answer, refusal, startApi, type TestApi } from './support/api.ts';
import { jobsOf } from './support/jobs.ts';

const CHECK = `query ($game: ID!, $text: String, $entries: [DeckEntryInput!], $rulesets: [String!]) {
  checkDeck(game: $game, text: $text, entries: $entries, rulesets: $rulesets) { format
    entries { line name copies zone card { slug } }
    verdicts { ruleset { id name hash } legal cards points limits { maxCards maxPoints maxCopies minCards } removed
      issues { code severity ruleId message lines cards amount limit zone suggestions fix { label edits { line text } } } } } }`;

describe.each(MAIN_DATABASES)('decks on $name', (kind) => {
  let api: TestApi;
  let game: string;
  let modes: string[];
  beforeAll(async () => {
    api = await startApi(kind, 2);
    game = api.content.id;
    modes = api.content.game.doc.modes.map((mode) => `${game}/${mode}`);
  });
  afterAll(() => api?.close());

  it('lists the decks of a release', async () => {
    const query = `query ($game: ID!, $release: Int) { decks(game: $game, release: $release) { slug } }`;
    const all = [...api.content.game.decks.keys()];
    expect((await answer(api, query, { game, release: 1 })).decks.map((one: { slug: string }) => one.slug)).toEqual(
      all,
    );
    expect((await answer(api, query, { game })).decks.map((one: { slug: string }) => one.slug)).toEqual(
      all.filter((slug) => slug !== api.content.removedDeck),
    );
  });

  it('returns a deck with its statistics, legal in every mode as published', async () => {
    const doc = [...api.content.game.decks.values()][0]!;
    const { deck } = await answer(
      api,
      `query ($game: ID!, $slug: ID!) { deck(game: $game, slug: $slug) { slug game name summary provenance source cards points text curve { points copies }
         entries { copies points card { slug } } side { copies card { slug } } composition { field label values { value count selected } }
         verdicts { ruleset { id } legal cards points issues { code severity } } } }`,
      { game, slug: doc.id },
    );
    const sum = (list: readonly { copies: number }[]) => list.reduce((total, one) => total + one.copies, 0);
    expect(deck).toMatchObject({ slug: doc.id, game, name: doc.name, cards: sum(doc.entries) });
    expect(deck.entries.map((one: { card: { slug: string } }) => one.card.slug)).toEqual(
      doc.entries.map((one) => one.card),
    );
    expect(deck.points).toBe(deck.entries.reduce((total: number, one: { points: number }) => total + one.points, 0));
    expect(sum(deck.curve)).toBe(deck.cards);
    expect(deck.curve.map((one: { points: number }) => one.points)).toEqual(
      deck.curve.map((_: unknown, at: number) => at),
    );
    expect(deck.text.trim().split('\n')).toHaveLength(
      doc.entries.length + (doc.side.length > 0 ? doc.side.length + 2 : 0),
    );
    expect(deck.verdicts.map((one: { ruleset: { id: string } }) => one.ruleset.id)).toEqual(modes);
    for (const verdict of deck.verdicts) expect(verdict).toMatchObject({ cards: deck.cards, points: deck.points });
    const { checkDeck } = await answer(api, CHECK, { game, text: deck.text });
    expect(checkDeck.verdicts.map((one: { legal: boolean }) => one.legal)).toEqual(
      deck.verdicts.map((one: { legal: boolean }) => one.legal),
    );
  });

  it('checks a text in every mode and gives reasons and fixes', async () => {
    const card = [...api.content.game.cards.values()][0]!;
    const { checkDeck } = await answer(api, CHECK, { game, text: `99 ${card.name}\n1 No Such Card Anywhere\n` });
    expect(checkDeck.format).toBe('text');
    expect(checkDeck.entries).toMatchObject([
      { line: 1, name: card.name, copies: 99, card: { slug: card.id } },
      { line: 2, name: 'No Such Card Anywhere', copies: 1, card: null },
    ]);
    expect(checkDeck.verdicts.map((one: { ruleset: unknown }) => one.ruleset)).toEqual(
      modeRulesets(api.content.content, game).map(({ id, name, hash }) => ({ id, name, hash })),
    );
    for (const verdict of checkDeck.verdicts) {
      expect(verdict.legal).toBe(false);
      const codes = verdict.issues.map((one: { code: string }) => one.code);
      expect(codes).toEqual(expect.arrayContaining(['unknown-card', 'too-many-copies']));
      const copies = verdict.issues.find((one: { code: string }) => one.code === 'too-many-copies');
      expect(copies).toMatchObject({
        severity: 'error',
        amount: 99,
        limit: verdict.limits.maxCopies,
        lines: [1],
        cards: [card.name],
      });
      // A card that does not exist breaks no rule.
      for (const { code, ruleId } of verdict.issues)
        expect(code === 'unknown-card' ? ruleId === null : api.content.game.rules.has(ruleId)).toBe(true);
    }
  });

  it('checks entries like the equivalent text, and only in the requested rulesets', async () => {
    const doc = [...api.content.game.decks.values()][0]!;
    const entries = doc.entries.map(({ card, copies }) => ({ card, copies }));
    const text = doc.entries
      .map(({ card, copies }) => `${copies} ${api.content.game.cards.get(card)!.name}`)
      .join('\n');
    const rulesets = [modes[1]!, modes[0]!];
    const one = await answer(api, CHECK, { game, entries, rulesets });
    const other = await answer(api, CHECK, { game, text, rulesets });
    expect(one.checkDeck.verdicts).toEqual(other.checkDeck.verdicts);
    expect(one.checkDeck.verdicts.map((each: { ruleset: { id: string } }) => each.ruleset.id)).toEqual(rulesets);
    expect(one.checkDeck.format).toBe('entries');
  });

  it('checks a long list in a job and a short one on the main thread, with the same report', async () => {
    const names = [...api.content.game.cards.values()].map((card) => card.name);
    const text = Array.from({ length: 5_000 }, (_, at) => `2 ${names[at % names.length]!}\n`).join('');
    const jobs = jobsOf(api.app);
    await answer(api, CHECK, { game, text: `2 ${names[0]!}` });
    expect(jobs).toEqual([]);
    const { checkDeck } = await answer(api, CHECK, { game, text });
    expect(jobs).toEqual(['checkDeck']);
    const { verdicts } = checkerOf(api.content.game).check(text, modeRulesets(api.content.content, game));
    expect(checkDeck.verdicts).toMatchObject(verdicts.map(({ legal, cards, points }) => ({ legal, cards, points })));
    // The check reads more entries than an answer shows.
    expect(checkDeck.entries).toHaveLength(1_000);
    // A list that is short enough for the main thread shows no more than one that is checked in a thread.
    const short = await answer(api, CHECK, { game: api.content.id, text: 'a\n'.repeat(1_500), rulesets: [] });
    expect(short.checkDeck.entries).toHaveLength(1_000);
  });

  it.each([
    ['neither text nor entries', {}, 'text-or-entries'],
    ['both text and entries', { text: '', entries: [] }, 'text-or-entries'],
    ['a text that is too long', { text: 'a'.repeat(200_001) }, 'list-too-long'],
    ['too many entries', { entries: Array.from({ length: 1001 }, () => ({ card: 'a', copies: 1 })) }, 'list-too-long'],
  ])('rejects %s', async (_, asked, reason) => {
    expect(await refusal(api, CHECK, { game, ...asked })).toMatchObject({ code: 'BAD_INPUT', reason });
  });

  it('rejects too many rulesets, and unknown ones', async () => {
    const few = `query ($game: ID!, $text: String, $rulesets: [String!]) { checkDeck(game: $game, text: $text, rulesets: $rulesets) { format } }`;
    expect(
      await refusal(api, few, { game, text: '', rulesets: Array.from({ length: 21 }, () => modes[0]) }),
    ).toMatchObject({ reason: 'too-many-rulesets' });
    expect(await refusal(api, few, { game, text: '', rulesets: [`${game}/nothing`] })).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'unknown-mode',
    });
  });

  it('rejects an unknown deck', async () => {
    const query = `query ($game: ID!, $slug: ID!) { deck(game: $game, slug: $slug) { slug } }`;
    expect(await refusal(api, query, { game, slug: 'nothing' })).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'unknown-deck',
    });
    expect(await refusal(api, query, { game, slug: api.content.removedDeck })).toMatchObject({ code: 'NOT_FOUND' });
  });
});
