/**
 * The hints of a guided first match. One hint at a time appears next to the thing that it explains. It never takes the focus and never
 * blocks the board. A live region reads it out. Each hint appears once: this browser remembers the hints that were closed or followed.
 */
'use client';
import { RuleRef } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { MatchView } from '../use-match.ts';
import { factsOf, hintNow, type Hint, type ShownHint } from './moment.ts';
import { useHintPlace } from './use-hint-place.ts';
import { useSeenHints } from './use-seen-hints.ts';

interface HintsProps {
  readonly match: MatchView;
  readonly hints: readonly Hint[];
  /** The seat of the player. */
  readonly self: number;
  readonly ruleHref: (rule: string) => string;
}

export function Hints({ match, hints, self, ruleHref }: HintsProps) {
  const t = useTranslations('play.hints');
  const { seen, see, forget } = useSeenHints(match.game);
  const [before, setBefore] = useState<ShownHint | null>(null);
  const shown = hintNow(hints, seen, before, factsOf(match, self));
  if (shown?.hint !== before?.hint) setBefore(shown);
  const hint = shown?.hint ?? null;
  const { box, ring } = useHintPlace(hint);

  const last = useRef<string | null>(null);
  useEffect(() => {
    // A hint that disappears counts as seen.
    if (last.current !== null && last.current !== hint?.id) see([last.current]);
    last.current = hint?.id ?? null;
  }, [hint, see]);

  /** Closes hints. If the focus is in the open hint, moves it to the question. */
  function close(ids: readonly string[]): void {
    if (box.current?.contains(document.activeElement))
      document.querySelector<HTMLElement>('.decision-question')?.focus({ preventScroll: true });
    see(ids);
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !hint) return;
    event.stopPropagation();
    close([hint.id]);
  }

  const all = hints.map(({ id }) => id);
  return (
    <>
      <p className="visually-hidden" role="status">
        {hint && t('spoken', { text: hint.text })}
      </p>
      {hint ? (
        <>
          <div ref={ring} className="guide-ring" aria-hidden="true" hidden />
          <section
            ref={box}
            className="guide-hint"
            aria-label={t('hint')}
            data-hint={hint.id}
            data-at={hint.at}
            onKeyDown={press}
          >
            <p>
              {hint.text}{' '}
              {hint.rules.map((rule) => (
                <span key={rule} className="guide-rule">
                  <RuleRef id={rule} href={ruleHref(rule)} />
                </span>
              ))}
            </p>
            <p className="actions">
              <button type="button" className="button button-main" onClick={() => close([hint.id])}>
                {t('close')}
              </button>
              <button type="button" className="button button-quiet" onClick={() => close(all)}>
                {t('closeAll')}
              </button>
            </p>
          </section>
        </>
      ) : (
        all.every((id) => seen.has(id)) && (
          <button type="button" className="link-button guide-again" onClick={forget}>
            {t('showAgain')}
          </button>
        )
      )}
    </>
  );
}
