/**
 * A release from when a game had a plugin and its cards were written in another way. Replays that the plugin recorded play to the same end,
 * and the rulesets keep their hashes. The plugin wrote all that the file `former-cards.json.gz` expects.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { loadReleased, modeRulesets, resolveRuleset, type CardDoc, type SourceFile } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { programOf, replaySchema, runReplay } from '@rulewright/engine';
import { engineOf, knownGames } from '../src/index.ts';

interface Then {
  readonly files: readonly SourceFile[];
  /** By id of the card, also of those that play made. */
  readonly cards: Readonly<Record<string, Pick<CardDoc, 'name' | 'data'>>>;
  /** By ruleset. */
  readonly hashes: Readonly<Record<string, string>>;
  readonly replays: readonly unknown[];
}

const then = JSON.parse(
  gunzipSync(readFileSync(new URL('former-cards.json.gz', import.meta.url))).toString('utf8'),
) as Then;
const replays = then.replays.map((replay) => replaySchema.parse(replay));
const id = replays[0]!.ruleset.id.split('/')[0]!;
const { content, problems } = loadReleased(then.files, knownGames);

test('the release is read without problems, and its files stay as they are', () => {
  expect(problems).toEqual([]);
  expect([...content.files.values()]).toEqual(then.files);
});

test('its cards have the values of the documents, also those that play made', () => {
  const { cards, vocabulary } = content.game(id);
  expect([...cards.keys()].sort()).toEqual(Object.keys(then.cards).sort());
  for (const [slug, { name, data }] of Object.entries(then.cards)) {
    const card = cards.get(slug)!;
    expect(card).toMatchObject({ name, data });
    expect(vocabulary.cardData.safeParse(card.data).error).toBeUndefined();
  }
  expect(playOf(content.game(id)).problems).toEqual([]);
});

test('its rulesets keep their hashes', () => {
  const hashes = modeRulesets(content, id).map((ruleset) => [ruleset.id, ruleset.hash]);
  expect(Object.fromEntries(hashes)).toEqual(then.hashes);
});

test.each(replays.map((replay) => [replay.decks.length, replay] as const))(
  'a replay of %i players',
  (_players, replay) => {
    const game = content.game(id);
    const program = programOf(engineOf(game), resolveRuleset(content, replay.ruleset.id), game.cards, replay);
    const { divergence, decisions, result } = runReplay(program, replay);
    expect(divergence).toBeNull();
    expect(decisions).toBe(replay.decisions.length);
    expect(result).toMatchObject({ cause: replay.result.cause, turns: replay.result.turns });
    // Other choices lead to other events.
    const half = replay.decisions.length / 2;
    const other = { ...replay, decisions: replay.decisions.map((one, at) => (at < half ? one : 0)) };
    expect(runReplay(program, other).divergence).not.toBeNull();
  },
);
