/** The page of a match: the waiting room, the table, the log, and the screen for passing the device on. */
'use client';
import { EventLog, withTakenBack } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { Suspense, lazy, useLayoutEffect, useState, type ReactNode } from 'react';
import { ruleHrefIn } from '../../shared/query.ts';
import { useFailure } from '../../shared/use-failure.ts';
import type { Hint } from './first-match/moment.ts';
import { Controls } from './controls.tsx';
import { Playing } from './playing.tsx';
import { SeatList } from './seat-list.tsx';
import type { CardTexts } from './card-texts.ts';
import type { RatedMatch } from './people/rated-result.tsx';
import { useChat } from './use-chat.ts';
import { useKeptChoice } from './use-kept-choice.ts';
import { useMatch, type MatchView } from './use-match.ts';
import type { WaitingRoomProps } from './waiting-room.tsx';

export interface MatchRoomProps {
  readonly initial: MatchView;
  /** The GraphQL subscription that pushes changes of the match; null for a match on this device. */
  readonly subscription: string | null;
  /** The printed texts of the game's cards, by slug. */
  readonly texts: CardTexts;
  /** The token from an invitation link to a seat. */
  readonly token: string | null;
  /** The hints of a guided match; null for any other match. */
  readonly hints?: readonly Hint[] | null;
  /** The match's entry in the lobby. Undefined if the reader cannot list the match. */
  readonly lobby?: WaitingRoomProps['lobby'];
  /** The published decks, for a player with an invitation link. */
  readonly decks: WaitingRoomProps['decks'];
  /** The game at a glance, for people who wait. */
  readonly glance?: ReactNode;
  /** What the match changes in ratings; null if it is not rated. */
  readonly rated?: RatedMatch | null | undefined;
}

// Only some matches, or some stages of a match, need these parts. The page loads each part when it needs it.
const Chat = lazy(async () => ({ default: (await import('./chat.tsx')).Chat }));
const Hints = lazy(async () => ({ default: (await import('./first-match/hints.tsx')).Hints }));
const HintsAgain = lazy(async () => ({ default: (await import('./first-match/hints.tsx')).HintsAgain }));
const OpenQuestions = lazy(async () => ({ default: (await import('./open-questions.tsx')).OpenQuestions }));
const Outcome = lazy(async () => ({ default: (await import('./outcome.tsx')).Outcome }));
const PassScreen = lazy(async () => ({ default: (await import('./pass-screen.tsx')).PassScreen }));
const RatedResult = lazy(async () => ({ default: (await import('./people/rated-result.tsx')).RatedResult }));
const SeriesScore = lazy(async () => ({ default: (await import('./series-score.tsx')).SeriesScore }));
const WaitingRoom = lazy(async () => ({ default: (await import('./waiting-room.tsx')).WaitingRoom }));

/** Gives the page the frame of a table. A page that was opened in the waiting room has another frame, in which a board is too small. */
function useTableFrame(isLate: boolean): void {
  const router = useRouter();
  useLayoutEffect(() => {
    if (!isLate) return;
    // The new frame comes from the server a moment later. Until then, the head of the page must not push the board down.
    document.querySelector<HTMLElement>('.site')!.dataset['table'] = 'true';
    router.refresh();
  }, [isLate, router]);
}

