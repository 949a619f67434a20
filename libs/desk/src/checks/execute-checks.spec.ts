/** Runs the checks on real content. They report what a change breaks, and nothing else. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newGame, type SourceFile } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { overlaid } from '../content/desk-content.ts';
import type { Check } from './check-result.ts';
import { executeChecks } from './execute-checks.ts';
import { standing } from './gather-input.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
/** A mode whose games take long. */
const LEFT_OUT = 'classic-print';
/** One game without this mode, and with only those examples that the changes below concern. */
const before: readonly SourceFile[] = (await readTree(workspace))
  .filter(
    ({ path }) =>
      path.includes('/metabaloids/') &&
      !/\/(?:learn\.yaml|strength\.json)$/u.test(path) &&
      !path.includes(LEFT_OUT) &&
      (!path.includes('/examples/') || /(cards|decks|drawing)\.yaml$/u.test(path)),
  )
  .map(({ path, text }) => ({
    path,
    text: text
      .replaceAll(new RegExp(`^ +${LEFT_OUT}: .*\\n`, 'gmu'), '')
      .replaceAll(new RegExp(`, ${LEFT_OUT}(?=[,\\]])`, 'gu'), ''),
  }));
const CARD = 'cards/metabaloids/cards/ant-swarm.yaml';
const MODE = 'rules/metabaloids/modes/fast.yaml';
const textOf = (path: string): string => before.find((file) => file.path === path)!.text;

const checksOf = async (
  path: string,
  text: string | null,
  savedDecks: { id: string; game: string; text: string }[] = [],
) => {
  const steps: number[] = [];
  const result = await executeChecks(
    { before, after: overlaid(before, [{ path, text }]), savedDecks, recorded: [], games: 2, seed: 1 },
    (progress) => void steps.push(progress),
  );
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  const named = Object.fromEntries(result.checks.map((check) => [check.id, check])) as Record<string, Check>;
  return { named, impact: result.impact, all: result.checks };
};

test('a changed comment in a document affects nothing', async () => {
  const { all, impact } = await checksOf(CARD, `${textOf(CARD)}# Checked.\n`);
  expect(all.filter((check) => check.status !== 'passed')).toEqual([]);
  expect(impact).toEqual([]);
});

test('an invalid document stops the other checks', async () => {
  const { all } = await checksOf(CARD, 'id: ant-swarm\n');
  expect(all).toHaveLength(1);
  expect(all[0]).toMatchObject({ id: 'content', status: 'failed' });
  expect(all[0]!.findings[0]).toMatchObject({ path: CARD });
});

describe('a changed value of a card that a saved deck contains', () => {
  const legalNow = textOf('cards/metabaloids/decks/starter-deck-set-1.yaml');
  const list = [...legalNow.matchAll(/card: ([a-z-]+), copies: (\d+)/gu)]
    .map(([, card, n]) => `${n} ${card!.replaceAll('-', ' ')}`)
    .join('\n');
  const costly = textOf(CARD).replace('cost: 5', 'cost: 9').replace('up to +3', 'up to +1');
  let result: Awaited<ReturnType<typeof checksOf>>;
  // Playing the games takes long, so both tests read one result.
  beforeAll(async () => {
    expect(legalNow).toContain('ant-swarm');
    result = await checksOf(CARD, costly, [{ id: 'abcdefghij', game: 'metabaloids', text: list }]);
  });

  test('has effects in text, examples, decks and games', () => {
    const { named, impact } = result;
    expect(named['decks']).toMatchObject({ status: 'failed' });
    expect(named['decks']!.findings[0]!.message).toMatch(/becomes illegal/u);
    expect(named['sentences']).toMatchObject({ status: 'passed' });
    expect(named['examples']).toMatchObject({ status: 'failed' });
    expect(named['affected']!.findings.map((one) => one.subject)).toContain('/metabaloids/cards/ant-swarm');
    expect(impact[0]!.findings.map((one) => one.metric)).toEqual(expect.arrayContaining(['starter-wins', 'turns']));
  });

  test('makes the saved deck illegal, which the report names without its owner', () => {
    expect(result.named['decks']!.findings.map((one) => one.subject)).toContain('A saved deck (abcdef)');
  });
});

