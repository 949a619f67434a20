/** The names of the games, for the frame of pages. */
import 'server-only';
import { GameNamesDocument, GamesDocument, type GameNamesQuery } from '@rulewright/api-client';
import { ask } from './api.ts';

export async function gameNamed(id: string) {
  const { games } = await ask(GamesDocument, {});
  return games.find((game) => game.id === id);
}

/** The ids and names of the games; empty if the API fails, because most pages do not depend on them. */
export function gameNames(): Promise<GameNamesQuery['games']> {
  return ask(GameNamesDocument, {}).then(
    ({ games }) => games,
    () => [],
  );
}
