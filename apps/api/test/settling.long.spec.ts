/** Settling the examples that a change breaks, over HTTP. Attempts to bypass its checks are refused. */
import { readFile } from 'node:fs/promises';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { startApi, type TestApi } from './support/api.ts';
import { Desk, PUBLISH } from './support/desk.ts';
import { signedIn, type Asker } from './support/people.ts';

const SETTLEMENT = 'settlement { sentence examples { index id title kind cause why sets titleDoubt settled path } }';
const RUN = `query ($id: Int!) { changeSet(id: $id) { blockers checks {
  id passed checks { id status summary findings { message subject hasDetail } } ${SETTLEMENT} } } }`;
const KEEP = `mutation ($run: Int!, $examples: [Int!]) { keepExamples(run: $run, examples: $examples) { ${SETTLEMENT} } }`;
const SHOW = `query ($run: Int!, $example: Int!) {
  proposedOutcome(run: $run, example: $example) { seal changes { field before after } } }`;
const ACCEPT = `mutation ($run: Int!, $accepted: [AcceptedOutcome!]!) {
  acceptOutcomes(run: $run, accepted: $accepted) { ${SETTLEMENT} } }`;
const DETAIL = 'query ($run: Int!) { findingDetail(run: $run, check: "examples", finding: 0) }';
const TEXT = 'query ($path: String!, $set: Int) { document(path: $path, changeSet: $set) { text version } }';

interface Failing {
  readonly index: number;
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly cause: string;
  readonly sets: readonly string[];
  readonly titleDoubt: boolean;
  readonly settled: boolean;
  readonly path: string;
}

/** The files with examples that depend on the hand size. */
const FILES = ['drawing', 'winning'];
const SIX = 'draw.handSize: 6';
const SEVEN = 'draw.handSize: 7';

