/** Offers to replace the old name of a term or a card in all texts of the game, once its document has another name. */
'use client';
import { useTranslations } from 'next-intl';
import type { DocumentDeskModel } from './model/use-document-desk.ts';

const NAMES: Readonly<Record<string, RegExp>> = { term: /^term: (.+)$/mu, card: /^name: (.+)$/mu };

/** The name in a document on one line, without quotes. */
const nameIn = (kind: string, text: string | null | undefined): string | null =>
  NAMES[kind]
    ?.exec(text ?? '')?.[1]
    ?.trim()
    .replace(/^(['"])(.*)\1$/u, '$2') ?? null;

export function RenamedNote({ desk: { document, set, draft } }: { readonly desk: DocumentDeskModel }) {
  const t = useTranslations('desk.documentDesk');
  const [find, replace] = [nameIn(document.kind, set?.document?.baseText), nameIn(document.kind, draft.text)];
  if (!set || !find || !replace || find === replace) return null;
  const query = new URLSearchParams({ game: document.game, find, replace }).toString();
  return (
    <p>
      <a href={`/desk/sets/${set.id}/replace?${query}`}>{t('replaceInTexts', { find })}</a>
    </p>
  );
}
