/** The state of the editor of rules: the text with its parts, the open panel, where to continue, and what can be undone. */
'use client';
import {
  idForRule,
  isUnnamed,
  mergeRules,
  moveRule,
  moveRuleTo,
  newRule,
  partsOfChapter,
  renamed,
  splitRule,
  withAttribute,
  withBody,
  withoutRule,
  withPassage,
  type ChapterEdit,
  type ChapterPart,
  type SentenceChip,
} from '@rulewright/content/rule-text';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ChipKind } from './chip-panel.tsx';
import type { RuleStep } from './rule-menu.tsx';
import type { SentenceHandle } from './sentence-editor.tsx';

export type OpenPanel =
  | {
      readonly part: string;
      readonly type: 'chip';
      readonly kind: ChipKind;
      readonly chip: SentenceChip | null;
      readonly from: number;
      readonly to: number;
    }
  | { readonly part: string; readonly type: 'condition' | 'retire' | 'section' };

/** Parts with keys that stay while their words change. */
export interface KeyedPart {
  readonly key: string;
  readonly part: ChapterPart;
}

export interface RuleDeskStart {
  readonly text: string;
  readonly readOnly: boolean;
  /** Ids of rules that exist elsewhere. */
  readonly taken: ReadonlySet<string>;
  /** Ids of rules in the released text. Such a rule is retired and not deleted. */
  readonly released: ReadonlySet<string>;
  /** The beginning of ids in a chapter without rules. */
  readonly prefix: string;
  readonly onChange: (text: string) => void;
}

function keyed(parts: readonly ChapterPart[]): KeyedPart[] {
  const seen = new Map<string, number>();
  return parts.map((part) => {
    const name = part.kind === 'rule' ? `rule ${part.id}` : part.kind;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { key: count > 1 || part.kind !== 'rule' ? `${name} ${count}` : name, part };
  });
}

export const keyOfRule = (id: string): string => `rule ${id}`;

export function useRuleDesk({ text, readOnly, taken, released, prefix, onChange }: RuleDeskStart) {
  const parts = useMemo(() => {
    const read = partsOfChapter(text);
    return read && keyed(read);
  }, [text]);
  const [panel, setPanel] = useState<OpenPanel | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const [done, setDone] = useState<{ readonly step: RuleStep; readonly before: string; readonly after: string } | null>(
    null,
  );
  /** The text with changes that are not rendered yet. */
  const now = useRef(text);
  useEffect(() => {
    now.current = text;
  }, [text]);
  const editors = useRef(new Map<string, SentenceHandle>());
  const wanted = useRef<{ readonly key: string; readonly at: number } | null>(null);
  useEffect(() => {
    const next = wanted.current;
    const editor = next && editors.current.get(next.key);
    if (!next || !editor) return;
    wanted.current = null;
    editor.focus(next.at);
  });

  const write = (next: string): void => {
    if (readOnly || next === now.current) return;
    now.current = next;
    onChange(next);
  };
  const partNow = (key: string): ChapterPart | undefined =>
    keyed(partsOfChapter(now.current) ?? []).find((one) => one.key === key)?.part;
  /** Takes an edit of several parts, and offers to undo it. Returns whether there was one. */
  const take = (step: RuleStep, edit: ChapterEdit | string | null): boolean => {
    if (edit === null || readOnly) return false;
    const before = now.current;
    const after = typeof edit === 'string' ? edit : edit.text;
    if (typeof edit !== 'string') wanted.current = { key: keyOfRule(edit.rule), at: edit.at };
    setPanel(null);
    setDone({ step, before, after });
    write(after);
    return true;
  };
  const freshId = (sentence: string): string => idForRule(now.current, sentence, prefix, taken);
  const focusOn = (key: string, at: number): void => editors.current.get(key)?.focus(at);

  return {
    parts,
    panel,
    setPanel,
    active,
    setActive,
    editors,
    focusOn,
    done: done && done.after === text ? done : null,
    undo: (): boolean => {
      if (done?.after !== now.current) return false;
      write(done.before);
      setDone(null);
      return true;
    },
    setBody: (key: string, sentence: string): void => {
      const part = partNow(key);
      if (part) write(withBody(now.current, part.from, sentence));
    },
    setCondition: (id: string, condition: string | null): void => {
      take('condition', withAttribute(now.current, id, 'when', condition));
      focusOn(keyOfRule(id), 0);
    },
    setPassage: (key: string, condition: string): void => {
      const part = partNow(key);
      if (part) take('condition', withPassage(now.current, part.from, condition));
    },
    retire: (id: string, successor: string): boolean =>
      take('retire', withAttribute(now.current, id, 'replaced-by', successor)),
    restore: (id: string): boolean => take('restore', withAttribute(now.current, id, 'replaced-by', null)),
    remove: (id: string): boolean => take('delete', withoutRule(now.current, id)),
    add: (below: number | null): boolean => take('new', newRule(now.current, below, freshId(''))),
    split: (id: string, at: number): boolean => take('split', splitRule(now.current, id, at, freshId)),
    merge: (id: string): boolean => take('merge', mergeRules(now.current, id, released.has(id))),
    move: (id: string, by: -1 | 1): boolean => take(by < 0 ? 'up' : 'down', moveRule(now.current, id, by)),
    moveTo: (id: string, place: number, side: 'above' | 'below'): boolean =>
      take('section', moveRuleTo(now.current, id, place, side)),
    /** Gives a new rule an id of its words once it has some. */
    nameRule: (id: string): void => {
      const part = partNow(keyOfRule(id));
      if (part?.kind !== 'rule' || !isUnnamed(id) || released.has(id)) return;
      const sentence = now.current.slice(part.body.from, part.body.to);
      const next = sentence.trim() === '' ? id : freshId(sentence);
      if (isUnnamed(next)) return;
      write(renamed(now.current, id, next));
      // The part has a new key, and its panel stays open.
      const moved = (key: string): string => (key === keyOfRule(id) ? keyOfRule(next) : key);
      setPanel((open) => open && { ...open, part: moved(open.part) });
      setActive((key) => key && moved(key));
    },
  };
}

export type RuleDeskState = ReturnType<typeof useRuleDesk>;
