/** The fields of a question: rules, deck and level, and the fields for its topics. */
'use client';
import { LabCardsDocument, LabDeckCardsDocument } from '@rulewright/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { request } from '../../../shared/request.ts';
import { Options, type NamedOption } from '../../../shared/components/options.tsx';
import { MOST_SEATS, deckChoices, idOf, type LabGame } from '../draft.ts';
import { useRanges } from '../range-fields.tsx';
import { RulesetFields } from '../ruleset-fields.tsx';
import { MatrixFields, OwnList } from './matrix-fields.tsx';
import { isAbout, OWN_LIST, TAKES_LIST, type Question, type QuestionDraft } from './question-draft.ts';
import { sizeKind, sizeNumber } from './sizes.ts';
import { Select } from '../../../shared/forms/select.tsx';

interface QuestionFieldsProps {
  readonly game: LabGame;
  readonly question: Question;
  readonly draft: QuestionDraft;
  change(changes: Partial<QuestionDraft>): void;
}

/** The question that puts a card into a deck that does not have it. */
const PUTS_CARD = 'card';

const SEATS = Array.from({ length: MOST_SEATS - 1 }, (_, at) => ({ id: at + 2, name: String(at + 2) }));

export function QuestionFields({ game, question, draft, change }: QuestionFieldsProps) {
  const t = useTranslations('lab.questionFields');
  const { a, b, seats } = draft;
  const takesList = question.id === TAKES_LIST;
  const isMatrix = isAbout(question, 'decks');
  const changes = isAbout(question, 'change');
  const sizes = question.sizes.map((size) => ({
    id: size,
    name: t('size', { kind: sizeKind(question), size: sizeNumber(size) }),
  }));
  return (
    <>
      <div className={changes ? 'lab-pair' : undefined}>
        <RulesetFields
          legend={changes ? t('before') : t('rules')}
          game={game}
          draft={a}
          onChange={(next) => change({ a: next })}
          short={!changes}
        />
        {changes && (
          <RulesetFields legend={t('after')} game={game} draft={b} onChange={(next) => change({ b: next })} />
        )}
      </div>
      <fieldset>
        <legend>{t('whatItIsAbout')}</legend>
        {isMatrix && <MatrixFields game={game} draft={draft} change={change} />}
        {takesList && draft.decks[0] === OWN_LIST && <OwnList draft={draft} change={change} />}
        <div className="new-match-row">
          {!isMatrix && <PlayerFields game={game} question={question} draft={draft} change={change} />}
          {isAbout(question, 'seats') && (
            <Select
              label={t('players')}
              value={seats}
              of={SEATS}
              onChange={(value) => change({ seats: Number(value) })}
            />
          )}
          {isAbout(question, 'card') && (
            <CardChoice game={game} draft={draft} outside={question.id === PUTS_CARD} change={change} />
          )}
          {isAbout(question, 'parameter') && <ParameterChoice ruleset={idOf(game, a)} draft={draft} change={change} />}
          <Select
            label={t('differenceWorthNoticing', { kind: sizeKind(question) })}
            value={draft.size ?? question.usualSize}
            of={sizes}
            onChange={(value) => change({ size: Number(value) })}
          />
        </div>
      </fieldset>
    </>
  );
}

/** The decks and levels of the players. */
function PlayerFields({ game, question, draft, change }: QuestionFieldsProps) {
  const t = useTranslations('lab.questionFields');
  const entrants = useTranslations('lab.entrantFields');
  const { decks, bots } = draft;
  const takesList = question.id === TAKES_LIST;
  return (
    <>
      <Select
        label={isAbout(question, 'deck') ? t('firstDeck') : t('deckOfAll')}
        value={takesList || decks[0] !== OWN_LIST ? decks[0] : game.decks[0]?.slug}
        onChange={(deck) => change({ decks: [deck, decks[1]], card: '' })}
      >
        <Options of={deckChoices(game)} />
        {takesList && <option value={OWN_LIST}>{entrants('listMyOwn')}</option>}
      </Select>
      {isAbout(question, 'deck') && (
        <Select
          label={t('secondDeck')}
          value={decks[1]}
          of={deckChoices(game)}
          onChange={(deck) => change({ decks: [decks[0], deck] })}
        />
      )}
      <Select
        label={isAbout(question, 'level') ? t('firstLevel') : t('levelOfAll')}
        value={bots[0]}
        of={game.bots}
        onChange={(bot) => change({ bots: [bot, bots[1]] })}
      />
      {isAbout(question, 'level') && (
        <Select
          label={t('secondLevel')}
          value={bots[1]}
          of={game.bots}
          onChange={(bot) => change({ bots: [bots[0], bot] })}
        />
      )}
    </>
  );
}

