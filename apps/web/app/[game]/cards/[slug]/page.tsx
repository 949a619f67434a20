/** The page of a card: face, text with its interpretation, legality, rulings, decks, history. */
import { CardDocument, GameHomeDocument } from '@rulewright/api-client';
import { RuleRef } from '@rulewright/ui';
import { CircleCheck, CircleX } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CardFace } from '../../../../shared/components/card.tsx';
import { PlayNotes } from '../../../../features/notes/play-notes.tsx';
import { CardDifferences, Errata, ErratumReason } from '../../../../features/cards/errata.tsx';
import { Provenance } from '../../../../shared/components/provenance.tsx';
import { Ruling } from '../../../../features/rulebook/ruling.tsx';
import { StructuredData } from '../../../../shared/components/structured-data.tsx';
import { find } from '../../../../shared/api.ts';
import { day } from '../../../../shared/dates.ts';
import { linkPreview } from '../../../../shared/link-preview.ts';
import { faceOf } from '../../../../shared/face.ts';
import { href, one as textOf, positive, rulebookHref, rulesetId, type SearchParams } from '../../../../shared/query.ts';
import { ruleNames } from '../../../../shared/rule-names.ts';
import { valueName } from '../../../../shared/value-names.ts';
import { capital, decksOf } from '../../../../shared/words.ts';
import { mayEdit } from '../../../../shared/session.ts';
import { EditLink } from '../../../../shared/components/edit-link.tsx';

interface Props {
  readonly params: Promise<{ readonly game: string; readonly slug: string }>;
  readonly searchParams: Promise<SearchParams>;
}

async function load({ params, searchParams }: Props) {
  const { game, slug } = await params;
  const query = await searchParams;
  const release = positive(query, 'release');
  const on = textOf(query, 'on') || undefined;
  const [{ card }, { game: home }] = await Promise.all([
    find(CardDocument, { game, slug, release, on }),
    find(GameHomeDocument, { game }),
  ]);
  return { game, card, release, words: home.words, firstMode: home.modes[0]?.id };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { game, card, release } = await load(props);
  const description = card.abilities[0]?.text ?? card.flavor ?? undefined;
  return linkPreview(`/${game}/cards/${card.slug}`, { title: card.name, description, release });
}

export default async function CardPage(props: Props) {
  const t = await getTranslations('cards.slugPage');
  const { game, card, release, words, firstMode } = await load(props);
  const face = faceOf(card);
  const editable = release === undefined && (await mayEdit());
  const home = firstMode;
  const ruleHref = (rule: string, mode = home): string => (mode ? `/${game}/rules/${mode}/${rule}` : `/${game}/rules`);
  const names = home
    ? await ruleNames(
        rulesetId(game, home),
        card.abilities.flatMap(({ rules }) => rules),
        release,
      )
    : {};
  const listed = Object.fromEntries(
    await Promise.all(
      card.legality.map(async ({ mode, ruleId }) => {
        const named = await ruleNames(rulesetId(game, mode), ruleId ? [ruleId] : [], release);
        return [mode, named] as const;
      }),
    ),
  );
  return (
    <div className="page card-page">
      <p className="crumbs">
        <a href={`/${game}/cards`}>{capital(words.cards)}</a>
        {release !== undefined && t('asOfRelease', { release })}
      </p>
      <div className="card-page-face">
        <CardFace card={face} />
        {card.provisional && <p className="quiet">{t('valuesMarkedProvisionalOur')}</p>}
      </div>
      <div className="card-page-main">
        <header>
          <h1>{card.name}</h1>
          {editable && <EditLink kind="card" game={game} id={card.slug} name={card.name} />}
          {face.frame !== 'page' && face.subtitle && <p className="card-page-sub">{face.subtitle}</p>}
        </header>

        {card.abilities.length > 0 && (
          <section aria-labelledby="text">
            <h2 id="text" className="visually-hidden">
              {t('cardText')}
            </h2>
            {card.abilities.map((ability) => (
              <div key={ability.id} className="ability">
                <p className="ability-text">{ability.text}</p>
                {ability.reading !== '' && (
                  <p className="ability-reading">
                    <span className="eyebrow">{t('howItIsPlayed')}</span> {ability.reading}
                  </p>
                )}
                {ability.rules.length > 0 && (
                  <p className="ability-rules">
                    {ability.rules.map((rule) => (
                      <RuleRef key={rule} id={rule} href={ruleHref(rule)} name={names[rule]} />
                    ))}
                  </p>
                )}
              </div>
            ))}
          </section>
        )}
        {card.abilities.length === 0 && <p className="quiet">{t('thisHasNoText', { card: words.card })}</p>}
        {card.flavor && <p className="flavor">{card.flavor}</p>}

        <section className="card-section" aria-labelledby="numbers">
          <h2 id="numbers">{t('values')}</h2>
          <table className="table facts">
            <tbody>
              {card.facts.map((fact) => (
                <tr key={fact.id}>
                  <th scope="row">{fact.ruleId ? <a href={ruleHref(fact.ruleId)}>{fact.label}</a> : fact.label}</th>
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

        {card.legality.length > 0 && (
          <section className="card-section" aria-labelledby="legality">
            <h2 id="legality">{t('whereItIsLegal')}</h2>
            {editable && home && (
              <EditLink kind="legality" game={game} id={home} mode={home} name={t('whereItIsLegal')} />
            )}
            <ul className="legality">
              {card.legality.map((one) => (
                <li key={one.mode} data-legal={one.legal}>
                  {one.legal ? <CircleCheck size={18} aria-hidden="true" /> : <CircleX size={18} aria-hidden="true" />}
                  <a href={rulebookHref(rulesetId(game, one.mode))}>{one.modeName}</a>
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
                          href={ruleHref(one.ruleId, one.mode)}
                          name={listed[one.mode]?.[one.ruleId]}
                        />
                      </>
                    )}
                    {one.history.length + one.announced.length > 0 && (
                      <>
                        {' '}
                        <a href={`/${game}/legality/${one.mode}`}>{t('allLists')}</a>
                      </>
                    )}
                    {[...one.announced, ...one.history].map((change) => (
                      <span key={`${change.from} ${change.effect}`} className="quiet">
                        <br />
                        {t('from', { day: day(change.from), effect: change.effect })} {change.reason}
                      </span>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}

        {card.rulings.length > 0 && (
          <section className="card-section" aria-labelledby="rulings">
            <h2 id="rulings">{t('rulings')}</h2>
            <div className="card-rulings">
              {card.rulings.map((ruling) => (
                <Ruling
                  key={ruling.id}
                  ruling={ruling}
                  open={card.rulings.length < 3}
                  foot={editable && <EditLink kind="ruling" game={game} id={ruling.id} name={ruling.question} />}
                />
              ))}
            </div>
          </section>
        )}

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

        {card.errata.length > 0 && (
          <section className="card-section" aria-labelledby="errata">
            <h2 id="errata">{t('errata')}</h2>
            <Errata errata={card.errata} />
          </section>
        )}

        {card.decks.length > 0 && (
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
        )}

        <PlayNotes about={{ game, card: card.slug }} className="card-section" ruleHref={(rule) => ruleHref(rule)} />

        {card.history.length > 0 && (
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
        )}
      </div>
      <StructuredData
        about={{
          '@type': 'CreativeWork',
          name: card.name,
          alternateName: card.aliases,
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
