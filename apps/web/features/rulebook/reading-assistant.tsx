/** Copies a rule's address after a click on its number, opens hints under the pointer, and marks the current chapter. */
'use client';
import { useEffect } from 'react';
import { assistReading } from './assist-reading.ts';

export function ReadingAssistant() {
  useEffect(() => assistReading(), []);
  return null;
}
