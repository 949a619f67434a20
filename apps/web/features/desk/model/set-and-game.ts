/** The change set and the game of a page that changes many documents of one game. */
import 'server-only';
import { ChangeSetDocument, type ChangeSetQuery } from '@rulewright/api-client';
import { notFound } from 'next/navigation';
import { one, type SearchParams } from '../../../shared/query.ts';
import { findAsPerson, requirePerson, viewer } from '../../../shared/session.ts';
import { gamesOf } from './games-of.ts';
import type { NewSetProps } from '../new-set.tsx';

export interface OfSetProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<SearchParams>;
}

type Games = NonNullable<NewSetProps['games']>;

interface SetAndGame {
  readonly set: NonNullable<ChangeSetQuery['changeSet']>;
  readonly query: SearchParams;
  /** The games that the change set and the person can change. */
  readonly games: Games;
  /** The game that the address names, or the first one. */
  readonly game: Games[number];
}

/** Reads both from the address. Not found if there is no such change set, or no game in it for the person. */
export async function setAndGame({ params, searchParams }: OfSetProps): Promise<SetAndGame> {
  const { id } = await params;
  await requirePerson('drafts');
  if (!/^[1-9]\d{0,8}$/u.test(id)) notFound();
  const query = await searchParams;
  const [{ changeSet: set }, { games: own = [] }] = await Promise.all([
    findAsPerson(ChangeSetDocument, { id: Number(id) }),
    viewer().then((person) => gamesOf(person!)),
  ]);
  const games = own.filter((each) => set.game == null || set.game === each.id);
  const game = games.find((each) => each.id === one(query, 'game')) ?? games[0];
  if (!game) notFound();
  return { set, query, games, game };
}
