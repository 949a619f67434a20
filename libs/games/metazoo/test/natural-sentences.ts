/**
 * Twenty sentences as people write them who have not seen the house style. They were written down before the grammar was extended for them.
 * Before that, two were read.
 */
export const NATURAL: readonly string[] = [
  'Deal 20 damage to target Beastie.',
  'Deal 10 Damage to all Beasties.',
  'Draw a card.',
  'Each player loses 10 LP.',
  'When Hodag attacks, draw a Page.',
  'Destroy target Artifact.',
  'Target Beastie gains Flight until end of turn.',
  'When Hodag is destroyed, you gain 20 LP.',
  'Deal 20 Damage to a target Beastie. If it is destroyed this way, Bookmark 1.',
  'At the beginning of your turn, you recover 10 LP.',
  'When this Page enters the Arena, Bookmark 2.',
  'Once per turn, pay 1 Flame Aura: deal 10 Damage to a target Beastie.',
  'Your opponent loses 20 LP.',
  'Each opponent discards a Page.',
  'Look at the top 3 Pages of your Spellbook and put 1 into your Chapter.',
  'A Beastie you control gains +10 Damage until the end of the turn.',
  'Put a poison counter on target Beastie.',
  "Return target Beastie to its owner's Chapter.",
  'All your Beasties have +10 Damage.',
  'Flip a coin. If heads, Bookmark 1. If tails, you lose 10 LP.',
];

/** Twenty more, written down after the grammar had been extended for the first twenty. */
export const FRESH: readonly string[] = [
  'When you Contract Hodag, deal 20 damage to target Beastie an opponent controls.',
  'Whenever another Beastie you control is destroyed, Bookmark 1.',
  'Target opponent discards a random Page.',
  'Draw 2 Pages, then discard a Page.',
  'Hodag has +20 Damage while it is Nighttime.',
  'Beasties your opponents control get -10 Damage until end of turn.',
  'Pay 2 Neutral Aura: Hodag gains Flight until the end of the turn.',
  'Heal 30 LP from a target Beastie you control.',
  'Fatigue all Beasties your opponents control.',
  'You may return a Beastie from your Cemetery to your Chapter.',
  'Hodag cannot be Poisoned.',
  'At the end of each turn, each Caster loses 10 LP.',
  'Sacrifice a Beastie: Bookmark 2.',
  'Search your Spellbook for an Artifact and put it into your Chapter.',
  'Your Flame Beasties cost 1 less.',
  'When Hodag deals Damage to a Caster, Bookmark 1.',
  'Remove all Status Effects from all your Beasties.',
  'Destroy all Beasties with 20 LP or less.',
  'If you control a Spirit Beastie, inflict Scared on a target Beastie.',
  'Prevent the next 20 Damage that would be dealt to you this turn.',
];

/** Ten more, written down after that. */
export const LATEST: readonly string[] = [
  'When Hodag enters play, each opponent loses 10 LP.',
  'Each of your Beasties recovers 20 LP.',
  "Inflict Sleep on an opponent's Beastie.",
  'Destroy target Beastie with Flight.',
  'Look at the top 2 Pages of your Spellbook, take 1 into your Chapter, put the rest on the bottom.',
  'Whenever Hodag takes Damage, draw a Page.',
  "Return one of your Beasties to its owner's Chapter.",
  'Deal 30 Damage to target Beastie. If heads, deal 10 more.',
  'Other Beasties you control have +5 Damage.',
  'Pay 20 LP: draw 2 Pages.',
];

/** Twenty of another editor, who had read a few Pages. Written down before they were read. */
export const ANOTHER: readonly string[] = [
  'Hodag deals 20 Damage to target Beastie when it enters the Arena.',
  'Your opponent discards two Pages at random.',
  'If you control another Forest Beastie, Hodag gets +10 Damage.',
  "At the beginning of your opponent's turn, draw a Page.",
  'Each Beastie you control heals 10 LP at the end of your turn.',
  'Choose one: draw two Pages; or destroy target Terra.',
  'Target Beastie can’t attack until the end of your next turn.',
  "Put target Beastie on the bottom of its owner's Spellbook.",
  'Create a Frost Beastie Token with 30 LP.',
  'While Hodag is fatigued, your other Beasties cannot be burned.',
  'Discard a Page: awaken Hodag.',
  'Deal 10 Damage to each Beastie your opponents control and 10 Damage to each opponent.',
  'Whenever an opponent casts a Spell, that player loses 10 LP.',
  'Search your Spellbook for a Flame Beastie, reveal it, put it into your hand, then shuffle.',
  'Flip a coin. On heads, paralyze target Beastie.',
  'Your Artifacts cost 1 less to Contract.',
  'Target Beastie gets +20 Damage and Fleet this turn.',
  'You may pay 30 LP. If you do, draw 2 Pages.',
  'Gain control of target Beastie with 40 LP or less until end of turn.',
  'Look at the top five Pages of your Spellbook. You may put two of them into your hand and the rest on the bottom in any order.',
];

