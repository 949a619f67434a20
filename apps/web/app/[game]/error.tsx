/** The error page within a game. The frame of the game stays. */
'use client';
export { PageError as default } from '../../shared/components/page-error.tsx';
