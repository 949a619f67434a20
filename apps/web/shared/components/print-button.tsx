/** Opens the browser's print dialog. */
'use client';
import type { ReactNode } from 'react';

export function PrintButton({ children }: { readonly children: ReactNode }) {
  return (
    <button type="button" className="link-button needs-script" onClick={() => window.print()}>
      {children}
    </button>
  );
}
