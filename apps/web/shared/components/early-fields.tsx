/** Gives React the values that fields had before hydration. It is part of every page, after the content. */
'use client';
import { useEffect } from 'react';
import { enterEarlyFields } from '../early-fields.ts';

export function EarlyFields() {
  useEffect(enterEarlyFields, []);
  return null;
}
