/** Moves the decks of this browser into the account when a person opens their list of decks. Shows the results. */
'use client';
import { useRouter } from 'next/navigation';
import { useDeckSync } from '../decks/index.ts';

export function SyncDecks({ owner }: { readonly owner: string }) {
  const router = useRouter();
  const { news } = useDeckSync(owner, () => router.refresh());
  return (
    <div role="status">
      {news.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
