/** The statistics of Metabaloids for the lab. */
import type { GameStatistics } from '@rulewright/engine';

export const STATISTICS: GameStatistics = {
  counts: [
    { id: 'attacks', title: 'Attacks', of: { event: 'attack.declared' } },
    { id: 'battles-decided', title: 'Battles with a loser', of: { event: 'battle.decided' } },
    { id: 'abilities', title: 'Abilities used', of: { event: 'ability.used' } },
    { id: 'lost', title: 'Cards lost', of: { moves: { to: ['lost-pile'] } } },
    { id: 'discarded', title: 'Cards discarded', of: { moves: { to: ['discard-pile'] } } },
    { id: 'reshuffles', title: 'Reshuffles', of: { event: 'pile.reshuffled' } },
  ],
  ratios: [
    { id: 'losses-per-battle', title: 'Losses per battle', of: 'lost', per: 'attacks' },
    { id: 'attacks-per-turn', title: 'Attacks per turn', of: 'attacks', per: 'turns' },
  ],
  starter: 'first-player.chosen',
  turn: 'turn.started',
  lead: 'turn.started',
  drawn: { from: ['draw-pile'], to: ['hand'] },
  played: { to: ['column', 'events'] },
  known: [
    {
      claim: 'The two extra cards of the starting player are drawn before the first turn.',
      where: {},
      parameters: { 'setup.starterExtraCards': 2 },
      metric: 'starter-opening',
      effect: 'more',
      games: 64,
    },
    {
      claim: 'With two extra cards, the starting player wins more games.',
      // Modes with short games, in which two extra cards have a large effect.
      where: { 'zones.reserve.enabled': false },
      parameters: { 'setup.starterExtraCards': 2 },
      metric: 'starter-wins',
      effect: 'more',
      games: 4000,
    },
  ],
};