const choicesOf = (cards: readonly { readonly slug: string; readonly name: string }[]): NamedOption[] =>
  cards.map(({ slug, name }) => ({ id: slug, name })).sort((one, other) => one.name.localeCompare(other.name));

type PartProps = Pick<QuestionFieldsProps, 'draft' | 'change'>;

/** The most cards of a game to choose from, besides those of the deck. */
const MOST_CARDS = 500;

/** A choice of one card of the first deck. @param outside whether cards that the deck does not have can be chosen too */
function CardChoice({
  game,
  draft,
  outside,
  change,
}: PartProps & Pick<QuestionFieldsProps, 'game'> & { readonly outside: boolean }) {
  const t = useTranslations('lab.questionFields');
  const variables = { game: game.id, slug: draft.decks[0] || (game.decks[0]?.slug ?? '') };
  const { data } = useQuery({
    queryKey: ['lab-deck-cards', variables],
    queryFn: ({ signal }) => request(LabDeckCardsDocument, variables, { signal }),
  });
  const all = useQuery({
    queryKey: ['lab-cards', game.id],
    queryFn: ({ signal }) => request(LabCardsDocument, { game: game.id, first: MOST_CARDS }, { signal }),
    enabled: outside,
  });
  const inDeck = choicesOf((data?.deck?.entries ?? []).map(({ card }) => card));
  const own = new Set(inDeck.map(({ id }) => id));
  const others = choicesOf(all.data?.cards?.nodes ?? []).filter(({ id }) => !own.has(id));
  return (
    <Select label={t('card')} value={draft.card} onChange={(value) => change({ card: value })} empty={t('chooseACard')}>
      {outside ? (
        <>
          <optgroup label={t('cardInDeck')}>
            <Options of={inDeck} />
          </optgroup>
          {others.length > 0 && (
            <optgroup label={t('cardOutside')}>
              <Options of={others} />
            </optgroup>
          )}
        </>
      ) : (
        <Options of={inDeck} />
      )}
    </Select>
  );
}

/** A choice of a parameter of the rules, and of another value for it. */
function ParameterChoice({ ruleset, draft, change }: PartProps & { readonly ruleset: string }) {
  const t = useTranslations('lab.questionFields');
  const parameters = useRanges(ruleset);
  const chosen = parameters.find(({ name }) => name === draft.parameter);
  const listed = chosen?.type === 'boolean' ? ['true', 'false'] : (chosen?.choices ?? []).map(({ value }) => value);
  const others = listed.filter((value) => value !== String(chosen?.value));
  return (
    <>
      <Select
        label={t('parameter')}
        value={draft.parameter}
        of={parameters.map(({ name }) => name)}
        empty={t('chooseAParameter')}
        onChange={(parameter) => change({ parameter, value: '' })}
      />
      {chosen && others.length > 0 && (
        <Select
          label={t('otherValue', { now: chosen.text })}
          value={draft.value}
          of={others}
          empty={t('chooseAValue')}
          onChange={(value) => change({ value })}
        />
      )}
      {chosen && others.length === 0 && (
        <label>
          {t('otherValue', { now: chosen.text })}
          <input
            className="field"
            type="number"
            min={chosen.min ?? undefined}
            max={chosen.max ?? undefined}
            value={draft.value}
            onChange={(event) => change({ value: event.target.value })}
          />
        </label>
      )}
    </>
  );
}
