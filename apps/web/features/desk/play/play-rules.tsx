/** The sentences that a play document implements, each with the lines that cite it. */
'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { PlayDesk } from './use-play-desk.ts';

export function PlayRules({ play }: { readonly play: PlayDesk }) {
  const t = useTranslations('desk.playRules');
  const { editing, cited, rule: current } = play;
  const [query, setQuery] = useState('');
  if (!editing) return <p className="quiet">{t('loading')}</p>;
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  const shown = editing.rules.filter(({ id, text }) =>
    words.every((word) => id.includes(word) || text.toLowerCase().includes(word)),
  );
  const atCaret = editing.rules.find(({ id }) => id === current);
  const isCited = ({ id }: { readonly id: string }): boolean => cited.has(id);
  const groups = [
    { id: 'cited', rules: shown.filter(isCited) },
    { id: 'other', rules: shown.filter((one) => !isCited(one)) },
  ] as const;
  return (
    <div className="play-rules">
      <section aria-label={t('ruleOfLine')} className="play-rule-here">
        <h2>{t('ruleOfLine')}</h2>
        {atCaret ? <Rule rule={atCaret} play={play} /> : <p className="quiet">{t('noRuleCoversLine')}</p>}
      </section>
      <p className="form-line">
        <label htmlFor="play-rules-query">{t('search')}</label>
        <input
          id="play-rules-query"
          type="search"
          className="field"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </p>
      {groups.map(({ id, rules }) => (
        <details key={id} open={id === 'cited' || words.length > 0}>
          <summary>{t('group', { group: id, count: rules.length })}</summary>
          <ul>
            {rules.map((rule) => (
              <li key={rule.id} aria-current={rule.id === current ? 'true' : undefined}>
                <Rule rule={rule} play={play} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

interface RuleProps {
  readonly rule: { readonly id: string; readonly text: string };
  readonly play: PlayDesk;
}

/** A press on the rule goes to its first line. Without a line, it is only text. */
function Rule({ rule: { id, text }, play: { cited, seek } }: RuleProps) {
  const t = useTranslations('desk.playRules');
  const lines = cited.get(id) ?? [];
  return (
    <>
      {lines.length > 0 ? (
        <button type="button" className="link-button" onClick={() => seek(lines[0]!)}>
          <code>{id}</code>
        </button>
      ) : (
        <code>{id}</code>
      )}
      <p>{text || t('noSentence')}</p>
      {lines.length > 0 && (
        <p className="play-lines">
          {t('lines', { count: lines.length })}
          {lines.map((line) => (
            <button key={line} type="button" className="link-button" onClick={() => seek(line)}>
              {line}
            </button>
          ))}
        </p>
      )}
    </>
  );
}
