/** The games that the forms of the lab's searches offer. */
import { BotLevelsDocument, BotsDocument, GamesDocument, PlayFormDocument } from '@rulewright/api-client';
import { ask } from '../../shared/api.ts';

/** All games, and those that can be played, with what a form offers for each. */
export async function playableGames() {
  const [{ games }, { bots }, { botLevels }] = await Promise.all([
    ask(GamesDocument, {}),
    ask(BotsDocument, {}),
    ask(BotLevelsDocument, {}),
  ]);
  const all = await Promise.all(
    games
      .filter(({ engine }) => engine)
      .map(async ({ id, name }) => ({
        ...{ id, name, bots: [...bots.slice(0, 1), ...botLevels], speeds: [] },
        ...(await ask(PlayFormDocument, { game: id })),
      })),
  );
  return { games, playable: all.filter(({ modes, decks }) => modes.length > 0 && decks.length > 0) };
}
