/** The query editor, with completion, error marks and hints from the schema. Loaded only in the browser. */
'use client';
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { EditorState, Prec } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { graphql, showInDocsCommand, updateSchema } from 'cm6-graphql';
import type { GraphQLSchema } from 'graphql';
import { useEffect, useRef } from 'react';
import { ownNonce } from '../../../shared/editor/nonce.ts';
import { highlighting, theme } from '../../../shared/editor/theme.ts';
import { typingOver } from '../../../shared/editor/typing-over.ts';

export interface QueryEditorProps {
  readonly label: string;
  readonly text: string;
  readonly schema: GraphQLSchema | undefined;
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
  /** Called to look up a field in the schema: by F1, or a click with Ctrl or Cmd. */
  readonly onLookUp: (type: string, field?: string) => void;
}

export function QueryEditor(props: QueryEditorProps) {
  const { label, text, schema } = props;
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const run = (): true => {
      latest.current.onRun();
      return true;
    };
    const made = new EditorView({
      parent: box.current!,
      state: EditorState.create({
        doc: latest.current.text,
        extensions: [
          EditorView.cspNonce.of(ownNonce()),
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          Prec.highest(keymap.of([{ key: 'Mod-Enter', run }])),
          graphql(latest.current.schema, {
            onShowInDocs: (field, _type, parent) => {
              if (parent) latest.current.onLookUp(parent, field);
            },
          }),
          lineNumbers(),
          lintGutter(),
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          closeBrackets(),
          typingOver,
          EditorView.lineWrapping,
          autocompletion(),
          keymap.of([
            { key: 'F1', run: showInDocsCommand },
            ...closeBracketsKeymap,
            ...defaultKeymap,
            ...historyKeymap,
            ...completionKeymap,
            ...lintKeymap,
          ]),
          theme,
          highlighting,
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current.onChange(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = made;
    return () => made.destroy();
  }, [label]);

  useEffect(() => {
    if (view.current) updateSchema(view.current, schema);
  }, [schema]);

  useEffect(() => {
    const now = view.current?.state.doc;
    if (now && now.toString() !== text) view.current?.dispatch({ changes: { from: 0, to: now.length, insert: text } });
  }, [text]);

  return <div ref={box} className="query-editor" data-schema={schema ? 'loaded' : undefined} />;
}
