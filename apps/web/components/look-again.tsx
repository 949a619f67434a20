/** Asks for the page again every few seconds while something is being worked out; without script the browser reloads it. */
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
