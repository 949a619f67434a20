/** Before a match begins: links for those who are still to come, and a place for who has followed one. */
'use client';
import { useState, type SubmitEvent } from 'react';
import { useInBrowser } from '../../lib/use-in-browser.ts';
import { CopyButton } from '../copy-button.tsx';
import { ask, inWords } from './ask.ts';
import type { MatchView } from './use-match.ts';

interface WaitingRoomProps {
  readonly match: MatchView;
  readonly token: string | null;
  onFailure(sentence: string | null): void;
}

export function WaitingRoom({ match, token, onFailure }: WaitingRoomProps) {
  const base = useInBrowser(() => location.origin, '');
  const sits = match.seats.some((seat) => seat.mine);
  return (
    <section className="waiting-room" aria-labelledby="waiting-title">
      <h2 id="waiting-title">Waiting for players</h2>
      <ul>
        {match.seats.map(({ seat, name, bot, open, mine, invite }) => (
          <li key={seat}>
            <strong>{name}</strong>{' '}
            <span className="quiet">{open ? 'still to come' : mine ? 'you' : bot !== null ? bot : 'is here'}</span>
            {invite && (
              <span className="waiting-link">
                <input
                  className="field"
                  readOnly
                  value={`${base}/play/${match.id}?join=${invite}`}
                  aria-label={`Link for ${name}`}
                />
                <CopyButton text={`${base}/play/${match.id}?join=${invite}`}>Copy link</CopyButton>
              </span>
            )}
          </li>
        ))}
      </ul>
      {token && !sits && <Join match={match} token={token} onFailure={onFailure} />}
      {match.chat && !sits && <p className="quiet">Players at the table can write to each other.</p>}
      {!token && !sits && <p>You can watch from here as soon as the match starts.</p>}
    </section>
  );
}

function Join({ match, token, onFailure }: WaitingRoomProps & { readonly token: string }) {
  const [name, setName] = useState('');
  const [deck, setDeck] = useState('');

  async function join(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    onFailure(null);
    try {
      await ask('JoinMatch', { match: match.id, token, name, deck: deck.trim() === '' ? null : deck });
      location.replace(`/play/${match.id}`);
    } catch (error) {
      onFailure(inWords(error));
    }
  }

  return (
    <form className="waiting-join" onSubmit={(event) => void join(event)}>
      <label>
        Your name
        <input className="field" value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
      </label>
      <details>
        <summary>Play with a deck of your own</summary>
        <label>
          A list, one card a line
          <textarea className="field" rows={8} value={deck} onChange={(event) => setDeck(event.target.value)} />
        </label>
      </details>
      <button className="button button-main">Sit down</button>
    </form>
  );
}
