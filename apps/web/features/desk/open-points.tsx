/** The points to look at before a change set is approved or published: open comments, and rules that disappear. */
'use client';
import { ConfirmRemovedRulesDocument, type ChangeSetQuery, type CommentPartsFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { documentHref } from '../../shared/editing/states.ts';
import { request } from '../../shared/request.ts';
import { useAction } from '../../shared/use-action.ts';
import { Refusal } from '../../shared/components/refusal.tsx';

/** The characters of a comment that the list shows. */
const FIRST_WORDS = 90;

/** The start of a comment, without a cut word. */
function firstWords(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= FIRST_WORDS) return line;
  return `${line.slice(0, FIRST_WORDS).replace(/\s\S*$/u, '')}…`;
}

/** The open comments, each as a link to its place in the discussion. Nothing if there are none. */
export function OpenComments({ comments }: { readonly comments: readonly CommentPartsFragment[] }) {
  const t = useTranslations('desk.openPoints');
  const open = comments.filter(({ resolved }) => !resolved);
  if (open.length === 0) return null;
  return (
    <div className="open-points" role="note">
      <p>
        <strong>{t('openComments', { count: open.length })}</strong>
      </p>
      <ul>
        {open.map(({ id, author, body, suggestion }) => (
          <li key={id}>
            {author.replace(/ <.*/u, '')}:{' '}
            <a href={`#comment-${id}`}>{firstWords(body || suggestion || '') || t('suggestion')}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface RemovedRulesProps {
  readonly id: number;
  readonly version: number;
  readonly rules: NonNullable<ChangeSetQuery['changeSet']>['removedRules'];
  readonly mayConfirm: boolean;
}

/** The rules that disappear with the change set, each with a button that confirms it. */
export function RemovedRules({ id, version, rules, mayConfirm }: RemovedRulesProps) {
  const t = useTranslations('desk.openPoints');
  const router = useRouter();
  const action = useAction();
  if (rules.length === 0) return null;
  const confirm = (ids: readonly string[]): void =>
    void action.run(async () => {
      await request(ConfirmRemovedRulesDocument, { id, version, rules: [...ids] });
      router.refresh();
    });
  return (
    <section className="section open-points" aria-label={t('removedRules')}>
      <h2>{t('removedRules')}</h2>
      <p>{t('removedRulesHelp')}</p>
      <ul>
        {rules.map((rule) => (
          <li key={rule.id}>
            <code>{rule.id}</code>: <q>{rule.words}</q>{' '}
            <a href={documentHref(rule.path, id)}>{t('openChapter', { line: rule.line })}</a>{' '}
            {mayConfirm && (
              <button type="button" className="link-button" disabled={action.busy} onClick={() => confirm([rule.id])}>
                {t('confirmRemoval')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {mayConfirm && rules.length > 1 && (
        <button
          type="button"
          className="button"
          disabled={action.busy}
          onClick={() => confirm(rules.map((rule) => rule.id))}
        >
          {t('confirmAll', { count: rules.length })}
        </button>
      )}
      <Refusal of={action.error} />
    </section>
  );
}
