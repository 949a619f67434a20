/** Saves a game on this device, shows its size, and removes it. */
'use client';
import { Download, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { day } from '../../shared/dates.ts';
import { removePacks, keepGame } from '../device/index.ts';
import { usePacks } from './use-packs.ts';
import { Refusal } from '../../shared/components/refusal.tsx';

export interface KeepGameProps {
  readonly game: string;
  readonly name: string;
  /** Whether matches can be played. */
  readonly engine: boolean;
  /** The title; "On this device" by default. */
  readonly heading?: string;
  /** Called after the game was saved or removed. */
  onChange?(): void;
}

export function KeepGame({ game, name, engine, heading, onChange }: KeepGameProps) {
  const t = useTranslations('offline.keepGame');
  const { known, refresh } = usePacks();
  const [part, setPart] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const pack = known?.find((one) => one.game === game);

  function changed(): void {
    refresh();
    onChange?.();
  }

  async function keep(): Promise<void> {
    setFailure(null);
    setPart(0);
    try {
      await keepGame(game, name, setPart);
      // Asks the browser not to remove the game unless the reader does.
      await navigator.storage?.persist?.();
    } catch (error) {
      setFailure(t('failed', { reason: error instanceof Error ? error.message : String(error) }));
    }
    setPart(null);
    changed();
  }

  return (
    <section className="keep-game needs-script">
      <h2>{heading ?? t('title')}</h2>
      <p role="status">
        {pack
          ? t('kept', {
              release: pack.release,
              date: day(pack.effectiveAt),
              pages: pack.pages,
              size: (pack.size / 1e6).toFixed(1),
            })
          : t('about', { game: name, engine: String(engine) })}
      </p>
      <Refusal of={failure} className="match-failure" />
      <p className="actions">
        <button type="button" className="button" disabled={part !== null || known === null} onClick={() => void keep()}>
          <Download size={16} aria-hidden="true" />{' '}
          {part === null
            ? pack
              ? t('update')
              : t('keep', { game: name })
            : t('keeping', { percent: Math.floor(part * 100) })}
        </button>
        {pack && (
          <button type="button" className="button button-quiet" onClick={() => void removePacks(game).then(changed)}>
            <Trash2 size={16} aria-hidden="true" /> {t('remove')}
          </button>
        )}
      </p>
    </section>
  );
}
