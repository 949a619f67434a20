/** A new match: tables that take one press, and a form with every setting. It works without an account. */
'use client';
import { useTranslations } from 'next-intl';
import { useReducer, useState, type Dispatch, type ReactNode, type SubmitEvent } from 'react';
import { SubmitButton } from '../../shared/components/submit-button.tsx';
import { href, rulebookHref } from '../../shared/query.ts';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { useFailure } from '../../shared/use-failure.ts';
import { ask } from '../device/index.ts';
import {
  firstDraft,
  fittingVariants,
  gameOf,
  isListed,
  isWithFriend,
  matchDraft,
  matchInput,
  rulesetsOf,
  seatsOf,
  seatsShown,
  tableDraft,
  variantsOf,
  type MatchStart,
  type MatchDraft,
  type MatchDraftAction,
} from './match-draft.ts';
import { DeckPicks } from './choose/deck-picks.tsx';
import { TableChoices } from './choose/table-choices.tsx';
import { ParameterForm } from './parameter-form.tsx';
import { SeatForm } from './seat-form.tsx';
import type { GameChoice } from './setup-types.ts';
import { Refusal } from '../../shared/components/refusal.tsx';
import { Select } from '../../shared/forms/select.tsx';

export interface NewMatchProps {
  readonly game: GameChoice;
  readonly from: MatchStart;
  /** Whether the reader can list matches in the lobby. */
  readonly lobby: boolean;
  /** Whether the settings are open at first, because the address asks for a ruleset. */
  readonly opens: boolean;
  /** The open tables of other players. */
  readonly children?: ReactNode;
}

export function NewMatch({ game, from, lobby, opens, children }: NewMatchProps) {
  const t = useTranslations('play.newMatch');
  const inWords = useErrorSentence();
  const [draft, dispatch] = useReducer(matchDraft, null, () => firstDraft(game, from));
  const [failure, setFailure] = useFailure();
  const [busy, setBusy] = useState(false);

  async function begin(wanted: MatchDraft): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const { createMatch } = await ask('CreateMatch', { input: matchInput(wanted) });
      // If the lobby refuses the match, the match page says that it is not listed, and offers to list it.
      if (lobby && isListed(wanted)) await ask('ListMatch', { match: createMatch.id }).catch(() => undefined);
      location.assign(`/play/${createMatch.id}`);
    } catch (error) {
      setFailure(inWords(error));
      setBusy(false);
    }
  }

  function send(event: SubmitEvent): void {
    event.preventDefault();
    void begin(draft);
  }

  const [seat] = draft.seats;
  return (
    <form className="new-match" onSubmit={send}>
      <DeckPicks
        game={gameOf(draft)}
        mode={rulesetsOf(draft).plain}
        value={seat!.choice}
        onChange={(choice) => dispatch({ type: 'seat', at: 0, seat: { ...seat!, choice } })}
      />
      <TableChoices
        levels={game.levels}
        seats={seatsOf(draft).fewest}
        busy={busy}
        onTable={(table) => void begin(tableDraft(draft, table))}
      >
        {children}
      </TableChoices>
      <Refusal of={failure} className="match-failure" />
      <details className="new-match-settings" open={opens}>
        <summary>{t('settings')}</summary>
        <RulesetFields draft={draft} dispatch={dispatch} />
        <Seats draft={draft} dispatch={dispatch} />
        <MatchOptions lobby={lobby} draft={draft} dispatch={dispatch} />
        <p>
          <SubmitButton className="button button-main" disabled={busy}>
            {isWithFriend(draft) ? t('openTable') : t('startMatch')}
          </SubmitButton>
        </p>
      </details>
    </form>
  );
}

interface PartProps {
  readonly draft: MatchDraft;
  readonly dispatch: Dispatch<MatchDraftAction>;
}

