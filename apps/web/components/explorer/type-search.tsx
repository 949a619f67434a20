/** Finding a type or a field of the schema by its name. */
'use client';
import { Combobox } from '@base-ui/react/combobox';
import { useTranslations } from 'next-intl';
import type { Place } from './schema-docs.tsx';

export interface TypeSearchProps {
  /** `Card`, `Card.name`… */
  readonly names: readonly string[];
  readonly onGo: (place: Place) => void;
}

/** Names offered at once. */
const OFFERED = 30;

export function TypeSearch({ names, onGo }: TypeSearchProps) {
  const t = useTranslations('developers.schemaDocs');
  return (
    <Combobox.Root
      items={names}
      limit={OFFERED}
      autoHighlight
      value={null}
      onValueChange={(name: string | null) => {
        const [type, field] = name?.split('.') ?? [];
        if (type) onGo({ type, field });
      }}
    >
      <Combobox.Input className="field" aria-label={t('find')} placeholder={t('find')} />
      <Combobox.Portal>
        <Combobox.Positioner className="overlay" sideOffset={4} align="start">
          <Combobox.Popup className="menu">
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
  );
}
