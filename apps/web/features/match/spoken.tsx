/** Announces each change of a match to screen readers once: the new events, then the question. */
'use client';
import type { LogLineData } from '@rulewright/ui/table';
import { useState } from 'react';
import { spokenOf } from './spoken-text.ts';

interface SpokenProps {
  readonly lines: readonly LogLineData[];
  /** The number of the current decision. */
  readonly number: number;
  /** The current question. It names the player if it asks another seat. Null after the match. */
  readonly question: string | null;
}

export function Spoken({ lines, number, question }: SpokenProps) {
  const line = lines.at(-1)?.number ?? -1;
  // Announces nothing at first, because a screen reader reads a new page anyway.
  const [told, setTold] = useState({ line, number, text: '' });
  if (told.line !== line || told.number !== number)
    setTold({ line, number, text: spokenOf(lines, told.line, question) });
  return (
    <p className="visually-hidden match-spoken" role="status">
      {told.text}
    </p>
  );
}
