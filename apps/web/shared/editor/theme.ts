/** The editor theme, with the colours and fonts of the site. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

export const theme = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--paper-raised)', fontSize: 'var(--t-s)', height: '100%' },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--ink)', padding: 'var(--s3) 0' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--paper-sunk)', color: 'var(--ink-3)', borderRight: '1px solid var(--line)' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--accent-soft) 45%, transparent)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: 'var(--mark) !important' },
  '.cm-tooltip': {
    backgroundColor: 'var(--paper-raised)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--shadow)',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--accent)', color: 'var(--on-accent)' },
  '.cm-diagnostic': { fontFamily: 'var(--sans)' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--illegal)' },
  '.cm-diagnostic-info': { borderLeftColor: 'var(--focus)' },
});

export const highlighting = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--accent-ink)' },
    { tag: [tags.heading, tags.strong], fontWeight: '650' },
    { tag: tags.definitionKeyword, fontWeight: '650', color: 'var(--focus)' },
    { tag: tags.special(tags.string), color: 'var(--legal)' },
    { tag: tags.labelName, color: 'var(--warning)' },
    { tag: tags.emphasis, fontStyle: 'italic' },
    { tag: [tags.comment, tags.meta, tags.punctuation, tags.separator], color: 'var(--ink-3)' },
    { tag: [tags.number, tags.bool, tags.keyword], color: 'var(--focus)' },
    { tag: [tags.link, tags.url], color: 'var(--accent-ink)' },
  ]),
);
