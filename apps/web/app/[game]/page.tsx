/** The home page of a game: its introduction, modes and sets. */
import { GameHomeDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { KeepGame } from '../../features/offline/keep-game.tsx';
import { GameSpread } from '../../features/home/game-spread.tsx';
import { SetFacts } from '../../features/cards/set-facts.tsx';
import { StructuredData } from '../../shared/components/structured-data.tsx';
import { Words } from '../../shared/components/words.tsx';
import { find } from '../../shared/api.ts';
import { linkPreview } from '../../shared/link-preview.ts';
import { newestFirst } from '../../features/cards/sets.ts';
import { specimens } from '../../features/home/specimens.ts';

const SPECIMENS = 3;
/** A game with more sets than this shows its newest ones and links to all of them. */
const MOST_SETS = 8;

interface Props {
  readonly params: Promise<{ readonly game: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await find(GameHomeDocument, { game: (await params).game });
  const preview = await linkPreview(`/${game.id}`, { title: game.name, description: game.tagline });
  return { ...preview, title: { absolute: game.name }, description: game.summary };
}

export default async function GamePage({ params }: Props) {
  const t = await getTranslations('home.page');
  const { game } = await find(GameHomeDocument, { game: (await params).game });
  const cards = await specimens(game.id, SPECIMENS);
  const hasMany = game.sets.length > MOST_SETS;
  const isDated = game.sets.some(({ released }) => released);
  const sets = hasMany ? newestFirst(game.sets).slice(0, MOST_SETS) : game.sets;
  return (
    <div className="home">
      <GameSpread game={game} cards={cards} heading="h1" />
      <div className="page home-more">
        <section>
          <h2>{t('waysToPlay')}</h2>
          <dl className="home-list">
            {game.modes.map((mode) => (
              <div key={mode.id}>
                <dt>
                  <a href={`/${game.id}/rules/${mode.id}`}>{mode.name}</a>
                </dt>
                <dd>
                  {mode.summary} {game.taught && <a href={`/${game.id}/learn/${mode.id}`}>{t('learnToPlay')}</a>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2>{hasMany && isDated ? t('newestSets') : t('sets')}</h2>
          <dl className="home-list">
            {sets.map((set) => (
              <div key={set.id}>
                <dt>
                  <a href={`/${game.id}/sets/${set.id}`}>{set.name}</a>
                </dt>
                <dd>{set.summary || <SetFacts set={set} words={game.words} />}</dd>
              </div>
            ))}
          </dl>
          {hasMany && (
            <p className="home-all-sets">
              <a href={`/${game.id}/sets`}>{t('allSets', { count: game.sets.length })}</a>
            </p>
          )}
          {game.links.length > 0 && (
            <p className="home-links">
              {t('otherSites')}{' '}
              {game.links.map((link, i) => (
                <span key={link.url}>
                  {i > 0 && ', '}
                  <a href={link.url} rel="noreferrer">
                    {link.label}
                  </a>
                </span>
              ))}
            </p>
          )}
        </section>
        <Words of={['offline.keepGame']}>
          <KeepGame game={game.id} name={game.name} engine={game.engine} />
        </Words>
      </div>
      <StructuredData
        trail={[[game.name, `/${game.id}`]]}
        about={{ '@type': 'Game', name: game.name, description: game.summary, url: `/${game.id}` }}
      />
    </div>
  );
}
