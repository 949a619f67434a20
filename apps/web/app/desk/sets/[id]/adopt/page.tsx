/** Adopts cards from a file or a pasted table into a change set, or adopts a stored source again. */
import { DeskDocumentsDocument, DraftStateDocument } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { AdoptDesk } from '../../../../../features/desk/adopt/adopt-desk.tsx';
import type { StoredSource } from '../../../../../features/desk/adopt/adoption-types.ts';
import { SetHead } from '../../../../../features/desk/set-head.tsx';
import { one, type SearchParams } from '../../../../../shared/query.ts';
import { findAsPerson, requirePerson } from '../../../../../shared/session.ts';

interface Props {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk.adoptPage');
  return { title: t('adoptCards') };
}

/** Reads the game id from `rules/<game>/fields.yaml` or `cards/<game>/adopt/<id>.yaml`. */
const gameIn = (path: string): string => path.split('/')[1]!;

export default async function AdoptPage({ params, searchParams }: Props) {
  const t = await getTranslations('desk.adoptPage');
  const { id } = await params;
  await requirePerson('drafts');
  if (!/^[1-9]\d{0,8}$/u.test(id)) notFound();
  const changeSet = Number(id);
  const [{ changeSet: set }, fields, adoptions, query] = await Promise.all([
    findAsPerson(DraftStateDocument, { id: changeSet, path: '' }),
    findAsPerson(DeskDocumentsDocument, { changeSet, kind: 'fields', first: 100 }),
    findAsPerson(DeskDocumentsDocument, { changeSet, kind: 'adoption', first: 100 }),
    searchParams,
  ]);
  const isOwn = (game: string): boolean => set.game == null || set.game === game;
  const games = fields.documents.nodes.map(({ path }) => gameIn(path)).filter(isOwn);
  const stored: StoredSource[] = adoptions.documents.nodes
    .map(({ path, slug }) => ({ game: gameIn(path), source: slug }))
    .filter(({ game }) => isOwn(game));
  const again = stored.find(({ game, source }) => game === one(query, 'game') && source === one(query, 'source'));
  return (
    <div className="adopt-page">
      <SetHead set={set} />
      <h1>{again ? t('adoptAgain', { source: again.source }) : t('adoptCards')}</h1>
      {set.may.includes('edit') ? (
        <AdoptDesk
          changeSet={changeSet}
          games={games}
          onlyGame={set.game ?? null}
          stored={stored}
          again={again ?? null}
        />
      ) : (
        <Empty title={t('notADraft')}>
          <p>{t('reopenFirst')}</p>
        </Empty>
      )}
    </div>
  );
}
