/** The waiting room of a match: invitation links for the missing players, and the form to join for a player with a link. */
'use client';
import type { OpenMatchPartsFragment } from '@rulewright/api-client';
import { Check, CircleDashed, Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { SubmitEvent } from 'react';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { useInBrowser } from '../../shared/use-in-browser.ts';
import { CopyButton } from '../../shared/components/copy-button.tsx';
import { QrCode } from '../../shared/components/qr-code.tsx';
import { LobbyEntry } from './lobby/lobby-entry.tsx';
import { SubmitButton } from '../../shared/components/submit-button.tsx';
import { ask } from '../device/index.ts';
import { deckOf, type DeckChoice } from './setup-types.ts';
import type { MatchView } from './use-match.ts';

export interface WaitingRoomProps {
  readonly match: MatchView;
  readonly token: string | null;
  /** The match's entry in the lobby. Undefined if the reader cannot list the match. */
  readonly lobby?: { readonly entry: OpenMatchPartsFragment | null } | undefined;
  /** The published decks with which a player with a link can sit down. */
  readonly decks: readonly DeckChoice[];
  take(view: MatchView): void;
  onFailure(sentence: string | null): void;
}

export function WaitingRoom({ match, token, lobby, decks, take, onFailure }: WaitingRoomProps) {
  const t = useTranslations('play.waitingRoom');
  const base = useInBrowser(() => location.origin, '');
  const inWords = useErrorSentence();
  const setReady = (seatNumber: number, ready: boolean): void =>
    void ask('SetReady', { match: match.id, seatNumber, ready }).then(
      (answer) => take(answer.setReady),
      (error: unknown) => onFailure(inWords(error)),
    );
  const missing = match.seats.filter(({ open }) => open).length;
  const sits = match.seats.some((seat) => seat.mine);
  return (
    <section className="waiting-room" aria-labelledby="waiting-title">
      <h2 id="waiting-title">{t('waitingForPlayers')}</h2>
      <p role="status">{missing > 0 ? t('starts', { missing }) : t('startsWhenReady')}</p>
      <ul>
        {match.seats.map(({ seat, name, bot, open, ready, mine, invite }) => (
          <li key={seat} data-ready={ready || undefined}>
            {ready ? <Check size={18} aria-hidden="true" /> : !open && <CircleDashed size={18} aria-hidden="true" />}
            <strong>{name}</strong> {(mine || bot !== null) && <span>{mine ? t('you') : bot}</span>}{' '}
            <span className="quiet">{open ? t('notHereYet') : ready ? t('ready') : t('notReady')}</span>
            {mine && (
              <button
                type="button"
                className={ready ? 'button button-quiet waiting-ready' : 'button button-main waiting-ready'}
                onClick={() => setReady(seat, !ready)}
              >
                {ready ? t('wait') : t('amReady')}
              </button>
            )}
            {invite && <Invitation name={name} link={`${base}/play/${match.id}?join=${invite}`} />}
          </li>
        ))}
      </ul>
      {lobby && <LobbyEntry match={match.id} listed={lobby.entry} />}
      {token && !sits && <Join {...{ match, token, decks, onFailure }} />}
      {match.chat && !sits && <p className="quiet">{t('playersCanChat')}</p>}
      {!token && !sits && <p>{t('youCanWatch')}</p>}
    </section>
  );
}

interface InvitationProps {
  readonly name: string;
  readonly link: string;
}

/** The link of a free seat: to copy, to share by the device, and as a QR code. */
function Invitation({ name, link }: InvitationProps) {
  const t = useTranslations('play.waitingRoom');
  const canShare = useInBrowser(() => 'share' in navigator, false);
  // The person may close the sheet of the device, which is not a failure.
  const share = (): void => void navigator.share({ title: t('shareTitle'), url: link }).catch(() => undefined);
  return (
    <span className="waiting-invitation">
      <QrCode text={link} label={t('qrCode', { name })} />
      <span className="waiting-link">
        <input className="field" readOnly value={link} aria-label={t('linkFor', { name })} />
        <CopyButton text={link}>{t('copyLink')}</CopyButton>
        {canShare && (
          <button type="button" className="button button-main" onClick={share}>
            <Share2 size={16} aria-hidden="true" /> {t('share')}
          </button>
        )}
        <span className="quiet">{t('scan')}</span>
      </span>
    </span>
  );
}

type JoinProps = Pick<WaitingRoomProps, 'match' | 'decks' | 'onFailure'> & { readonly token: string };

function Join({ match, token, decks, onFailure }: JoinProps) {
  const t = useTranslations('play.waitingRoom');
  const inWords = useErrorSentence();

  // The fields have no state, because this part is loaded late, and React would not know what was typed before.
  async function join(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    onFailure(null);
    const fields = new FormData(event.currentTarget);
    const [name, list, choice] = ['name', 'list', 'deck'].map((one) => String(fields.get(one) ?? ''));
    const isOwn = list!.trim() !== '';
    const deck = isOwn || choice !== '' ? deckOf({ choice: isOwn ? '' : choice!, deck: list! }) : {};
    try {
      await ask('JoinMatch', { match: match.id, token, name: name!, ...deck });
      location.replace(`/play/${match.id}`);
    } catch (error) {
      onFailure(inWords(error));
    }
  }

  return (
    <form className="waiting-join" onSubmit={(event) => void join(event)}>
      <label>
        {t('yourName')}
        <input className="field" name="name" maxLength={40} />
      </label>
      {decks.length > 0 && (
        <fieldset className="deck-picks">
          <legend>{t('yourDeck')}</legend>
          <div>
            <label className="deck-pick">
              <input type="radio" name="deck" value="" defaultChecked />
              <span className="deck-pick-name">{t('preparedDeck')}</span>
            </label>
            {decks.map(({ slug, name, summary, picture }) => (
              <label key={slug} className="deck-pick" title={summary}>
                <input type="radio" name="deck" value={slug} />
                {picture}
                <span className="deck-pick-name">{name}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <details>
        <summary>{t('playOwnDeck')}</summary>
        <label>
          {t('listOneCard')}
          <textarea className="field" name="list" rows={8} />
        </label>
      </details>
      <SubmitButton className="button button-main">{t('sitDown')}</SubmitButton>
    </form>
  );
}
