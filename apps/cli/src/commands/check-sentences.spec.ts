/** `rw check-sentences` on a stored release, whose texts an older program has checked. */
import { openReleased } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { Command } from 'commander';
import { workspace } from '../../test/support/folder.ts';
import { CommandContext } from '../context.ts';
import { addCheckSentences } from './check-sentences.ts';

const CARD = 'cards/metazoo/cards/altamaha-ha.yaml';
const TEXT = 'When Altamaha-ha deals Damage with an Attack, you may Bookmark 1.';
const files = (await readTree(workspace)).filter(({ path }) => path.includes('/metazoo/'));

/** What the command prints for a release in which the card has another text, and its exit code. */
async function checked(text: string, ...flags: readonly string[]) {
  const context = new CommandContext(() => ({}));
  const release = files.map((file) => (file.path === CARD ? { ...file, text: file.text.replace(TEXT, text) } : file));
  context.content = () => Promise.resolve(openReleased(release, []));
  let out = '';
  let value: unknown;
  const result = (whole: unknown, words: () => string): void => {
    value = whole;
    out = words();
  };
  context.output = () => ({
    result,
    remark: () => undefined,
    progress: () => ({ at: () => undefined, stop: () => undefined }),
  });
  const program = new Command();
  addCheckSentences(program, context);
  await program.parseAsync(['check-sentences', ...flags], { from: 'user' });
  const { findings } = (value as { games: { findings: { card: string }[] }[] }).games[0]!;
  return {
    code: context.exitCode,
    lines: out.split('\n'),
    finding: findings.find(({ card }) => card === 'altamaha-ha'),
  };
}

test('a text that is not read is shown with the word at which reading stops', async () => {
  const text = TEXT.replace('Bookmark 1', 'sing');
  const { code, lines, finding } = await checked(text);
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^metazoo: \d+ texts: \d+ read, 1 not read$/u),
    expect.stringContaining('  ✗ Altamaha-ha: "sing" (character 55) is not understood.'),
    `    ${text}`,
  ]);
  expect(finding).toMatchObject({ text, reading: 'unknown', style: null, message: expect.stringContaining('"sing"') });
});

test('a text in other words than those of the house style is shown on request', async () => {
  const text = TEXT.replace('Bookmark 1', 'draw a card');
  const { code, lines, finding } = await checked(text, '--style');
  expect(code).toBe(0);
  expect(lines.slice(1, 3)).toEqual([`  ~ altamaha-ha: ${text}`, `    ${TEXT}`]);
  expect(finding).toEqual({ card: 'altamaha-ha', text, reading: 'read', style: TEXT, message: null });
  expect((await checked(text, '--game', 'metazoo')).lines).toHaveLength(1);
});
