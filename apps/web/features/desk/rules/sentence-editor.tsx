/** The field of one rule, heading or passage: its words, with chips for what is not a word. */
'use client';
import type { SentenceChip } from '@rulewright/content/rule-text';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { ownNonce } from '../../../shared/editor/nonce.ts';
import { smallestChange } from '../../../shared/editor/smallest-change.ts';
import { typingOver } from '../../../shared/editor/typing-over.ts';
import { chipsIn, redrawChips, type ChipWords } from './chips.ts';

const theme = EditorView.theme({
  '&': { color: 'inherit', backgroundColor: 'transparent', fontSize: 'inherit' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit', overflow: 'visible' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '0' },
  '.cm-line': { padding: '0' },
  '.cm-placeholder': { color: 'var(--ink-3)', fontStyle: 'italic' },
});

/** What other parts of the page do with the field. */
export interface SentenceHandle {
  focus: (at: number) => void;
  /** The selected part of the sentence. */
  selected: () => { readonly from: number; readonly to: number };
  /** Replaces a part of the sentence, also the ends of a condition, and continues behind it. */
  replace: (from: number, to: number, words: string) => void;
}

/** What keys do outside the sentence. Each returns whether it did something. */
export interface SentenceKeys {
  readonly enter: (at: number) => boolean;
  readonly backspace: () => boolean;
  readonly move: (by: -1 | 1) => boolean;
  readonly leave: (by: -1 | 1) => boolean;
  readonly undo: () => boolean;
}

export interface SentenceEditorProps {
  readonly ref?: Ref<SentenceHandle>;
  readonly text: string;
  readonly label: string;
  readonly hint: string;
  readonly readOnly: boolean;
  readonly say: (chip: SentenceChip) => ChipWords;
  readonly onChip: (chip: SentenceChip) => void;
  readonly onChange: (text: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly keys: SentenceKeys;
}

/** A line of a list or a table, in which Enter starts the next line. */
const LISTED = /^\s*(?:[-*+|]|\d+[.)])/u;

export function SentenceEditor(props: SentenceEditorProps) {
  const { text, label, hint, readOnly, say } = props;
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useImperativeHandle(props.ref, () => ({
    focus: (at) => {
      const now = view.current;
      if (!now) return;
      now.focus();
      now.dispatch({ selection: { anchor: Math.min(at, now.state.doc.length) }, scrollIntoView: true });
    },
    selected: () => view.current?.state.selection.main ?? { from: 0, to: 0 },
    replace: (from, to, words) => {
      view.current?.dispatch({
        changes: { from, to, insert: words },
        selection: { anchor: from + words.length },
        filter: false,
      });
      view.current?.focus();
    },
  }));

  useEffect(() => {
    const keys = (): SentenceKeys => latest.current.keys;
    const leaving = (by: -1 | 1) => (now: EditorView) => {
      const { main } = now.state.selection;
      const next = now.moveVertically(main, by > 0);
      return main.empty && (next.head === main.head || next.head === (by > 0 ? now.state.doc.length : 0))
        ? keys().leave(by)
        : false;
    };
    const made = new EditorView({
      parent: box.current!,
      state: EditorState.create({
        doc: latest.current.text,
        extensions: [
          EditorView.cspNonce.of(ownNonce()),
          EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'true', tabindex: '0' }),
          EditorState.readOnly.of(readOnly),
          EditorView.editable.of(!readOnly),
          history(),
          typingOver,
          EditorView.lineWrapping,
          placeholder(hint),
          chipsIn({
            say: (chip) => latest.current.say(chip),
            onChip: (chip) => latest.current.onChip(chip),
          }),
          keymap.of([
            {
              key: 'Enter',
              run: ({ state }) => {
                const { head } = state.selection.main;
                return !LISTED.test(state.doc.lineAt(head).text) && keys().enter(head);
              },
            },
            {
              key: 'Backspace',
              run: ({ state: { selection } }) =>
                selection.main.empty && selection.main.head === 0 && keys().backspace(),
            },
            { key: 'Alt-ArrowUp', run: () => keys().move(-1) },
            { key: 'Alt-ArrowDown', run: () => keys().move(1) },
            { key: 'ArrowUp', run: leaving(-1) },
            { key: 'ArrowDown', run: leaving(1) },
            ...historyKeymap,
            { key: 'Mod-z', run: () => keys().undo() },
            ...defaultKeymap,
          ]),
          theme,
          EditorView.domEventHandlers({
            focus: () => latest.current.onFocus(),
            blur: () => latest.current.onBlur(),
          }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            const now = state.doc.toString();
            if (docChanged && now !== latest.current.text) latest.current.onChange(now);
          }),
        ],
      }),
    });
    view.current = made;
    return () => made.destroy();
  }, [label, hint, readOnly]);

  useEffect(() => {
    const now = view.current?.state.doc.toString();
    if (view.current && now !== undefined && now !== text)
      view.current.dispatch({ changes: smallestChange(now, text), filter: false });
  }, [text]);
  useEffect(() => {
    view.current?.dispatch({ effects: redrawChips.of(null) });
  }, [say]);

  return <div ref={box} className="sentence-editor" />;
}
