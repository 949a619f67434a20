/** The tags, notes and origin of a deck. The origin is the deck that it was copied from. */
'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { DeckFile } from './use-deck-file.ts';

/** The most characters of the notes. */
export const LONGEST_NOTES = 10_000;
const MOST_TAGS = 10;
const LONGEST_TAG = 30;

/** Reads typed tags, separated by commas. */
export const readTags = (text: string): readonly string[] =>
  [...new Set(text.split(',').map((tag) => tag.trim().slice(0, LONGEST_TAG)))].filter(Boolean).slice(0, MOST_TAGS);

export function DetailsPane({ game, file }: { readonly game: string; readonly file: DeckFile }) {
  const t = useTranslations('build.detailsPane');
  const { origin } = file;
  return (
    <div className="builder-details">
      {origin && (
        <p>
          {t.rich('copyOf', {
            name: origin.name,
            link: (chunks) => (
              <a href={origin.slug ? `/${game}/decks/${origin.slug}` : `/${game}/decks/shared/${origin.key ?? ''}`}>
                <bdi>{chunks}</bdi>
              </a>
            ),
          })}
        </p>
      )}
      <TagsField key={file.tags.join()} tags={file.tags} onChange={(tags) => file.edit({ tags })} />
      <label>
        {t('notes')}
        <textarea
          className="field"
          rows={6}
          maxLength={LONGEST_NOTES}
          value={file.notes}
          onChange={(event) => file.edit({ notes: event.target.value })}
        />
      </label>
      <p className="quiet">{t('notesAreYours')}</p>
    </div>
  );
}

/** Reads the tags when the field loses the focus, so that a comma can be typed. */
function TagsField({ tags, onChange }: { readonly tags: readonly string[]; onChange(tags: readonly string[]): void }) {
  const t = useTranslations('build.detailsPane');
  const [text, setText] = useState(tags.join(', '));
  return (
    <label>
      {t('tags')}
      <input
        className="field"
        value={text}
        placeholder={t('tagsExample')}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => onChange(readTags(text))}
      />
    </label>
  );
}
