/** Reloads the page every few seconds while the server computes its content. Without scripts, the browser itself reloads it. */
'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

export function LookAgain({ seconds }: { readonly seconds: number }) {
  const { refresh } = useRouter();
  useEffect(() => {
    const timer = setInterval(refresh, seconds * 1000);
    return () => clearInterval(timer);
  }, [refresh, seconds]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  );
}
