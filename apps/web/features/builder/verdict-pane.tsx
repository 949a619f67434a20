/** The verdict of every mode on the deck, with fixes. A fix applies only to the text that was checked. */
'use client';
import { applyEdits } from '@rulewright/ui/deck';
import { Wrench } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { GameWords } from '../../shared/words.ts';
import { Verdicts } from '../decks/index.ts';
import type { ReadingState } from './use-reading.ts';

export interface VerdictPaneProps {
  readonly reading: ReadingState;
  readonly text: string;
  readonly words: GameWords;
  onFix(text: string, label: string): void;
}

export function VerdictPane({ reading, text, words, onFix }: VerdictPaneProps) {
  const t = useTranslations('build.verdictPane');
  const { last, failure, waiting } = reading;
  return (
    <div aria-busy={waiting}>
      {failure && (
        <p className="deck-failure" role="alert">
          {failure}{' '}
          <button type="button" className="link-button" onClick={reading.again}>
            {t('tryAgain')}
          </button>
        </p>
      )}
      {!last && !failure && <p className="quiet">{t('empty')}</p>}
      {last && (
        <Verdicts
          verdicts={last.reading.verdicts}
          words={words}
          fix={({ fix }) =>
            fix && (
              <button
                type="button"
                className="button button-quiet"
                disabled={last.text !== text}
                onClick={() => onFix(applyEdits(text, fix.edits), fix.label)}
              >
                <Wrench size={15} aria-hidden="true" /> {fix.label}
              </button>
            )
          }
        />
      )}
    </div>
  );
}
