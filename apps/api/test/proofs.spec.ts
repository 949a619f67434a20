/** Proofs: a failing example is reported, results are cached, and failed work is retried later. */
import type { CardDoc, Example } from '@rulewright/content';
import { migrate, openDatabase } from '@rulewright/database';
import type { OpenedRelease } from '../src/content/opened-release.ts';
import { Proofs } from '../src/examples/proofs.service.ts';
import { ProofsService } from '../src/examples/proofs.service.ts';
import { jobs } from '../src/work/jobs/index.ts';
import type { Thread } from '../src/work/job.ts';
import type { OnNews } from '../src/work/threads.ts';
import type { Work } from '../src/work/work.ts';
import { testContent } from './support/content.ts';

const { content, id, game } = await testContent();
const example = [...game.examples.values()]
  .flat()
  .find((one) => one.deck === undefined && one.then.zones !== undefined)!;
const broken: Example = { ...example, id: 'broken', then: { ...example.then, zones: { 'A/hand': 199 } } };

/** Random games take seconds for each mode, so two modes stand for all. */
const modes = [...new Set([(example.modes ?? game.doc.modes)[0]!, ...game.doc.modes])].slice(0, 2);

/** The content with these examples and modes only. */
const withExamples = (...examples: Example[]) => ({
  ...content,
  game: () => ({ ...game, doc: { ...game.doc, modes }, examples: new Map([['examples.yaml', examples]]) }),
});

/** The content with one card replaced. */
const withCard = (held: ReturnType<typeof withExamples>, card: CardDoc) => ({
  ...held,
  game: () => ({ ...held.game(), cards: new Map(game.cards).set(card.id, card) }),
});

const database = await openDatabase({ file: ':memory:' });
beforeAll(() => migrate(database));
afterEach(() => database.query('DELETE FROM proofs'));
afterAll(() => database.destroy());

/** Runs jobs in this process with the given content. */
const workOver = (held: ReturnType<typeof withExamples>, steps: string[] = []): Work =>
  ({
    run: (name: 'proveExamples' | 'firings', input: Parameters<typeof jobs.firings.run>[0], onNews?: OnNews) =>
      jobs[name].run(input, {
        database,
        content: () => Promise.resolve({ content: held, files: [], problems: [] }),
        step: (what: string) => void steps.push(what),
        tell: (news: unknown) => Promise.resolve(onNews?.(news)),
      } as unknown as Thread),
  }) as unknown as Work;

const subject = { release: 1, proposed: [] };

test('an example that does not pass is reported as failed', async () => {
  const proofs = new Proofs();
  const mode = (example.modes ?? game.doc.modes)[0]!;
  expect(proofs.passed(example.id, mode)).toBeNull();
  expect(proofs.firings).toBeNull();
  const steps: string[] = [];
  const work = workOver(withExamples(example, broken), steps);
  await proofs.playExamples(work, subject, id);
  expect(proofs.passed(example.id, mode)).toBe(true);
  expect(proofs.passed('broken', mode)).toBe(false);
  expect(proofs.firings).toBeNull();
  expect(steps).toContain('Playing the example broken');
  await proofs.playGames(work, subject, id);
  expect(proofs.firings!.map((one) => one.mode)).toEqual(modes);
});

test('lines of play are shown while others are still tried', async () => {
  const proof = { lines: 90, cited: 90, tried: 60, noticed: 60, refused: 0, missed: [] };
  const proofs = new Proofs();
  const seen: unknown[] = [];
  const run = (_name: string, _input: unknown, onNews: (news: unknown) => void): Promise<unknown> => {
    seen.push(proofs.lines);
    onNews(proof);
    seen.push(proofs.lines);
    return Promise.resolve({ ...proof, tried: 90, noticed: 90 });
  };
  await proofs.tryLines({ run } as unknown as Work, subject, id);
  expect(seen).toEqual([null, { ...proof, isComplete: false }]);
  expect(proofs.lines).toEqual({ ...proof, tried: 90, noticed: 90, isComplete: true });
});

describe('a game with cached proofs', () => {
  const mode = modes[0]!;
  const cards = [...game.cards.values()];
  const names = (one: Example, { name }: CardDoc): boolean => JSON.stringify(one.table).includes(`"${name}"`);
  const withCards = [...game.examples.values()]
    .flat()
    .find((one) => one.deck === undefined && cards.some((card) => names(one, card)))!;
  const used = cards.find((card) => names(withCards, card))!;
  const unused = cards.find((card) => !names(withCards, card))!;
  const stronger = (card: CardDoc): CardDoc => ({ ...card, notes: 'Changed.' });

  /** Proves the examples of a content. Returns the proofs, the examples that were played for them, and what plays the random games. */
  async function proved(held: ReturnType<typeof withExamples>) {
    const proofs = new Proofs();
    const steps: string[] = [];
    const work = workOver(held, steps);
    await proofs.playExamples(work, subject, id);
    const playGames = (): Promise<void> => proofs.playGames(work, subject, id);
    return { proofs, playGames, played: steps.filter((step) => step.startsWith('Playing the example ')) };
  }

  test('is not played again, and has the same results', async () => {
    const first = await proved(withExamples(example, broken));
    await first.playGames();
    const again = await proved(withExamples(example, broken));
    await again.playGames();
    expect(first.played).not.toEqual([]);
    expect(again.played).toEqual([]);
    expect([again.proofs.passed(example.id, mode), again.proofs.passed('broken', mode)]).toEqual([true, false]);
    expect(again.proofs.firings).toEqual(first.proofs.firings);
  });

  test('is played again only for examples with a changed card', async () => {
    const held = withExamples(withCards);
    await proved(held);
    expect((await proved(withCard(held, stronger(unused)))).played).toEqual([]);
    expect((await proved(withCard(held, stronger(used)))).played).not.toEqual([]);
  });

  test('is played again if the example itself changes', async () => {
    await proved(withExamples(example));
    expect((await proved(withExamples({ ...example, then: broken.then }))).proofs.passed(example.id, mode)).toBe(false);
  });
});

test('reports no results if the work fails', async () => {
  const proofs = new Proofs();
  const work = { run: () => Promise.reject(new Error('The thread ended.')) } as unknown as Work;
  await expect(proofs.playExamples(work, subject, id)).rejects.toThrow('The thread ended.');
  await expect(proofs.playGames(work, subject, id)).rejects.toThrow('The thread ended.');
  expect(proofs.firings).toBeNull();
});

test('plays random games only for coverage requests, and only once', async () => {
  const ran: string[] = [];
  const run = (name: string) => Promise.resolve(void ran.push(name));
  const service = new ProofsService({ run } as unknown as Work);
  const opened = { key: 'release 1', subject, game: () => game } as unknown as OpenedRelease;
  service.of(opened, id);
  expect(ran).toEqual(['proveExamples']);
  await service.within(opened, id, 1_000);
  await service.within(opened, id, 1_000);
  expect(ran).toEqual(['proveExamples', 'firings']);
});
