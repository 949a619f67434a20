/**
 * The deck check: the list at the left, the verdicts at the right. It checks the list shortly after each change. Without scripts, the form
 * is submitted.
 */
'use client';
import { applyEdits } from '@rulewright/ui/deck';
import { Layers, Link2, Undo2, Wrench } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState, type ReactNode } from 'react';
import { LONGEST_LINK, LONGEST_LIST, type DeckReport, type DeckVerdict } from '../../shared/deck-verdict.ts';
import { curveOf } from '../../shared/curve.ts';
import { forget } from '../../shared/kept-field.ts';
import { href } from '../../shared/query.ts';
import type { GameWords } from '../../shared/words.ts';
import { CostCurve } from './cost-curve.tsx';
import { DeckEditor } from './deck-editor.tsx';
import { SaveInBrowser, type KeptText } from './keep-here.tsx';
import { marksOf } from './marks.ts';
import { useDeckCheck } from './use-deck-check.ts';
import { useHistory, type History } from './use-history.ts';
import { Verdicts } from './verdicts.tsx';

export interface DeckDeskProps {
  /** The id of the game whose decks are checked. */
  readonly game: string;
  readonly gameName: string;
  readonly initial: { readonly list: string; readonly on: string; readonly report: DeckReport | null };
  /** Whether a mode of the game has dated legality lists. */
  readonly listed: boolean;
  /** The card names of an example list. */
  readonly example: readonly string[];
  readonly words: GameWords;
  /** For a signed-in reader: the saved list from which this one was opened. */
  readonly keeping: { readonly opened: KeptText | null } | null;
  /** Shown instead of the verdicts while there is no list. */
  readonly empty: ReactNode;
  /** Below the list. */
  readonly children?: ReactNode;
}

export function DeckDesk({ game, gameName, initial, listed, example, words, keeping, empty, children }: DeckDeskProps) {
  const t = useTranslations('decks.deckDesk');
  const kt = useTranslations('common.keptText');
  // The list of a link stays apart from other lists.
  const place = `deck-check:${game} ${keeping?.opened?.id ?? initial.list}`;
  const history = useHistory(initial.list, place, kt('list', { game: gameName }));
  const refusal = useTranslations('decks.deckCheckPage');
  const [on, setOn] = useState(initial.on);
  const check = useDeckCheck(game, history.text, initial, on);
  const marks = useMemo(() => marksOf(check.report), [check.report]);
  const failure =
    history.text.length > LONGEST_LIST
      ? refusal('refusal', { reason: 'too_long', most: LONGEST_LIST, mostInLink: LONGEST_LINK })
      : check.failure;
  return (
    <form
      className="deck-desk"
      method="post"
      action={`/${game}/deck-check/check`}
      onSubmit={(event) => (event.preventDefault(), check.now())}
    >
      <div className="deck-desk-list">
        <DeckEditor game={game} text={history.text} onChange={history.type} marks={marks} example={example} />
        {history.isRestored && (
          <p className="quiet" role="status">
            {kt('restoredList')}{' '}
            <button type="button" className="link-button" onClick={() => history.change(initial.list)}>
              {kt('discard')}
            </button>
          </p>
        )}
        {listed && (
          <p>
            <label>
              {t('asOf')}{' '}
              <input
                type="date"
                name="on"
                value={on}
                onChange={(event) => setOn(event.target.value)}
                title={t('asOfHelp')}
              />
            </label>
          </p>
        )}
        <Actions game={game} on={on} history={history} />
        {keeping && (
          <SaveInBrowser
            {...keeping}
            game={game}
            list={history.text}
            named={check.report?.name ?? null}
            onSaved={() => forget(place)}
          />
        )}
        {children}
      </div>
      <div className="deck-desk-answer" aria-busy={check.waiting}>
        <p className="visually-hidden" role="status">
          {check.report
            ? check.report.verdicts
                .map(({ ruleset, legal }) => t('said', { ruleset: ruleset.name, legal: String(legal) }))
                .join(' ')
            : ''}
        </p>
        {failure && (
          <p className="deck-failure" role="alert">
            {failure}{' '}
            <button type="button" className="link-button" onClick={check.now}>
              {t('tryAgain')}
            </button>
          </p>
        )}
        {check.releaseHere !== null && <p className="quiet">{t('checkedHere', { release: check.releaseHere })}</p>}
        {check.report ? (
          <>
            <Verdicts
              verdicts={check.report.verdicts}
              words={words}
              fix={(issue) => <Fix issue={issue} history={history} />}
            />
            {check.report.entries.length > 0 && <CostCurve curve={curveOf(check.report.entries)} />}
          </>
        ) : (
          empty
        )}
      </div>
    </form>
  );
}

interface ActionsProps {
  readonly game: string;
  readonly on: string;
  readonly history: History;
}

/** Check, undo, share and build. */
function Actions({ game, on, history }: ActionsProps) {
  const t = useTranslations('decks.deckDesk');
  const [shared, setShared] = useState(false);

  async function share(): Promise<void> {
    const address = new URL(location.href);
    address.search = new URLSearchParams({ list: history.text, ...(on !== '' && { on }) }).toString();
    window.history.replaceState(null, '', address);
    await navigator.clipboard.writeText(address.href);
    setShared(true);
    setTimeout(() => setShared(false), 1500);
  }

  return (
    <p className="actions">
      <button className="button button-main">{t('check')}</button>
      <button type="button" className="button needs-script" onClick={history.undo} disabled={!history.canUndo}>
        <Undo2 size={16} aria-hidden="true" /> {t('undo')}
      </button>
      <button
        type="button"
        className="button needs-script"
        onClick={() => void share()}
        disabled={history.text.trim() === '' || history.text.length > LONGEST_LINK}
      >
        <Link2 size={16} aria-hidden="true" /> <span aria-live="polite">{shared ? t('linkCopied') : t('share')}</span>
      </button>
      <a
        className="button needs-script"
        href={history.text.length <= LONGEST_LINK ? href(`/${game}/decks/build`, { list: history.text }) : undefined}
      >
        <Layers size={16} aria-hidden="true" /> {t('build')}
      </a>
    </p>
  );
}

interface FixProps {
  readonly issue: DeckVerdict['issues'][number];
  readonly history: History;
}

/** The button that changes the list so that an issue is resolved. */
function Fix({ issue: { fix }, history }: FixProps) {
  if (!fix) return null;
  return (
    <button
      type="button"
      className="button button-quiet needs-script"
      onClick={() => history.change(applyEdits(history.text, fix.edits))}
    >
      <Wrench size={15} aria-hidden="true" /> {fix.label}
    </button>
  );
}
