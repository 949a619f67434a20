/** Proofs: an example that fails is known to fail, and what fails to run is asked again later. */
import { placeOf, type Example } from '@rulewright/content';
import type { OpenedRelease } from '../src/content/opened-release.ts';
import { Proofs } from '../src/examples/proofs.ts';
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

/** The same content with these examples alone. */
const withExamples = (...examples: Example[]) => ({
  ...content,
  game: () => ({ ...game, examples: new Map([['examples.yaml', examples]]) }),
});

/** Does jobs here, over a content. */
const workOver = (held: ReturnType<typeof withExamples>, steps: string[] = []): Work =>
  ({
    run: (name: 'proveExamples' | 'firings', input: Parameters<typeof jobs.firings.run>[0], onNews?: OnNews) =>
      jobs[name].run(input, {
        content: () => Promise.resolve({ content: held, files: [], problems: [] }),
        step: (what: string) => void steps.push(what),
        tell: (news: unknown) => Promise.resolve(onNews?.(news)),
      } as unknown as Thread),
  }) as unknown as Work;

const subject = { release: 1, proposed: [] };

test('an example that does not hold is known to fail', async () => {
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
  expect(proofs.firings!.map((one) => one.mode)).toEqual(game.doc.modes);
});

test('a content that reads differently and plays the same has the verdicts of the other', async () => {
  const mode = (example.modes ?? game.doc.modes)[0]!;
  const held = withExamples(example);
  await new Proofs().playExamples(workOver(held), subject, id);
  const [path, chapter] = [...content.files].find(([one]) => placeOf(one)?.kind === 'text')!;
  const reworded = { ...held, files: new Map([...content.files, [path, { path, text: `${chapter.text} Well.` }]]) };
  const proofs = new Proofs();
  const steps: string[] = [];
  await proofs.playExamples(workOver(reworded, steps), subject, id);
  expect(proofs.passed(example.id, mode)).toBe(true);
  expect(steps).not.toContain(`Playing the example ${example.id}`);

  const [card, printed] = [...content.files].find(
    ([one]) => placeOf(one)?.kind === 'card' && placeOf(one)?.game === id,
  )!;
  const changed = { ...held, files: new Map([...content.files, [card, { path: card, text: `${printed.text}\n` }]]) };
  await proofs.playExamples(workOver(changed, steps), subject, id);
  expect(steps).toContain(`Playing the example ${example.id}`);
});

test('where the work fails, nothing is claimed', async () => {
  const proofs = new Proofs();
  const work = { run: () => Promise.reject(new Error('The thread ended.')) } as unknown as Work;
  await expect(proofs.playExamples(work, subject, id)).rejects.toThrow('The thread ended.');
  await expect(proofs.playGames(work, subject, id)).rejects.toThrow('The thread ended.');
  expect(proofs.firings).toBeNull();
});

test('only those who ask for the coverage have games played, once', async () => {
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
