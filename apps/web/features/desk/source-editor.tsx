/** The source of a document as YAML or Markdown, with marks for problems, and completion from the schema. */
'use client';
import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown } from '@codemirror/lang-markdown';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap } from '@codemirror/view';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { commenting } from './model/commenting.ts';
import { completionFor, type FindIds } from './model/completion.ts';
import { itemRange } from '../../shared/editor/item-range.ts';
import { diagnosticsOf, type Mark } from './model/marks.ts';
import { playLanguage } from './model/play-language.ts';
import { debugging, goToLine, showBreakpoints, showStopped } from './play/breakpoints.ts';
import { playCompletion } from './play/play-completion.ts';
import type { DocumentDeskModel } from './model/use-document-desk.ts';
import type { PlayDesk } from './play/use-play-desk.ts';
import { ownNonce } from '../../shared/editor/nonce.ts';
import { onlyRange } from '../../shared/editor/only-range.ts';
import { smallestChange } from '../../shared/editor/smallest-change.ts';
import { highlighting, theme } from '../../shared/editor/theme.ts';
import { typingOver } from '../../shared/editor/typing-over.ts';

function languageOf(path: string) {
  if (path.endsWith('.play')) return playLanguage;
  return path.endsWith('.yaml') ? yaml() : markdown();
}

export interface SourceEditorProps {
  readonly path: string;
  readonly text: string;
  /** The id of the only item to show: a rule, an entry of a list, or a parameter. The reader can show the rest. */
  readonly item?: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (text: string) => void;
  readonly onLine: (line: number) => void;
  /** Called to start a comment on a line, after a click on its number or Alt-Enter in the line. */
  readonly onComment?: (line: number) => void;
  readonly marks: readonly Mark[];
  /** The JSON Schema of the document's kind; null for Markdown. */
  readonly schema: unknown;
  /** Ids that the document can cite: rules, parameters, terms. */
  readonly words: readonly string[];
  /** Searches ids on the server, for kinds with too many to list. */
  readonly find?: FindIds;
  /** Suggests words at a position in the text of a card. Returns null elsewhere; the prop is null for documents without sentences. */
  readonly wordsAt: ((source: string, at: number) => { from: number; words: readonly string[] } | null) | null;
  /** Null for documents that are not play documents. */
  readonly play: PlayDesk | null;
  /** The line to which the caret moves. */
  readonly sought: DocumentDeskModel['sought'];
  /** The line at which the editor opens. */
  readonly line?: number | undefined;
}

export function SourceEditor(props: SourceEditorProps) {
  const t = useTranslations('desk.sourceEditor');
  const { path, text, readOnly, marks, play, sought } = props;
  const label = t('label', { path });
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const { item } = latest.current;
    const part = item === undefined ? null : itemRange(path, latest.current.text, item);
    const made = new EditorView({
      parent: box.current!,
      state: EditorState.create({
        doc: latest.current.text,
        extensions: [
          EditorView.cspNonce.of(ownNonce()),
          EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'true', tabindex: '0' }),
          EditorState.readOnly.of(readOnly),
          EditorView.editable.of(!readOnly),
          part ? onlyRange(part, (lines) => t('showHiddenLines', { lines })) : [],
          latest.current.play ? debugging((lines) => latest.current.play?.setBreakpoints(lines)) : [],
          commenting((line) => latest.current.onComment?.(line)),
          lintGutter(),
          history(),
          drawSelection(),
          highlightActiveLine(),
          indentOnInput(),
          bracketMatching(),
          typingOver,
          EditorView.lineWrapping,
          languageOf(path),
          autocompletion({
            override: [
              (context) => {
                const { schema, words, find, wordsAt, play } = latest.current;
                if (play) return playCompletion(play.editing, find)(context);
                const inText = wordsAt?.(context.state.doc.toString(), context.pos);
                return inText
                  ? { from: inText.from, options: inText.words.map((label) => ({ label, type: 'text' })) }
                  : completionFor(schema, words, find)(context);
              },
            ],
          }),
          keymap.of([...defaultKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap]),
          theme,
          highlighting,
          EditorView.updateListener.of((update) => {
            const now = update.state.doc.toString();
            if (update.docChanged && now !== latest.current.text) latest.current.onChange(now);
            if (update.selectionSet || update.docChanged)
              latest.current.onLine(update.state.doc.lineAt(update.state.selection.main.head).number);
          }),
        ],
      }),
    });
    view.current = made;
    if (latest.current.line !== undefined) goToLine(made, latest.current.line);
    return () => made.destroy();
  }, [path, readOnly]);

  useEffect(() => {
    const now = view.current?.state.doc.toString();
    if (view.current && now !== undefined && now !== text) {
      view.current.dispatch({ changes: smallestChange(now, text), filter: false });
    }
  }, [text]);

  useEffect(() => {
    if (view.current)
      view.current.dispatch(setDiagnostics(view.current.state, diagnosticsOf(view.current.state.doc, marks)));
  }, [marks, text]);

  const { breakpoints, stopped, debugged } = play ?? {};
  useEffect(() => {
    if (view.current && breakpoints) showBreakpoints(view.current, breakpoints);
  }, [breakpoints]);
  // A new stop at the same line scrolls to it again.
  useEffect(() => {
    if (view.current && stopped !== undefined) showStopped(view.current, stopped);
  }, [stopped, debugged]);
  useEffect(() => {
    if (!view.current || !sought) return;
    goToLine(view.current, sought.line);
    view.current.focus();
  }, [sought]);

  return <div ref={box} className="source-editor" data-path={path} />;
}
