/** Older matches use programs compiled from all cards of a game. They and their replays can still be played. */
import { OF_DECKS } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { recordReplay } from '@rulewright/engine';
import { newKey } from '../src/index.ts';
import { createWithContent, games, playable, startProcess } from './support/world.ts';

const SEED = 11;
const last = ({ optionCount }: { readonly optionCount: number }): number => optionCount - 1;

describe.each(MAIN_DATABASES)('older matches on $name', (kind) => {
  it.each(games)('a match of $game continues with a program of all cards', async ({ game, mode }) => {
    const { database, close } = await createWithContent(kind);
    const playedIn = { game, release: 1, rulesetId: mode };
    const known = await playable(playedIn);
    const [first, second] = [...known.cards.keys()];
    const decks = [first!, second!].map((card) => ({ entries: [{ card, copies: 30 }] }));
    const old = recordReplay(known.wholeProgram(), decks, SEED, last, { decisions: 60 });
    expect(old.cards).toBeUndefined();

    const [one, other] = [await startProcess(database), await startProcess(database)];
    const key = newKey();
    const { id, match } = await one.matches.fromGame(key, { ...old, seed: SEED, settled: undefined }, playedIn);
    expect(match.poolHash).toBe(known.wholeProgram().poolHash());
    const { tracked } = await other.rooms.open(id);
    expect(tracked!.decisions).toEqual(old.decisions);
    expect(tracked!.program).toBe(known.wholeProgram());

    const begun = await one.matches.create(key, {
      ...playedIn,
      seed: SEED,
      seats: decks.map(({ entries }) => ({ kind: 'bot', bot: 'random', deck: entries })),
    });
    expect(begun.match.poolHash).toBe(OF_DECKS);
    expect(begun.tracked!.program.defs.length).toBeLessThan(known.wholeProgram().defs.length);
    await one.stop();
    await other.stop();
    await close();
  });

  it('refuses to open a match that was started with other cards', async () => {
    const { database, close } = await createWithContent(kind);
    const { game, mode } = games[0]!;
    const process = await startProcess(database);
    const playedIn = { game, release: 1, rulesetId: mode };
    const [card] = [...(await playable(playedIn)).cards.keys()];
    const deck = [{ card: card!, copies: 30 }];
    const seats = [0, 1].map(() => ({ kind: 'bot' as const, deck }));
    const { id } = await process.matches.create(newKey(), { ...playedIn, seats });
    await process.stop();
    await database.query(`UPDATE matches SET pool_hash = 'of other cards'`);
    const later = await startProcess(database);
    await expect(later.rooms.open(id)).rejects.toMatchObject({ code: 'other-rules' });
    await later.stop();
    await close();
  });
});