test('does not replay examples that a changed card does not affect', async () => {
  const noted = `${textOf(CARD)}notes: Looked at once more.\n`;
  const { named } = await checksOf(CARD, noted);
  expect(named['examples']!.findings).toEqual([]);
  expect(named['examples']).toMatchObject({ status: 'passed' });
  expect(named['examples']!.summary).toMatch(
    /^(?:\d+ examples? passed|No example is affected)\. \d{2,} other examples were not played/u,
  );
});

test('plays no games for other words of an ability, because games stay the same', async () => {
  const { named, impact } = await checksOf(
    CARD,
    textOf(CARD).replace(
      'Ant Swarm has +1 attack for each other Ant in your columns, up to +3.',
      'This card has +1 attack for each other Ant you control, up to +3.',
    ),
  );
  expect(named['affected']!.findings.map((one) => one.subject)).toContain('/metabaloids/cards/ant-swarm');
  expect(named['impact']).toMatchObject({ status: 'passed', summary: 'Games are played as before.' });
  expect(impact).toEqual([]);
});

test('plays no games for another name of a card, unless a mode names the card', async () => {
  const path = CARD.replace('ant-swarm', 'whitetail-dragonfly');
  const renamed = await checksOf(path, textOf(path).replaceAll('Whitetail Dragonfly', 'Skimmer'));
  expect(renamed.named['affected']!.findings.map((one) => one.subject)).toContain(
    '/metabaloids/cards/whitetail-dragonfly',
  );
  expect(renamed.named['impact']).toMatchObject({ status: 'passed', summary: 'Games are played as before.' });
  expect(renamed.impact).toEqual([]);
  const { impact } = await checksOf(CARD, textOf(CARD).replaceAll('Ant Swarm', 'Swarm of Ants'));
  expect(impact.map((one) => one.ruleset)).toEqual(['metabaloids/fast']);
});

test('plays games for a word of the type line that abilities count', async () => {
  const { impact } = await checksOf(CARD, textOf(CARD).replace('descriptors: [Ant]', 'descriptors: [Swarm]'));
  expect(impact.map((one) => one.ruleset)).toContain('metabaloids/fast');
});

test('reports a mode that plays differently, with its sentences and the rulings to read again', async () => {
  const smaller = textOf(MODE).replace('parameters:\n', 'parameters:\n  draw.handSize: 6\n');
  const { named, impact } = await checksOf(MODE, smaller);
  expect(named['affected']!.findings[0]).toMatchObject({
    subject: '/metabaloids/rules/fast',
    message: expect.stringContaining('played differently') as string,
  });
  expect(named['review']).toMatchObject({ status: 'warning' });
  const details = named['examples']!.findings.map((one) => one.detail);
  expect(details).toContainEqual(expect.stringMatching(/^Step \d+: .* before; .* now\./u));
  expect(impact.map((one) => one.ruleset)).toEqual(['metabaloids/fast']);
});

test('plays a new variant against the mode to which it applies', async () => {
  const variant = `id: no-reserve
name: No Reserve
summary: What is restocked goes straight into the play area.
appliesTo: zones.reserve.enabled
parameters: { zones.reserve.enabled: false, zones.reserve.safeFrom: null, restock.destination: play-area }
`;
  const { named, impact } = await checksOf('rules/metabaloids/variants/no-reserve.yaml', variant);
  expect(named['affected']!.findings).toContainEqual({
    message: 'Metabaloids, Core Tactical with No Reserve is new.',
    subject: '/metabaloids/rules/core-tactical?variant=no-reserve',
  });
  expect(impact.map((one) => one.ruleset)).toEqual(['metabaloids/core-tactical+no-reserve']);
  expect(impact[0]!.findings.length).toBeGreaterThan(0);
  expect(named['impact']).toMatchObject({ status: 'passed' });
});

test('gives the reason why some decks and games are left out', async () => {
  const leftOut = { decks: 'Only the newest decks are checked.', replays: 'Only the newest games are played.' };
  const after = overlaid(before, [{ path: CARD, text: `${textOf(CARD)}# Checked.\n` }]);
  const input = { before, after, savedDecks: [], recorded: [], leftOut, games: 2, seed: 1 };
  const { checks } = await executeChecks(input, () => undefined);
  const said = (id: string) => checks.find((check) => check.id === id)!.summary;
  expect(said('decks')).toMatch(/ Only the newest decks are checked\.$/u);
  expect(said('replays')).toMatch(/ Only the newest games are played\.$/u);
  expect(said('examples')).toMatch(
    /\b\d{1,4} other examples were not played, because the change does not touch them\./u,
  );
});

