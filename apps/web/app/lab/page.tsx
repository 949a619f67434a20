/** The lab: a form for a new run, and the list of recent runs. */
import {
  BotLevelsDocument,
  BotStrengthDocument,
  BotsDocument,
  GamesDocument,
  LabGalleryDocument,
  LabQuestionsDocument,
  LabRunsDocument,
  LabSpeedsDocument,
  PlayFormDocument,
} from '@rulewright/api-client';
import { ErrorNote } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Gallery } from '../../features/lab/report/gallery.tsx';
import { LabForm } from '../../features/lab/lab-form.tsx';
import { Questions } from '../../features/lab/questions/questions.tsx';
import { SpeedTable } from '../../features/lab/speed-table.tsx';
import { Strength } from '../../features/lab/strength/strength.tsx';
import { PlainForm } from '../../features/lab/plain-form.tsx';
import { RecentRuns } from '../../features/lab/recent-runs.tsx';
import { NoEngine } from '../../shared/components/no-engine.tsx';
import { SiteFrame } from '../../features/frame/site-frame.tsx';
import { ask, find } from '../../shared/api.ts';
import { LONGEST_LINK } from '../../shared/deck-verdict.ts';
import { linkPreview } from '../../shared/link-preview.ts';
import { href, nextCursor, one, type SearchParams } from '../../shared/query.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('lab.page');
  return linkPreview('/lab', { title: t('lab'), description: t('seeWhatRuleDoes') });
}

const RECENT = 12;
/** The runs of the gallery on this page. */
const SHOWN = 3;

const linkTo = (path: string, game?: string) => (words: React.ReactNode) => <a href={href(path, { game })}>{words}</a>;

export default async function LabPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('lab.page');
  const query = await searchParams;
  const list = one(query, 'list')?.slice(0, LONGEST_LINK);
  const shared = one(query, 'shared');
  const from = {
    game: one(query, 'game'),
    mode: one(query, 'mode'),
    kind: one(query, 'kind'),
    deck: one(query, 'deck'),
    ...(list && { list }),
    ...(list && shared && { shared }),
  };
  const question = one(query, 'question');
  const refused = one(query, 'refused');
  const [{ games }, { bots }, { botLevels }, { labQuestions }] = await Promise.all([
    ask(GamesDocument, {}),
    ask(BotsDocument, {}),
    ask(BotLevelsDocument, {}),
    ask(LabQuestionsDocument, {}),
  ]);
  // The first bot plays at random. The others have levels, whose names say how strong they are.
  const players = [...bots.slice(0, 1), ...botLevels];
  const choices = await Promise.all(
    games
      .filter(({ engine }) => engine)
      .map(async ({ id, name }) => ({
        ...{ id, name, bots: players },
        ...(await ask(PlayFormDocument, { game: id })),
        speeds: (await ask(LabSpeedsDocument, { game: id })).labSpeeds,
      })),
  );
  const playable = choices.filter(({ modes, decks }) => modes.length > 0 && decks.length > 0);
  const strengths = new Map(
    await Promise.all(
      playable.map(async ({ id }) => [id, (await ask(BotStrengthDocument, { game: id })).botStrength] as const),
    ),
  );
  const asked = games.find(({ id }) => id === from.game);
  const gallery = await getTranslations('lab.galleryPage');
  const { labGallery } = await find(LabGalleryDocument, { game: from.game ?? null, first: SHOWN });
  const { labRuns } = await find(LabRunsDocument, { first: RECENT, after: one(query, 'after') ?? null });
  return (
    <SiteFrame game={games.find(({ id }) => id === from.game)}>
      <div className="page lab">
        <h1>{t('lab')}</h1>
        <p className="lede">{t('seeWhatRuleDoes')}</p>
        {refused && (
          <ErrorNote title={t('runCouldNotStarted')}>
            <p>{refused}</p>
          </ErrorNote>
        )}
        {asked && !asked.engine && <NoEngine game={asked} page="lab" />}
        {playable.length > 0 ? (
          <>
            <Questions games={playable} questions={labQuestions} from={{ ...from, ...(question && { question }) }} />
            <section className="lab-searches" aria-labelledby="searches">
              <h2 id="searches">{t('searches')}</h2>
              <ul>
                <li>{t.rich('proposals', { link: linkTo('/lab/proposals', from.game) })}</li>
                <li>{t.rich('whatChanged', { link: linkTo('/lab/blame', from.game) })}</li>
                <li>{t.rich('overlooked', { link: linkTo('/desk') })}</li>
                <li>{t.rich('measured', { link: linkTo('/lab/gallery', from.game) })}</li>
              </ul>
            </section>
            <details className="lab-settings needs-script" open={from.kind !== undefined}>
              <summary>{t('allSettings')}</summary>
              <LabForm games={playable} from={from} />
            </details>
            <noscript>
              <PlainForm games={playable} game={playable.find(({ id }) => id === from.game) ?? playable[0]!} />
            </noscript>
            <details className="lab-settings">
              <summary>{t('levelsAndSpeed')}</summary>
              {playable.map((game) => (
                <section key={game.id} aria-label={game.name}>
                  <h2>{game.name}</h2>
                  <SpeedTable game={game} />
                  <Strength game={game} rows={strengths.get(game.id) ?? []} />
                </section>
              ))}
            </details>
          </>
        ) : (
          <p>{t('noGameToPlay')}</p>
        )}
        {labGallery.nodes.length > 0 && (
          <section className="section" aria-labelledby="gallery">
            <h2 id="gallery">{gallery('title')}</h2>
            <Gallery runs={labGallery.nodes} heading="h3" />
            <p>
              <a href="/lab/gallery">{gallery('all')}</a>
            </p>
          </section>
        )}
        <RecentRuns runs={labRuns.nodes} older={nextCursor(labRuns.pageInfo)} />
      </div>
    </SiteFrame>
  );
}
