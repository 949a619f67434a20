/** The palette of the desk: one field that finds documents, change sets, steps and pages. */
'use client';
import { Combobox } from '@base-ui/react/combobox';
import { ChangeSetsDocument, DeskDocumentsDocument } from '@rulewright/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { usePathname, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { Dialog } from '../../../shared/components/dialog.tsx';
import { documentHref, OPEN_STATES, stateName } from '../../../shared/editing/states.ts';
import { request } from '../../../shared/request.ts';
import { entriesOf, matchingEntries, placeOf, type PaletteEntry } from './entries.ts';

/** The most documents, and the most other entries that are shown. */
const MOST_DOCUMENTS = 8;
const MOST_ENTRIES = 10;
/** The fewest characters for which documents are searched. */
const LEAST = 2;

const PAGES = ['content', 'suggestions', 'import'] as const;

export function Palette({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('desk.palette');
  const [query, setQuery] = useState('');
  const entries = useEntries(query.trim());
  return (
    <Dialog title={t('title')} open onClose={onClose}>
      <Combobox.Root<PaletteEntry>
        inline
        open
        items={entries}
        filter={null}
        autoHighlight
        value={null}
        inputValue={query}
        onInputValueChange={setQuery}
        itemToStringLabel={({ name }) => name}
        onValueChange={(entry) => {
          if (!entry) return;
          onClose();
          window.location.assign(entry.href);
        }}
      >
        <Combobox.Input className="field palette-field" aria-label={t('search')} placeholder={t('search')} autoFocus />
        <Combobox.Empty className="quiet">{t('nothing')}</Combobox.Empty>
        <Combobox.List className="palette-list">
          {(entry: PaletteEntry) => (
            <Combobox.Item key={entry.href} value={entry} className="menu-item palette-item">
              <span>{entry.name}</span> <span className="quiet">{entry.detail}</span>
            </Combobox.Item>
          )}
        </Combobox.List>
      </Combobox.Root>
    </Dialog>
  );
}

/** The entries for a search: documents by title, and by text if no title matches, after the other entries. */
function useEntries(query: string): PaletteEntry[] {
  const t = useTranslations('desk.palette');
  const nav = useTranslations('desk.nav');
  const { set, game } = placeOf(usePathname(), useSearchParams());
  const { data: sets = [] } = useQuery({
    queryKey: ['palette-sets'],
    queryFn: async ({ signal }) =>
      (await request(ChangeSetsDocument, { states: [...OPEN_STATES] }, { signal })).changeSets.nodes,
  });
  const { data: documents = [] } = useQuery({
    queryKey: ['palette-documents', set, query],
    queryFn: async ({ signal }) => {
      const asked = { changeSet: set, query, first: MOST_DOCUMENTS };
      const { documents: byTitle } = await request(DeskDocumentsDocument, { ...asked, inTitles: true }, { signal });
      if (byTitle.nodes.length > 0) return byTitle.nodes;
      return (await request(DeskDocumentsDocument, { ...asked, inTexts: true }, { signal })).documents.nodes;
    },
    enabled: query.length >= LEAST,
    placeholderData: keepPreviousData,
  });
  const entries = entriesOf(
    { set, game },
    sets,
    PAGES.map((page) => [`/desk/${page}`, nav('section', { section: page })]),
    {
      step: (step, title) => t('step', { step, title }),
      newDocument: (kind) => t('newDocument', { kind }),
      state: ({ state }) => stateName(state),
      ...{ here: t('here'), newSet: t('newSet'), page: t('page') },
    },
  );
  const opened = documents.map(({ path, title }) => ({
    href: documentHref(path, set),
    name: title,
    detail: path,
  }));
  return [...matchingEntries(entries, query).slice(0, MOST_ENTRIES), ...(query.length < LEAST ? [] : opened)];
}
