/** The large view of a card: picture, current numbers and marks, texts, and rulings. The page loads this file with the first card. */
'use client';
import { CardCut, RuleRef, type TableCardData } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { requestNamed } from '../../shared/request-named.ts';
import type { CardTexts } from './card-texts.ts';
import type { ReadingTarget } from './use-reading.ts';

export interface ReadCardProps {
  readonly card: TableCardData;
  readonly reading: ReadingTarget | null;
  readonly game: string;
  readonly release: number;
  readonly faces: string;
  readonly texts: CardTexts;
  readonly ruleHref: (rule: string) => string;
}

interface CardRuling {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly rules: readonly string[];
}

/** A cache of rulings for this page. The key is the address of the card's picture, which contains game, release and card. */
const known = new Map<string, Promise<readonly CardRuling[]>>();

function rulingsOf(game: string, release: number, slug: string, key: string): Promise<readonly CardRuling[]> {
  const rulings =
    known.get(key) ??
    requestNamed('CardToRead', { game, slug, release }).then(
      ({ card }) => card?.rulings ?? [],
      () => {
        // If the request fails, the card is shown without rulings. The next request tries again.
        known.delete(key);
        return [];
      },
    );
  known.set(key, rulings);
  return rulings;
}

export function ReadCard({ card, reading, game, release, faces, texts, ruleHref }: ReadCardProps) {
  const t = useTranslations('play.readingPane');
  const { slug } = card;
  const [rulings, setRulings] = useState<{ slug: string; list: readonly CardRuling[] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void rulingsOf(game, release, slug, `${faces}/${slug}`).then((list) => isCurrent && setRulings({ slug, list }));
    return () => {
      isCurrent = false;
    };
  }, [game, release, slug, faces]);
  return (
    <section className="reading" aria-label={t('card')} data-held={reading?.held || undefined}>
      <span className="reading-face">
        <CardCut faces={faces} slug={slug} />
      </span>
      <h3>
        <a href={`/${game}/cards/${slug}`} target="_blank" rel="noreferrer">
          {card.name}
        </a>
      </h3>
      {card.numbers.length > 0 && (
        <p className="reading-numbers">
          {card.numbers.map(({ name, value }) => (
            <span key={name}>
              {name} <strong>{value}</strong>
            </span>
          ))}
        </p>
      )}
      {card.marks.length > 0 && <p className="reading-marks">{card.marks.join(', ')}</p>}
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
