/** A long log is stored and opened in pieces, so that other requests get a turn in between. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { OF_DECKS } from '@rulewright/database';
import { DATABASES } from '@rulewright/database/testing';
import { recordReplay } from '@rulewright/engine';
import { newKey } from '../src/index.ts';
import { deck, game, createWithContent, mode, playable, startProcess } from './support/world.ts';

const DECISIONS = 2_000;

/** How often other work got a turn before a promise settled. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let over = false;
  const done = work.finally(() => (over = true));
  for (; !over; turns++) await nextTurn();
  await done;
  return turns;
}

describe.each(DATABASES)('a long log on $name', (kind) => {
  it('lets other requests take turns while it is written and played', async () => {
    const { database, close } = await createWithContent(kind);
    const playedIn = { game: game.doc.id, release: 1, rulesetId: mode };
    const entries = deck.map(({ card }) => ({ card, copies: 30 }));
    const program = (await playable(playedIn)).programFor({ poolHash: OF_DECKS }, [{ entries }]);
    const last = ({ optionCount }: { readonly optionCount: number }): number => optionCount - 1;
    const replay = recordReplay(program, [{ entries }, { entries }], 7, last, { decisions: DECISIONS });
    expect(replay.decisions).toHaveLength(DECISIONS);

    const [one, other] = [await startProcess(database), await startProcess(database)];
    const played = { ...replay, seed: 7, settled: undefined };
    const begun = one.matches.fromGame(newKey(), played, playedIn);
    // The log is written in eight pieces and played in eight.
    expect(await turnsDuring(begun)).toBeGreaterThan(14);
    const { id } = await begun;
    expect(await turnsDuring(other.rooms.open(id))).toBeGreaterThan(7);
    const { tracked } = await other.rooms.open(id);
    expect(tracked!.decisions).toEqual(replay.decisions);
    await one.stop();
    await other.stop();
    await close();
  });
});
