/** The form to join an open match: a name and a deck. */
'use client';
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';
import { useFailure } from '../../../shared/use-failure.ts';
import { useErrorNote } from '../../../shared/use-error-note.tsx';
import { ask } from '../../device/index.ts';
import { deckOf, savedChoice } from '../setup-types.ts';
import { SubmitButton } from '../../../shared/components/submit-button.tsx';
import { Refusal } from '../../../shared/components/refusal.tsx';
import { Options } from '../../../shared/components/options.tsx';
import { Select } from '../../../shared/forms/select.tsx';

export interface DeckChoices {
  readonly published: readonly { readonly slug: string; readonly name: string }[];
  readonly saved: readonly { readonly id: string; readonly name: string }[];
}

interface JoinOpenMatchProps {
  readonly id: string;
  /** The name of the host, for the label of the form. */
  readonly host: string;
  /** The name of the reader's account. */
  readonly ownName: string;
  readonly decks: DeckChoices;
}

export function JoinOpenMatch({ id, host, ownName, decks }: JoinOpenMatchProps) {
  const t = useTranslations('play.lobby');
  const noteOf = useErrorNote();
  const [name, setName] = useState(ownName);
  const [choice, setChoice] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useFailure();

  async function join(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      const deck = choice === '' ? {} : deckOf({ choice, deck: '' });
      const { joinOpenMatch } = await ask('JoinOpenMatch', { id, name, ...deck });
      location.assign(`/play/${joinOpenMatch.id}`);
    } catch (error) {
      setFailure(noteOf(error));
      setBusy(false);
    }
  }

  return (
    <form className="lobby-join" aria-label={t('joinMatchOf', { name: host })} onSubmit={(event) => void join(event)}>
      <label>
        {t('yourName')}
        <input className="field" value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
      </label>
      <Select label={t('yourDeck')} value={choice} onChange={setChoice}>
        <option value="">{t('preparedDeck')}</option>
        {decks.saved.length > 0 && (
          <optgroup label={t('savedDecks')}>
            <Options of={decks.saved.map((deck) => ({ id: savedChoice(deck.id), name: deck.name }))} />
          </optgroup>
        )}
        <optgroup label={t('publishedDecks')}>
          <Options of={decks.published.map((deck) => ({ id: deck.slug, name: deck.name }))} />
        </optgroup>
      </Select>
      <SubmitButton className="button button-main" disabled={busy}>
        {t('joinMatch')}
      </SubmitButton>
      <Refusal of={failure} className="match-failure" />
    </form>
  );
}
