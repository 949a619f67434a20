/** The editor of a chapter: its rules as sentences with numbers. It edits the text of the document, which stays as it is elsewhere. */
'use client';
import { rulePrefixOf, type ChapterPart } from '@rulewright/content/rule-text';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { useSaying, type ChapterWords } from './chapter-words.ts';
import { ChipPanel, Panel, RuleChoice } from './chip-panel.tsx';
import { ConditionForm } from './condition-form.tsx';
import { PartRow, type WrittenPart } from './part-row.tsx';
import type { RuleStep } from './rule-menu.tsx';
import { SectionChoice, type OtherChapters } from './section-choice.tsx';
import { keyOfRule, useRuleDesk, type KeyedPart, type RuleDeskState } from './use-rule-desk.ts';

export interface RuleDeskProps {
  readonly path: string;
  readonly text: string;
  readonly readOnly: boolean;
  readonly words: ChapterWords;
  /** The released text; null for a chapter that was never released. */
  readonly releasedText: string | null;
  /** The only rule to show. The reader can show the rest. */
  readonly item?: string | undefined;
  readonly sought: { readonly line: number } | null;
  readonly valueHref: (name: string) => string | undefined;
  /** Undefined for a document that no one can edit here. */
  readonly chapters?: OtherChapters | undefined;
  readonly onChange: (text: string) => void;
  readonly onLine: (line: number) => void;
  readonly onComment?: ((line: number) => void) | undefined;
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

const rulesIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/^:{3,}rule\{#([\w.-]+)/gmu), ([, id]) => id!));

export function RuleDesk(props: RuleDeskProps) {
  const t = useTranslations('desk.ruleDesk');
  const { text, readOnly, words, releasedText, path, item, sought } = props;
  const saying = useSaying(words);
  const taken = useMemo(() => new Set(words.rules.map(({ id }) => id)), [words]);
  const released = useMemo(() => rulesIn(releasedText ?? ''), [releasedText]);
  const desk = useRuleDesk({ ...props, taken, released, prefix: rulePrefixOf(path, words.rules[0]?.id) });
  const { parts } = desk;
  const [showsAll, setShowsAll] = useState(item === undefined);
  useEffect(() => {
    if (!sought) return;
    const part = parts?.findLast(({ part: { from } }) => lineAt(text, from) <= sought.line);
    if (part) desk.focusOn(part.key, 0);
    // Only a new request moves the caret.
  }, [sought]);
  if (parts === null) return <p className="rule-desk">{t('tooLong')}</p>;
  // A new rule, such as the second half of one that was split, is shown with the rule that was opened.
  const isNew = ({ part }: KeyedPart): boolean => part.kind === 'rule' && !released.has(part.id);
  const isShown = (one: KeyedPart): boolean =>
    showsAll || item === undefined || one.key === keyOfRule(item) || isNew(one);
  const hidden = parts.filter((part) => !isShown(part)).length;
  return (
    <div className="rule-desk">
      {!showsAll && hidden > 0 && hidden < parts.length && (
        <button type="button" className="button" onClick={() => setShowsAll(true)}>
          {t('showChapter')}
        </button>
      )}
      {parts.map((one) =>
        showsAll || hidden === parts.length || isShown(one) ? (
          <Row key={one.key} {...props} desk={desk} saying={saying} released={released} one={one} parts={parts} />
        ) : null,
      )}
      {!readOnly && (
        <p>
          <button type="button" className="button" onClick={() => desk.add(null)}>
            {t('newRule')}
          </button>
        </p>
      )}
      <p className="rule-desk-done" role="status">
        {desk.done && (
          <>
            {t('done', { step: desk.done.step })}{' '}
            <button type="button" className="link-button" onClick={desk.undo}>
              {t('undo')}
            </button>
          </>
        )}
      </p>
    </div>
  );
}

interface RowProps extends RuleDeskProps {
  readonly desk: RuleDeskState;
  readonly saying: ReturnType<typeof useSaying>;
  readonly released: ReadonlySet<string>;
  readonly one: KeyedPart;
  readonly parts: readonly KeyedPart[];
}

const isWritten = (part: ChapterPart): part is WrittenPart => 'body' in part;

function Row(props: RowProps) {
  const { desk, saying, one, parts, text, readOnly, words } = props;
  const [showsId, setShowsId] = useState(false);
  const { key, part } = one;
  if (!isWritten(part)) return <PassageRow {...props} />;
  const id = part.kind === 'rule' ? part.id : null;
  const line = lineAt(text, part.from);
  const take = (step: RuleStep): void => {
    if (id === null) return;
    if (step === 'id') setShowsId(!showsId);
    else if (step === 'comment') props.onComment?.(line);
    else if (step === 'condition' || step === 'retire' || step === 'section') desk.setPanel({ part: key, type: step });
    else if (step === 'split') desk.split(id, desk.editors.current.get(key)?.selected().from ?? 0);
    else if (step === 'merge') desk.merge(id);
    else if (step === 'up' || step === 'down') desk.move(id, step === 'up' ? -1 : 1);
    else if (step === 'new') desk.add(part.from);
    else if (step === 'restore') desk.restore(id);
    else desk.remove(id);
  };
  /** Continues in the field above or below. */
  const leave = (by: -1 | 1): boolean => {
    const fields = parts.filter(({ part: other }) => isWritten(other));
    const next = fields[fields.findIndex((field) => field.key === key) + by];
    if (!next || !desk.editors.current.has(next.key)) return false;
    desk.focusOn(next.key, by > 0 ? 0 : Infinity);
    return true;
  };
  const sentence = text.slice(part.body.from, part.body.to);
  return (
    <PartRow
      part={part}
      sentence={sentence}
      words={words}
      saying={saying}
      readOnly={readOnly}
      isActive={desk.active === key}
      showsId={showsId}
      editor={(handle) => {
        if (handle) desk.editors.current.set(key, handle);
        else desk.editors.current.delete(key);
      }}
      keys={{
        enter: (at) => (id === null ? part.kind === 'heading' : desk.split(id, at)),
        backspace: () => id !== null && (sentence === '' && !props.released.has(id) ? desk.remove(id) : desk.merge(id)),
        move: (by) => id !== null && desk.move(id, by),
        leave,
        undo: desk.undo,
      }}
      steps={stepsOf(props, part)}
      onStep={take}
      onChip={(chip) =>
        readOnly || desk.setPanel({ part: key, type: 'chip', kind: chip.kind, chip, from: chip.from, to: chip.to })
      }
      onInsert={(kind) => {
        const { from, to } = desk.editors.current.get(key)?.selected() ?? { from: 0, to: 0 };
        desk.setPanel({ part: key, type: 'chip', kind, chip: null, from, to });
      }}
      onChange={(next) => desk.setBody(key, next)}
      onFocus={() => {
        desk.setActive(key);
        props.onLine(line);
      }}
      onBlur={() => {
        if (id !== null) desk.nameRule(id);
      }}
      onDrop={(rule, side) => desk.moveTo(rule, part.from, side)}
    >
      {desk.panel?.part === key && <RowPanel {...props} part={part} sentence={sentence} />}
    </PartRow>
  );
}

function stepsOf({ readOnly, released, onComment }: RowProps, part: WrittenPart): RuleStep[] {
  if (part.kind !== 'rule') return [];
  const asked: RuleStep[] = onComment ? ['comment', 'id'] : ['id'];
  if (readOnly) return asked;
  if (part.attributes['replaced-by'] !== undefined) return ['restore', ...asked];
  return [
    'new',
    'split',
    'merge',
    'up',
    'down',
    'section',
    'condition',
    released.has(part.id) ? 'retire' : 'delete',
    ...asked,
  ];
}

interface RowPanelProps extends RowProps {
  readonly part: WrittenPart;
  readonly sentence: string;
}

function RowPanel({ desk, words, text, chapters, part, one: { key }, sentence, valueHref, parts }: RowPanelProps) {
  const t = useTranslations('desk.ruleDesk');
  const { panel } = desk;
  const close = (): void => {
    desk.setPanel(null);
    desk.focusOn(key, panel?.type === 'chip' ? panel.to : 0);
  };
  if (panel?.type === 'chip')
    return (
      <ChipPanel
        key={`${panel.kind} ${panel.from}`}
        kind={panel.kind}
        chip={panel.chip}
        selected={sentence.slice(panel.from, panel.to)}
        words={words}
        sentence={sentence}
        valueHref={valueHref}
        onClose={close}
        onWrite={(written) => {
          desk.setPanel(null);
          desk.editors.current.get(key)?.replace(panel.from, panel.to, written);
        }}
      />
    );
  if (part.kind !== 'rule' || !panel) return null;
  const { id, attributes } = part;
  return (
    <Panel title={t('panel', { kind: panel.type })} onClose={close}>
      {panel.type === 'condition' && (
        <ConditionForm
          words={words}
          condition={attributes['when'] ?? ''}
          onSave={(condition) => desk.setCondition(id, condition)}
          onRemove={attributes['when'] === undefined ? undefined : () => desk.setCondition(id, null)}
        />
      )}
      {panel.type === 'retire' && (
        <RuleChoice
          label={t('findSuccessor')}
          words={words}
          except={id}
          onChoose={(successor) => void desk.retire(id, successor)}
        />
      )}
      {panel.type === 'section' && (
        <SectionChoice
          id={id}
          text={text}
          headings={parts.flatMap(({ part: each }) => (each.kind === 'heading' ? [each] : []))}
          chapters={chapters}
          onSection={(place) => void desk.moveTo(id, place, 'below')}
          onMoved={() => void desk.remove(id)}
        />
      )}
    </Panel>
  );
}

/** The first or last line of rules that appear only where a condition is true. */
function PassageRow({ desk, saying, words, readOnly, one: { key, part } }: RowProps) {
  const t = useTranslations('desk.ruleDesk');
  if (part.kind !== 'passage') return <p className="passage-end">{t('passageEnd')}</p>;
  return (
    <div className="passage">
      <button
        type="button"
        className="sentence-chip"
        data-kind="when"
        disabled={readOnly}
        onClick={() => desk.setPanel({ part: key, type: 'condition' })}
      >
        {t('passage', { condition: saying.condition(part.condition) })}
      </button>
      {desk.panel?.part === key && (
        <Panel title={t('panel', { kind: 'condition' })} onClose={() => desk.setPanel(null)}>
          <ConditionForm
            words={words}
            condition={part.condition}
            onSave={(condition) => desk.setPassage(key, condition)}
          />
        </Panel>
      )}
    </div>
  );
}
