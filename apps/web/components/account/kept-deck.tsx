/** One kept list: what it is, and renaming or deleting it. Deleting asks once more, where the focus then is. */
'use client';
import {
  conflictOf,
  DeleteDeckDocument,
  isNotFound,
  type MyDecksQuery,
  RenameDeckDocument,
} from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useRef, useState, type KeyboardEvent } from 'react';
import { day } from '../../lib/dates.ts';
import { request } from '../../lib/request.ts';
import { ModeVerdicts } from '../deck/mode-verdicts.tsx';
import { Form } from './form.tsx';
import { TextField } from './text-field.tsx';

export type Deck = MyDecksQuery['savedDecks'][number];

export interface KeptDeckProps {
  readonly deck: Deck;
  /** Its place in the deck check, if there is one. */
  readonly href: string | null;
  /** Both get a sentence for the reader. */
  onChanged(said: string): void;
  /** Another window was faster. */
  onOvertaken(said: string): void;
  /** It is not in the account any more. */
  onGone(): void;
}

type Panel = 'rename' | 'delete';

export function KeptDeck({ deck, href, onChanged, onOvertaken, onGone }: KeptDeckProps) {
  const t = useTranslations('account.keptDeck');
  const [panel, setPanel] = useState<Panel | null>(null);
  const openers = useRef<Partial<Record<Panel, HTMLButtonElement | null>>>({});
  const name = `“${deck.name}”`;

  /** Closes the panel, back to the button that opened it. */
  function leave(): void {
    if (panel) openers.current[panel]?.focus();
    setPanel(null);
  }

  /** Tells refusals of a list that another window has changed or deleted to the page; others stay at the form. */
  async function unlessOvertaken(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (isNotFound(error)) {
        onGone();
        onOvertaken(t('deletedElsewhere', { name }));
      } else if (conflictOf(error) === 'deck-changed') {
        setPanel(null);
        onOvertaken(t('changedElsewhere', { name }));
      } else throw error;
    }
  }

  const rename = (given: string): Promise<void> =>
    unlessOvertaken(async () => {
      const { renameDeck } = await request(RenameDeckDocument, { id: deck.id, name: given, version: deck.version });
      setPanel(null);
      onChanged(t('renamed', { name, newName: `“${renameDeck.name}”` }));
    });
  const remove = (): Promise<void> =>
    unlessOvertaken(async () => {
      await request(DeleteDeckDocument, { id: deck.id });
      onGone();
      onChanged(t('deleted', { name }));
    });

  const opener = (which: Panel, label: string) => (
    <button
      ref={(button) => void (openers.current[which] = button)}
      type="button"
      className="button"
      aria-expanded={panel === which}
      onClick={() => setPanel(panel === which ? null : which)}
    >
      {label}
      <span className="visually-hidden"> {name}</span>
    </button>
  );

  return (
    <li>
      <div className="kept-deck">
        <div>
          <h3>{href ? <a href={href}>{deck.name}</a> : deck.name}</h3>
          <ModeVerdicts verdicts={deck.verdicts} />
          {deck.tags.length > 0 && <p className="deck-tags">{deck.tags.join(', ')}</p>}
          <p className="quiet">{t('lastChanged', { sharing: deck.sharing, updatedAt: day(deck.updatedAt) })}</p>
        </div>
        <p className="button-row needs-script">
          {href && (
            <a className="button" href={`/${deck.game}/decks/build?kept=${deck.id}`}>
              {t('edit')}
              <span className="visually-hidden"> {name}</span>
            </a>
          )}
          {opener('rename', t('rename'))}
          {opener('delete', t('delete'))}
        </p>
      </div>
      {panel && (
        <div
          className="kept-panel"
          role="group"
          aria-label={t('panel', { name, panel })}
          onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && leave()}
        >
          <Form
            key={panel}
            submit={panel === 'rename' ? t('renameDeck') : t('deleteDeck')}
            onSubmit={({ name: given = '' }) => (panel === 'rename' ? rename(given) : remove())}
            beside={
              <button type="button" className="button" autoFocus={panel === 'delete'} onClick={leave}>
                {t('cancel')}
              </button>
            }
          >
            {panel === 'rename' ? (
              <TextField label={t('newName')} name="name" defaultValue={deck.name} maxLength={80} required autoFocus />
            ) : (
              <p>{t('deleteFromAccountCannot', { name })}</p>
            )}
          </Form>
        </div>
      )}
    </li>
  );
}
