/** Values that only the reader's browser knows: its clock, its address, whether scripts run. */
'use client';
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** What `read` gives in the browser, and `before` in the page as the server sends it. `read` must give equal values. */
export const useInBrowser = <Value extends string | boolean>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(never, read, () => before);
