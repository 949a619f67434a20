/** The buttons that block a person with whom the reader has played, and that end a block. */
'use client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { Refusal } from '../../../shared/components/refusal.tsx';
import { useErrorNote } from '../../../shared/use-error-note.tsx';
import { useFailure } from '../../../shared/use-failure.ts';
import { ask } from '../../device/index.ts';

interface BlockButtonProps {
  readonly match: string;
  readonly seat: number;
  readonly name: string;
}

export function BlockButton({ match, seat, name }: BlockButtonProps) {
  const t = useTranslations('play.players');
  return (
    <Asking label={t('blockName', { name })} send={() => ask('BlockPlayer', { match, seat })}>
      {t('block')}
    </Asking>
  );
}

export function UnblockButton({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useTranslations('play.players');
  return (
    <Asking label={t('unblockName', { name })} send={() => ask('UnblockPlayer', { id })}>
      {t('unblock')}
    </Asking>
  );
}

interface AskingProps {
  readonly label: string;
  readonly children: string;
  send(): Promise<unknown>;
}

function Asking({ label, children, send }: AskingProps) {
  const noteOf = useErrorNote();
  const router = useRouter();
  const [failure, setFailure] = useFailure();
  const press = (): void =>
    void send().then(
      () => router.refresh(),
      (error: unknown) => setFailure(noteOf(error)),
    );
  return (
    <>
      <button type="button" className="button" aria-label={label} onClick={press}>
        {children}
      </button>
      <Refusal of={failure} className="match-failure" />
    </>
  );
}
