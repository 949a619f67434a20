/** Shows whether a text and its data agree, differ, or are not covered by the grammar, with a button that resolves it. */
'use client';
import type { NearChange, NearSentence, Reading, Verdict } from '@rulewright/content/sentences';
import { CircleCheck, CircleX, Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';

export interface SentenceVerdictProps {
  readonly text: string;
  readonly verdict: Verdict | null;
  /** Sentences that are read, for a text that is not. */
  readonly near: readonly NearSentence[];
  /** Why the game has no data for the text; null if no reason is known. */
  readonly lack: string | null;
  /** Replaces a part of the text with a word; null if the text is read-only. */
  readonly onReplace: ((from: number, to: number, word: string) => void) | null;
  /** Accepts a text, with its data if the data changes; null if the text is read-only. */
  readonly onTake: ((text: string, data?: unknown) => void) | null;
}

export function SentenceVerdict({ text, verdict, near, lack, onReplace, onTake }: SentenceVerdictProps) {
  const t = useTranslations('desk.sentences');
  if (verdict === null) return text === '' ? null : <p role="status">{t('noData')}</p>;
  if (verdict.kind === 'agrees')
    return (
      <div role="status" className="sentence-verdict" data-verdict="agrees">
        <p className="all-well">
          <CircleCheck size={17} aria-hidden="true" /> {t('agrees')}
        </p>
        {verdict.style !== null && (
          <p className="quiet">
            {t('style', { text: verdict.style })}{' '}
            {onTake && <Take onClick={() => onTake(verdict.style!)}>{t('useStyle')}</Take>}
          </p>
        )}
      </div>
    );
  if (verdict.kind === 'differs')
    return (
      <div role="status" className="sentence-verdict" data-verdict="differs">
        <p>
          <CircleX size={17} aria-hidden="true" /> {t('differs')}
        </p>
        <p>
          {t('textSays', { text: verdict.read.text ?? text })}{' '}
          {onTake && <Take onClick={() => onTake(text, verdict.read.data)}>{t('takeText')}</Take>}
        </p>
        <p>
          {t('dataSays', { text: verdict.held.text ?? '' })}{' '}
          {onTake && verdict.held.text !== null && (
            <Take onClick={() => onTake(verdict.held.text!)}>{t('takeData')}</Take>
          )}
        </p>
      </div>
    );
  return (
    <div role="status" className="sentence-verdict" data-verdict="outside">
      <Outside text={text} reading={verdict.reading} onReplace={onReplace} onTake={onTake} />
      {lack !== null && <p>{lack}</p>}
      {near.length > 0 && <Near near={near} onTake={onTake} />}
      {verdict.held !== null && <p className="quiet">{t('dataSays', { text: verdict.held })}</p>}
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
function Near({ near, onTake }: Pick<SentenceVerdictProps, 'near' | 'onTake'>) {
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
            <button type="button" disabled={onTake === null} onClick={() => onTake?.(one.text, one.data)}>
              {one.text}
            </button>
            {one.changes.length > 0 && <p className="quiet">{one.changes.map(said).join(' ')}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

type OutsideProps = Pick<SentenceVerdictProps, 'text' | 'onReplace' | 'onTake'> & { readonly reading: Reading };

/** A text that the grammar does not cover: shows the unknown part, the possible readings, or what is missing. */
function Outside({ text, reading, onReplace, onTake }: OutsideProps) {
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
              {onTake && one.text !== null && (
                <Take onClick={() => onTake(one.text!, one.data)}>{t('takeReading')}</Take>
              )}
            </li>
          ))}
        </ul>
      </>
    );
  return <p>{reading.kind === 'too-long' ? t('tooLong', { longest: reading.longest }) : t('unfinished')}</p>;
}
