/** Brings the decks of this browser to the account when a person looks at their decks, and says which ones have come. */
'use client';
import { useRouter } from 'next/navigation';
import { useDeckSync } from '../builder/use-deck-sync.ts';

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