function RulesetFields({ draft, dispatch }: PartProps) {
  const t = useTranslations('play.newMatch');
  const { game, mode, values } = draft;
  const { plain, unchanged, chosen } = rulesetsOf(draft);
  return (
    <fieldset>
      <legend>{t('ruleset')}</legend>
      <div className="new-match-row">
        <Select
          label={t('mode')}
          of={game.modes}
          value={mode}
          onChange={(id) => dispatch({ type: 'mode', mode: id })}
        />
      </div>
      <p className="quiet">{game.modes.find((one) => one.id === mode)?.summary}</p>
      <Variants draft={draft} dispatch={dispatch} />
      <ParameterForm
        key={unchanged}
        ruleset={unchanged}
        values={values}
        onChange={(next) => dispatch({ type: 'values', values: next })}
      />
      <p className="new-match-ruleset">
        <a href={rulebookHref(chosen)}>{t('readTheRules')}</a>
        {chosen !== plain && (
          <a href={href(`/${game.id}/rules/compare`, { a: plain, b: chosen })}>{t('showDifferences')}</a>
        )}
        <a href={href('/play', { from: chosen })}>{t('linkToThisRuleset')}</a>
        <code>{chosen}</code>
      </p>
    </fieldset>
  );
}

function Variants({ draft, dispatch }: PartProps) {
  const t = useTranslations('play.newMatch');
  const fitting = fittingVariants(draft);
  const chosen = variantsOf(draft);
  if (fitting.length === 0) return null;
  return (
    <div className="new-match-variants" role="group" aria-label={t('variants')}>
      {fitting.map(({ id, name }) => (
        <Choice key={id} on={chosen.includes(id)} onChange={(on) => dispatch({ type: 'variant', id, on })}>
          {name}
          <span className="quiet"> {draft.game.variants.find((one) => one.id === id)?.summary}</span>
        </Choice>
      ))}
    </div>
  );
}

function Seats({ draft, dispatch }: PartProps) {
  const t = useTranslations('play.newMatch');
  const seats = seatsShown(draft);
  const { fewest, most } = seatsOf(draft);
  return (
    <>
      {seats.map((seat, at) => (
        <SeatForm
          key={at}
          number={at + 1}
          seat={seat}
          game={gameOf(draft)}
          ruleset={rulesetsOf(draft).chosen}
          onChange={(next) => dispatch({ type: 'seat', at, seat: next })}
          onKept={(deck) => dispatch({ type: 'keep', deck })}
          onRemove={seats.length > fewest ? () => dispatch({ type: 'remove-seat', at }) : null}
        />
      ))}
      <p className="actions">
        {seats.length < most && (
          <button type="button" className="button" onClick={() => dispatch({ type: 'add-seat' })}>
            {t('addASeat')}
          </button>
        )}
      </p>
    </>
  );
}

/** Series, clock, lobby and chat. */
function MatchOptions({ lobby, draft, dispatch }: PartProps & Pick<NewMatchProps, 'lobby'>) {
  const t = useTranslations('play.newMatch');
  const { bestOf, clock, changeSides, freeDecks, listed, chat } = draft.options;
  const set = (options: Partial<MatchDraft['options']>): void => dispatch({ type: 'options', options });
  return (
    <>
      <div className="new-match-row">
        <Select
          label={t('games')}
          of={[
            { id: 1, name: t('oneGame') },
            ...[3, 5, 7].map((games) => ({ id: games, name: t('bestOf', { games }) })),
          ]}
          value={bestOf}
          onChange={(value) => set({ bestOf: Number(value) })}
        />
        <Select
          label={t('clock')}
          of={[
            { id: 0, name: t('noClock') },
            ...[5, 10, 20, 40].map((minutes) => ({ id: minutes, name: t('clockMinutes', { minutes }) })),
          ]}
          value={clock}
          onChange={(value) => set({ clock: Number(value) })}
        />
      </div>
      {bestOf > 1 && (
        <p className="new-match-series">
          <Choice on={changeSides} onChange={(on) => set({ changeSides: on })}>
            {t('changeSides')}
          </Choice>
          <Choice on={freeDecks} onChange={(on) => set({ freeDecks: on })}>
            {t('freeDecks')}
          </Choice>
        </p>
      )}
      {isWithFriend(draft) && lobby && (
        <p>
          <Choice on={listed} onChange={(on) => set({ listed: on })}>
            {t('listInLobby')}
          </Choice>
        </p>
      )}
      {isWithFriend(draft) && (
        <p>
          <Choice on={chat} onChange={(on) => set({ chat: on })}>
            {t.rich('chat', { span: (chunks) => <span className="quiet">{chunks}</span> })}
          </Choice>
        </p>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly on: boolean;
  readonly children: ReactNode;
  onChange(on: boolean): void;
}

function Choice({ on, children, onChange }: ChoiceProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} /> {children}
    </label>
  );
}