describe.each(MAIN_DATABASES)('settling examples on $name', (kind) => {
  let api: TestApi;
  let desk: Desk;
  let editor: Asker;
  let mode: string;
  let set: number;
  const textOf = async (path: string, changeSet?: number) =>
    (await editor.get(TEXT, { path, set: changeSet })).document as { text: string; version: number | null };

  /** Creates a change set with the smaller hand size and runs its checks. Returns its id. */
  async function smallerHand(title: string): Promise<number> {
    const { id } = await desk.begin(title);
    await desk.save(id, mode, (await textOf(mode)).text.replace(SEVEN, SIX));
    await desk.check(id);
    return id;
  }
  const seen = async (id: number) => (await editor.get(RUN, { id })).changeSet;
  const failing = async (id: number): Promise<Failing[]> => (await seen(id)).checks.settlement.examples;
  const runOf = async (id: number): Promise<number> => (await seen(id)).checks.id;
  const sealOf = async (run: number, example: number, who = editor): Promise<string> =>
    (await who.get(SHOW, { run, example })).proposedOutcome.seal;

  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
    desk = await Desk.open(api);
    ({ editor } = desk);
    mode = api.content.releases[0]!.find(({ path, text }) => path.includes('/modes/') && text.includes(SEVEN))!.path;
    // The small content has few examples, so the examples that depend on the hand size are published first.
    const { id } = await desk.begin('Examples');
    for (const name of FILES) {
      const path = `rules/${api.content.id}/examples/${name}.yaml`;
      await desk.save(id, path, await readFile(new URL(`../../../${path}`, import.meta.url), 'utf8'));
    }
    await desk.step(editor, 'requestReview', id);
    await desk.step(desk.reviewer, 'approve', id);
    const admin = await signedIn(api, 'admin', 'Ada');
    const { version } = await desk.seen(id);
    await admin.get(PUBLISH, { id, version, override: 'Content of this test.' });
    set = await smallerHand('Six in hand');
  });
  afterAll(() => api?.close());

  it('summarises the failures in one sentence, and sends events only on request', async () => {
    const { checks } = await seen(set);
    expect(checks.passed).toBe(false);
    expect(checks.settlement.sentence).toMatch(
      /^\d+ examples fail: \d+ are only affected and can keep their story with one press; \d+ have a proposed outcome/u,
    );
    const finding = checks.checks.find((check: { id: string }) => check.id === 'examples').findings[0];
    expect(finding).toMatchObject({ hasDetail: true });
    expect((await editor.get(DETAIL, { run: checks.id })).findingDetail).toContain('Events:');
  });

  it('neither offers nor accepts the old value for an example that cites the change', async () => {
    const examples = await failing(set);
    const citing = examples.find(({ cause }) => cause === 'citing “How many cards the active player draws up to”')!;
    expect(citing).toMatchObject({ id: 'drawing-up-to-seven', kind: 'outcome', sets: [] });
    const run = await runOf(set);
    expect(await editor.refused(KEEP, { run, examples: [citing.index] })).toMatchObject({
      code: 'CONFLICT',
      reason: 'not-offered',
    });
    expect((await textOf(citing.path, set)).version).toBeNull();
  });

  it('refuses to pin the last example of a rule that uses the values of the mode', async () => {
    const last = (await failing(set)).find(({ cause }) => cause.startsWith('without which'))!;
    const run = await runOf(set);
    expect(await editor.refused(KEEP, { run, examples: [last.index] })).toMatchObject({ reason: 'not-offered' });
  });

  it('refuses an outcome that the person has not seen, and a seal of another person or another example', async () => {
    const run = await runOf(set);
    const [one, two] = (await failing(set)).filter(({ kind: how }) => how === 'outcome');
    const other = await signedIn(api, 'editor', 'Olga');
    const mine = await sealOf(run, one!.index);
    const theirs = await sealOf(run, one!.index, other);
    const accepted = (seal: string, example = one!.index) => ({ run, accepted: [{ example, seal, title: 'Six' }] });
    for (const input of [accepted(''), accepted('0'.repeat(64)), accepted(theirs), accepted(mine, two!.index)])
      expect(await editor.refused(ACCEPT, input)).toMatchObject({ code: 'CONFLICT', reason: 'not-seen' });
    // If one outcome was not seen, the API refuses all outcomes of the request.
    const both = [
      { example: one!.index, seal: mine, title: 'Six' },
      { example: two!.index, seal: mine, title: 'Six' },
    ];
    expect(await editor.refused(ACCEPT, { run, accepted: both })).toMatchObject({ reason: 'not-seen' });
    expect((await failing(set)).some(({ settled }) => settled)).toBe(false);
  });

  it('corrects one outcome at a time', async () => {
    const run = await runOf(set);
    const { index } = (await failing(set)).find(({ kind: how }) => how === 'outcome')!;
    const one = { example: index, seal: await sealOf(run, index), title: 'Six', events: [0] };
    const many = { ...one, events: Array.from({ length: 201 }, (_, at) => at) };
    for (const accepted of [[one, one], [many]])
      expect(await editor.refused(ACCEPT, { run, accepted })).toMatchObject({
        code: 'BAD_INPUT',
        reason: 'bad-outcome',
      });
    expect((await failing(set)).some(({ settled }) => settled)).toBe(false);
  });

  it('refuses an outcome without a title if the old title may be false', async () => {
    const run = await runOf(set);
    const doubt = (await failing(set)).find(({ titleDoubt }) => titleDoubt)!;
    const seal = await sealOf(run, doubt.index);
    const accepted = [{ example: doubt.index, seal }];
    expect(await editor.refused(ACCEPT, { run, accepted })).toMatchObject({ reason: 'title-unread' });
  });

  it('reports old values that someone wrote into a citing example, or into the last example of a rule', async () => {
    const id = await smallerHand('By hand');
    const examples = await failing(id);
    const pathOf = (name: string): string => examples.find((one) => one.id === name)!.path;
    const pin = async (name: string, from: string, to: string): Promise<void> => {
      const { text } = await textOf(pathOf(name), id);
      expect(text).toContain(from);
      await desk.save(id, pathOf(name), text.replace(from, to));
    };
    await pin('drawing-up-to-seven', '    set: { attack.noAble', `    set: { ${SEVEN}, attack.noAble`);
    const rules = '    rules: [mb.win.reshuffle-own-discard-only]\n';
    await pin('only-the-own-discards', rules, `${rules}    set: { ${SEVEN} }\n`);
    await desk.check(id);
    const own = (await seen(id)).checks.checks.find((check: { id: string }) => check.id === 'own-values');
    expect(own.status).toBe('failed');
    const messages = own.findings.map(({ message }: { message: string }) => message);
    expect(messages).toContainEqual(
      expect.stringMatching(/cites draw\.handSize, which this change set changes, and sets it\./u),
    );
    expect(messages).toContainEqual(
      expect.stringMatching(
        /no example of mb\.win\.reshuffle-own-discard-only runs on the mode's own values any more\./u,
      ),
    );
  });

  it('keeps the result of the checks current when another game is published', async () => {
    const GAME = 'query { newGame(id: "next-door", name: "Next Door") { path text } }';
    const { id } = await desk.begin('Another game');
    for (const { path, text } of (await editor.get(GAME)).newGame as { path: string; text: string }[])
      await desk.save(id, path, text);
    await desk.step(editor, 'requestReview', id);
    await desk.step(desk.reviewer, 'approve', id);
    const admin = await signedIn(api, 'admin', 'Ama');
    const { version } = await desk.seen(id);
    await admin.get(PUBLISH, { id, version, override: 'Another game.' });
    const CURRENT = 'query ($id: Int!) { changeSet(id: $id) { checks { current } } }';
    expect((await editor.get(CURRENT, { id: set })).changeSet.checks.current).toBe(true);
  });

  it('keeps all affected examples at once, accepts the seen outcomes, and then allows publishing', async () => {
    const run = await runOf(set);
    const examples = await failing(set);
    const keeping = examples.filter(({ kind: how }) => how === 'keep');
    expect(keeping.length).toBeGreaterThan(0);
    const { keepExamples } = await editor.get(KEEP, { run });
    expect(keepExamples.settlement.examples.filter(({ settled }: Failing) => settled)).toHaveLength(keeping.length);
    expect((await textOf(keeping[0]!.path, set)).text).toContain(SEVEN);
    // A second request finds no examples to keep.
    expect(await editor.refused(KEEP, { run })).toMatchObject({ reason: 'not-offered' });

    const outcomes = examples.filter(({ kind: how }) => how === 'outcome');
    expect(examples.filter(({ kind: how }) => how === 'open')).toEqual([]);
    const accepted = [];
    for (const { index, titleDoubt, title } of outcomes)
      accepted.push({ example: index, seal: await sealOf(run, index), ...(titleDoubt && { title: `${title} (six)` }) });
    await editor.get(ACCEPT, { run, accepted });
    await desk.check(set);
    const { checks } = await seen(set);
    expect(checks.checks.filter((check: { status: string }) => check.status === 'failed')).toEqual([]);
    expect(checks).toMatchObject({ passed: true, settlement: null });
    await desk.approve(set);
    expect((await desk.seen(set)).blockers).toEqual([]);
  });

  it('refuses an example that was edited after the run, and a run before a change of the rules', async () => {
    const id = await smallerHand('Changed since');
    const run = await runOf(id);
    const [first, other] = (await failing(id)).filter(({ kind: how }) => how === 'keep');
    const example = await textOf(first!.path, id);
    await desk.save(id, first!.path, example.text.replace(first!.title, 'Another title'));
    expect(await editor.refused(KEEP, { run, examples: [first!.index] })).toMatchObject({ reason: 'not-offered' });
    const { text, version } = await textOf(mode, id);
    await desk.save(id, mode, text.replace(SIX, 'draw.handSize: 5'), { version });
    expect(await editor.refused(KEEP, { run, examples: [other!.index] })).toMatchObject({
      code: 'CONFLICT',
      reason: 'checks-missing',
    });
  });
});