test('says of a game without an engine and without recorded games what was not done', async () => {
  const files = newGame({ id: 'night-train', name: 'Night Train', prefix: 'nt' });
  const card = files.find(({ path }) => path.startsWith('cards/night-train/cards/'))!;
  const after = overlaid(files, [{ path: card.path, text: `${card.text}# Checked.\n` }]);
  const { checks } = await executeChecks(
    { before: files, after, savedDecks: [], recorded: [], games: 2, seed: 1 },
    () => undefined,
  );
  const said = (id: string) => checks.find((check) => check.id === id)!.summary;
  expect(said('affected')).toBe('1 page of a card or deck.');
  expect(said('replays')).toBe('There is no recorded game to play again.');
  expect(said('impact')).toBe('The changed games cannot be played here, so no games were compared.');
});

test('checks decks on the days of announced changes', async () => {
  const mode = 'rules/night-train/modes/standard.yaml';
  const list = 'rules/night-train/legality/bans.yaml';
  const made = newGame({ id: 'night-train', name: 'Night Train', prefix: 'nt' });
  const files = made.map(({ path, text }) => ({
    path,
    text: path === mode ? `${text}legality: bans\n` : text,
  }));
  const [day, later] = [`${new Date().getFullYear() + 1}-07-01`, `${new Date().getFullYear() + 2}-07-01`];
  const withList = (changes: string): SourceFile[] => [
    ...files,
    { path: list, text: `id: bans\nrule: nt.basics.deck\nchanges: ${changes}\n` },
  ];
  const run = async (before: string, after: string): Promise<Check> => {
    const sides = { before: withList(before), after: withList(after) };
    const { checks } = await executeChecks(
      { ...sides, savedDecks: [], recorded: [], games: 2, seed: 1 },
      () => undefined,
    );
    return checks.find(({ id }) => id === 'decks')!;
  };
  const ban = `{ from: ${day}, reason: Too fast., ban: [first-event] }`;
  const restore = `{ from: ${later}, reason: Slow., restore: [first-event] }`;
  expect(await run('[]', `[${ban}]`)).toMatchObject({
    status: 'warning',
    summary: '1 verdict changes.',
    findings: [
      {
        subject: 'First Deck',
        message: expect.stringContaining(
          `First Deck becomes illegal in Night Train, Standard from ${day} on: `,
        ) as string,
      },
    ],
  });
  // The later day has the same verdict as before the change, so only the first day is named.
  expect((await run('[]', `[${ban}, ${restore}]`)).findings).toHaveLength(1);
  expect(await run(`[${ban}]`, `[${ban}, ${restore}]`)).toMatchObject({
    findings: [{ message: `First Deck becomes legal in Night Train, Standard from ${later} on.` }],
  });
  expect(await run(`[${ban}]`, `[${ban}]\n# Checked.`)).toMatchObject({
    status: 'passed',
    summary: 'The verdict on 1 deck does not change.',
  });
});

test('undone decisions are not among the final decisions', () => {
  const log = [
    { kind: 'start' as const, value: 0 },
    { kind: 'decide' as const, value: 3 },
    { kind: 'decide' as const, value: 4 },
    { kind: 'undo' as const, value: 1 },
    { kind: 'decide' as const, value: 5 },
  ];
  expect(standing(log)).toEqual([3, 5]);
});

test('a stop ends the games', async () => {
  const smaller = textOf(MODE).replace('parameters:\n', 'parameters:\n  draw.handSize: 6\n');
  const input = {
    before,
    after: overlaid(before, [{ path: MODE, text: smaller }]),
    savedDecks: [],
    recorded: [],
    seed: 1,
  };
  const stop = new AbortController();
  const onProgress = (_: number, step: string): void => void (/after 10 games/u.test(step) && stop.abort());
  await expect(executeChecks({ ...input, games: 400 }, onProgress, stop.signal)).rejects.toThrow('Stopped.');
});
