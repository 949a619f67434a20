/** A match on this device. The fragment of the page address has its id: `#device-…`. */
'use client';
import { RuleNames, type RuleName } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isOnDevice, callEngine } from '../device/index.ts';
import { type CardTexts, MatchRoom, type MatchView } from '../match/index.ts';

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** The id of the last match in the fragment. Other fragments, such as that of the skip link, do not close the match. */
let last = '';

function named(): string {
  const fragment = location.hash.slice(1);
  if (isOnDevice(fragment)) last = fragment;
  return last;
}

interface DeviceScreen {
  readonly view: MatchView;
  readonly texts: CardTexts;
  /** The numbers of the rules by rule id. */
  readonly numbers: Readonly<Record<string, string>>;
}

export function DeviceMatch() {
  const id = useSyncExternalStore(subscribe, named, () => null);
  // The key is the same before hydration and without a match. React then keeps the elements, so a focused link keeps the focus.
  return <OpenedMatch key={id ?? ''} id={id} />;
}

/** `id` is null until the browser has read the fragment. */
function OpenedMatch({ id }: { readonly id: string | null }) {
  const t = useTranslations('offline.play');
  const rule = useTranslations('common.ruleNames');
  const [shown, setShown] = useState<DeviceScreen | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (id === null || id === '') return;
    let isGone = false;
    void callEngine('showMatch', { match: id }).then(
      (match) => !isGone && setShown(match),
      (error: unknown) => !isGone && setFailure(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      isGone = true;
    };
  }, [id]);
  if (shown) {
    const names = Object.entries(shown.numbers).map(([id, number]): [string, RuleName] => [
      id,
      { label: rule('number', { number }) },
    ]);
    return (
      <RuleNames names={Object.fromEntries(names)}>
        <MatchRoom initial={shown.view} texts={shown.texts} subscription={null} decks={[]} token={null} />
      </RuleNames>
    );
  }
  return (
    <div className="page">
      <h1>{t('title')}</h1>
      {failure ? (
        <p className="match-failure" role="alert">
          {failure} <a href="/play/device">{t('matches')}</a>
        </p>
      ) : (
        <p role="status">
          {t(id === '' ? 'noMatch' : 'loading')} <a href="/play/device">{t('matches')}</a>
        </p>
      )}
    </div>
  );
}
