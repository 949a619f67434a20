/** A menu of earlier queries in this browser. */
'use client';
import { Menu } from '@base-ui/react/menu';
import { History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { labelOf, type PastQuery } from '../model/history.ts';

export interface HistoryMenuProps {
  readonly history: readonly PastQuery[];
  /** Called when the menu opens, because another window may have added queries. */
  readonly onShow: () => void;
  readonly onOpen: (asked: PastQuery) => void;
  readonly onClear: () => void;
}

export function HistoryMenu({ history, onShow, onOpen, onClear }: HistoryMenuProps) {
  const t = useTranslations('developers.historyMenu');
  // Opens the menu inside the main landmark, where screen readers look for it.
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
              {history.length === 0 && (
                <Menu.Item className="menu-note" disabled>
                  {t('noQueriesYet')}
                </Menu.Item>
              )}
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
