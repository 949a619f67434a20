/**
 * The API explorer: a query with its variables, the answer, the schema, and the history. Without scripts it is a form. With scripts, an
 * editor replaces the query field, and answers appear without a page load.
 */
'use client';
import { Tabs } from '@base-ui/react/tabs';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Play, WrapText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState, type SubmitEvent, useEffect } from 'react';
import { readHistory, withAsked, writeHistory, type PastQuery } from '../model/history.ts';
import { runQuery, type Result } from '../model/run-query.ts';
import { href } from '../../../shared/query.ts';
import { useErrorSentence } from '../../../shared/use-error-sentence.ts';
import { useInBrowser } from '../../../shared/use-in-browser.ts';
import { CopyButton } from '../../../shared/components/copy-button.tsx';
import { Tooltip } from '../../../shared/components/tooltip.tsx';
import { HistoryMenu } from './history-menu.tsx';
import type { SchemaPlace } from '../model/place.ts';

interface AnswerPaneProps {
  readonly result: Result | null;
  readonly refusal: string | null;
  readonly waiting: boolean;
}

/** The maximum number of characters to show. */
const SHOWN = 100_000;

/** The answer to a query, or why the site refused to send it. */
function AnswerPane({ result, refusal, waiting }: AnswerPaneProps) {
  const t = useTranslations('developers.answerPane');
  const text = result?.text ?? '';
  return (
    <div aria-busy={waiting}>
      <p className="quiet" role="status">
        {waiting && t('running')}
        {!waiting &&
          result?.milliseconds != null &&
          text !== '' &&
          t('took', { milliseconds: result.milliseconds, characters: text.length })}
      </p>
      {refusal !== null && !waiting && (
        <p className="form-error" role="alert">
          {refusal}
        </p>
      )}
      {refusal === null && text === '' && !waiting && <p className="quiet">{t('nothingYet')}</p>}
      {text !== '' && refusal === null && (
        // Focusable, so that keyboard users can scroll a long answer.
        <pre className="query-answer" tabIndex={0} role="region" aria-label={t('answer')}>
          <code>{text.slice(0, SHOWN)}</code>
          {text.length > SHOWN && `\n… ${t('more', { count: text.length - SHOWN })}`}
        </pre>
      )}
    </div>
  );
}

type Parts = Pick<typeof import('./query-editor.tsx'), 'QueryEditor'> &
  Pick<typeof import('../model/schema.ts'), 'loadSchema' | 'formatted'>;

/** The loaded parts, or null until then. */
function useEditorParts(): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    let gone = false;
    Promise.all([import('./query-editor.tsx'), import('../model/schema.ts')]).then(
      ([{ QueryEditor }, { loadSchema, formatted }]) => {
        if (!gone) setParts({ QueryEditor, loadSchema, formatted });
      },
      // If loading fails, the plain field and the form stay.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return parts;
}

const SchemaDocs = dynamic(() => import('./schema-docs.tsx').then((one) => one.SchemaDocs), { ssr: false });

export interface ExplorerProps {
  readonly first: PastQuery;
  /** The answer that the server rendered with the page. */
  readonly answer: { readonly text: string | null; readonly refusal: string | null } | null;
}

const PATH = '/developers/explorer';
/** The longest query that fits into an address, in characters. */
const LONGEST_LINK = 8_000;

