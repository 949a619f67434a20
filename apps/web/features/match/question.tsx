/** The current decision beside the board: its options for the seat that decides, otherwise the name of the player who does. */
'use client';
import type { OptionData, TableSeatData } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';
import type { CardTexts } from './card-texts.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { isEnd, targetsOf } from './deciding.ts';
import type { Deciding } from './use-deciding.ts';
import type { MatchView } from './use-match.ts';

interface QuestionProps {
  readonly match: MatchView;
  readonly table: NonNullable<MatchView['table']>;
  readonly names: readonly string[];
  readonly texts: CardTexts;
  readonly faces: string;
  readonly isSmall: boolean;
  readonly deciding: Deciding;
  readonly ruleHref: (rule: string) => string;
}

const isOnBoard = (seats: readonly TableSeatData[]): ((card: number) => boolean) => {
  const shown = new Set(seats.flatMap(({ zones }) => zones.flatMap(({ cards }) => cards.map(({ id }) => id))));
  return (card) => shown.has(card);
};

const nameIn = (seats: readonly TableSeatData[]): ((card: number) => string) => {
  const names = new Map(
    seats.flatMap(({ zones }) => zones.flatMap(({ cards }) => cards.map(({ id, name }) => [id, name] as const))),
  );
  return (card) => names.get(card) ?? '';
};

/** The name of the zone on which the options of a kind without a card act. */
function placeName(seats: readonly TableSeatData[], options: readonly OptionData[], kind: string): string {
  const option = options.find((one) => one.kind === kind && one.card == null);
  const zones = seats.find(({ seat }) => seat === option?.zone?.seat)?.zones;
  return zones?.find(({ id }) => id === option?.zone?.zone)?.name ?? option?.text ?? '';
}

/** What a card is worth on the table, as a rough order: the sum of its numbers. */
const worthIn = (seats: readonly TableSeatData[]): ((card: number) => number) => {
  const worth = new Map(
    seats.flatMap(({ zones }) =>
      zones.flatMap(({ cards }) =>
        cards.map(({ id, numbers }) => [id, numbers.reduce((sum, { value }) => sum + value, 0)] as const),
      ),
    ),
  );
  return (card) => worth.get(card) ?? 0;
};

export function Question({ match, table, names, texts, faces, isSmall, deciding, ruleHref }: QuestionProps) {
  const t = useTranslations('play.playing');
  const { decision } = table;
  const { number, options, chosen, pending, busy, pick, answer, send, choose, setHint, set, picked } = deciding;
  if (!decision) return null;
  if (!decision.options)
    return (
      <div className="decision decision-waiting">
        <p className="decision-question" tabIndex={-1}>
          {t('decides', { name: names[decision.seat]!, question: decision.question })}
        </p>
      </div>
    );
  const listed = chosen
    ? targetsOf(options, chosen.card.id).filter((option) => option.card != null)
    : options.filter((option) => !isEnd(option));
  const isShown = isOnBoard(table.seats);
  return (
    <DecisionPanel
      number={number}
      question={decision.question}
      rule={decision.rule}
      options={listed}
      onBoard={listed.some(({ card, zone }) => zone != null || card == null || isShown(card))}
      ends={options.filter(isEnd)}
      foreseen={decision.foreseen}
      set={
        set && {
          set,
          picked,
          nameOf: nameIn(table.seats),
          onToggle: deciding.toggle,
          worthOf: worthIn(table.seats),
          pass: options.find(({ kind }) => kind === 'pass') ?? null,
          others: set.others.map(({ kind }) => placeName(table.seats, options, kind)),
          onDone: (picks) => void deciding.choosePicked(picks),
        }
      }
      pending={pending}
      selected={
        chosen && {
          card: chosen.card.id,
          name: chosen.card.name,
          slug: chosen.card.slug,
          faces,
          texts: texts[chosen.card.slug] ?? [],
          href: `/${match.game}/cards/${chosen.card.slug}`,
          why: chosen.why,
        }
      }
      {...{ names, ruleHref, busy, isSmall }}
      onPick={pick}
      onAnswer={(answers) => void answer(answers)}
      onHint={setHint}
      onConfirm={() => pending && void send(pending)}
      onBack={() => choose(null)}
    />
  );
}
