/** The games of the site, with the saved data of each on this device, and links to the saved games. */
'use client';
import { useTranslations } from 'next-intl';
import { KeepGame } from './keep-game.tsx';
import { usePacks } from './use-packs.ts';

export interface KeptGamesProps {
  readonly games: readonly { readonly id: string; readonly name: string; readonly engine: boolean }[];
}

export function KeptGames({ games }: KeptGamesProps) {
  const t = useTranslations('offline.page');
  const { known, refresh } = usePacks();
  return (
    <>
      <section className="keep-game">
        <h2>{t('games')}</h2>
        {known?.length ? (
          <ul className="kept-games">
            {known.map(({ game, name }) => (
              <li key={game}>
                <a href={`/${game}`}>
                  <strong>{name}</strong>
                </a>
                <a href={`/${game}/rules`}>{t('rules')}</a>
                <a href={`/${game}/cards`}>{t('cards')}</a>
                <a href={`/${game}/decks`}>{t('decks')}</a>
                <a href={`/${game}/deck-check`}>{t('check')}</a>
              </li>
            ))}
          </ul>
        ) : (
          <p>{t('none')}</p>
        )}
        <p>
          <a href="/play/device">{t('playDevice')}</a>
        </p>
      </section>
      {games.length === 0 && <p>{t('noneToKeep')}</p>}
      {games.map(({ id, name, engine }) => (
        <KeepGame key={id} game={id} name={name} engine={engine} onChange={refresh} heading={name} />
      ))}
    </>
  );
}
