/** The selected card: its texts, and the reasons why it cannot act. */
'use client';
import { CardCut, RuleRef } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';

export interface CardReason {
  readonly sentence: string;
  readonly rule?: string | null;
}

export interface SelectedCardProps {
  readonly card: number;
  readonly name: string;
  readonly texts: readonly string[];
  readonly slug: string;
  /** The base address of card pictures. */
  readonly faces: string;
  /** The address of the card's page. */
  readonly href: string;
  /** The reasons why the card cannot act. Null if it can, or while the reasons are loading. */
  readonly why: readonly CardReason[] | null;
  readonly ruleHref: (rule: string) => string;
  onBack(): void;
}

export function SelectedCard({ name, slug, faces, texts, href, why, ruleHref, onBack }: SelectedCardProps) {
  const t = useTranslations('play.selectedCard');
  return (
    <div className="decision-selected" role="status">
      <span className="decision-cut">
        <CardCut faces={faces} slug={slug} />
      </span>
      <p className="decision-selected-head">
        <a href={href} target="_blank" rel="noreferrer">
          <strong>{name}</strong>
        </a>
        <button type="button" className="button button-quiet" onClick={onBack}>
          {t('allOptions')}
        </button>
      </p>
      {(texts.length > 0 || why) && (
        <div className="decision-selected-text" role="group" aria-label={name} tabIndex={0}>
          {why?.map(({ sentence, rule }) => (
            <p key={sentence}>
              {sentence} {rule && <RuleRef id={rule} href={ruleHref(rule)} />}
            </p>
          ))}
          {why?.length === 0 && <p>{t('noOptions')}</p>}
          {texts.map((text) => (
            <p key={text} className="decision-text">
              {text}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
