/** A game as a spread of a field guide: its words at the left, specimens at the right. */
import type { CardFaceFragment } from '@rulewright/api-client';
import { CardFace } from '@rulewright/ui';
import { BookOpen, GraduationCap, LayoutGrid, ListChecks, Swords } from 'lucide-react';
import { faceOf } from '../lib/face.ts';
import type { GameWords } from '../lib/words.ts';
import { LEARN_WORDS } from './learn/words.ts';

export interface GameSpreadProps {
  readonly game: {
    readonly id: string;
    readonly name: string;
    readonly tagline: string;
    readonly summary: string;
    readonly words: GameWords;
    readonly cardCount: number;
    readonly ruleCount: number;
    readonly taught: boolean;
    readonly modes: readonly { readonly id: string; readonly name: string }[];
  };
  readonly cards: readonly CardFaceFragment[];
  /** The heading's level and whether it leads to the game's own page. */
  readonly heading: 'h1' | 'h2';
}

export function GameSpread({ game, cards, heading: Heading }: GameSpreadProps) {
  const base = `/${game.id}`;
  const first = game.modes[0];
  return (
    <section className="spread" data-game={game.id} aria-labelledby={`spread-${game.id}`}>
      <div className="spread-words">
        <Heading id={`spread-${game.id}`}>{Heading === 'h1' ? game.name : <a href={base}>{game.name}</a>}</Heading>
        <p className="spread-tagline">{game.tagline}</p>
        <p className="spread-summary">{game.summary}</p>
        <ul className="doors">
          {game.taught && first && (
            <li>
              <a href={`${base}/learn/${first.id}`}>
                <GraduationCap size={20} aria-hidden="true" />
                <b>{LEARN_WORDS.learn}</b>
                <span>{LEARN_WORDS.inShort}</span>
              </a>
            </li>
          )}
          <li>
            <a href={first ? `${base}/rules/${first.id}` : `${base}/rules`}>
              <BookOpen size={20} aria-hidden="true" />
              <b>Read the rules</b>
              <span>
                {game.ruleCount} rules in {game.modes.length} {game.modes.length === 1 ? 'mode' : 'modes'}
              </span>
            </a>
          </li>
          <li>
            <a href={`${base}/deck-check`}>
              <ListChecks size={20} aria-hidden="true" />
              <b>Check a {game.words.deck}</b>
              <span>every mode answers at once</span>
            </a>
          </li>
          <li>
            <a href={`/play?game=${game.id}`}>
              <Swords size={20} aria-hidden="true" />
              <b>Play</b>
              <span>against bots, at one screen, or by link</span>
            </a>
          </li>
          <li>
            <a href={`${base}/cards`}>
              <LayoutGrid size={20} aria-hidden="true" />
              <b>Look at the {game.words.cards}</b>
              <span>{game.cardCount} of them</span>
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
