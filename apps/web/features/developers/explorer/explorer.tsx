/**
 * The API explorer: a query with its variables, the answer, the schema, and the history. Without scripts it is a form. With scripts, an
 * editor replaces the query field, and answers appear without a page load.
 */
'use client';
import { Tabs } from '@base-ui/react/tabs';
import { Play, WrapText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { CopyButton } from '../../../shared/components/copy-button.tsx';
import { Tooltip } from '../../../shared/components/tooltip.tsx';
import { useInBrowser } from '../../../shared/use-in-browser.ts';
import { readHistory } from '../model/history.ts';
import { AnswerPane } from './answer-pane.tsx';
import { HistoryMenu } from './history-menu.tsx';
import { PATH, useExplorer, type ExplorerModel, type ExplorerProps } from './use-explorer.ts';

const SchemaDocs = dynamic(() => import('./schema-docs.tsx').then((one) => one.SchemaDocs), { ssr: false });

export function Explorer(props: ExplorerProps) {
  const explorer = useExplorer(props);
  return (
    <div className="explorer">
      <QueryForm explorer={explorer} />
      <Answer explorer={explorer} />
    </div>
  );
}

interface PartProps {
  readonly explorer: ExplorerModel;
}

function QueryForm({ explorer }: PartProps) {
  const t = useTranslations('developers.explorer');
  const { first, view, dispatch, parts, schema, run } = explorer;
  const { asked } = view;
  return (
    <form
      className="explorer-ask"
      action={PATH}
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <QueryBar explorer={explorer} />
      {parts ? (
        <parts.QueryEditor
          label={t('query')}
          text={asked.query}
          schema={schema.data}
          onChange={(query) => dispatch({ type: 'edit', asked: { query } })}
          onRun={run}
          onLookUp={(type, field) => dispatch({ type: 'look-up', place: { type, field } })}
        />
      ) : (
        <textarea
          name="query"
          aria-label={t('query')}
          className="field code-field query-field"
          spellCheck={false}
          required
          value={asked.query}
          onChange={(event) => dispatch({ type: 'edit', asked: { query: event.target.value } })}
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
            onChange={(event) => dispatch({ type: 'edit', asked: { variables: event.target.value } })}
          />
        </p>
      </details>
    </form>
  );
}

function QueryBar({ explorer }: PartProps) {
  const t = useTranslations('developers.explorer');
  const origin = useInBrowser(() => location.origin, '');
  const { view, dispatch, parts, link } = explorer;
  return (
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
          const query = parts?.formatted(view.asked.query);
          if (query != null) dispatch({ type: 'edit', asked: { query } });
        }}
      >
        <WrapText size={16} aria-hidden="true" /> {t('formatQuery')}
      </button>
      <HistoryMenu
        history={view.history}
        onShow={() => dispatch({ type: 'history', history: readHistory() })}
        onOpen={(asked) => dispatch({ type: 'edit', asked })}
        onClear={() => explorer.keepHistory([])}
      />
      {link !== null && <CopyButton text={origin + link}>{t('copyLink')}</CopyButton>}
    </div>
  );
}

/** The tabs with the answer and the schema. */
function Answer({ explorer }: PartProps) {
  const t = useTranslations('developers.explorer');
  const { view, dispatch, schema, result, refusal, waiting } = explorer;
  return (
    <Tabs.Root
      className="explorer-side"
      value={view.tab}
      onValueChange={(tab: 'answer' | 'docs' | null) => tab && dispatch({ type: 'tab', tab })}
    >
      <Tabs.List className="side-tab-list" aria-label={t('answerAndSchema')} activateOnFocus>
        <Tabs.Tab value="answer">{t('answer')}</Tabs.Tab>
        <Tabs.Tab value="docs" className="needs-script">
          {t('schema')}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="answer" className="side-tab-panel">
        <AnswerPane result={result} refusal={refusal} waiting={waiting} />
      </Tabs.Panel>
      <Tabs.Panel value="docs" className="side-tab-panel">
        {schema.data && (
          <SchemaDocs
            schema={schema.data}
            trail={view.trail}
            onGo={(place) => dispatch({ type: 'look-up', place })}
            onBack={() => dispatch({ type: 'back' })}
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
  );
}
