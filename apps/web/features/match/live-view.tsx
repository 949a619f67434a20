/** What the home page shows of a match: the board, the last lines of its log and the ways into it. For the server and the browser. */
import { TableBoard, gathered } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';
import { facesOf } from './faces-of.ts';
import type { MatchView } from './use-match.ts';
import { useBoardWords } from './use-board-words.ts';

/** The number of log lines to show. */
const LINES = 3;

export default function LiveView({ match }: { readonly match: MatchView }) {
  const t = useTranslations('play.liveBoard');
  const words = useBoardWords();
  const { table, log } = match;
  if (!table) return null;
  return (
    <>
      <TableBoard
        seats={table.seats}
        names={match.seats.map(({ name }) => name)}
        self={null}
        asked={table.decision?.seat ?? null}
        faces={facesOf(match)}
        words={words}
      />
      <ul className="decision-news">
        {gathered(log)
          .slice(-LINES)
          .map(({ number, sentence, times }) => (
            <li key={number}>
              {sentence}
              {times > 1 && ` ×${times}`}
            </li>
          ))}
      </ul>
      <p className="actions">
        <a className="button" href={`/play/${match.id}`}>
          {t('watchMatch')}
        </a>
        <a className="button button-quiet" href={`/play?from=${encodeURIComponent(match.ruleset.id)}`}>
          {t('playWithTheseRules')}
        </a>
      </p>
    </>
  );
}
