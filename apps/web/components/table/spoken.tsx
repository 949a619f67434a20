/** Tells screen readers once for each change of a match what has happened, and then what is asked. */
'use client';
import type { LogLineData } from '@rulewright/ui/table';
import { useState } from 'react';
import { spokenOf } from './spoken-text.ts';

interface SpokenProps {
  readonly lines: readonly LogLineData[];
  /** The number of the current decision. */
  readonly number: number;
  /** The current question, and whom it asks; null after the match. */
  readonly question: string | null;
}

export function Spoken({ lines, number, question }: SpokenProps) {
  const line = lines.at(-1)?.number ?? -1;
  // Silent at first, because a screen reader reads a page that opens.
  const [told, setTold] = useState({ line, number, text: '' });
  if (told.line !== line || told.number !== number)
    setTold({ line, number, text: spokenOf(lines, told.line, question) });
  return (
    <p className="visually-hidden match-spoken" role="status">
      {told.text}
    </p>
  );
}
