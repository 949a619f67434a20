/** Links that take a list to a new match, and to its matchups in the lab. */
import { FlaskConical, Swords } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LONGEST_LINK } from '../../shared/deck-verdict.ts';
import { href } from '../../shared/query.ts';

export interface PlayLinksProps {
  readonly game: { readonly id: string; readonly engine: boolean; readonly words: { readonly deck: string } };
  readonly list: string;
  /** The key of the deck, if it is shared. Its results are then found among the published decks. */
  readonly shared?: string;
  /** The slug of the deck, if it is published. The lab then plays it under its name. */
  readonly published?: string;
  readonly verdicts: readonly { readonly legal: boolean; readonly ruleset: { readonly id: string } }[];
}

/** The mode in which the list is legal, or undefined. */
const legalMode = (verdicts: PlayLinksProps['verdicts']): string | undefined =>
  verdicts.find(({ legal }) => legal)?.ruleset.id.split('/')[1];

export function PlayLinks({ game, list, shared, published, verdicts }: PlayLinksProps) {
  const t = useTranslations('decks.playLinks');
  if (list.trim() === '' || list.length > LONGEST_LINK) return null;
  const place = { game: game.id, mode: legalMode(verdicts) };
  const tested = published === undefined ? { list, shared } : { deck: published };
  return (
    <>
      <a className="button" href={href('/play', { ...place, list })}>
        <Swords size={16} aria-hidden="true" /> {t('play', { deck: game.words.deck })}
      </a>
      {game.engine && (
        <a className="button" href={href('/lab', { ...place, ...tested, question: 'matchups' })}>
          <FlaskConical size={16} aria-hidden="true" /> {t('test', { deck: game.words.deck })}
        </a>
      )}
    </>
  );
}
