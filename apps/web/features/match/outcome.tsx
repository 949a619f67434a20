/** The result of a match, with the rule that decided it. */
'use client';
import { ImageDown } from 'lucide-react';
import { RuleRef } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { isOnDevice, ask } from '../device/index.ts';
import { MatchNotes } from '../notes/index.ts';
import { subjectsOf } from './note-subjects.ts';
import { Series, useNamesOf } from './series.tsx';
import { Summary } from './summary.tsx';
import type { MatchView } from './use-match.ts';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { useFailure } from '../../shared/use-failure.ts';

interface RematchProps {
  readonly match: string;
  /** Whether another person played, who can press the button too. */
  readonly meets: boolean;
  /** Whether another player has pressed it, and waits. */
  readonly waits: boolean;
}

/** Starts another match with the same players and decks. */
function Rematch({ match, meets, waits }: RematchProps) {
  const t = useTranslations('play.rematch');
  const inWords = useErrorSentence();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useFailure();

  async function again(exchangeDecks: boolean, changeSides = false): Promise<void> {
    setBusy(true);
    try {
      const { rematch } = await ask('Rematch', { match, exchangeDecks, changeSides });
      location.assign(`/play/${rematch.id}`);
    } catch (error) {
      setFailure(inWords(error));
      setBusy(false);
    }
  }

  return (
    <>
      <button type="button" className="button button-main" disabled={busy} onClick={() => void again(false)}>
        {t('playAgain')}
      </button>
      {!waits && (
        <>
          <button type="button" className="button" disabled={busy} onClick={() => void again(false, true)}>
            {t('changeSides')}
          </button>
          <button type="button" className="button" disabled={busy} onClick={() => void again(true)}>
            {t('exchangeDecks')}
          </button>
        </>
      )}
      {failure && <span role="alert">{failure}</span>}
      {meets && (
        <span className={waits ? 'rematch-meet' : 'rematch-meet quiet'} role="status">
          {waits ? t('waits') : t('meet')}
        </span>
      )}
    </>
  );
}

interface OutcomeProps {
  readonly match: MatchView;
  /** Whether the reader saw the match end. The result then receives the focus. */
  readonly witnessed: boolean;
  readonly ruleHref: (rule: string) => string;
  take(view: MatchView): void;
}

export function Outcome({ match, witnessed, ruleHref, take }: OutcomeProps) {
  const t = useTranslations('play.outcome');
  const namesOf = useNamesOf(match);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (witnessed) title.current?.focus();
  }, [witnessed]);
  const here = isOnDevice(match.id);
  const { result } = match.table!;
  if (!result) return null;
  const { winners, cause, rule, turns } = result;
  const mayWrite = match.host || match.seats.some(({ mine }) => mine);
  return (
    <section className="outcome">
      <h2 ref={title} tabIndex={-1}>
        <span role="status">
          {winners.length === 0 ? t('noOneWins') : t('wins', { count: winners.length, name: namesOf(winners) })}
        </span>
      </h2>
      <p>
        {t('afterTurns', { turns, cause })} {rule && <RuleRef id={rule} href={ruleHref(rule)} />}
      </p>
      <Series match={match} ruleHref={ruleHref} take={take} />
      <p className="actions">
        {!here && mayWrite && (!match.series || match.series.decided) && (
          <Rematch
            match={match.id}
            meets={match.seats.some((seat) => seat.kind === 'person' && !seat.mine)}
            waits={match.rematchWaits}
          />
        )}
        <a className="button" href={here ? '/play/device' : `/play?from=${encodeURIComponent(match.ruleset.id)}`}>
          {t('anotherMatch')}
        </a>
        {!here && (
          <a className="button button-quiet" href={`/previews/play/${match.id}.png`} download={`${match.id}.png`}>
            <ImageDown size={16} aria-hidden="true" /> {t('picture')}
          </a>
        )}
      </p>
      <Summary match={match} ruleHref={ruleHref} />
      {!here && (
        <details className="outcome-notes">
          <summary>{t('notes')}</summary>
          <MatchNotes
            match={match.id}
            game={match.game}
            mayWrite={mayWrite}
            ruleHref={ruleHref}
            {...subjectsOf(match, match.table!)}
          />
        </details>
      )}
    </section>
  );
}
