/** The texts of a card with their terms, and the popovers that explain these terms and the rules beside them. */
import { hintId, RuleText, withRuleBase } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { findTerms } from './find-terms.ts';
import { ruleHref, type CardPageView, type CardPartProps } from './card-view.ts';

/** A text of a card. Each term in it is a button that explains it. A sign after a button stays on its line. */
export function TextWithTerms({ text, view }: CardPartProps & { readonly text: string }) {
  const parts = findTerms(text, view.terms);
  const signAfter = (at: number): string =>
    parts[at]?.term ? (/^[^\s\p{L}\p{N}]*/u.exec(parts[at + 1]?.text ?? '')?.[0] ?? '') : '';
  return parts.map(({ text: part, term }, at) =>
    term ? (
      <span key={at} className="term-and-sign">
        <button type="button" className="hint hint-term" popoverTarget={hintId('term', term.id)}>
          {part}
        </button>
        {signAfter(at)}
      </span>
    ) : (
      <Fragment key={at}>{part.slice(signAfter(at - 1).length)}</Fragment>
    ),
  );
}

/** The terms in the texts of the card. */
const termsOn = ({ card, terms }: CardPageView) =>
  new Set(card.abilities.flatMap(({ text }) => findTerms(text, terms).flatMap(({ term }) => term ?? [])));

export function CardHints({ view }: CardPartProps) {
  const t = useTranslations('cards.hints');
  const rules = Object.entries(view.names.ofText).filter(([, { title }]) => title !== undefined);
  const book = view.firstMode ? `/${view.game}/rules/${view.firstMode}` : `/${view.game}/rules`;
  return (
    <div className="hints">
      {[...termsOn(view)].map((term) => (
        <div key={term.id} id={hintId('term', term.id)} popover="auto" className="popover" role="note">
          <p className="popover-title">{term.term}</p>
          <RuleText html={withRuleBase(term.html, book)} />
          {term.rules[0] !== undefined && (
            <p>
              <a href={ruleHref(view, term.rules[0])}>{t('inTheRules')}</a>
            </p>
          )}
        </div>
      ))}
      {rules.map(([id, { label, title }]) => (
        <div key={id} id={hintId('rule', id)} popover="auto" className="popover" role="note">
          <p className="popover-title">{label}</p>
          <p>{title}</p>
          <p>
            <a href={ruleHref(view, id)}>{t('inTheRules')}</a>
          </p>
        </div>
      ))}
    </div>
  );
}
