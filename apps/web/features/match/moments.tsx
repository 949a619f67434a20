/** Searches the events of a match by a word of the sentence or rule. The events are loaded when the search is opened. */
'use client';
import type { MatchMomentsQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ask } from '../device/index.ts';

type Moment = NonNullable<MatchMomentsQuery['matchMoments']>[number];

/** The maximum number of results to show. */
const SHOWN = 60;

interface MomentsProps {
  readonly match: string;
  onGo(at: number): void;
  readonly href: (at: number) => string;
}

export function Moments({ match, onGo, href }: MomentsProps) {
  const t = useTranslations('play.moments');
  const [moments, setMoments] = useState<readonly Moment[] | null>(null);
  const [words, setWords] = useState('');
  const [failed, setFailed] = useState(false);
  const wanted = words.toLowerCase();
  const matching = (moments ?? []).filter(({ sentence, rule, event }) =>
    `${sentence} ${rule} ${event}`.toLowerCase().includes(wanted),
  );

  function load(): void {
    if (moments) return;
    ask('MatchMoments', { match }).then(
      (answer) => setMoments(answer.matchMoments ?? []),
      () => setFailed(true),
    );
  }

  return (
    <details className="moments needs-script" onToggle={(event) => event.currentTarget.open && load()}>
      <summary>{t('jumpToEvent')}</summary>
      <label>
        {t('wordCardRule')}
        <input className="field" type="search" value={words} onChange={(event) => setWords(event.target.value)} />
      </label>
      {failed && <p role="alert">{t('eventsNotLoaded')}</p>}
      {moments && (
        <p className="quiet" role="status">
          {t('eventsFound', { matching: matching.length, events: moments.length })}
        </p>
      )}
      <ol>
        {matching.slice(0, SHOWN).map(({ number, decision, sentence, rule }) => (
          <li key={number}>
            <a
              href={href(decision)}
              onClick={(event) => {
                event.preventDefault();
                onGo(decision);
              }}
            >
              {decision}
            </a>{' '}
            {sentence} <code>{rule}</code>
          </li>
        ))}
      </ol>
    </details>
  );
}
