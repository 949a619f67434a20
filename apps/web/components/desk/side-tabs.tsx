/** Tabs, as the practices for accessible tabs ask: arrows move, the panel follows. */
'use client';
import { useTranslations } from 'next-intl';
import { useId, type KeyboardEvent, type ReactNode } from 'react';

interface SideTab {
  readonly id: string;
  readonly title: string;
  readonly count?: number;
  readonly body: ReactNode;
}

export interface SideTabsProps {
  readonly tabs: readonly SideTab[];
  /** The id of the open one. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

export function SideTabs({ tabs, chosen, onChoose }: SideTabsProps) {
  const t = useTranslations('desk.sideTabs');
  const id = useId();
  const open = tabs.find((one) => one.id === chosen) ?? tabs[0]!;
  function move(event: KeyboardEvent): void {
    const at = tabs.indexOf(open);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const tab = tabs[(next + tabs.length) % tabs.length]!;
    onChoose(tab.id);
    document.getElementById(`${id}-${tab.id}`)?.focus();
  }
  return (
    <section className="side-tabs" aria-label={t('aboutTheDocument')}>
      <div role="tablist" className="side-tab-list" aria-label={t('aboutTheDocument')} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab === open}
            aria-controls={`${id}-panel`}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.title}
            {tab.count !== undefined && tab.count > 0 && <span className="tab-count">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${open.id}`}
        tabIndex={0}
        className="side-tab-panel"
      >
        {open.body}
      </div>
    </section>
  );
}
