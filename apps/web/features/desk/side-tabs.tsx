/** Tabs for the panels next to the open document. */
'use client';
import { Tabs } from '@base-ui/react/tabs';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

export interface SideTab {
  readonly id: string;
  readonly title: string;
  /** A count after the label. 0 is not shown. */
  readonly count?: number | string;
  readonly body: ReactNode;
}

export interface SideTabsProps {
  readonly tabs: readonly SideTab[];
  /** The id of the open tab. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

export function SideTabs({ tabs, chosen, onChoose }: SideTabsProps) {
  const t = useTranslations('desk.sideTabs');
  return (
    <section className="side-tabs" aria-label={t('aboutTheDocument')}>
      <Tabs.Root value={chosen} onValueChange={(id: string | null) => id !== null && onChoose(id)}>
        <Tabs.List className="side-tab-list" aria-label={t('aboutTheDocument')} activateOnFocus>
          {tabs.map(({ id, title, count }) => (
            <Tabs.Tab key={id} value={id}>
              {title}
              {Boolean(count) && <span className="tab-count">{count}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ id, body }) => (
          <Tabs.Panel key={id} value={id} className="side-tab-panel">
            {body}
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </section>
  );
}
