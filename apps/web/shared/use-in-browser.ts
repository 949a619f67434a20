/** Values that only the browser knows: its clock, its address, whether scripts run. */
'use client';
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Returns `read()` in the browser, and `before` in the server-rendered page. `read` must return the same value each time. */
export const useInBrowser = <Value extends string | boolean>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(never, read, () => before);
