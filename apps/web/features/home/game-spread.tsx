/** The introduction of a game at the top of its page: text at the left, specimen cards at the right. */
import type { CardFaceFragment } from '@rulewright/api-client';
import { BookOpen, Compass, GraduationCap, LayoutGrid, ListChecks, Swords } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { faceOf } from '../../shared/face.ts';
import { decksOf, type GameWords } from '../../shared/words.ts';
import { CardFace } from '../../shared/components/card.tsx';
import { StartForm } from '../match/index.ts';

export interface GameSpreadProps {
  readonly game: {
    readonly id: string;
    readonly name: string;
    readonly tagline: string;
    readonly summary: string;
    readonly words: GameWords;
    readonly cardCount: number;
    readonly deckCount: number;
    readonly ruleCount: number;
    readonly engine: boolean;
    readonly deckLaw: boolean;
    readonly taught: boolean;
    /** Null for a game without a guided first match. */
    readonly firstGame?: object | null;
    readonly modes: readonly { readonly id: string; readonly name: string }[];
  };
  readonly cards: readonly CardFaceFragment[];
  /** The level of the heading on the page. */
  readonly heading: 'h1' | 'h2';
}

export function GameSpread({ game, cards, heading: Heading }: GameSpreadProps) {
  const t = useTranslations('home.gameSpread');
  const base = `/${game.id}`;
  const first = game.modes[0];
  return (
    <section className="spread" data-game={game.id} aria-labelledby={`spread-${game.id}`}>
      <div className="spread-words">
        <Heading id={`spread-${game.id}`}>{game.name}</Heading>
        <p className="spread-tagline">{game.tagline}</p>
        <p className="spread-summary">{game.summary}</p>
        <ul className="doors">
          {game.taught && first && (
            <li>
              <a href={`${base}/learn/${first.id}`}>
                <GraduationCap size={20} aria-hidden="true" />
                <b>{t('learnToPlay')}</b>
                <span>{t('onePageWorkedTurn')}</span>
              </a>
            </li>
          )}
          {game.firstGame && (
            <li>
              <StartForm game={game.id}>
                <Compass size={20} aria-hidden="true" />
                <b>{t('firstMatch')}</b>
                <span>{t('withHints')}</span>
              </StartForm>
            </li>
          )}
          <li>
            <a href={first ? `${base}/rules/${first.id}` : `${base}/rules`}>
              <BookOpen size={20} aria-hidden="true" />
              <b>{t('readTheRules')}</b>
              <span>{t('rulesInModes', { ruleCount: game.ruleCount, modes: game.modes.length })}</span>
            </a>
          </li>
          {game.deckLaw ? (
            <li>
              <a href={`${base}/deck-check`}>
                <ListChecks size={20} aria-hidden="true" />
                <b>{t('checkDeck', { deck: game.words.deck })}</b>
                <span>{t('verdictEveryMode')}</span>
              </a>
            </li>
          ) : (
            <li>
              <a href={`${base}/decks`}>
                <ListChecks size={20} aria-hidden="true" />
                <b>{t('seeDecks', { decks: decksOf(game.words) })}</b>
                <span>{t('publishedLists', { count: game.deckCount })}</span>
              </a>
            </li>
          )}
          {game.engine && (
            <li>
              <a href={`/play?game=${game.id}`}>
                <Swords size={20} aria-hidden="true" />
                <b>{t('play')}</b>
                <span>{t('againstBotsOneScreen')}</span>
              </a>
            </li>
          )}
          <li>
            <a href={`${base}/cards`}>
              <LayoutGrid size={20} aria-hidden="true" />
              <b>{t('browseCards', { cards: game.words.cards })}</b>
              <span>{t('cardCount', { cardCount: game.cardCount, cards: game.words.cards })}</span>
            </a>
          </li>
        </ul>
      </div>
      <ul className="spread-cards">
        {cards.map((card) => (
          <li key={card.slug}>
            <a href={`${base}/cards/${card.slug}`}>
              <CardFace card={faceOf(card)} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
