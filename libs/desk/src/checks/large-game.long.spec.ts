/**
 * Four changes to how the largest game is played, as documents alone: a new step, a keyword on a card, another order of steps, and a new way to
 * win. The checks of the desk accept each, its worked example passes, and the games before and after are compared.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { overlaid } from '../content/desk-content.ts';
import { executeChecks } from './execute-checks.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const GAME = 'metabaloids';
const before: readonly SourceFile[] = (await readTree(workspace)).filter(
  ({ path }) =>
    path.split('/')[1] === GAME &&
    !path.endsWith('/learn.yaml') &&
    (!path.includes('/examples/') || /(turn|winning|abilities)\.yaml$/u.test(path)),
);
const rules = (file: string): string => `rules/${GAME}/${file}`;
const PLAY = rules(`play/${GAME}.play`);
const MODE = rules('modes/core-tactical.yaml');

type Edit = readonly [path: string, change: (text: string) => string];

/** Replaces a part of a text that occurs in it. */
const instead =
  (part: string, by: string) =>
  (text: string): string => {
    expect(text).toContain(part);
    return text.replace(part, () => by);
  };
const first = (part: string, added: string) => instead(part, `${added}${part}`);
const last =
  (added: string) =>
  (text: string): string =>
    `${text.trimEnd()}\n${added}`;

const REST: readonly Edit[] = [
  [
    rules('parameters.yaml'),
    first(
      '  - { id: restock, name: Restock,',
      '  - { id: rest, name: Rest, kind: turn, rules: [mb.turn.rest], help: A hand card goes under the draw pile. }\n',
    ),
  ],
  [
    rules('text/07-turn.md'),
    last('\n:::rule{#mb.turn.rest}\n**Rest.** You may put one card from your hand on top of your draw pile.\n:::\n'),
  ],
  [
    PLAY,
    first(
      'step restock for p\n',
      `step rest for p
  p may "Put a hand card on top of your draw pile?" by mb.turn.rest
    option rest: c in hand of p
      "Put {c} back"
      move c to draw-pile of p
    pass "Keep your hand"

`,
    ),
  ],
  [MODE, instead('attack, restock]', 'attack, rest, restock]')],
  [
    rules('examples/turn.yaml'),
    last(`
  - id: rest-puts-a-card-back
    title: A puts a card back on top of the draw pile
    rules: [mb.turn.rest]
    modes: [core-tactical]
    start: { step: rest }
    table:
      A: { hand: [House Fly, Mosquito], columns: [[Sowbug]] }
      B: { columns: [[Sowbug]] }
    play: ["A: rest Mosquito"]
    then: { events: [{ event: card.moved, card: Mosquito, from: A/hand, to: A/draw-pile }] }
`),
  ],
];

const KEYWORD: readonly Edit[] = [
  [
    PLAY,
    first(
      'phrase trigger-of-attack of abilities\n',
      '  says "scavenger" sets on to 5\n  reads "each time that this column wins" sets on to 5\n\n',
    ),
  ],
  [
    `cards/${GAME}/cards/house-fly.yaml`,
    instead(
      'Second look (1): in a battle of this column, discard your battle card and draw another.',
      'Second look: scavenger, draw a card.',
    ),
  ],
];

const ORDER: readonly Edit[] = [[MODE, instead('move, deploy, attack', 'deploy, move, attack')]];

const WIN: readonly Edit[] = [
  [
    rules('text/18-winning.md'),
    last('\n:::rule{#mb.win.swarm}\nA player who starts a turn with nine cards in the columns wins.\n:::\n'),
  ],
  [
    PLAY,
    (text) =>
      instead(
        'step before-first-step for p\n',
        'ending swarm "a play area is full"\n\nstep before-first-step for p\n  if in-columns of p >= 9\n    p wins as swarm by mb.win.swarm\n',
      )(text),
  ],
];

test.each([
  ['a new step', REST, []],
  ['a keyword on a card', KEYWORD, []],
  // Worked examples say the old order.
  ['another order of steps', ORDER, ['examples']],
  ['a new way to win', WIN, []],
] as const)('%s', async (_, edits, failing) => {
  const texts = new Map(before.map(({ path, text }) => [path, text]));
  for (const [path, change] of edits) texts.set(path, change(texts.get(path)!));
  const after = overlaid(
    before,
    edits.map(([path]) => ({ path, text: texts.get(path)! })),
  );
  const { checks, impact } = await executeChecks(
    { before, after, savedDecks: [], recorded: [], games: 4, seed: 1 },
    () => undefined,
  );
  expect(checks.filter(({ status }) => status === 'failed').map(({ id }) => id)).toEqual(failing);
  expect(impact.map(({ ruleset }) => ruleset)).toContain(`${GAME}/core-tactical`);
});
