/** What was published, newest first. */
import { ReleasesDocument } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { SiteFrame } from '../../components/site-frame.tsx';
import { ask } from '../../lib/api.ts';
import { day } from '../../lib/dates.ts';
import { href, positive, type SearchParams } from '../../lib/query.ts';

export const metadata: Metadata = { title: 'Releases' };

const PAGE = 20;

interface Props {
  readonly searchParams: Promise<SearchParams>;
}

export default async function ReleasesPage({ searchParams }: Props) {
  const { releases } = await ask(ReleasesDocument, { first: PAGE, before: positive(await searchParams, 'before') });
  const last = releases.at(-1);
  return (
    <SiteFrame>
      <div className="page narrow">
        <h1>Releases</h1>
        <p className="lede">
          Rules, cards and decks change together, in numbered releases. Every older one can still be read.
        </p>
        <p className="quiet">
          Follow them: <a href="/releases.atom">Atom</a>, <a href="/releases.json">JSON feed</a>
        </p>
        {releases.length === 0 && <Empty title="No older release" />}
        <ol className="releases" reversed start={releases[0]?.number}>
          {releases.map((release) => (
            <li key={release.number}>
              <h2>
                <a href={`/releases/${release.number}`}>Release {release.number}</a>
              </h2>
              <p className="quiet">
                In force since {day(release.effectiveAt)}, by {release.author}
              </p>
              <p className="release-notes">{release.notes}</p>
            </li>
          ))}
        </ol>
        {last && last.number > 1 && releases.length === PAGE && (
          <a className="button" href={href('/releases', { before: last.number })}>
            Older releases
          </a>
        )}
      </div>
    </SiteFrame>
  );
}
