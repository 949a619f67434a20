/** A large view of the selected card: picture, current numbers and marks, texts, and rulings. */
'use client';
import { CardCut, RuleRef, type TableCardData, type TableSeatData } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Reading } from './use-reading.ts';
import type { CardTexts } from './card-texts.ts';
import { requestNamed } from '../../lib/request-named.ts';

interface Ruling {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly rules: readonly string[];
}

interface ReadingPaneProps {
  readonly reading: Reading | null;
  readonly seats: readonly TableSeatData[];
  readonly game: string;
  readonly release: number;
  readonly faces: string;
  readonly texts: CardTexts;
  readonly ruleHref: (rule: string) => string;
}

/** A cache of rulings for this page. The key is the address of the card's picture, which contains game, release and card. */
const known = new Map<string, Promise<readonly Ruling[]>>();

function rulingsOf(game: string, release: number, slug: string, key: string): Promise<readonly Ruling[]> {
  const found =
    known.get(key) ??
    requestNamed('CardToRead', { game, slug, release }).then(
      ({ card }) => card?.rulings ?? [],
      () => {
        // If the request fails, the card is shown without rulings. The next request tries again.
        known.delete(key);
        return [];
      },
    );
  known.set(key, found);
  return found;
}

export function ReadingPane({ reading, seats, game, release, faces, texts, ruleHref }: ReadingPaneProps) {
  const t = useTranslations('play.readingPane');
  const [last, setLast] = useState<TableCardData | null>(null);
  const card = reading
    ? seats.flatMap(({ zones }) => zones.flatMap(({ cards }) => cards)).find(({ id }) => id === reading.card)
    : undefined;
  // Shows the last card after the pointer has left the board, so that the layout does not jump.
  if (card && card !== last) setLast(card);
  const shown = card ?? last;
  const slug = shown?.slug ?? null;
  const [rulings, setRulings] = useState<{ slug: string; list: readonly Ruling[] } | null>(null);
  useEffect(() => {
    if (slug === null) return;
    let isCurrent = true;
    void rulingsOf(game, release, slug, `${faces}/${slug}`).then((list) => isCurrent && setRulings({ slug, list }));
    return () => {
      isCurrent = false;
    };
  }, [game, release, slug, faces]);
  if (!shown || slug === null) return null;
  return (
    <section className="reading" aria-label={t('card')} data-held={reading?.held || undefined}>
      <span className="reading-face">
        <CardCut faces={faces} slug={slug} />
      </span>
      <h3>
        <a href={`/${game}/cards/${slug}`} target="_blank" rel="noreferrer">
          {shown.name}
        </a>
      </h3>
      {shown.numbers.length > 0 && (
        <p className="reading-numbers">
          {shown.numbers.map(({ name, value }) => (
            <span key={name}>
              {name} <strong>{value}</strong>
            </span>
          ))}
        </p>
      )}
      {shown.marks.length > 0 && <p className="reading-marks">{shown.marks.join(', ')}</p>}
      {(texts[slug] ?? []).map((text) => (
        <p key={text} className="decision-text">
          {text}
        </p>
      ))}
      {rulings?.slug === slug && rulings.list.length > 0 && (
        <details>
          <summary>{t('rulings', { count: rulings.list.length })}</summary>
          <dl>
            {rulings.list.map(({ id, question, answer, rules }) => (
              <div key={id}>
                <dt>{question}</dt>
                <dd>
                  {answer} {rules[0] && <RuleRef id={rules[0]} href={ruleHref(rules[0])} />}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}
