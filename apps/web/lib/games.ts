/** The games, as the frame of a page names them. */
import 'server-only';
import { GameNamesDocument, GamesDocument, type GameNamesQuery } from '@rulewright/api-client';
import { ask } from './api.ts';

export async function gameNamed(id: string) {
  const { games } = await ask(GamesDocument, {});
  return games.find((game) => game.id === id);
}

/** Ids and names; none when they cannot be had, since a page about something else does without. */
export function gameNames(): Promise<GameNamesQuery['games']> {
  return ask(GameNamesDocument, {}).then(
    ({ games }) => games,
    () => [],
  );
}
