/** The part of the components that an error page needs in the browser. */
export * from './error-note.tsx';
