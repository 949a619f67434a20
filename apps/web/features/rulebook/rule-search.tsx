/**
 * The search within the open rulebook, as you type, with the keyboard: arrow keys and Enter select a rule. It reads
 * the sentences from the DOM, so that the server does not send them twice. It also copies a rule's address after a click on its number,
 * opens hints under the pointer, and marks the current chapter.
 */
'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { findRules, type FoundRule, type ReadableRule } from './find-rules.ts';
import { assistReading } from './assist-reading.ts';

export function RuleSearch() {
  const t = useTranslations('rules.ruleSearch');
  const box = useRef<HTMLInputElement>(null);
  const rules = useRef<ReadableRule[] | null>(null);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const matches = text.trim().length > 1 ? findRules(readRules(), text) : null;

  function readRules(): ReadableRule[] {
    rules.current ??= [...document.querySelectorAll<HTMLElement>('.rule')].map((rule) => ({
      id: rule.id,
      number: rule.querySelector('.rule-number')?.textContent ?? '',
      text: rule.querySelector('.rule-main .rule-text')?.textContent ?? '',
    }));
    return rules.current;
  }

  useEffect(() => assistReading(), []);

  function keyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      setText('');
      box.current?.blur();
    }
    if (!matches?.length) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setAt((old) => (old + (event.key === 'ArrowDown' ? 1 : matches.length - 1)) % matches.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      location.hash = matches[Math.min(at, matches.length - 1)]!.id;
    }
  }

  return (
    <search className="rule-search needs-script">
      <label>
        <span className="visually-hidden">{t('searchTheseRules')}</span>
        <input
          ref={box}
          className="field"
          type="search"
          placeholder={t('searchTheseRules')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={keyDown}
          aria-controls="rule-search-results"
        />
      </label>
      <div id="rule-search-results" aria-live="polite">
        {matches && <Results matches={matches} at={at} text={text} />}
      </div>
    </search>
  );
}

function Results({
  matches,
  at,
  text,
}: {
  readonly matches: readonly FoundRule[];
  readonly at: number;
  readonly text: string;
}) {
  const t = useTranslations('rules.ruleSearch');
  if (matches.length === 0) return <p className="quiet">{t('noRulePageContains', { text: text.trim() })}</p>;
  return (
    <>
      <p className="quiet">
        {matches.length} {t('ruleOtherRules', { count: matches.length })}
      </p>
      <ol className="rule-results">
        {matches.slice(0, 40).map((rule, i) => (
          <li key={rule.id}>
            <a href={`#${rule.id}`} data-at={i === at || undefined}>
              <b>{rule.number}</b> {rule.before}
              <mark>{rule.hit}</mark>
              {rule.after}
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}
