/** The legality lists of a mode on a day: the pool, banned and restricted cards, points, announced changes and past changes. */
import { GameHomeDocument, LegalityDocument } from '@rulewright/api-client';
import { RuleNames, RuleRef } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Change } from '../../../../features/cards/legality/change.tsx';
import { ListedCards } from '../../../../features/cards/legality/listed-cards.tsx';
import { find } from '../../../../shared/api.ts';
import { day } from '../../../../shared/dates.ts';
import { linkPreview } from '../../../../shared/link-preview.ts';
import { href, one, positive, type SearchParams, rulesetId } from '../../../../shared/query.ts';
import { ruleNames } from '../../../../shared/rule-names.ts';
import { EditLink } from '../../../../shared/components/edit-link.tsx';
import { mayEdit } from '../../../../shared/session.ts';
import { capital } from '../../../../shared/words.ts';

interface Props {
  readonly params: Promise<{ readonly game: string; readonly mode: string }>;
  readonly searchParams: Promise<SearchParams>;
}

async function load({ params, searchParams }: Props) {
  const { game, mode } = await params;
  const query = await searchParams;
  const on = one(query, 'on') || undefined;
  const release = positive(query, 'release');
  const [{ legality }, { game: home }] = await Promise.all([
    find(LegalityDocument, { game, mode, on, release }),
    find(GameHomeDocument, { game }),
  ]);
  return { game, mode, release, legality, words: home.words };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { game, mode, release, legality } = await load(props);
  const t = await getTranslations('rules.legalityPage');
  return linkPreview(`/${game}/legality/${mode}`, { title: t('title', { mode: legality.modeName }), release });
}

export default async function LegalityPage(props: Props) {
  const t = await getTranslations('rules.legalityPage');
  const { game, mode, release, legality, words } = await load(props);
  const cards = capital(words.cards);
  const changes = [...legality.announced, ...legality.history];
  const names = await ruleNames(
    rulesetId(game, mode),
    [legality, ...changes].map(({ ruleId }) => ruleId),
    release,
  );
  return (
    <RuleNames names={names}>
      <div className="page narrow">
        <p className="crumbs">
          <a href={`/${game}/rules/${mode}`}>{legality.modeName}</a>
        </p>
        <h1>{t('title', { mode: legality.modeName })}</h1>
        {(await mayEdit()) && <EditLink kind="legality" game={game} id={mode} mode={mode} name={legality.modeName} />}
        <p className="lede">
          {t('asOf', { day: day(legality.on) })}{' '}
          {legality.until && (
            <a href={href(`/${game}/legality/${mode}`, { on: legality.until })}>
              {t('changesOn', { day: day(legality.until) })}
            </a>
          )}{' '}
          <RuleRef id={legality.ruleId} href={`/${game}/rules/${mode}/${legality.ruleId}`} />
        </p>
        <form method="get" className="actions">
          <label>
            {t('day')} <input type="date" name="on" defaultValue={legality.on} required />
          </label>
          <button className="button">{t('show')}</button>
          <a href={`/${game}/legality.atom`}>{t('feed')}</a>
        </form>

        {legality.announced.length > 0 && (
          <section className="card-section" aria-labelledby="announced">
            <h2 id="announced">{t('announced')}</h2>
            <ol className="history">
              {legality.announced.map((change, i) => (
                <Change key={i} game={game} mode={mode} change={change} />
              ))}
            </ol>
          </section>
        )}
        <section className="card-section" aria-labelledby="banned">
          <h2 id="banned">{t('banned', { cards })}</h2>
          <ListedCards game={game} cards={legality.banned} none={t('noneBanned')} />
        </section>
        <section className="card-section" aria-labelledby="restricted">
          <h2 id="restricted">{t('restricted', { cards })}</h2>
          <ListedCards game={game} cards={legality.restricted} none={t('noneRestricted')} />
        </section>
        {(legality.pointed.length > 0 || legality.pointLimit != null) && (
          <section className="card-section" aria-labelledby="points">
            <h2 id="points">{t('points')}</h2>
            {legality.pointLimit != null && <p>{t('pointLimit', { limit: legality.pointLimit })}</p>}
            <ListedCards game={game} cards={legality.pointed} none={t('nonePointed')} />
          </section>
        )}
        <section className="card-section" aria-labelledby="pool">
          <h2 id="pool">{t('pool')}</h2>
          <ul>
            {legality.sets.map((set) => (
              <li key={set.id}>
                <a href={`/${game}/sets/${set.id}`}>{set.name}</a>
              </li>
            ))}
          </ul>
        </section>
        {legality.history.length > 0 && (
          <section className="card-section" aria-labelledby="history">
            <h2 id="history">{t('history')}</h2>
            <ol className="history">
              {legality.history.map((change, i) => (
                <Change key={i} game={game} mode={mode} change={change} />
              ))}
            </ol>
          </section>
        )}
      </div>
    </RuleNames>
  );
}
