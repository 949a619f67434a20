/** The preview of a game's page: its introduction, modes and sets. */
import { CardSpreadDocument, GameHomeDocument } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { askAsIf } from '../../shared/perspective.ts';
import { chooseSpecimens, GameSpread } from '../home/index.ts';
import { GameLogo } from '../../shared/components/game-logo.tsx';
import { NoPreview } from './no-preview.tsx';

interface Props {
  readonly token?: string;
  readonly game: string;
}

/** The number of specimen cards, and the number of cards to choose them from. */
const SPECIMENS = 3;
const CHOICE = 60;

export async function PreviewGame({ token, game: id }: Props) {
  const t = await getTranslations('desk.previewGame');
  const [home, spread] = await Promise.all([
    askAsIf(token, GameHomeDocument, { game: id }),
    askAsIf(token, CardSpreadDocument, { game: id, first: CHOICE }),
  ]);
  if (home.refusal !== null || !home.data.game) return <NoPreview>{home.refusal ?? t('changeSetHasNo')}</NoPreview>;
  const { game } = home.data;
  const cards = chooseSpecimens(spread.data?.cards?.nodes ?? [], SPECIMENS, id);
  return (
    <div className="preview-site">
      {game.logo && <GameLogo {...game.logo} />}
      <GameSpread game={game} cards={cards} heading="h2" />
      <dl className="home-list">
        {[...game.modes, ...game.sets].map((one) => (
          <div key={one.id}>
            <dt>{one.name}</dt>
            <dd>{one.summary}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
