/**
 * The actions on the stack: each with its card, its sentence and its targets. The page loads this file when the stack has its first action.
 */
'use client';
import { CardCut, RuleRef } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';
import { moveByArrows } from '../arrow-keys.ts';
import type { CardTexts } from '../card-texts.ts';
import type { Pending } from './use-resolved.ts';
import { namesOf, useStateWord } from './words.ts';

export interface StackProps {
  readonly pending: readonly Pending[];
  /** The number of decisions so far. */
  readonly taken: number;
  readonly faces: string;
  readonly texts: CardTexts;
  readonly ruleHref: (rule: string) => string;
  /** The action under the pointer or with the focus. */
  readonly pointed: Pending | null;
  /** Whether the stack is collapsed to one line that the reader can open, for small screens. */
  readonly folds?: boolean;
  onPoint(action: Pending | null): void;
  /** Called when the reader presses an action, to show its card. */
  onRead?(action: Pending): void;
}

interface StackListProps extends StackProps {
  /** The resolved actions that have not left the stack yet. */
  readonly resolved: readonly Pending[];
}

/** Shows the actions, of which there must be at least one. */
export function StackList({ resolved, ...props }: StackListProps) {
  const { pending, folds = false, faces } = props;
  const t = useTranslations('play.stack');
  const wordOf = useStateWord();
  const first = (resolved[0] ?? pending[0])!;
  const list = (
    <ol className="stack-list" onKeyDown={moveByArrows}>
      {resolved.map((one) => (
        <Entry key={`resolved ${one.id}`} {...props} action={one} word={t('resolved')} isResolved />
      ))}
      {pending.map((one, at) => (
        <Entry key={one.id} {...props} action={one} word={wordOf(one, at)} />
      ))}
    </ol>
  );
  if (!folds)
    return (
      <section className="stack" aria-labelledby="stack-title">
        <h2 id="stack-title">{t('title')}</h2>
        {list}
      </section>
    );
  return (
    <section className="stack stack-folds" aria-label={t('title')}>
      <details>
        <summary>
          <Face action={first} faces={faces} />
          <span className="stack-line">{first.sentence}</span>
          <span className="stack-more">{t('waiting', { count: pending.length })}</span>
        </summary>
        {list}
      </details>
    </section>
  );
}

function Face({ action: { card }, faces }: { readonly action: Pending; readonly faces: string }) {
  return (
    <span className="stack-face" data-hidden={card ? undefined : ''}>
      {card && <CardCut faces={faces} slug={card.slug} />}
    </span>
  );
}

interface EntryProps extends StackProps {
  readonly action: Pending;
  readonly word: string | null;
  readonly isResolved?: boolean;
}

function Entry({ action, word, isResolved, faces, texts, ruleHref, onPoint, onRead }: EntryProps) {
  const t = useTranslations('play.stack');
  const { card, sentence, targets, rule, state } = action;
  const leave = (): void => onPoint(null);
  return (
    <li data-state={isResolved ? 'resolved' : state}>
      <button
        type="button"
        className="stack-entry"
        onClick={() => onRead?.(action)}
        onPointerEnter={() => onPoint(action)}
        onPointerLeave={leave}
        onFocus={() => onPoint(action)}
        onBlur={leave}
      >
        <Face action={action} faces={faces} />
        <span className="stack-text">
          <strong>{sentence}</strong>
          {targets.length > 0 && <span>{t('targets', { names: namesOf(action) })}</span>}
          {word && <span className="stack-word">{word}</span>}
        </span>
      </button>
      {card &&
        texts[card.slug]?.map((text) => (
          <p key={text} className="stack-printed">
            {text}
          </p>
        ))}
      <RuleRef id={rule} href={ruleHref(rule)} />
    </li>
  );
}
