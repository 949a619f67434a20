/** A modal dialog. It traps the focus, and restores it when it closes. */
'use client';
import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';

export interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  /** Called on Escape or a click outside. Without it, only a choice inside closes the dialog. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

export function Dialog({ title, open, onClose, children }: DialogProps) {
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!onClose}
      onOpenChange={(next) => {
        if (!next) onClose?.();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Popup className="dialog">
          <Base.Title>{title}</Base.Title>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
