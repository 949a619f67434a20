/** Opens a replay from a file. If the replay diverges under the current rules, the form says so before it opens it. */
'use client';
import { useTranslations } from 'next-intl';
import { useState, type ChangeEvent } from 'react';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { useFailure } from '../../shared/use-failure.ts';
import { openReplay } from '../device/index.ts';
import { Refusal } from '../../shared/components/refusal.tsx';

export function OpenFile() {
  const t = useTranslations('play.openFile');
  const inWords = useErrorSentence();
  const [failure, setFailure] = useFailure();
  const [opened, setOpened] = useState<{ match: string; divergence: string } | null>(null);

  async function open(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    if (!file) return;
    setFailure(null);
    setOpened(null);
    try {
      const { match, divergence } = await openReplay(await file.text());
      if (divergence === null) location.assign(`/play/${match}/replay`);
      else setOpened({ match, divergence });
    } catch (error) {
      setFailure(inWords(error));
    }
  }

  return (
    <div className="open-file">
      <label>
        {t('openReplayFromFile')}
        <input className="field" type="file" accept=".json,application/json" onChange={(event) => void open(event)} />
      </label>
      <Refusal of={failure} className="match-failure" />
      {opened && (
        <p role="status">
          {opened.divergence} <a href={`/play/${opened.match}/replay`}>{t('showMatchUpToThere')}</a>
        </p>
      )}
    </div>
  );
}
