/** The components for error pages in the browser. */
export * from './error-note.tsx';
