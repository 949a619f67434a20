/** The colours of the games, as CSS custom properties for the parts of pages that belong to a game. */
import { GameLooksDocument } from '@rulewright/api-client';
import { ask } from '../../shared/api.ts';
import { stylesOf } from '../../shared/looks.ts';

export async function GET(): Promise<Response> {
  const { games } = await ask(GameLooksDocument, {});
  return new Response(stylesOf(games), { headers: { 'content-type': 'text/css; charset=utf-8' } });
}
