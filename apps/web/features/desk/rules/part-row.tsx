/** A part of a chapter in the editor: a heading, prose, or a rule with its number, its condition and its menu. */
'use client';
import type { ChapterPart } from '@rulewright/content/rule-text';
import { useTranslations } from 'next-intl';
import { useState, type DragEvent, type ReactNode, type Ref } from 'react';
import type { ChapterWords, Saying } from './chapter-words.ts';
import type { ChipKind } from './chip-panel.tsx';
import { RuleMenu, type RuleStep } from './rule-menu.tsx';
import { SentenceEditor, type SentenceHandle, type SentenceKeys } from './sentence-editor.tsx';
import type { SentenceChip } from '@rulewright/content/rule-text';

export type WrittenPart = Extract<ChapterPart, { readonly body: unknown }>;

/** The type of the data of a dragged rule. */
const DRAGGED = 'text/x-rule';

export interface PartRowProps {
  readonly part: WrittenPart;
  readonly sentence: string;
  readonly words: ChapterWords;
  readonly saying: Saying;
  readonly readOnly: boolean;
  readonly isActive: boolean;
  readonly showsId: boolean;
  readonly editor: Ref<SentenceHandle>;
  readonly keys: SentenceKeys;
  readonly steps: readonly RuleStep[];
  readonly onStep: (step: RuleStep) => void;
  readonly onChip: (chip: SentenceChip) => void;
  readonly onInsert: (kind: ChipKind) => void;
  readonly onChange: (sentence: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  /** Called with the id of a rule that was dropped on this part. */
  readonly onDrop: (rule: string, side: 'above' | 'below') => void;
  /** The open panel of this part. */
  readonly children: ReactNode;
}

const INSERTED: readonly ChipKind[] = ['value', 'term', 'link', 'when'];

export function PartRow(props: PartRowProps) {
  const t = useTranslations('desk.ruleDesk');
  const { part, sentence, words, saying, readOnly, isActive, children } = props;
  const [side, setSide] = useState<'above' | 'below' | null>(null);
  const rule = part.kind === 'rule' ? part : null;
  const number = rule ? words.rules.find(({ id }) => id === rule.id)?.number : undefined;
  const successor = rule?.attributes['replaced-by'];
  const name = rule ? t('ruleNamed', { number: number ?? t('newNumber') }) : t('partName', { kind: part.kind });
  const over = (event: DragEvent<HTMLElement>): void => {
    if (readOnly || !event.dataTransfer.types.includes(DRAGGED)) return;
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    setSide(event.clientY < top + height / 2 ? 'above' : 'below');
  };
  return (
    <div
      className="part-row"
      data-kind={part.kind}
      data-level={part.kind === 'heading' ? part.level : undefined}
      data-retired={successor !== undefined || undefined}
      data-drop={side ?? undefined}
      onDragOver={over}
      onDragLeave={() => setSide(null)}
      onDrop={(event) => {
        event.preventDefault();
        const dragged = event.dataTransfer.getData(DRAGGED);
        if (side && dragged !== '') props.onDrop(dragged, side);
        setSide(null);
      }}
    >
      {rule && (
        <span
          className="part-number"
          draggable={!readOnly}
          title={readOnly ? undefined : t('dragRule')}
          onDragStart={(event) => {
            event.dataTransfer.setData(DRAGGED, rule.id);
            event.dataTransfer.effectAllowed = 'move';
          }}
        >
          {number ?? t('newNumber')}
        </span>
      )}
      <div className="part-body">
        {rule?.attributes['when'] !== undefined && (
          <button type="button" className="sentence-chip" data-kind="when" onClick={() => props.onStep('condition')}>
            {saying.condition(rule.attributes['when'])}
          </button>
        )}
        {successor !== undefined && (
          <p className="part-successor">
            {t('replacedBy', { number: words.rules.find(({ id }) => id === successor)?.number ?? t('newNumber') })}
          </p>
        )}
        {(successor === undefined || sentence !== '') && (
          <SentenceEditor
            ref={props.editor}
            text={sentence}
            label={name}
            hint={t('hint', { kind: part.kind })}
            readOnly={readOnly || successor !== undefined}
            say={saying.chip}
            onChip={props.onChip}
            onChange={props.onChange}
            onFocus={props.onFocus}
            onBlur={props.onBlur}
            keys={props.keys}
          />
        )}
        {props.showsId && rule && <code>{rule.id}</code>}
        {isActive && !readOnly && part.kind !== 'heading' && successor === undefined && (
          <p className="part-inserts" role="group" aria-label={t('insert')}>
            {INSERTED.map((kind) => (
              // Keeps the focus in the sentence, so that its selection stays.
              <button
                key={kind}
                type="button"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => props.onInsert(kind)}
              >
                {t('insertKind', { kind })}
              </button>
            ))}
          </p>
        )}
        {children}
      </div>
      {rule && props.steps.length > 0 && (
        <RuleMenu label={t('menuOf', { name })} steps={props.steps} onStep={props.onStep} />
      )}
    </div>
  );
}
