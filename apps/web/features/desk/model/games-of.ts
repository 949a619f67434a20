/** The games for which a person may start change sets. */
import 'server-only';
import type { MeFragment } from '@rulewright/api-client';
import type { NewSetProps } from '../new-set.tsx';
import { gameNames } from '../../../shared/games.ts';

/** A person with a role for all games can choose any game or all games. Other people can choose among the games of their roles. */
export async function gamesOf({ role, gameRoles }: MeFragment): Promise<Pick<NewSetProps, 'games' | 'forAll'>> {
  const games = await gameNames();
  const forAll = role !== 'reader';
  const own = gameRoles.filter((one) => one.role !== 'reader').map(({ game }) => game);
  return { games: forAll ? games : games.filter(({ id }) => own.includes(id)), forAll };
}
