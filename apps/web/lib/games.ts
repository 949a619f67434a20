/** The games by id, as the frame of a page names them. */
import 'server-only';
import { GamesDocument } from '@rulewright/api-client';
import { ask } from './api.ts';

export async function gameNamed(id: string) {
  const { games } = await ask(GamesDocument, {});
  return games.find((game) => game.id === id);
}
