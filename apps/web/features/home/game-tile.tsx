/** A game in the list of all games: its name, a description, a few cards, and links. */
import type { CardFaceFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { faceOf } from '../../shared/face.ts';
import { capital, decksOf, type GameWords } from '../../shared/words.ts';
import { CardFace } from '../../shared/components/card.tsx';
import { GameLogo } from '../../shared/components/game-logo.tsx';

export interface GameTileProps {
  readonly game: {
    readonly id: string;
    readonly name: string;
    readonly logo?: { readonly image: string } | null;
    readonly tagline: string;
    readonly words: GameWords;
    readonly cardCount: number;
    readonly ruleCount: number;
    readonly engine: boolean;
    readonly deckLaw: boolean;
    readonly taught: boolean;
    readonly modes: readonly { readonly id: string }[];
  };
  readonly cards: readonly CardFaceFragment[];
}

export function GameTile({ game, cards }: GameTileProps) {
  const t = useTranslations('home.gameTile');
  const base = `/${game.id}`;
  const first = game.modes[0];
  const ways = [
    ...(game.taught && first ? [[`${base}/learn/${first.id}`, t('learn')] as const] : []),
    [first ? `${base}/rules/${first.id}` : `${base}/rules`, t('rules')] as const,
    [`${base}/cards`, capital(game.words.cards)] as const,
    game.deckLaw
      ? ([`${base}/deck-check`, t('check', { deck: game.words.deck })] as const)
      : ([`${base}/decks`, capital(decksOf(game.words))] as const),
    ...(game.engine ? [[`/play?game=${game.id}`, t('play')] as const] : []),
  ];
  return (
    <article className="game-tile" data-game={game.id} aria-labelledby={`game-${game.id}`}>
      <div className="game-tile-cards" aria-hidden="true">
        {cards.map((card) => (
          <CardFace key={card.slug} card={faceOf(card)} size="thumbnail" decorative />
        ))}
      </div>
      <h3 id={`game-${game.id}`}>
        <a href={base}>
          {game.logo && <GameLogo {...game.logo} />}
          {game.name}
        </a>
      </h3>
      <p className="game-tile-tagline">{game.tagline}</p>
      <p className="quiet">
        {t('counts', { cards: game.cardCount, card: game.words.card, many: game.words.cards, rules: game.ruleCount })}
      </p>
      <ul className="game-tile-ways">
        {ways.map(([href, name]) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </article>
  );
}
