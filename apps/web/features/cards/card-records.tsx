/** The records of a card on its page: where it is legal, its printings, the decks with it, and its history. */
import { RuleRef } from '@rulewright/ui';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EditLink } from '../../shared/components/edit-link.tsx';
import { Provenance } from '../../shared/components/provenance.tsx';
import { day } from '../../shared/dates.ts';
import { href, rulebookHref, rulesetId } from '../../shared/query.ts';
import { valueName } from '../../shared/value-names.ts';
import { capital, decksOf } from '../../shared/words.ts';
import { ruleHref, type CardPageView, type CardPartProps } from './card-view.ts';
import { CardDifferences, ErratumReason } from './errata.tsx';

export function Legality({ view }: CardPartProps) {
  const t = useTranslations('cards.slugPage');
  const { game, card, editable, firstMode } = view;
  if (card.legality.length === 0) return null;
  return (
    <section className="card-section" aria-labelledby="legality">
      <h2 id="legality">{t('whereItIsLegal')}</h2>
      {editable && firstMode && (
        <EditLink kind="legality" game={game} id={firstMode} mode={firstMode} name={t('whereItIsLegal')} />
      )}
      <ul className="legality">
        {card.legality.map((one) => (
          <li key={one.mode} data-legal={one.legal}>
            {one.legal ? <CircleCheck size={18} aria-hidden="true" /> : <CircleX size={18} aria-hidden="true" />}
            <a href={rulebookHref(rulesetId(game, one.mode))}>{one.modeName}</a>
            <LegalityIn view={view} one={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LegalityInProps extends CardPartProps {
  readonly one: CardPageView['card']['legality'][number];
}

/** The legality of the card in one mode, with its earlier and announced changes. */
function LegalityIn({ view, one }: LegalityInProps) {
  const t = useTranslations('cards.slugPage');
  return (
    <span>
      {t('status', { status: one.status })}
      {one.copies != null && ` · ${t('copies', { copies: one.copies })}`}
      {one.points > 0 && ` · ${t('points', { points: one.points })}`}
      {one.reason && <span className="quiet"> {one.reason}</span>}
      {one.ruleId && (
        <>
          {' '}
          <RuleRef
            id={one.ruleId}
            href={ruleHref(view, one.ruleId, one.mode)}
            name={view.names.byMode[one.mode]?.[one.ruleId]}
          />
        </>
      )}
      {one.history.length + one.announced.length > 0 && (
        <>
          {' '}
          <a href={`/${view.game}/legality/${one.mode}`}>{t('allLists')}</a>
        </>
      )}
      {[...one.announced, ...one.history].map((change) => (
        <span key={`${change.from} ${change.effect}`} className="quiet">
          <br />
          {t('from', { day: day(change.from), effect: change.effect })} {change.reason}
        </span>
      ))}
    </span>
  );
}

export function Printings({ view: { game, card } }: CardPartProps) {
  const t = useTranslations('cards.slugPage');
  return (
    <section className="card-section" aria-labelledby="printings">
      <h2 id="printings">{t('printings')}</h2>
      <ul className="printings">
        {card.printings.map((printing) => (
          <li key={`${printing.set.id}/${printing.number}`} data-rarity={printing.rarity}>
            <span className="rarity-dot" aria-hidden="true" />
            {t.rich('printing', {
              link: (chunks) => <a href={`/${game}/sets/${printing.set.id}`}>{chunks}</a>,
              set: printing.set.name,
              number: printing.code ?? String(printing.number),
              rarity: valueName(printing.rarity).toLowerCase(),
              hasPromo: String(Boolean(printing.promo)),
              promo: printing.promo ?? '',
            })}{' '}
            <Provenance kind={printing.provenance} />
            {printing.differences.length > 0 && (
              <div className="printed-text">
                <p className="quiet">{t('printedDifferently')}</p>
                <CardDifferences changes={printing.differences} isPrinted />
                {printing.erratum != null && <ErratumReason reason={printing.erratum} />}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Decks({ view: { game, card, words } }: CardPartProps) {
  const t = useTranslations('cards.slugPage');
  if (card.decks.length === 0) return null;
  return (
    <section className="card-section" aria-labelledby="decks">
      <h2 id="decks">{t('withThisCard', { decks: capital(decksOf(words)) })}</h2>
      <ul className="deck-uses">
        {card.decks.map((use) => (
          <li key={use.deck.slug}>
            <b>{use.copies} ×</b> <a href={`/${game}/decks/${use.deck.slug}`}>{use.deck.name}</a>{' '}
            <span className="quiet">
              {t('cardCount', { count: use.deck.cards, card: words.card, cards: words.cards })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function History({ view: { game, card } }: CardPartProps) {
  const t = useTranslations('cards.slugPage');
  if (card.history.length === 0) return null;
  return (
    <section className="card-section" aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      <ol className="history">
        {card.history.map((revision) => (
          <li key={revision.release}>
            <a href={`/releases/${revision.release}`}>{t('release', { release: revision.release })}</a>,{' '}
            {day(revision.createdAt)}: {revision.message}{' '}
            <a className="quiet" href={href(`/${game}/cards/${card.slug}`, { release: revision.release })}>
              {t('textOfThisRelease')}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
