/** What a run holds at a place: the question, the running steps with their names, numbers, cards, and the last events. */
'use client';
import { useTranslations } from 'next-intl';
import type { DebuggedRun, PlayDesk, PlayStop } from './use-play-desk.ts';

type Values = PlayStop['table'];
type Cards = PlayStop['seats'][number]['zones'][number]['cards'];

interface RunStateProps {
  readonly play: PlayDesk;
  readonly debugged: DebuggedRun;
}

export function RunState({ play, debugged: { run, stop, before } }: RunStateProps) {
  const t = useTranslations('desk.debugger');
  const seatsBefore = new Map(before?.seats.map((seat) => [seat.seat, seat]));
  const isOpen = run.example == null;
  return (
    <div className="run-state">
      {stop.question && (
        <section aria-label={t('question')}>
          <h2>{t('asks', { player: letterOf(stop.question.seat), question: stop.question.text ?? '' })}</h2>
          <ul className="run-options">
            {stop.question.options.map((option, at) => (
              <li key={at}>
                {isOpen ? (
                  <button type="button" className="button" onClick={() => void play.choose(at)}>
                    {option}
                  </button>
                ) : (
                  option
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {stop.steps.length > 0 && <Steps play={play} stop={stop} before={before} />}
      {stop.named.map((card, at) => (
        <section key={at} aria-label={card.name}>
          <h2>{card.name}</h2>
          <ValueList values={card.values} before={before?.named.find(({ name }) => name === card.name)?.values} />
        </section>
      ))}
      <section aria-label={t('table')}>
        <h2>{t('table')}</h2>
        <ValueList values={stop.table} before={before?.table} />
      </section>
      {stop.seats.map(({ seat, values, zones }) => (
        <section key={seat} aria-label={t('player', { player: letterOf(seat) })}>
          <h2>{t('player', { player: letterOf(seat) })}</h2>
          <ValueList values={values} before={seatsBefore.get(seat)?.values} />
          {zones.map((zone) => (
            <details key={zone.id} open={zone.cards.length > 0 && zone.cards.length <= OPEN}>
              <summary>{t('zone', { title: zone.title, count: zone.cards.length })}</summary>
              <CardList cards={zone.cards} />
            </details>
          ))}
        </section>
      ))}
      {stop.events.length > 0 && (
        <section aria-label={t('lastEvents')}>
          <h2>{t('lastEvents')}</h2>
          <ol className="run-events">
            {stop.events.map(({ sentence, rule }, at) => (
              <li key={at}>
                {sentence} <code className="quiet">{rule}</code>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

/** Zones with more cards are closed at first. */
const OPEN = 8;

const letterOf = (seat: number): string => String.fromCharCode(65 + seat);

/** The running steps, the innermost first. */
function Steps({ play, stop, before }: { play: PlayDesk; stop: PlayStop; before: PlayStop | null }) {
  const t = useTranslations('desk.debugger');
  const same = (depth: number): Values | undefined => {
    const was = before?.steps[depth];
    return was?.step === stop.steps[depth]!.step ? was.locals : undefined;
  };
  return (
    <section aria-label={t('steps')}>
      <h2>{t('steps')}</h2>
      <ol className="run-steps">
        {stop.steps
          .map((step, depth) => ({ ...step, depth }))
          .reverse()
          .map(({ step, at, locals, depth }) => (
            <li key={depth}>
              {at?.path === play.path ? (
                <button type="button" className="link-button" onClick={() => play.seek(at.line)}>
                  {t('stepAt', { step, line: at.line })}
                </button>
              ) : (
                <span>{at ? t('stepElsewhere', { step, ...at }) : step}</span>
              )}
              <ValueList values={locals} before={same(depth)} />
            </li>
          ))}
      </ol>
    </section>
  );
}

/** Names with their values. A value that differs from the stop before is marked. */
function ValueList({ values, before }: { readonly values: Values; readonly before: Values | undefined }) {
  const t = useTranslations('desk.debugger');
  if (values.length === 0) return null;
  const was = new Map(before?.map(({ name, value }) => [name, value]));
  return (
    <dl className="run-values">
      {values.map(({ name, value }, at) => {
        const old = was.get(name);
        const isChanged = old !== undefined && old !== value;
        return (
          <div key={at}>
            <dt>{name}</dt>
            <dd>{isChanged ? <mark title={t('was', { value: old })}>{value}</mark> : value}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function CardList({ cards }: { readonly cards: Cards }) {
  return (
    <ul className="run-cards">
      {cards.map(({ name, values }, at) => (
        <li key={at}>
          {name}
          {values.length > 0 && (
            <span className="quiet"> ({values.map((one) => `${one.name} ${one.value}`).join(', ')})</span>
          )}
        </li>
      ))}
    </ul>
  );
}
