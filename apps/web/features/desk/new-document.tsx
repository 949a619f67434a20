/** Creates a document in a change set: saves the smallest valid text of its kind, and opens it. */
'use client';
import { DocumentTemplateDocument, DeskDocumentDocument, SaveDraftDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { selector } from '../../i18n/selector.ts';
import { documentHref } from '../../shared/editing/states.ts';
import { request } from '../../shared/request.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { SelectLine } from '../../shared/forms/select.tsx';

/** The kinds, by their API names. Rules are missing because they are part of chapters. */
const KINDS = [
  'card',
  'deck',
  'set',
  'mode',
  'variant',
  'legality',
  'text',
  'deck-law',
  'examples',
  'ruling',
  'term',
  'play',
] as const;

export interface NewDocumentProps {
  readonly changeSet: number;
  readonly games: readonly { readonly id: string; readonly name: string }[];
  /** The game of the open document or of the change set, which is the first choice. Without one, the person has to choose. */
  readonly game: string | null;
  /** The kind of document to create, if a link names one. The form is then open from the start. */
  readonly kind?: string | undefined;
}

export function NewDocument({ changeSet, games, game: open, kind: wanted }: NewDocumentProps) {
  const t = useTranslations('desk.newDocument');
  const kinds = useTranslations('desk.kinds');
  return (
    <details className="new-document" open={wanted !== undefined || undefined}>
      <summary className="button">{t('newDocument')}</summary>
      <Form
        submit={t('createDocument')}
        onSubmit={async ({ game = '', kind = '', name = '' }) => {
          const { documentTemplate } = await request(DocumentTemplateDocument, {
            game,
            kind,
            name,
            changeSet,
          });
          for (const { path, text } of [...(documentTemplate ?? [])].reverse()) {
            const { document } = await request(DeskDocumentDocument, { path, changeSet }).catch(() => ({
              document: null,
            }));
            await request(SaveDraftDocument, { changeSet, path, text, version: document?.version ?? null });
          }
          window.location.assign(documentHref(documentTemplate![0]!.path, changeSet));
        }}
      >
        <SelectLine
          label={t('game')}
          id="new-game"
          name="game"
          required
          empty={open === null && games.length > 1 ? t('chooseGame') : undefined}
          defaultValue={open ?? undefined}
          of={games}
        />
        <SelectLine
          label={t('kind')}
          id="new-kind"
          name="kind"
          defaultValue={wanted}
          of={KINDS.map((id) => ({ id, name: kinds('kind', { kind: selector(id) }) }))}
        />
        <TextField label={t('name')} help={t('idDocumentMadeFrom')} name="name" maxLength={120} required />
      </Form>
      <p className="quiet">{t.rich('rulesPartChapterRulings', { kbd: (chunks) => <kbd>{chunks}</kbd> })}</p>
    </details>
  );
}