/** Twenty more of that editor, after the grammar had been extended. Written down before they were read. */
export const LATER: readonly string[] = [
  'When Hodag enters the Arena, you may destroy target Artifact.',
  'All Beasties get -10 Damage until the end of the turn.',
  'Once per turn, you may put a Page from your Chapter on the bottom of your Spellbook. If you do, draw a Page.',
  'Each opponent with 100 LP or less loses 20 LP.',
  'Whenever you flip heads, deal 20 Damage to target Beastie.',
  'Target Beastie you control deals double Damage this turn.',
  'If Hodag is attacking, it has +20 Damage.',
  'Hodag gets +5 Damage for each Page in your Chapter.',
  'Your opponents can’t cast Potions.',
  'Return all Artifacts to their owners’ Chapters.',
  'Heal target Beastie for 40.',
  'When Hodag takes Damage, inflict Burn on the attacker.',
  'Deal Damage to target Beastie equal to the number of Beasties you control times 10.',
  'Put target Spell from your Cemetery into your hand.',
  'As long as you control an Artifact, Hodag cannot be put to sleep.',
  'Fatigue up to two target Beasties. They don’t awaken during their next turn.',
  'At the start of each player’s turn, that player draws a Page.',
  'Pay 2 Light Aura: prevent the next 10 Damage to target Beastie this turn.',
  'Each player shuffles their Cemetery into their Spellbook.',
  'Inflict Scared on each Beastie that costs 2 or less.',
];

/** Twenty more of that editor, again after the grammar had been extended. Written down before they were read. */
export const LAST: readonly string[] = [
  'When Hodag enters play, put a Poison counter on each Beastie your opponents control.',
  'Destroy target Beastie unless its controller pays 20 LP.',
  'Deal 40 Damage to target Beastie. You lose 10 LP.',
  'Hodag and each other Frost Beastie you control have +10 Damage.',
  'At the end of your turn, if Hodag is damaged, it recovers 10 LP.',
  'Draw a Page for each Terra in the Arena.',
  'Whenever a Beastie you control dies, each opponent loses 10 LP.',
  'Choose target Beastie. It gains Fleet and cannot be Scared this turn.',
  'Put up to two Spells from your Cemetery on the bottom of your Spellbook, then draw a Page.',
  'Hodag has +30 Damage as long as an opponent has 200 LP or less.',
  'Pay 1 Cosmic Aura: look at the top Page of your Spellbook.',
  'Each player puts a Page from their Chapter on the bottom of their Spellbook.',
  'Prevent the next 30 Damage that would be dealt to a Beastie you control.',
  'If you have more than three Pages in your Chapter, discard two Pages.',
  'Target opponent loses 10 LP for each Artifact you control.',
  'Freeze target Beastie that costs 4 or less.',
  'When Hodag is destroyed, return it to your Chapter.',
  'All your opponents’ Artifacts cost 1 more to Contract.',
  'Flip two coins. Draw a Page for each heads.',
  'You may Fatigue Hodag. If you do, target Beastie can’t defend this turn.',
];

/** Twenty of a person who had not read any Page, after nearest sentences were offered. Written down and committed before they were read. */
export const NEWCOMER: readonly string[] = [
  'When Hodag enters play, draw a Page and deal 10 Damage to each opponent.',
  'All Beasties your opponents control lose Flight until end of turn.',
  'Pay 2 Forest Aura: Hodag gets +15 Damage until the end of the turn.',
  'If it’s Nighttime, draw two Pages instead of one.',
  'Put target Artifact on the bottom of its owner’s Spellbook.',
  'Each Caster sacrifices a Beastie.',
  'Whenever Hodag takes Damage, deal 10 Damage to the attacking Beastie.',
  'Your Spirit Beasties have Invisible while you have 100 LP or less.',
  'Heal 20 LP to each Beastie you control.',
  'Flip a coin. On heads, destroy target Artifact. On tails, you lose 20 LP.',
  'Hodag has +10 Damage for each Status Effect on the target.',
  'Return up to two Beasties from your Cemetery to your Chapter.',
  'At the end of your turn, remove all Indicators from Hodag.',
  'Deal 50 Damage to target Beastie and 10 Damage to yourself.',
  'Target opponent reveals their Chapter and discards a Spell.',
  'Once per turn: look at the top Page of your Spellbook. You may put it on the bottom.',
  'When another Beastie you control attacks, it gets +5 Damage this turn.',
  'Beasties that cost 3 or less can’t attack.',
  'Create two Flame Beastie Tokens with 20 LP and Fleet.',
  'If you control no Beasties, put a Beastie from your Chapter into the Arena.',
];

/** Ten more of that person, after the classes of the first list had been repaired. Written down and committed before they were read. */
export const NEWCOMER_LATER: readonly string[] = [
  'When Hodag is played, put a Burn counter on each Beastie your opponents control.',
  'Hodag gets +5 Damage for every other Beastie you control.',
  'Pay 3 Light Aura and Fatigue Hodag: destroy target Beastie with 30 LP or less.',
  'At the start of your turn, if you control more Beasties than your opponent, draw a Page.',
  'Your opponent loses 30 LP and you gain 30 LP.',
  'Awaken target Beastie. It cannot attack this turn.',
  'While Hodag is in the Arena, Spells cost your opponents 1 more.',
  'Discard your Chapter, then draw three Pages.',
  'Beasties you control cannot be paralyzed or put to sleep.',
  'Search your Spellbook for a Potion, put it into your Chapter, then shuffle.',
];
