/** What it takes to bring a game: the files, the work that others had, and their games to play at once. */
import { GamesToShowDocument, type GamesToShowQuery } from '@rulewright/api-client';
import { Swords } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '../../features/frame/site-frame.tsx';
import { StartForm } from '../../features/match/index.ts';
import { WideTable } from '../../shared/components/wide-table.tsx';
import { find } from '../../shared/api.ts';
import { sitePreview } from '../../shared/link-preview.ts';

type Game = GamesToShowQuery['games'][number];

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home.bring');
  const [title, description] = [t('title'), t('lede')];
  const preview = await sitePreview('/releases');
  return { title, description, ...preview, openGraph: { ...preview.openGraph, title, description } };
}

/** What one writes, in the order in which a game grows, each with the page of the guide that explains it. */
const PARTS = [
  ['cards', 'your-game'],
  ['rules', 'editor-of-files'],
  ['law', 'deck-law'],
  ['play', 'play'],
  ['examples', 'examples'],
] as const;

/** The fewest and the most players of the modes of a game. */
function seatsOf({ modes }: Game): { readonly least: number; readonly most: number; readonly same: string } {
  const least = Math.min(...modes.map(({ minSeats }) => minSeats));
  const most = Math.max(...modes.map(({ maxSeats }) => maxSeats));
  return { least, most, same: least === most ? 'yes' : 'no' };
}

async function PlayableGame({ game }: { readonly game: Game }) {
  const t = await getTranslations('home.bring');
  return (
    <li className="bring-game" data-game={game.id}>
      <h3>
        <a href={`/${game.id}`}>{game.name}</a>
      </h3>
      <p>{game.tagline}</p>
      <p className="quiet">
        {t('players', seatsOf(game))}
        {game.guest && <> · {t('by', { by: game.guest.by })}</>}
      </p>
      <div className="button-row">
        {game.firstGame ? (
          <StartForm game={game.id} className="button button-main">
            <Swords size={18} aria-hidden="true" />
            {t('playNow', { game: game.name })}
          </StartForm>
        ) : (
          <a className="button button-main" href={`/play?game=${game.id}`}>
            {t('playNow', { game: game.name })}
          </a>
        )}
        <a className="button" href={`/${game.id}/rules/${game.modes[0]?.id ?? ''}`}>
          {t('read')}
        </a>
      </div>
    </li>
  );
}

async function Work({ games }: { readonly games: readonly Game[] }) {
  const t = await getTranslations('home.bring');
  return (
    <WideTable
      label={t('numbers')}
      className="table"
      columns={[
        t('game'),
        { number: t('rulesCount') },
        { number: t('cardsCount') },
        { number: t('linesCount') },
        { number: t('examplesCount') },
        t('time'),
      ]}
    >
      <tbody>
        {games.map((game) => (
          <tr key={game.id}>
            <th scope="row">
              <a href={`/${game.id}`}>{game.name}</a>
            </th>
            <td className="number">{game.ruleCount}</td>
            <td className="number">{game.cardCount}</td>
            <td className="number">{game.playLines}</td>
            <td className="number">{game.exampleCount}</td>
            <td>{game.guest ? t('made', { hours: game.guest.hours }) : t('unsaid')}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

export default async function BringPage() {
  const t = await getTranslations('home.bring');
  const { games } = await find(GamesToShowDocument, {});
  // Games whose whole play is data show what is possible. The quickest work comes first.
  const shown = games
    .filter(({ playLines, isPrivate }) => playLines > 0 && !isPrivate)
    .sort((a, b) => (a.guest?.hours ?? Infinity) - (b.guest?.hours ?? Infinity));
  return (
    <SiteFrame>
      <div className="page narrow bring">
        <h1>{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
        <p className="button-row">
          <a className="button button-main" href="/developers/guide/your-game">
            {t('guide')}
          </a>
          <a className="button" href="/desk/import">
            {t('desk')}
          </a>
        </p>

        <section aria-labelledby="needed">
          <h2 id="needed">{t('needed')}</h2>
          <p>{t('stepByStep')}</p>
          <ol className="bring-parts">
            {PARTS.map(([part, guide]) => (
              <li key={part}>
                <h3>{t('partTitle', { part })}</h3>
                <p>
                  {t('partGives', { part })} <a href={`/developers/guide/${guide}`}>{t('partGuide', { part })}</a>
                </p>
              </li>
            ))}
          </ol>
        </section>

        {shown.length > 0 && (
          <>
            <section aria-labelledby="work">
              <h2 id="work">{t('workHeading')}</h2>
              <p>{t('workSays')}</p>
              <Work games={shown} />
              <p>{t.rich('hard', { link: (chunks) => <a href="/developers/guide/strangers">{chunks}</a> })}</p>
            </section>
            <section aria-labelledby="games">
              <h2 id="games">{t('gamesHeading')}</h2>
              <ul className="bring-games">
                {shown.map((game) => (
                  <PlayableGame key={game.id} game={game} />
                ))}
              </ul>
            </section>
          </>
        )}
      </div>
    </SiteFrame>
  );
}
