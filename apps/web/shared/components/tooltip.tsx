/** A tooltip for a button, by pointer and keyboard. */
'use client';
import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

export interface TooltipProps {
  readonly text: string;
  /** The button. */
  readonly children: ReactElement;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="overlay">
          <Base.Popup className="tooltip">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
