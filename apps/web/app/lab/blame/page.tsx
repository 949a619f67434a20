/** A search for the release that shifted a number: the form, its cost, and the start. */
import { CurrentReleaseDocument, LabBlamePlanDocument } from '@rulewright/api-client';
import { ErrorNote } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BlameForm, BlamePlan } from '../../../features/lab/blame/blame-form.tsx';
import { blameFields, blameInput } from '../../../features/lab/blame/blame-fields.ts';
import { SiteFrame } from '../../../features/frame/site-frame.tsx';
import { ask } from '../../../shared/api.ts';
import { linkPreview } from '../../../shared/link-preview.ts';
import { one, type SearchParams } from '../../../shared/query.ts';
import { askAsVisitor } from '../../../shared/visitor.ts';
import { playableGames } from '../playable-games.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('lab.blamePage');
  return linkPreview('/lab/blame', { title: t('title'), description: t('lede') });
}

/** The usual player of a search: quick enough for thousands of games. */
const USUAL_BOT = 'easy';
const USUAL_SIZE = '0.05';

/** The cost of a search, or the reason why it cannot start. */
async function costOf(input: ReturnType<typeof blameInput>) {
  try {
    return { plan: (await askAsVisitor(LabBlamePlanDocument, { input })).labBlamePlan, refused: null };
  } catch (error) {
    return { plan: null, refused: error instanceof Error ? error.message : String(error) };
  }
}

export default async function BlamePage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('lab.blamePage');
  const query = await searchParams;
  const [{ games, playable }, { release }] = await Promise.all([playableGames(), ask(CurrentReleaseDocument, {})]);
  const game = playable.find(({ id }) => id === one(query, 'game')) ?? playable[0];
  const newest = release?.number ?? 0;
  const usual: Readonly<Record<string, string | undefined>> = {
    ...{ game: game?.id, mode: game?.modes[0]?.id, metric: 'starter-wins', size: USUAL_SIZE },
    ...{ from: '1', to: String(newest), deck: game?.decks[0]?.slug, bot: USUAL_BOT },
  };
  const fields = blameFields((name) => one(query, name) ?? usual[name] ?? '');
  const { plan, refused } =
    game && one(query, 'plan') ? await costOf(blameInput(fields)) : { plan: null, refused: one(query, 'refused') };
  return (
    <SiteFrame game={games.find(({ id }) => id === one(query, 'game'))}>
      <div className="page lab">
        <p className="crumbs">
          <a href="/lab">{t('lab')}</a>
        </p>
        <h1>{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
        {refused != null && (
          <ErrorNote title={t('refused')}>
            <p>{refused}</p>
          </ErrorNote>
        )}
        {!game && <p>{t('noGame')}</p>}
        {game && newest < 2 && <p>{t('oneRelease')}</p>}
        {game && newest >= 2 && (
          <>
            <BlameForm games={playable} game={game} fields={fields} newest={newest} />
            {plan && <BlamePlan plan={plan} fields={fields} />}
          </>
        )}
      </div>
    </SiteFrame>
  );
}
