/** What can be done with a rule, as a menu next to its number. */
'use client';
import { Menu } from '@base-ui/react/menu';
import { EllipsisVertical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';

export type RuleStep =
  | 'new'
  | 'split'
  | 'merge'
  | 'up'
  | 'down'
  | 'section'
  | 'condition'
  | 'retire'
  | 'restore'
  | 'delete'
  | 'comment'
  | 'id';

export interface RuleMenuProps {
  readonly label: string;
  readonly steps: readonly RuleStep[];
  readonly onStep: (step: RuleStep) => void;
}

export function RuleMenu({ label, steps, onStep }: RuleMenuProps) {
  const t = useTranslations('desk.ruleDesk');
  // Opens the menu inside the main landmark, where screen readers look for it.
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className="rule-menu">
      <Menu.Root>
        <Menu.Trigger className="icon-button" aria-label={label} title={label}>
          <EllipsisVertical size={18} aria-hidden="true" />
        </Menu.Trigger>
        <Menu.Portal container={place}>
          <Menu.Positioner className="overlay" sideOffset={4} align="end">
            <Menu.Popup className="menu">
              {steps.map((step) => (
                <Menu.Item key={step} className="menu-item" onClick={() => onStep(step)}>
                  {t('step', { step })}
                </Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}
