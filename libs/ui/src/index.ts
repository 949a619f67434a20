/** React components: card face, rule text, verdicts, charts. Their styles are in `@rulewright/ui/styles.css`. */
export * from './card/card-diagram.tsx';
export * from './card/card-face.tsx';
export * from './card/card-face-data.ts';
export * from './card/card-row.tsx';
export * from './card/emblem.tsx';
export { Resources, SymbolDisc } from './card/resource-symbol.tsx';
export { SYMBOL_NAMES } from './card/symbols.ts';
export * from './deck/charts.tsx';
export * from './deck/fixes.ts';
export * from './deck/verdict.tsx';
export * from './feedback/error-note.tsx';
export * from './feedback/notes.tsx';
export * from './rules/rule-html.ts';
export * from './rules/rule-ref.tsx';
export * from './rules/rule-text.tsx';
export { seeded } from './emblems/plate.ts';
export * from './rules/diff-text.tsx';
export * from './rules/diff-words.ts';
