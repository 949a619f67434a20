/** The components for a match in the browser. */
export * from '../rules/rule-ref.tsx';
export * from './board/card-tile.tsx';
export * from './board/table-board.tsx';
export * from './forecast.tsx';
export * from './log.tsx';
export * from './types.ts';
