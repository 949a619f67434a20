/** A rulebook comes at once, and its worked examples follow: after an import, looking them up first opens all content in a thread. */
import { setTimeout as sleep } from 'node:timers/promises';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { Work } from '../src/work/work.ts';
import { answer, startApi, type TestApi } from './support/api.ts';

const BOOK = `query ($ruleset: String!) { rulebook(ruleset: $ruleset) { examplesAreComing
  chapters { blocks { kind examples { id } } } glossary { id } } }`;
interface Book {
  readonly examplesAreComing: boolean;
  readonly chapters: readonly { readonly blocks: readonly { readonly examples: readonly unknown[] }[] }[];
}

describe.each(MAIN_DATABASES)('a rulebook right after a start on $name', (kind) => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi(kind, 1, 'small')));
  afterAll(() => api?.close());
  afterEach(() => jest.restoreAllMocks());

  it('comes without examples while a thread is busy, and with them later', async () => {
    let go: () => void = () => undefined;
    const busy = new Promise<void>((resolve) => (go = resolve));
    const run = Work.prototype.run;
    jest.spyOn(Work.prototype, 'run').mockImplementation(async function (this: Work, ...args) {
      if (args[0] === 'exampleModes') await busy;
      return run.apply(this, args) as never;
    });
    const { id } = api.content;
    const { modes } = await answer(api, 'query ($game: ID!) { modes(game: $game) { ruleset { id } } }', { game: id });
    const ruleset = modes[0].ruleset.id;
    const read = async (): Promise<{ coming: boolean; examples: number; blocks: number }> => {
      const book: Book = (await answer(api, BOOK, { ruleset })).rulebook;
      const blocks = book.chapters.flatMap((chapter) => chapter.blocks);
      const examples = blocks.flatMap((block) => block.examples).length;
      return { coming: book.examplesAreComing, examples, blocks: blocks.length };
    };
    const first = await read();
    expect(first).toMatchObject({ coming: true, examples: 0 });
    expect(first.blocks).toBeGreaterThan(0);
    go();
    let later = await read();
    for (let turn = 0; later.coming && turn < 50; turn++) {
      await sleep(100);
      later = await read();
    }
    expect(later.examples).toBeGreaterThan(0);
  });
});
