/** A saved list with buttons to rename and delete it. Deleting needs a confirmation, which receives the focus. */
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
import { day } from '../../shared/dates.ts';
import { request } from '../../shared/request.ts';
import { Hiding } from '../safety/index.ts';
import { ModeVerdicts } from '../decks/index.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';

export type Deck = MyDecksQuery['savedDecks']['nodes'][number];

export interface KeptDeckProps {
  readonly deck: Deck;
  /** The address of the list in the deck check; null if the list cannot be checked. */
  readonly href: string | null;
  /** Called after a change. The parameter is a message for the reader, here and in `onOvertaken`. */
  onChanged(said: string): void;
  /** Called when another window has changed or deleted the list first. */
  onOvertaken(said: string): void;
  /** Called when the list is no longer in the account. */
  onGone(): void;
}

type Panel = 'rename' | 'delete';

export function KeptDeck({ deck, href, onChanged, onOvertaken, onGone }: KeptDeckProps) {
  const t = useTranslations('account.keptDeck');
  const [panel, setPanel] = useState<Panel | null>(null);
  const openers = useRef<Partial<Record<Panel, HTMLButtonElement | null>>>({});
  const name = `“${deck.name}”`;

  /** Closes the panel and returns the focus to the button that opened it. */
  function leave(): void {
    if (panel) openers.current[panel]?.focus();
    setPanel(null);
  }

  /** Reports to the page when another window has changed or deleted the list. All other errors stay in the form. */
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

  const rename = (newName: string): Promise<void> =>
    unlessOvertaken(async () => {
      const { renameDeck } = await request(RenameDeckDocument, { id: deck.id, name: newName, version: deck.version });
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
      {deck.hiding && <Hiding deck={deck.id} hiding={deck.hiding} mine onChanged={() => onChanged(t('appealed'))} />}
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
            onSubmit={({ name = '' }) => (panel === 'rename' ? rename(name) : remove())}
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
