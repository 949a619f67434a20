/** Copies a sentence that was not read, and deletes it from the list when it is dealt with. */
'use client';
import { SettleUnreadSentenceDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { CopyButton } from '../../shared/components/copy-button.tsx';
import { Refusal } from '../../shared/components/refusal.tsx';
import { request } from '../../shared/request.ts';
import { useAction } from '../../shared/use-action.ts';

export function SettleSentence({ game, text }: { readonly game: string; readonly text: string }) {
  const t = useTranslations('desk.settleSentence');
  const router = useRouter();
  const action = useAction();
  const settle = (): void =>
    void action.run(async () => {
      await request(SettleUnreadSentenceDocument, { game, text });
      router.refresh();
    });
  return (
    <>
      <p className="button-row">
        <CopyButton text={text}>{t('copy')}</CopyButton>
        <button type="button" className="button" disabled={action.busy} onClick={settle}>
          {t('done')}
        </button>
      </p>
      <Refusal of={action.error} />
    </>
  );
}
