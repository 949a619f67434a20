/** Offers a text that this browser keeps: to copy it, to put it into a new change set, to go on where it was typed, or to discard it. */
'use client';
import { CreateChangeSetDocument, DeskDocumentDocument, isNotFound, SaveDraftDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { forget, type KeptText } from '../kept-field.ts';
import { keepDraft, keepSheet, useKeptTexts } from '../kept-texts.ts';
import { request } from '../request.ts';
import { useAction } from '../use-action.ts';
import { CopyButton } from './copy-button.tsx';

const LONGEST_TITLE = 100;

/** Moves a kept text to a new change set. Returns the page that goes on with it. */
async function moveToNewSet(title: string, { document, sheet, text, label }: KeptText): Promise<string> {
  // The path of a document starts with `rules/<game>` or `cards/<game>`.
  const game = sheet?.game ?? document!.path.split('/')[1]!;
  const { createChangeSet } = await request(CreateChangeSetDocument, { title: title.slice(0, LONGEST_TITLE), game });
  const { id } = createChangeSet;
  if (sheet) {
    keepSheet(label, { ...sheet, changeSet: id });
    return `/desk/sets/${id}/cards?${new URLSearchParams({ game: sheet.game }).toString()}`;
  }
  const { path, base } = document!;
  const found = await request(DeskDocumentDocument, { path, changeSet: id }).catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });
  // A document that no release has is saved at once. Otherwise its editor saves the text, and shows what changed in the meantime.
  if (found?.document) keepDraft(text, { changeSet: id, path, base, version: null });
  else await request(SaveDraftDocument, { changeSet: id, path, text, version: null });
  return `/desk/content?${new URLSearchParams({ set: String(id), path }).toString()}`;
}

export interface KeptOfferProps {
  readonly kept: KeptText;
  /** Whether the page is not the one where the text was typed, so that it shows a link there. */
  readonly elsewhere?: boolean;
  /** Called after the person discarded the text. */
  readonly onDiscard?: () => void;
}

export function KeptOffer({ kept, elsewhere = false, onDiscard }: KeptOfferProps) {
  const t = useTranslations('common.keptText');
  const action = useAction();
  const move = (): void =>
    void action.run(async () => {
      const page = await moveToNewSet(t('setTitle', { label: kept.label }), kept);
      forget(kept.place);
      window.location.assign(page);
    });
  return (
    <div className="kept-text">
      <p>
        <strong>{kept.label}</strong>
      </p>
      {/* A long text scrolls, also with keys. */}
      <pre tabIndex={0}>{kept.text}</pre>
      <p className="button-row">
        <CopyButton text={kept.text}>{t('copy')}</CopyButton>
        {elsewhere && (
          <a className="button" href={kept.href}>
            {t('open')}
          </a>
        )}
        {(kept.document ?? kept.sheet) && (
          <button type="button" className="button" disabled={action.busy} onClick={move}>
            {t('newSet')}
          </button>
        )}
        <button
          type="button"
          className="button"
          disabled={action.busy}
          onClick={() => {
            forget(kept.place);
            onDiscard?.();
          }}
        >
          {t('discard')}
        </button>
      </p>
      {action.error && (
        <p className="form-error" role="alert">
          {action.error}
        </p>
      )}
    </div>
  );
}

/** The texts of this browser that the server does not have. Nothing if there are none. */
export function KeptTexts() {
  const t = useTranslations('common.keptText');
  const kept = useKeptTexts();
  if (kept.length === 0) return null;
  return (
    <section className="section kept-texts" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className="quiet">{t('help')}</p>
      {kept.map((one) => (
        <KeptOffer key={one.place} kept={one} elsewhere />
      ))}
    </section>
  );
}
