/** Shows whether a text is read and, if not, what can be written instead. */
'use client';
import { styleOf, type NearChange, type NearSentence, type SentenceEntry } from '@rulewright/content/sentences';
import { CircleCheck, Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';

export interface SentenceReadingProps {
  readonly entry: SentenceEntry;
  /** Sentences that are read, for a text that is not. */
  readonly near: readonly NearSentence[];
  /** Why the game has no data for the text; null if no reason is known. */
  readonly lack: string | null;
  /** Replaces a part of the text with a word; null if the text is read-only. */
  readonly onReplace: ((from: number, to: number, word: string) => void) | null;
  /** Takes another text; null if the text is read-only. */
  readonly onTake: ((text: string) => void) | null;
}

export function SentenceReading({ entry, near, lack, onReplace, onTake }: SentenceReadingProps) {
  const t = useTranslations('desk.sentences');
  const style = styleOf(entry);
  return (
    <div role="status" className="sentence-reading" data-reading={entry.reading.kind}>
      {entry.reading.kind === 'read' ? (
        <p className="all-well">
          <CircleCheck size={17} aria-hidden="true" /> {t('read')}
        </p>
      ) : (
        <Unread entry={entry} onReplace={onReplace} onTake={onTake} />
      )}
      {style !== null && (
        <p className="quiet">
          {t('style', { text: style })} {onTake && <Take onClick={() => onTake(style)}>{t('useStyle')}</Take>}
        </p>
      )}
      {lack !== null && <p>{lack}</p>}
      {near.length > 0 && <Near near={near} onTake={onTake} />}
    </div>
  );
}

function Take({ children, onClick }: { readonly children: string; readonly onClick: () => void }) {
  return (
    <button type="button" className="link-button" onClick={onClick}>
      {children}
    </button>
  );
}

/** Whole sentences near a text that is not read, each with the words that differ from it in meaning. */
function Near({ near, onTake }: Pick<SentenceReadingProps, 'near' | 'onTake'>) {
  const t = useTranslations('desk.sentences');
  const id = useId();
  const said = ({ written, said: word }: NearChange): string =>
    written === null
      ? t('nearAdded', { word: word ?? '' })
      : word === null
        ? t('nearLeftOut', { written })
        : t('nearReplaced', { written, word });
  return (
    <>
      <p id={id}>{t('near')}</p>
      <ul className="sentence-near" aria-labelledby={id}>
        {near.map((one) => (
          <li key={one.text}>
            <button type="button" disabled={onTake === null} onClick={() => onTake?.(one.text)}>
              {one.text}
            </button>
            {one.changes.length > 0 && <p className="quiet">{one.changes.map(said).join(' ')}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A text that is not read: shows the unknown part, the possible readings, or what is missing. */
function Unread({ entry, onReplace, onTake }: Pick<SentenceReadingProps, 'entry' | 'onReplace' | 'onTake'>) {
  const { text, reading } = entry;
  const t = useTranslations('desk.sentences');
  if (reading.kind === 'unknown')
    return (
      <>
        <p>
          <Info size={17} aria-hidden="true" /> {t('unknown', { word: reading.word })}
        </p>
        <p className="sentence-text">
          {text.slice(0, reading.from)}
          <mark>{text.slice(reading.from, reading.to)}</mark>
          {text.slice(reading.to)}
        </p>
        {onReplace && (
          <div className="sentence-words" role="group" aria-label={t('suggestions')}>
            {reading.suggestions.map((word) => (
              <button
                key={word}
                type="button"
                onClick={() => onReplace(reading.from, reading.from + reading.word.length, word)}
              >
                {word}
              </button>
            ))}
          </div>
        )}
      </>
    );
  if (reading.kind === 'ambiguous')
    return (
      <>
        <p>{t('ambiguous')}</p>
        <ul>
          {reading.meanings.map((one) => (
            <li key={`${one.text} ${one.fields}`}>
              {one.text} {one.fields !== undefined && <code>{one.fields}</code>}{' '}
              {/* A text that readings share stays a text with two readings. */}
              {onTake && one.text !== null && one.fields === undefined && (
                <Take onClick={() => onTake(one.text!)}>{t('takeReading')}</Take>
              )}
            </li>
          ))}
        </ul>
      </>
    );
  return <p>{reading.kind === 'too-long' ? t('tooLong', { longest: reading.longest }) : t('unfinished')}</p>;
}
