/** The queries that were run in this browser, to open one again. */
'use client';
import { Menu } from '@base-ui/react/menu';
import { History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { labelOf, type Asked } from '../../lib/developers/history.ts';

export interface HistoryMenuProps {
  readonly history: readonly Asked[];
  /** The menu opens: another window may have run queries. */
  readonly onShow: () => void;
  readonly onOpen: (asked: Asked) => void;
  readonly onClear: () => void;
}

export function HistoryMenu({ history, onShow, onOpen, onClear }: HistoryMenuProps) {
  const t = useTranslations('developers.historyMenu');
  // The menu opens inside the main part of the page, where assistive programs look for it.
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <Menu.Root onOpenChange={(open) => open && onShow()}>
        <Menu.Trigger className="button needs-script">
          <History size={16} aria-hidden="true" /> {t('history')}
        </Menu.Trigger>
        <Menu.Portal container={place}>
          <Menu.Positioner className="overlay" sideOffset={4} align="start">
            <Menu.Popup className="menu">
              {history.length === 0 && <p className="menu-note">{t('noQueriesYet')}</p>}
              {history.map((asked) => (
                <Menu.Item
                  key={`${asked.query} ${asked.variables}`}
                  className="menu-item"
                  onClick={() => onOpen(asked)}
                >
                  <code>{labelOf(asked)}</code>
                </Menu.Item>
              ))}
              {history.length > 0 && (
                <>
                  <Menu.Separator className="menu-line" />
                  <Menu.Item className="menu-item" onClick={onClear}>
                    {t('clearHistory')}
                  </Menu.Item>
                </>
              )}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}
