/** The statistics of MetaZoo for the lab. */
import type { GameStatistics } from '@rulewright/engine';

export const STATISTICS: GameStatistics = {
  counts: [
    { id: 'attacks', title: 'Attacks on Pages', of: { event: 'attack.declared' } },
    { id: 'caster-attacks', title: 'Attacks on Casters', of: { event: 'attack.declared-on-caster' } },
    { id: 'blocked', title: 'Defenders', of: { event: 'defender.declared' } },
    { id: 'strikes', title: 'Strikes', of: { event: 'attack.counted' } },
    { id: 'caster-hits', title: 'Times that a Caster took Damage', of: { event: 'damage.dealt-to-caster' } },
    { id: 'page-hits', title: 'Times that a Page took Damage', of: { event: 'damage.dealt' } },
    { id: 'bookmarked', title: 'Pages Bookmarked', of: { moves: { from: ['spellbook'], to: ['chapter'] } } },
    { id: 'terra', title: 'Terra placed', of: { event: 'terra.placed' } },
    { id: 'traps', title: 'Traps turned face-up', of: { event: 'trap.flipped' } },
    { id: 'mulligans', title: 'Mulligans', of: { event: 'mulligan.taken' } },
    { id: 'contracts', title: 'Pages Contracted', of: { event: 'page.contracted' } },
    { id: 'texts', title: 'Powers and Effects used', of: { event: 'text.used' } },
    { id: 'stopped', title: 'Entries stopped on the chain', of: { event: 'entry.stopped' } },
    { id: 'destroyed', title: 'Pages Destroyed', of: { event: 'page.destroyed' } },
    { id: 'statuses', title: 'Status Effects on Pages', of: { event: 'status.inflicted' } },
    { id: 'aura-lost', title: 'Unspent Aura lost', of: { event: 'aura.lost' } },
  ],
  ratios: [
    { id: 'destroyed-per-attack', title: 'Pages Destroyed per attack on a Page', of: 'destroyed', per: 'attacks' },
    { id: 'hits-per-caster-attack', title: 'Hits per attack on a Caster', of: 'caster-hits', per: 'caster-attacks' },
    { id: 'contracts-per-turn', title: 'Pages Contracted per turn', of: 'contracts', per: 'turns' },
  ],
  starter: 'first-caster.chosen',
  turn: 'turn.started',
  lead: 'turn.started',
  drawn: { from: ['spellbook'], to: ['chapter'] },
  played: { to: ['arena', 'terra', 'attached', 'traps', 'chain'] },
  known: [
    {
      claim: 'A Caster who takes the first turn without a Bookmark draws fewer Pages.',
      where: { 'setup.firstTurnBookmarks': true },
      parameters: { 'setup.firstTurnBookmarks': false },
      metric: 'starter-first-turn',
      effect: 'less',
      games: 64,
    },
    {
      claim: 'Half the LP make shorter games.',
      where: { 'setup.startingLp': 1000 },
      parameters: { 'setup.startingLp': 500 },
      metric: 'turns',
      effect: 'less',
      games: 128,
    },
  ],
};
