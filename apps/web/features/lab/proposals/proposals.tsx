/** The result of a search for proposals: one sentence, one plot, and a table of at most five proposals. */
import type { LabProposalsPartsFragment, LabRunHeadFragment } from '@rulewright/api-client';
import { PlotFigure, type CandidateAxis } from '@rulewright/ui/lab';
import { useFormatter, useTranslations } from 'next-intl';
import { WideTable } from '../../../shared/components/wide-table.tsx';
import { Words } from '../../../shared/components/words.tsx';
import { RELATION_WORDS } from '../draft.ts';
import { whole, written } from '../numbers.ts';
import { MakeSet } from './make-set.tsx';

type Search = LabProposalsPartsFragment;
type Goal = Search['goals'][number];
type Proposal = Search['proposals'][number];
type Check = Proposal['fresh'];

interface ProposalsProps {
  readonly run: Pick<LabRunHeadFragment, 'id' | 'game'>;
  readonly search: Search;
  /** Whether the reader may make change sets of this game. */
  readonly mayEdit: boolean;
}

const relationWord = (relation: string): 'exact' | 'most' | 'least' =>
  RELATION_WORDS[relation as keyof typeof RELATION_WORDS] ?? 'exact';

const axis = ({ title, unit, wanted }: Goal): CandidateAxis => ({
  label: title,
  scale: unit === 'share' ? 'percent' : 'plain',
  goal: wanted,
});

/** The words for changes, such as "House Fly: Attack: 12 to 3". */
function useChanges(): (changes: Proposal['changes']) => string {
  const t = useTranslations('lab.proposals');
  const value = (json: string, words: string | null | undefined): string => {
    if (words != null) return words;
    const read: unknown = JSON.parse(json);
    if (read === null) return t('none');
    if (typeof read === 'boolean') return read ? t('yes') : t('no');
    return Array.isArray(read) ? read.join(', ') : String(read);
  };
  return (changes) =>
    changes
      .map(({ kind, label, from, to, fromWords, toWords }) =>
        kind === 'variant'
          ? t('variant', { label })
          : t('change', { label, from: value(from, fromWords), to: value(to, toWords) }),
      )
      .join('; ');
}

export function Proposals({ run, search, mayEdit }: ProposalsProps) {
  const t = useTranslations('lab.proposals');
  return (
    <section className="section lab-proposals" aria-labelledby="proposals">
      <h2 id="proposals">{t('answer')}</h2>
      <p className="lab-goals">
        {search.goals.map(({ metric, title, unit, relation, wanted }) => (
          <span key={metric}>
            {t('goal', { title, relation: relationWord(relation), wanted: written(unit, wanted) })}
          </span>
        ))}
      </p>
      <p className="lab-answer-sentence">
        <Sentence search={search} />
      </p>
      {search.tried.length > 1 && <Frontier search={search} />}
      {search.proposals.length > 0 && <Evidence run={run} search={search} mayEdit={mayEdit} />}
    </section>
  );
}

function Sentence({ search }: { readonly search: Search }): string {
  const t = useTranslations('lab.proposals');
  const words = useChanges();
  const { done, goals, unchanged, proposals, stage, tried, most, level, otherLevel } = search;
  if (!done) return t('stage', { stage, tried: Math.max(0, tried.length - 1), most: whole(most) });
  const results = (check: Check): string =>
    goals
      .map(({ title, unit }, at) => {
        const { value, low, high } = check.goals[at]!;
        return t('goalOf', {
          title,
          value: written(unit, value),
          low: written(unit, low),
          high: written(unit, high),
        });
      })
      .join('; ');
  const [first] = proposals;
  if (first) {
    const said = { changes: words(first.changes), goals: results(first.fresh) };
    if (!first.reaches) return t('nearest', said);
    const sure = first.fresh.goals.every(({ state }) => state === 'met');
    const between = { level, otherLevel, other: results(first.other), holds: String(first.holds) };
    return t('reached', { ...said, ...between, sure: String(sure) });
  }
  const isThere = unchanged?.fresh.goals.every(({ state }) => state !== 'missed') ?? false;
  return isThere ? t('already', { goals: results(unchanged!.fresh) }) : t('nothing');
}

