/** Saves the replay of a match as a file. A separate file, because a match has none before its end. */
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { saveReplay } from '../device/index.ts';

interface SaveMatchProps {
  readonly match: string;
  /** Whether this device plays the match. */
  readonly isHere: boolean;
  onError(error: unknown): void;
}

export function SaveMatch({ match, isHere, onError }: SaveMatchProps) {
  const t = useTranslations('play.controls');
  const words = (
    <>
      <Download size={16} aria-hidden="true" /> {t('download')}
    </>
  );
  return isHere ? (
    <button type="button" className="button" onClick={() => void saveReplay(match).catch(onError)}>
      {words}
    </button>
  ) : (
    <a className="button" href={`/play/${match}/file`} download>
      {words}
    </a>
  );
}
