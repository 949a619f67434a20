/** A page of a game that could not be made; the frame of the game stays. */
'use client';
export { PageError as default } from '../../components/page-error.tsx';