/** Every candidate between two goals, or between the number of its changes and the only goal. */
function Frontier({ search: { goals, tried, proposals } }: { readonly search: Search }) {
  const t = useTranslations('lab.proposals');
  const [one, other] = goals;
  const changes: CandidateAxis = { label: t('valuesChanged'), scale: 'plain', goal: null };
  const [x, y] = other ? [axis(one!), axis(other)] : [changes, axis(one!)];
  const name = (candidate: number): string => {
    const at = proposals.findIndex((proposal) => proposal.candidate === candidate);
    return at < 0 ? '' : `${at + 1}`;
  };
  return (
    <PlotFigure
      caption={t('plot')}
      spec={{
        kind: 'candidates',
        ...{ x, y },
        rows: tried.map(({ changes: count, values }, candidate) => {
          const label = candidate === 0 ? '0' : name(candidate);
          return {
            ...{ label, frontier: label !== '' },
            ...{ x: other ? values[0]! : count, y: values[other ? 1 : 0]! },
          };
        }),
      }}
    />
  );
}

interface ResultProps {
  readonly goal: Goal;
  readonly level: string;
  readonly result: Check['goals'][number];
}

function Result({ goal: { unit, title }, level, result }: ResultProps) {
  const t = useTranslations('lab.proposals');
  const { value, low, high, state } = result;
  return (
    // On a phone there is no row of headings, so each number names itself.
    <td className="number" data-of={t('between', { title, level })}>
      {written(unit, value)}
      <span className="quiet lab-interval">{t('to', { low: written(unit, low), high: written(unit, high) })}</span>
      <span className={`lab-goal-state lab-goal-${state}`}>{t('state', { state })}</span>
    </td>
  );
}

function Evidence({ run, search, mayEdit }: ProposalsProps) {
  const t = useTranslations('lab.proposals');
  const words = useChanges();
  const list = useFormatter();
  const { goals, proposals, unchanged, level, otherLevel, otherDecks, learnedLevel, refused, ofChangeSet } = search;
  const learned = learnedLevel ?? null;
  const hasDecks = otherDecks.length > 0;
  const levels = [
    level,
    ...(hasDecks ? [t('withDecks', { level })] : []),
    otherLevel,
    ...(learned === null ? [] : [t('adapted', { level: learned })]),
  ];
  const of = ({ fresh, decks, other, learned: adapted }: Pick<Proposal, 'fresh' | 'decks' | 'other' | 'learned'>) =>
    goals.flatMap((goal, at) =>
      [fresh, ...(hasDecks ? [decks] : []), other, adapted ?? null].flatMap((check, n) =>
        check ? [<Result key={`${goal.metric} ${n}`} goal={goal} level={levels[n]!} result={check.goals[at]!} />] : [],
      ),
    );
  return (
    <>
      <WideTable
        label={t('table')}
        className="table lab-numbers lab-evidence"
        columns={[
          t('proposal'),
          t('changes'),
          ...goals.flatMap(({ title }) => levels.map((of) => ({ number: t('between', { title, level: of }) }))),
        ]}
      >
        <tbody>
          {unchanged && (
            <tr>
              <th scope="row">0</th>
              <td>{t('asItIs')}</td>
              {of(unchanged)}
            </tr>
          )}
          {proposals.map((proposal, at) => (
            <tr key={proposal.candidate}>
              <th scope="row">{at + 1}</th>
              <td className="lab-changes">
                {words(proposal.changes)}
                <details>
                  <summary>{t('moved', { count: proposal.moved.length })}</summary>
                  <ul>
                    {proposal.moved.map(({ metric, sentence }) => (
                      <li key={metric}>{sentence}</li>
                    ))}
                  </ul>
                </details>
                {mayEdit && (
                  <Words of={['lab.proposals']}>
                    <MakeSet
                      at={at + 1}
                      run={run.id}
                      candidate={proposal.candidate}
                      game={run.game}
                      title={t('setTitle', { changes: words(proposal.changes) })}
                    />
                  </Words>
                )}
              </td>
              {of(proposal)}
            </tr>
          ))}
        </tbody>
      </WideTable>
      <p className="quiet">
        {t('evidence', {
          fresh: proposals[0]!.fresh.games,
          seed: proposals[0]!.fresh.seed,
          other: proposals[0]!.other.games,
          otherSeed: proposals[0]!.other.seed,
          ...{ level, otherLevel },
        })}{' '}
        {proposals[0]!.decks && t('otherDecks', { games: proposals[0]!.decks.games, decks: list.list(otherDecks) })}
      </p>
      <p className="quiet">
        {proposals[0]!.learned &&
          learned !== null &&
          t('learned', { level: learned, games: proposals[0]!.learned.games })}{' '}
        {t('limits')} {t('refused', { count: refused })} {ofChangeSet && t('onSet')} {!mayEdit && t('notAnEditor')}
      </p>
    </>
  );
}
