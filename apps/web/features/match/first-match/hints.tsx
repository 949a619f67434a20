/**
 * The hints of a guided first match. One hint at a time has a place of its own beside the board, so it covers no card and no control. A ring
 * on the board marks the thing that it explains. It never takes the focus. A live region reads it out. Each hint appears once: this browser
 * remembers the hints that were closed or followed.
 */
'use client';
import { RuleRef } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type KeyboardEvent, useMemo, useLayoutEffect, type RefObject } from 'react';
import type { MatchView } from '../use-match.ts';
import { factsOf, hintNow, type Hint, type ShownHint } from './moment.ts';
import { useKeptText } from '../use-kept-choice.ts';
import { StartScreen } from './start-screen.tsx';
import { anchorOf, boxOf } from './anchor.ts';
import { wayBetween } from './way.ts';

interface HintPlace {
  readonly box: RefObject<HTMLElement | null>;
  readonly ring: RefObject<SVGRectElement | null>;
  readonly way: RefObject<SVGPathElement | null>;
}

/** Milliseconds from the last change of the board until the ring moves. Moving cards need about this long to arrive. */
const REST = 250;

/** The distance between the ring and a small thing that it marks, in pixels. A large area has room for the ring at its edges. */
const GAP = 4;
const LARGE = 80;

/** Draws a ring around the thing that a hint explains, and a line to it from the hint. Follows changes of the board. */
function useHintPlace(hint: Hint | null): HintPlace {
  const box = useRef<HTMLElement>(null);
  const ring = useRef<SVGRectElement>(null);
  const way = useRef<SVGPathElement>(null);
  const at = hint?.at;
  const of = hint?.of;
  useLayoutEffect(() => {
    if (at === undefined || of === undefined) return;
    const put = (): void => {
      const [element, mark, line] = [box.current, ring.current, way.current];
      if (!element || !mark || !line) return;
      const anchor = anchorOf(at, of);
      mark.toggleAttribute('hidden', !anchor);
      line.setAttribute('d', '');
      if (!anchor) return;
      const { left, top, width, height } = boxOf(anchor);
      const gap = Math.min(width, height) < LARGE ? GAP : 0;
      mark.setAttribute('x', `${left - gap}`);
      mark.setAttribute('y', `${top - gap}`);
      mark.setAttribute('width', `${width + 2 * gap}`);
      mark.setAttribute('height', `${height + 2 * gap}`);
      // Parts of the side column are next to the hint. A line to them would cross their texts.
      if (!anchor.closest('.match-side')) line.setAttribute('d', wayBetween(boxOf(element), boxOf(anchor)));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(put, REST);
    };
    put();
    const changes = new MutationObserver(later);
    const board = document.querySelector('.match-spread');
    if (board)
      changes.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ATTRIBUTES });
    window.addEventListener('resize', put);
    window.addEventListener('scroll', later, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      window.removeEventListener('resize', put);
      window.removeEventListener('scroll', later, { capture: true });
    };
  }, [at, of]);
  return { box, ring, way };
}

/** Changes of these attributes move things on the board or make them controls. */
const ATTRIBUTES = ['data-can', 'data-open', 'data-beside', 'data-unfolded', 'data-rail'];

interface SeenHints {
  readonly seen: ReadonlySet<string>;
  /** Marks hints as seen, so that they do not appear again. */
  see(ids: readonly string[]): void;
  /** Lets all hints appear again. */
  forget(): void;
}

/** Stores in this browser which hints of a game the reader has seen. */
function useSeenHints(game: string): SeenHints {
  const [stored, change] = useKeptText(`hints-${game}`);
  return useMemo(() => {
    const seen = new Set((stored ?? '').split(' ').filter((id) => id !== ''));
    return { seen, see: (ids) => change([...new Set([...seen, ...ids])].join(' ')), forget: () => change('') };
  }, [stored, change]);
}

interface HintsProps {
  readonly match: MatchView;
  readonly hints: readonly Hint[];
  /** The seat of the player. */
  readonly self: number;
  readonly ruleHref: (rule: string) => string;
}

export function Hints({ match, hints, self, ruleHref }: HintsProps) {
  const t = useTranslations('play.hints');
  const { seen, see } = useSeenHints(match.game);
  const [before, setBefore] = useState<ShownHint | null>(null);
  const shown = hintNow(hints, seen, before, factsOf(match, self));
  if (shown?.hint !== before?.hint) setBefore(shown);
  const hint = shown?.hint ?? null;
  const { box, ring, way } = useHintPlace(hint);

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
        {hint && hint.at !== 'start' && t('spoken', { text: hint.text })}
      </p>
      {hint?.at === 'start' ? (
        <StartScreen goal={hint.text} onStart={() => close([hint.id])} />
      ) : (
        hint && (
          <>
            <svg className="guide-ring" aria-hidden="true">
              <path ref={way} />
              <rect ref={ring} rx="6" />
            </svg>
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
        )
      )}
    </>
  );
}

/** The button that lets all hints appear again, once each was shown. */
export function HintsAgain({ game, hints }: { readonly game: string; readonly hints: readonly Hint[] }) {
  const t = useTranslations('play.hints');
  const { seen, forget } = useSeenHints(game);
  if (!hints.every(({ id }) => seen.has(id))) return null;
  return (
    <button type="button" className="link-button guide-again" onClick={forget}>
      {t('showAgain')}
    </button>
  );
}
