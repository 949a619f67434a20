/** A modal dialog. It traps the focus, and restores it when it closes. */
'use client';
import { Dialog as Base } from '@base-ui/react/dialog';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

export interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  /** Called on Escape or a click outside. Without it, only a choice inside closes the dialog. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/**
 * Restores the focus to a heading that had it. The dialog of the library would choose the first link inside the heading.
 * @returns what the library calls when the dialog closes: false if the focus is restored here
 */
function useFocusBack(open: boolean): () => boolean {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  return () => {
    const element = before.current;
    if (!(element instanceof HTMLElement) || element.getAttribute('tabindex') !== '-1') return true;
    queueMicrotask(() => element.focus({ preventScroll: true }));
    return false;
  };
}

export function Dialog({ title, open, onClose, children }: DialogProps) {
  const focusBack = useFocusBack(open);
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
        <Base.Popup className="dialog" finalFocus={focusBack}>
          <Base.Title>{title}</Base.Title>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
