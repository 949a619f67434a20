/** The preview of a play document: the table of a new game at its first question. */
import { PlayTableDocument } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { askAsIf } from '../../../shared/perspective.ts';
import { ExampleBoard } from '../../examples/index.ts';
import { NoPreview } from '../no-preview.tsx';

interface Props {
  readonly game: string;
  readonly set: number | undefined;
  readonly mode: string;
}

export async function PreviewPlay({ game, set, mode }: Props) {
  const t = await getTranslations('desk.previewPlay');
  const run = { ruleset: `${game}/${mode}`, seed: 1 };
  const asked = { game, changeSet: set ?? null, run, at: -1, move: 'decision' };
  const { data, refusal } = await askAsIf(undefined, PlayTableDocument, asked);
  const stop = data?.playStop;
  if (!stop || stop.refused != null) return <NoPreview>{refusal ?? stop?.refused ?? t('cannotBePlayed')}</NoPreview>;
  const { question } = stop;
  return (
    <>
      <p className="quiet">{t('firstQuestion')}</p>
      {question && (
        <p>
          <strong>
            {t('asks', { player: String.fromCharCode(65 + question.seat), question: question.text ?? '' })}
          </strong>{' '}
          {question.options.join(' · ')}
        </p>
      )}
      <ExampleBoard game={game} release={data.release?.number} seats={stop.board} />
    </>
  );
}
