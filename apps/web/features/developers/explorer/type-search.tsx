/** Searches the schema for a type or field by name. */
'use client';
import { Combobox } from '@base-ui/react/combobox';
import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { SchemaPlace } from '../model/place.ts';

export interface TypeSearchProps {
  /** Names such as `Card` and `Card.name`. */
  readonly names: readonly string[];
  readonly onGo: (place: SchemaPlace) => void;
}

/** The maximum number of suggestions. */
const OFFERED = 30;

export function TypeSearch({ names, onGo }: TypeSearchProps) {
  const t = useTranslations('developers.schemaDocs');
  const place = useRef<HTMLDivElement>(null);

  function choose(name: string | null): void {
    const [type, field] = name?.split('.') ?? [];
    if (type) onGo({ type, field });
  }

  // With the field inside the popup, the rest of the page stays visible to screen readers while the popup is open.
  return (
    <div ref={place}>
      <Combobox.Root items={names} limit={OFFERED} autoHighlight value={null} onValueChange={choose}>
        <Combobox.Trigger className="button" aria-label={t('find')}>
          <Search size={16} aria-hidden="true" /> {t('find')}
        </Combobox.Trigger>
        <Combobox.Portal container={place}>
          <Combobox.Positioner className="overlay" sideOffset={4} align="start">
            <Combobox.Popup className="menu type-search" aria-label={t('find')}>
              <Combobox.Input className="field" aria-label={t('name')} placeholder="Card.name" />
              <Combobox.Empty className="menu-note">{t('noMatch')}</Combobox.Empty>
              <Combobox.List>
                {(name: string) => (
                  <Combobox.Item key={name} value={name} className="menu-item">
                    <code>{name}</code>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </div>
  );
}
