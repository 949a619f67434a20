/** The page of a card: face, text with its interpretation, values, legality, rulings, printings, decks and history. */
import { hintId, RuleRef } from '@rulewright/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CardFace } from '../../shared/components/card.tsx';
import { ItemLink } from '../../shared/components/edit-link.tsx';
import { Provenance } from '../../shared/components/provenance.tsx';
import { Ruling } from '../../shared/components/ruling.tsx';
import { StructuredData } from '../../shared/components/structured-data.tsx';
import { faceOf } from '../../shared/face.ts';
import { capital } from '../../shared/words.ts';
import { Decks, History, Legality, Printings } from './card-records.tsx';
import { ruleHref, type CardPartProps } from './card-view.ts';
import { CardHints, TextWithTerms } from './card-hints.tsx';
import { CardKeys } from './card-keys.tsx';
import { CardShare } from './card-share.tsx';
import { Errata } from './errata.tsx';

interface CardPageProps extends CardPartProps {
  /** The notes of players about the card. */
  readonly notes: ReactNode;
}

export function CardPage({ view, notes }: CardPageProps) {
  const t = useTranslations('cards.slugPage');
  const { game, card, release, editable } = view;
  const face = faceOf(card);
  return (
    <div className="page card-page">
      <p className="crumbs">
        <a href={`/${game}/cards`}>{capital(view.words.cards)}</a>
        {release !== undefined && t('asOfRelease', { release })}
      </p>
      <Neighbours view={view} />
      <div className="card-page-face">
        <CardFace card={face} />
        <CardShare view={view} face={face} />
        {card.provisional && <p className="quiet">{t('valuesMarkedProvisionalOur')}</p>}
      </div>
      <div className="card-page-main">
        <header>
          <h1>{card.name}</h1>
          <ItemLink editable={editable} kind="card" game={game} id={card.slug} name={card.name} />
          {face.subtitle && <p className="card-page-sub">{face.subtitle}</p>}
        </header>
        <CardText view={view} />
        <Values view={view} />
        <Legality view={view} />
        <Rulings view={view} />
        <Printings view={view} />
        {card.errata.length > 0 && (
          <section className="card-section" aria-labelledby="errata">
            <h2 id="errata">{t('errata')}</h2>
            <Errata errata={card.errata} />
          </section>
        )}
        <Decks view={view} />
        {notes}
        <History view={view} />
      </div>
      <CardHints view={view} />
      <CardKeys />
      <StructuredData
        trail={[
          [view.gameName, `/${game}`],
          [capital(view.words.cards), `/${game}/cards`],
          [card.name, `/${game}/cards/${card.slug}`],
        ]}
        about={{
          '@type': 'CreativeWork',
          name: card.name,
          ...(card.aliases.length > 0 && { alternateName: card.aliases }),
          image: view.picture,
          url: `/${game}/cards/${card.slug}`,
          genre: face.typeLine,
          text: card.abilities.map(({ text }) => text).join('\n') || undefined,
          isPartOf: card.printings.map(({ set }) => ({
            '@type': 'Collection',
            name: set.name,
            url: `/${game}/sets/${set.id}`,
          })),
        }}
      />
    </div>
  );
}

/** The cards before and after this one in its set. The arrow keys open them too. */
function Neighbours({ view: { game, card, release } }: CardPartProps) {
  const t = useTranslations('cards.neighbours');
  const { previous, next } = card.neighbours;
  if (release !== undefined || (!previous && !next)) return null;
  return (
    <nav className="card-neighbours" aria-label={t('title')}>
      {previous && (
        <a href={`/${game}/cards/${previous.slug}`} rel="prev">
          <ArrowLeft size={16} aria-hidden="true" />
          <span className="visually-hidden">{t('previous')}</span> {previous.name}
        </a>
      )}
      {next && (
        <a href={`/${game}/cards/${next.slug}`} rel="next">
          <span className="visually-hidden">{t('next')}</span> {next.name}
          <ArrowRight size={16} aria-hidden="true" />
        </a>
      )}
    </nav>
  );
}

/** The text of the card, with the interpretation and the rules of each ability. */
function CardText({ view }: CardPartProps) {
  const t = useTranslations('cards.slugPage');
  const { card, words, names } = view;
  return (
    <>
      {card.abilities.length > 0 && (
        <section aria-labelledby="text">
          <h2 id="text" className="visually-hidden">
            {t('cardText')}
          </h2>
          {card.abilities.map((ability) => (
            <div key={ability.id} className="ability">
              <p className="ability-text">
                <TextWithTerms text={ability.text} view={view} />
              </p>
              {ability.reading !== '' && (
                <p className="ability-reading">
                  <span className="eyebrow">{t('howItIsPlayed')}</span> {ability.reading}
                </p>
              )}
              {ability.rules.length > 0 && (
                <p className="ability-rules">
                  {ability.rules.map((rule) => (
                    <RuleRef
                      key={rule}
                      id={rule}
                      href={ruleHref(view, rule)}
                      name={names.ofText[rule]}
                      hint={names.ofText[rule]?.title === undefined ? undefined : hintId('rule', rule)}
                    />
                  ))}
                </p>
              )}
            </div>
          ))}
        </section>
      )}
      {card.abilities.length === 0 && <p className="quiet">{t('thisHasNoText', { card: words.card })}</p>}
      {card.flavor && <p className="flavor">{card.flavor}</p>}
    </>
  );
}

function Values({ view }: CardPartProps) {
  const t = useTranslations('cards.slugPage');
  const { game, card } = view;
  return (
    <section className="card-section" aria-labelledby="numbers">
      <h2 id="numbers">{t('values')}</h2>
      <table className="table facts">
        <tbody>
          {card.facts.map((fact) => (
            <tr key={fact.id}>
              <th scope="row">{fact.ruleId ? <a href={ruleHref(view, fact.ruleId)}>{fact.label}</a> : fact.label}</th>
              <td>
                {fact.cards.length === 0
                  ? fact.value
                  : fact.cards.map((other, i) => (
                      <span key={other.slug}>
                        {i > 0 && ', '}
                        <a href={`/${game}/cards/${other.slug}`}>{other.name}</a>
                      </span>
                    ))}
              </td>
              <td className="number">
                <Provenance kind={fact.provenance} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {card.aliases.length > 0 && <p className="quiet">{t('alsoFoundAs', { aliases: card.aliases.join(', ') })}</p>}
      {card.notes && <p className="card-notes">{card.notes}</p>}
    </section>
  );
}

function Rulings({ view: { game, card, editable } }: CardPartProps) {
  const t = useTranslations('cards.slugPage');
  if (card.rulings.length === 0) return null;
  return (
    <section className="card-section" aria-labelledby="rulings">
      <h2 id="rulings">{t('rulings')}</h2>
      <div className="card-rulings">
        {card.rulings.map((ruling) => (
          <Ruling
            key={ruling.id}
            ruling={ruling}
            open={card.rulings.length < 3}
            foot={<ItemLink editable={editable} kind="ruling" game={game} id={ruling.id} name={ruling.question} />}
          />
        ))}
      </div>
    </section>
  );
}
