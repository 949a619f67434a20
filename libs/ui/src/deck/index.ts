/** The components for the deck check in the browser, without card faces and emblems. */
export * from '../rules/rule-ref.tsx';
export * from './charts.tsx';
export * from './fixes.ts';
export * from './verdict.tsx';
