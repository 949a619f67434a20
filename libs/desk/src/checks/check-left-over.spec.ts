/** What an author forgot: words of a template, and old names. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newGame } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { overlaid, type ProposedText } from '../content/desk-content.ts';
import { newDocument } from '../content/document-templates.ts';
import { BothSides } from './both-sides.ts';
import { checkOldWords, checkTemplates } from './check-left-over.ts';

const GAME = 'small-hours';
const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const before = (await readTree(workspace)).filter(({ path }) => path.includes(`/${GAME}/`));
const sidesOf = (proposed: readonly ProposedText[]): BothSides =>
  new BothSides({ before, after: overlaid(before, proposed), savedDecks: [], recorded: [], games: 2, seed: 1 });
const released = sidesOf([]).before;

it('names each text that still has the words of its template, with its line', () => {
  const [made] = newDocument(released, GAME, 'ruling', null, 'Who begins?');
  const { status, findings } = checkTemplates(sidesOf([made!]));
  expect(status).toBe('failed');
  expect(findings.map(({ path, line, message }) => `${path}:${line} ${message}`)).toContain(
    `${made!.path}:7 “The reason.” is from the template. Write your own words.`,
  );
  const written = made!
    .text!.replace('One way to read the rule.', 'Anyone.')
    .replace('How we play it.', 'The oldest.')
    .replace('The reason.', 'They have waited longest.');
  // Nobody has chosen the rule yet.
  const uncited = checkTemplates(sidesOf([{ path: made!.path, text: written }]));
  expect(uncited).toMatchObject({ status: 'warning', findings: [{ path: made!.path, line: 2 }] });
  const [, other] = released.game(GAME).rules.keys();
  const cited = written.replace(/^rules: .*$/mu, `rules: [${other}]`);
  expect(checkTemplates(sidesOf([{ path: made!.path, text: cited }])).status).toBe('passed');
});

it('warns of texts with the old name of a term, in all its forms', async () => {
  const path = before.find((file) => file.path.includes('/glossary/'))!.path;
  const text = before.find((file) => file.path === path)!.text;
  const [, term = ''] = /^term: (.+)$/mu.exec(text)!;
  const { status, findings } = await checkOldWords(
    sidesOf([{ path, text: text.replace(`term: ${term}`, 'term: zorble') }]),
  );
  expect(status).toBe('warning');
  expect(findings[0]!.message).toContain(`“${term}” is now “zorble”`);
  expect((await checkOldWords(sidesOf([]))).summary).toBe('No term or card has another name.');
});

it('names what a new game still has of its template', () => {
  const made = newGame({ id: 'night-train', name: 'Night Train', prefix: 'nt' });
  const sides = (files: readonly ProposedText[]) =>
    new BothSides({ before: [], after: overlaid([], files), savedDecks: [], recorded: [], games: 2, seed: 1 });
  const { status, findings } = checkTemplates(sides(made));
  expect(status).toBe('failed');
  const said = findings.map(({ path, message }) => `${path} ${message}`);
  expect(said).toContainEqual(expect.stringMatching(/game\.yaml .*makes people curious/u));
  expect(said).toContainEqual(expect.stringMatching(/01-basics\.md .*what the game is about/u));
  expect(said).toContainEqual(expect.stringMatching(/first-creature\.yaml Every new game starts with this document/u));
});

it('names the texts that a new game has from another game', () => {
  const own = (path: string): ProposedText => ({
    path: path.replaceAll(GAME, 'late-hours'),
    text: before
      .find((file) => file.path === path)!
      .text.replaceAll(GAME, 'late-hours')
      .replaceAll('sh.', 'lh.'),
  });
  const paths = before.map(({ path }) => path).filter((path) => /\/(?:game\.yaml|glossary\/|text\/)/u.test(path));
  const proposed = paths.map(own);
  const sides = (others: typeof before) =>
    new BothSides({
      before: [],
      after: overlaid([], proposed),
      others,
      savedDecks: [],
      recorded: [],
      games: 2,
      seed: 1,
    });
  const { status, findings, summary } = checkTemplates(sides(before));
  expect(status).toBe('warning');
  expect(summary).toMatch(/texts of a new game are also in another game/u);
  const said = findings.map(({ path, message }) => `${path} ${message}`);
  expect(said).toContainEqual(expect.stringMatching(/text\/.* is also in small-hours\. Write your own words\./u));
  expect(said).toContainEqual(expect.stringMatching(/glossary\/.* is also in small-hours/u));
  expect(checkTemplates(sides([])).findings).toEqual([]);
});

it('names a new card that is a copy of another one with another name', () => {
  const { text } = before.find((file) => file.path.startsWith('cards/small-hours/cards/'))!;
  const copy = {
    path: 'cards/small-hours/cards/copied.yaml',
    text: text.replace(/^id: .*$/mu, 'id: copied').replace(/^name: .*$/mu, 'name: Copied'),
  };
  const { status, findings } = checkTemplates(sidesOf([copy]));
  expect(status).toBe('warning');
  expect(findings).toEqual([
    expect.objectContaining({ path: copy.path, message: expect.stringMatching(/same values and texts as/u) as string }),
  ]);
});