export function Explorer({ first, answer }: ExplorerProps) {
  const t = useTranslations('developers.explorer');
  const sentenceOf = useErrorSentence();
  const parts = useEditorParts();
  const origin = useInBrowser(() => location.origin, '');
  const [asked, setAsked] = useState(first);
  const [history, setHistory] = useState<readonly PastQuery[]>([]);
  const [tab, setTab] = useState<'answer' | 'docs'>('answer');
  const [trail, setTrail] = useState<readonly SchemaPlace[]>([]);
  const schema = useQuery({
    queryKey: ['schema'],
    queryFn: ({ signal }) => parts!.loadSchema(signal),
    enabled: parts !== null,
    staleTime: Infinity,
  });
  const running = useMutation({ mutationFn: runQuery });
  const link = href(PATH, { ...asked });

  function run(): void {
    setTab('answer');
    running.mutate(asked);
    keep(withAsked(readHistory(), asked));
    if (link.length <= LONGEST_LINK) window.history.replaceState(null, '', link);
  }

  function keep(next: readonly PastQuery[]): void {
    setHistory(next);
    writeHistory(next);
  }

  const lookUp = (place: SchemaPlace): void => {
    setTab('docs');
    setTrail([...trail, place]);
  };

  const shown: Result | null = running.data ?? (running.isIdle ? fromPage(answer) : null);
  const refusal = running.error
    ? sentenceOf(running.error)
    : running.data === null
      ? t('badVariables')
      : shown?.refusal;

  return (
    <div className="explorer">
      <form
        className="explorer-ask"
        action={PATH}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          run();
        }}
      >
        <div className="explorer-bar">
          <Tooltip text={t('runKeys')}>
            <button type="submit" className="button button-main">
              <Play size={16} aria-hidden="true" /> {t('runQuery')}
            </button>
          </Tooltip>
          <button
            type="button"
            className="button needs-script"
            disabled={!parts}
            onClick={() => {
              const query = parts?.formatted(asked.query);
              if (query != null) setAsked({ ...asked, query });
            }}
          >
            <WrapText size={16} aria-hidden="true" /> {t('formatQuery')}
          </button>
          <HistoryMenu
            history={history}
            onShow={() => setHistory(readHistory())}
            onOpen={setAsked}
            onClear={() => keep([])}
          />
          {link.length <= LONGEST_LINK && <CopyButton text={origin + link}>{t('copyLink')}</CopyButton>}
        </div>
        {parts ? (
          <parts.QueryEditor
            label={t('query')}
            text={asked.query}
            schema={schema.data}
            onChange={(query) => setAsked((old) => ({ ...old, query }))}
            onRun={run}
            onLookUp={(type, field) => lookUp({ type, field })}
          />
        ) : (
          <textarea
            name="query"
            aria-label={t('query')}
            className="field code-field query-field"
            spellCheck={false}
            required
            value={asked.query}
            onChange={(event) => setAsked({ ...asked, query: event.target.value })}
          />
        )}
        <p className="quiet needs-script">{t('keys')}</p>
        <details open={first.variables !== ''}>
          <summary>{t('variables')}</summary>
          <p className="form-line">
            <label htmlFor="variables">{t('aJsonObject')}</label>
            <textarea
              id="variables"
              name="variables"
              className="field code-field"
              rows={4}
              spellCheck={false}
              value={asked.variables}
              onChange={(event) => setAsked({ ...asked, variables: event.target.value })}
            />
          </p>
        </details>
      </form>
      <Tabs.Root
        className="explorer-side"
        value={tab}
        onValueChange={(next: 'answer' | 'docs' | null) => next && setTab(next)}
      >
        <Tabs.List className="side-tab-list" aria-label={t('answerAndSchema')} activateOnFocus>
          <Tabs.Tab value="answer">{t('answer')}</Tabs.Tab>
          <Tabs.Tab value="docs" className="needs-script">
            {t('schema')}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="answer" className="side-tab-panel">
          <AnswerPane result={shown} refusal={refusal ?? null} waiting={running.isPending} />
        </Tabs.Panel>
        <Tabs.Panel value="docs" className="side-tab-panel">
          {schema.data && (
            <SchemaDocs
              schema={schema.data}
              trail={trail}
              onGo={lookUp}
              onBack={() => setTrail((old) => old.slice(0, -1))}
            />
          )}
          {schema.isPending && <p className="quiet">{t('loadingSchema')}</p>}
          {schema.error && (
            <p className="form-error" role="alert">
              {t('noSchema')}{' '}
              <button type="button" className="link-button" onClick={() => void schema.refetch()}>
                {t('loadSchemaAgain')}
              </button>
            </p>
          )}
        </Tabs.Panel>
      </Tabs.Root>
    </div>
  );
}

const fromPage = (answer: ExplorerProps['answer']): Result | null =>
  answer && { text: answer.text ?? '', refusal: answer.refusal, milliseconds: null };
