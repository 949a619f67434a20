/** The results of a run that other pages can find: matchups of decks that are published. */
import type { LabMatchupEntity, LabRunEntity } from '@rulewright/database';
import type { Answer } from '../runs/questions/answer.ts';
import type { LabSetup } from './run-setup.ts';

const MILLIONTHS = 1_000_000;
const OPPOSITE: ReadonlyMap<string, string> = new Map([
  ['more', 'less'],
  ['less', 'more'],
]);

/** The matchups of a run between different known decks that players of one level played, from both sides. */
export function knownMatchups(
  { id, game, release, finishedAt }: Pick<LabRunEntity, 'id' | 'game' | 'release' | 'finishedAt'>,
  { arms, entrants, question }: LabSetup,
  { pairs, games }: Pick<Answer, 'pairs' | 'games'>,
): LabMatchupEntity[] {
  if (question?.id !== 'matchups') return [];
  return pairs.flatMap(({ verdict, value, interval: [low, high] }, arm) => {
    const { ruleset, seats = [] } = arms[arm]!;
    const [one, other] = seats.map((seat) => entrants[seat]!);
    if (!one?.known || !other?.known || one.known === other.known || one.bot !== other.bot) return [];
    const about = { ruleset, bot: one.bot, game, release, runId: id, games, measuredAt: finishedAt ?? '' };
    const whole = (share: number): number => Math.round(MILLIONTHS * Math.min(1, Math.max(0, share)));
    return [
      {
        ...{ ...about, deck: one.known, against: other.known, verdict },
        ...{ wins: whole(value), low: whole(low), high: whole(high) },
      },
      {
        ...{ ...about, deck: other.known, against: one.known, verdict: OPPOSITE.get(verdict) ?? verdict },
        ...{ wins: whole(1 - value), low: whole(1 - high), high: whole(1 - low) },
      },
    ];
  });
}