export function MatchRoom({ initial, subscription, texts, token, hints, lobby, decks, glance, rated }: MatchRoomProps) {
  const t = useTranslations('play.matchRoom');
  const seatsHere = initial.seats.filter((seat) => seat.mine).map(({ seat }) => seat);
  const [shown, setShown] = useState<number | null>(seatsHere.length === 1 ? seatsHere[0]! : null);
  const { match, live, take } = useMatch(initial, shown, subscription);
  const [failure, setFailure] = useFailure();
  const names = match.seats.map((seat) => seat.name);
  const ruleHref = (rule: string): string => ruleHrefIn(match.ruleset.id, rule);
  const { table } = match;
  useTableFrame(initial.table == null && table != null);
  const [rail, setRail] = useState(false);
  const [silent] = useKeptChoice('chat-closed');
  const chat = useChat(match);
  const asked = table?.decision?.seat ?? null;
  const mine = match.seats.filter((seat) => seat.mine && seat.bot === null);
  const handOver = mine.length > 1 && asked !== null && mine.some(({ seat }) => seat === asked) && asked !== shown;

  const talk = match.chat && (mine.length > 0 || match.messages.length > 0) && (
    <Suspense>
      <Chat {...{ match, chat, shown, take }} />
    </Suspense>
  );

  const beside = (
    <>
      {rated && (
        <Suspense>
          <RatedResult match={match} initial={rated} />
        </Suspense>
      )}
      <Controls
        match={match}
        isRated={rated != null}
        shown={shown}
        take={take}
        onFailure={setFailure}
        onMoved={(view) => mine.length > 1 && view.table?.decision?.seat !== shown && setShown(null)}
      />
      {hints && (
        <Suspense>
          <HintsAgain game={match.game} hints={hints} />
        </Suspense>
      )}
      {match.stage === 'playing' && mine.length > 0 && !handOver && (
        <p className="quiet match-hint">{t('chooseAnyCard')}</p>
      )}
      {talk}
      <details className="match-log" open>
        <summary>{t('whatHappened')}</summary>
        {!handOver && <Log match={match} ruleHref={ruleHref} />}
      </details>
    </>
  );

  return (
    <div className="match" data-stage={match.stage} data-board={table ? '' : undefined} data-rail={rail || undefined}>
      <RoomHead
        {...{ match, names, asked, rail, setRail }}
        isOnDevice={subscription === null}
        isConnecting={!live && match.stage === 'playing'}
      />
      {!silent && chat.unread > 0 && (
        <p className="match-said">
          <a href="#chat" onClick={() => setRail(true)}>
            {t('newMessages', { count: chat.unread })}
          </a>
        </p>
      )}
      {failure && <Failure onClose={() => setFailure(null)}>{failure}</Failure>}
      {(match.undoAsked || match.drawOffered) && (
        <Suspense>
          <OpenQuestions {...{ match, shown, take }} onFailure={setFailure} />
        </Suspense>
      )}
      {!table && (
        <Suspense>
          <WaitingRoom {...{ match, token, lobby, decks, take }} onFailure={setFailure} />
        </Suspense>
      )}
      {!table && talk}
      {!table && glance}
      {table && (
        <div className="match-spread">
          {handOver ? (
            <HandOver name={names[asked]!} beside={beside} onReady={() => setShown(asked)} />
          ) : (
            <Playing
              key={shown}
              {...{ match, table, names, texts, ruleHref, shown, take }}
              outcome={
                match.stage === 'over' && (
                  <Suspense>
                    <Outcome match={match} witnessed={initial.stage !== 'over'} ruleHref={ruleHref} take={take} />
                  </Suspense>
                )
              }
              hints={
                hints &&
                shown !== null && (
                  <Suspense>
                    <Hints {...{ match, hints, ruleHref }} self={shown} />
                  </Suspense>
                )
              }
              onFailure={setFailure}
            >
              {beside}
            </Playing>
          )}
        </div>
      )}
    </div>
  );
}

interface HandOverProps {
  /** The player whose turn it is to hold the device. */
  readonly name: string;
  readonly beside: ReactNode;
  onReady(): void;
}

/** The screen that hides the table until the next player has the device. */
function HandOver({ name, beside, onReady }: HandOverProps) {
  return (
    <>
      <div className="match-table">
        <Suspense>
          <PassScreen name={name} onReady={onReady} />
        </Suspense>
      </div>
      <aside className="match-side">
        <div className="match-rail">{beside}</div>
      </aside>
    </>
  );
}

/** Why something could not be done, until the reader closes it. */
function Failure({ children, onClose }: { readonly children: ReactNode; onClose(): void }) {
  const t = useTranslations('play.matchRoom');
  return (
    <p className="match-failure" role="alert">
      {children}{' '}
      <button type="button" className="link-button" onClick={onClose}>
        {t('close')}
      </button>
    </p>
  );
}

interface RoomHeadProps {
  readonly match: MatchView;
  readonly names: readonly string[];
  readonly asked: number | null;
  /** Whether a small window shows the log and the tools. */
  readonly rail: boolean;
  setRail(open: boolean): void;
  readonly isOnDevice: boolean;
  readonly isConnecting: boolean;
}

/** The players, the ruleset, the score of the series and the seats. */
function RoomHead({ match, names, asked, rail, setRail, isOnDevice, isConnecting }: RoomHeadProps) {
  const t = useTranslations('play.matchRoom');
  const { table } = match;
  return (
    <header className="match-head">
      <h1>{names.join(' – ')}</h1>
      <p className="quiet">
        <a href={`/${match.game}/rules/${match.ruleset.id.split('/')[1]!.split(/[+?]/u)[0]}`} title={match.ruleset.id}>
          {match.ruleset.name}
        </a>
        {table?.numbers.map(({ name, value }) => (
          <span key={name}>
            , {name} {value}
          </span>
        ))}
        {isOnDevice && <span>, {t('release', { release: match.release })}</span>}
        {isConnecting && <span role="status"> {t('connecting')}</span>}
      </p>
      {match.series && (
        <Suspense>
          <SeriesScore match={match} />
        </Suspense>
      )}
      {table && <SeatList match={match} asked={asked} />}
      {table && (
        <button type="button" className="button match-more" aria-expanded={rail} onClick={() => setRail(!rail)}>
          {t('logAndMore')}
        </button>
      )}
    </header>
  );
}

/** The log, scrolled to its end, so that the latest events are visible next to the table. */
function Log({ match, ruleHref }: { readonly match: MatchView; readonly ruleHref: (rule: string) => string }) {
  const t = useTranslations('play.matchRoom');
  const lines = withTakenBack(match.log.slice(-LINES), match.takenBack);
  return (
    <div className="match-lines" tabIndex={0} role="region" aria-label={t('whatHappened')}>
      <EventLog lines={lines} ruleHref={ruleHref} />
    </div>
  );
}

/** The maximum number of lines next to the table. The replay has all lines. */
const LINES = 120;
