/** Listing, comparing and reviewing a change set runs the same number of statements for 2,000 documents as for three. */
import { ChangeSets } from '@rulewright/desk';
import { DATABASES } from '@rulewright/database/testing';
import { startApi, type TestApi } from './support/api.ts';
import { Desk, STEP } from './support/desk.ts';
import { madeSet } from './support/made-set.ts';
import { Statements } from './support/statements.ts';

const MANY = 2_000;
const PAGE = 50;

const PAGES = `query ($id: Int!, $after: String) { changeSet(id: $id) {
  documents(first: ${PAGE}, after: $after) { path change outdated alsoIn { id } } } }`;
const COMPARED = `query ($id: Int!, $path: String!) { changeSet(id: $id) {
  document(path: $path) { words { kind } fields { field } } } }`;

describe.each(DATABASES)('a change set with 2,000 documents on $name', (kind) => {
  let api: TestApi;
  let desk: Desk;
  let statements: Statements;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
    desk = await Desk.open(api);
    statements = Statements.of(api);
  });
  afterAll(() => api?.close());
  afterEach(() => jest.restoreAllMocks());

  it('is listed in pages, compared and reviewed with the statements of a small change set and without reading all texts', async () => {
    const [few, many] = [await madeSet(api, desk.editor, 'few', 3), await madeSet(api, desk.editor, 'many', MANY)];
    const whole = jest.spyOn(ChangeSets.prototype, 'find');
    const counted = async (work: () => Promise<unknown>): Promise<number> => {
      statements.count = 0;
      await work();
      return statements.count;
    };
    const page = async (id: number, after: string | null): Promise<string[]> =>
      (await desk.editor.get(PAGES, { id, after })).changeSet.documents.map((one: { path: string }) => one.path);
    const one = await counted(() => page(few.id, null));
    const paths: string[] = [];
    for (let more = true; more;) {
      const listed: string[] = [];
      const count = await counted(async () => listed.push(...(await page(many.id, paths.at(-1) ?? null))));
      if (listed.length > 0) expect(count).toBe(one);
      paths.push(...listed);
      more = listed.length === PAGE;
    }
    expect(paths).toHaveLength(MANY);
    const compare = ({ id, path }: typeof few) => counted(() => desk.editor.get(COMPARED, { id, path }));
    expect(await compare(many)).toBe(await compare(few));
    for (const [who, step] of [
      [desk.editor, 'requestReview'],
      [desk.reviewer, 'approve'],
    ] as const) {
      const counts: number[] = [];
      for (const { id } of [few, many]) {
        const { version } = await desk.seen(id);
        counts.push(await counted(() => who.get(STEP(step), { id, version })));
      }
      expect(counts[1]).toBe(counts[0]);
    }
    expect((await desk.seen(many.id)).state).toBe('approved');
    expect(whole).not.toHaveBeenCalled();
  });
});
