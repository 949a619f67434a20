/** A release: author, date, reason, and every changed document line by line. */
import { GameNamesDocument, ReleaseDocument, ReleasesDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { DiffLines } from '../../../shared/components/diff-lines.tsx';
import { PlayNotes } from '../../../features/notes/play-notes.tsx';
import { Words } from '../../../shared/components/words.tsx';
import { QueryProvider } from '../../../shared/components/query-provider.tsx';
import { SiteFrame } from '../../../features/frame/site-frame.tsx';
import { RollBack } from '../../../features/desk/roll-back.tsx';
import { ask, find } from '../../../shared/api.ts';
import { linkPreview } from '../../../shared/link-preview.ts';
import { viewer } from '../../../shared/session.ts';
import { day } from '../../../shared/dates.ts';
import { selector } from '../../../i18n/selector.ts';
import { href, one, ruleHrefIn, type SearchParams } from '../../../shared/query.ts';
import { groupBy } from '../../../shared/group-by.ts';

interface Props {
  readonly params: Promise<{ readonly number: string }>;
  readonly searchParams: Promise<SearchParams>;
}

/** A release with more changes shows them collapsed. */
const UNFOLDED = 12;
/**
 * A release with more changes, such as the first one, lists the documents and loads only the selected text. All texts together would be
 * megabytes.
 */
const WHOLE = 40;
/** The number of changes of a release that the API lists by default. */
const LISTED = 500;

async function load({ params }: Props) {
  const { number } = await params;
  if (!/^[1-9]\d{0,8}$/.test(number)) notFound();
  return find(ReleaseDocument, { number: Number(number) });
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { release } = await load(props);
  const t = await getTranslations('releases.numberPage');
  const { number, notes } = release;
  return linkPreview(`/releases/${number}`, {
    title: t('release', { number }),
    description: notes,
    picture: `/previews/releases/${number}/releases/${number}.png`,
  });
}

interface Titled {
  readonly title: string;
  readonly path: string;
}

/** For each document, its file name if another document of the release has the same title. */
function fileNames(changes: readonly Titled[]): (change: Titled) => string | undefined {
  const titles = groupBy(changes, ({ title }) => title);
  return ({ title, path }) => (titles.get(title)!.length > 1 ? path.split('/').at(-1) : undefined);
}

export default async function ReleasePage(props: Props) {
  const t = await getTranslations('releases.numberPage');
  const kinds = await getTranslations('desk.kinds');
  const [{ release }, person] = await Promise.all([load(props), viewer()]);
  const [{ releases }, { games }] = await Promise.all([
    ask(ReleasesDocument, { first: 1 }),
    ask(GameNamesDocument, {}),
  ]);
  const chosen = one(await props.searchParams, 'document');
  const { nodes: changes } = release.changes;
  const several = changes.length > UNFOLDED;
  const many = changes.length > WHOLE;
  const gameName = (id: string): string => games.find((game) => game.id === id)?.name ?? id;
  const current = releases.nodes[0]?.number ?? release.number;
  const fileOf = fileNames(changes);
  return (
    <SiteFrame>
      <div className="page">
        <p className="crumbs">
          <a href="/releases">{t('releases')}</a>
        </p>
        <h1>{t('release', { number: release.number })}</h1>
        <p className="lede release-notes">{release.notes}</p>
        <p className="quiet">
          {t.rich('dates', {
            current: String(release.number === current),
            effectiveAt: day(release.effectiveAt),
            createdAt: day(release.createdAt),
            author: release.author,
            hash: release.contentHash.slice(0, 12),
            code: (chunks) => <code title={release.contentHash}>{chunks}</code>,
          })}
        </p>
        <p className="button-row section-row">
          <ReleaseLinks number={release.number} current={current} />
          {[
            ...new Set(
              changes.flatMap(({ kind, change, game }) => (kind === 'card' && change === 'changed' ? [game] : [])),
            ),
          ].map((game) => (
            <a key={game} className="button" href={href(`/${game}/errata`, { release: release.number })}>
              {t('errata', { game: gameName(game) })}
            </a>
          ))}
        </p>
        {release.number < current && person?.permissions.includes('publish') && (
          <Words of={['desk.rollBack']}>
            <QueryProvider>
              <RollBack to={release.number} />
            </QueryProvider>
          </Words>
        )}
        <PlayNotes
          about={{ release: release.number }}
          className="section"
          ruleHref={(rule, { rulesetId }) => ruleHrefIn(rulesetId, rule)}
          cardHref={(card, { rulesetId }) => `/${rulesetId.split('/')[0]}/cards/${card}`}
        />
        {[
          ...groupBy(
            changes,
            (change) => `${gameName(change.game)}: ${kinds('folder', { kind: selector(change.kind) })}`,
          ),
        ].map(([title, changes]) => (
          <section key={title} className="section">
            <h2>
              {title} <span className="quiet">{changes.length}</span>
            </h2>
            <ul className="changes">
              {changes.map((change) => (
                <li key={change.path}>
                  {many && change.path !== chosen ? (
                    <>
                      <span className="change-word">{t('change', { change: change.change })}</span>{' '}
                      <button className="link-button" form="choose" name="document" value={change.path}>
                        {change.title}
                      </button>{' '}
                      {fileOf(change) !== undefined && <code className="quiet">{fileOf(change)}</code>}
                    </>
                  ) : (
                    <details id={many ? 'chosen' : undefined} open={many || (change.change === 'changed' && !several)}>
                      <summary>
                        <span className="change-word">{t('change', { change: change.change })}</span>{' '}
                        <b>{change.title}</b>
                      </summary>
                      <code className="quiet">{change.path}</code>
                      <DiffLines before={change.before ?? ''} after={change.after ?? ''} />
                    </details>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
        {changes.length >= LISTED && release.number > 1 && (
          <p className="section">
            {t.rich('moreChanges', {
              count: LISTED,
              link: (chunks) => (
                <a href={href('/releases/compare', { a: release.number - 1, b: release.number })}>{chunks}</a>
              ),
            })}
          </p>
        )}
        <form id="choose" action={`/releases/${release.number}#chosen`} />
        {changes.length === 0 && <p className="section">{t('noDifferencesFromPrevious')}</p>}
      </div>
    </SiteFrame>
  );
}

/** Links to comparisons of a release, and to a search of the lab that plays it. */
async function ReleaseLinks({ number, current }: { readonly number: number; readonly current: number }) {
  const t = await getTranslations('releases.numberPage');
  return (
    <>
      {number > 1 && (
        <a className="button" href={href('/releases/compare', { a: number - 1, b: number })}>
          {t('showChanges')}
        </a>
      )}
      {number < current && (
        <a className="button" href={href('/releases/compare', { a: number, b: current })}>
          {t('compareCurrentRelease')}
        </a>
      )}
      <a className="button" href={href('/lab/proposals', { release: number })}>
        {t('askForProposals')}
      </a>
    </>
  );
}
