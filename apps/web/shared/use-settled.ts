/** Debounces a value, such as a text that someone is typing. */
'use client';
import { useEffect, useState } from 'react';

/** Returns the value once it has not changed for `rest` milliseconds, and a function that accepts it at once. */
export function useSettled<Value>(value: Value, rest: number): readonly [Value, () => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value, settled, rest]);
  return [settled, () => setSettled(value)];
}
