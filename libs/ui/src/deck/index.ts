/** The part of the components that the deck check needs in the browser, without card faces and emblems. */
export * from '../rules/rule-ref.tsx';
export * from './charts.tsx';
export * from './fixes.ts';
export * from './verdict.tsx';
