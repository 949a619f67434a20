/** The fields for one seat of a new match: player type, name and deck. A pasted list is checked at once. */
'use client';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useDeckCheck, KeepList } from '../decks/index.ts';
import { savedChoice, type GameChoice, type SeatDraft, type SeatChoice } from './setup-types.ts';
import { Options } from '../../shared/components/options.tsx';
import { Select } from '../../shared/forms/select.tsx';

interface SeatFormProps {
  readonly number: number;
  readonly seat: SeatDraft;
  readonly game: GameChoice;
  readonly ruleset: string;
  onChange(seat: SeatDraft): void;
  /** Called after a list has been saved to the reader's account. */
  onKept(deck: GameChoice['saved'][number]): void;
  readonly onRemove: (() => void) | null;
}

const KINDS: readonly SeatChoice[] = ['me', 'bot', 'friend'];

export function SeatForm({ number, seat, game, ruleset, onChange, onKept, onRemove }: SeatFormProps) {
  const t = useTranslations('play.seatForm');
  const mode = ruleset.split(/[+?]/u)[0]!;
  return (
    <fieldset className="seat-form">
      <legend>{t('seat', { number })}</legend>
      <div className="new-match-row">
        <Select
          label={t('playerType')}
          value={seat.kind}
          onChange={(value) => onChange({ ...seat, kind: value as SeatChoice })}
          of={KINDS.filter((kind) => kind !== 'bot' || game.levels.length > 0).map((kind) => ({
            id: kind,
            name: t('kind', { kind }),
          }))}
        />
        {seat.kind === 'bot' ? (
          <Select
            label={t('level')}
            value={seat.bot}
            onChange={(value) => onChange({ ...seat, bot: value })}
            of={game.levels}
          />
        ) : (
          <label>
            {t('name')}
            <input
              className="field"
              value={seat.name}
              maxLength={40}
              placeholder={t('player', { number })}
              onChange={(event) => onChange({ ...seat, name: event.target.value })}
            />
          </label>
        )}
        <Select label={t('deck')} value={seat.choice} onChange={(value) => onChange({ ...seat, choice: value })}>
          <Options of={game.decks.map(({ slug, name }) => ({ id: slug, name }))} />
          {game.saved.length > 0 && (
            <optgroup label={t('yourSavedDecks')}>
              {game.saved.map(({ id, name, verdicts }) => (
                <option key={id} value={savedChoice(id)}>
                  {name}
                  {verdicts.some((verdict) => verdict.ruleset.id === mode && !verdict.legal) && t('notLegalHere')}
                </option>
              ))}
            </optgroup>
          )}
          <option value="">{t('listMyOwn')}</option>
        </Select>
        {onRemove && (
          <button type="button" className="button button-quiet" onClick={onRemove}>
            <X size={16} aria-hidden="true" />{' '}
            {t.rich('removeSeat', { number, span: (chunks) => <span className="visually-hidden">{chunks}</span> })}
          </button>
        )}
      </div>
      {seat.kind === 'bot' && <p className="quiet">{game.levels.find(({ id }) => id === seat.bot)?.summary}</p>}
      {seat.choice === '' && (
        <label>
          {t('listOneCardEach')}
          <textarea
            className="field seat-list-text"
            rows={8}
            value={seat.deck}
            onChange={(event) => onChange({ ...seat, deck: event.target.value })}
          />
          <ListVerdict game={game.id} list={seat.deck} mode={mode} />
        </label>
      )}
      {seat.choice === '' && game.keeps && (
        <KeepTyped
          game={game.id}
          list={seat.deck}
          onKept={(deck) => {
            onKept(deck);
            onChange({ ...seat, choice: savedChoice(deck.id) });
          }}
        />
      )}
    </fieldset>
  );
}

/** Saves the typed list, under the name that it gives. */
function KeepTyped(props: Omit<ComponentProps<typeof KeepList>, 'named'>) {
  const { report } = useDeckCheck(props.game, props.list);
  return <KeepList {...props} named={report?.name ?? null} />;
}

function ListVerdict({ game, list, mode }: { readonly game: string; readonly list: string; readonly mode: string }) {
  const t = useTranslations('play.seatForm');
  const { report } = useDeckCheck(game, list);
  const verdict = report?.verdicts.find(({ ruleset }) => ruleset.id === mode);
  if (!verdict) return null;
  const problem = verdict.issues.find(({ severity }) => severity === 'error');
  return (
    <span role="status" className={verdict.legal ? 'list-legal' : 'list-illegal'}>
      {verdict.legal ? t('legalIn', { ruleset: verdict.ruleset.name }) : (problem?.message ?? t('notLegal'))}
    </span>
  );
}
