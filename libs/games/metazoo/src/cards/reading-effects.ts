/** Effects and modifiers of Pages as clauses. */
import { UNTIL, modifiers } from '../language/modifier-reading.ts';
import { amountWords, auraWords, either, entryWords, pages, selectorWords, targetWords } from '../language/reading.ts';
import type { Effect, TokenData } from './effects.ts';

const PLACES = {
  chapter: "into its owner's Chapter",
  'spellbook-top': "on top of its owner's Spellbook",
  'spellbook-bottom': "on the bottom of its owner's Spellbook",
  'spellbook-shuffled': "into its owner's Spellbook, which is shuffled",
  discard: 'into the discard area for its page type',
  limbo: "into its owner's Limbo",
  cemetery: "into its owner's Cemetery",
  afterlife: "into its owner's Afterlife",
  arena: 'into the Arena under your control',
} as const;

function tokenWords(token: TokenData): string {
  const attacks = token.attacks.map((one) => `${one.name} ${one.damage}`);
  const kind = [token.auraType, token.pageType === 'beastie' ? 'Beastie' : 'Artifact'].join(' ');
  const traits = token.traits.length > 0 ? ` with ${either(token.traits, 'and')}` : '';
  return `${token.name ?? 'nameless'} ${kind} of ${token.lp} LP${attacks.length > 0 ? `, Attack ${either(attacks, 'and')}` : ''}${traits}`;
}

/** Effects one after the other. */
export const inOrder = (effects: readonly Effect[]): string => effects.map(effectWords).join('; then ');

/** One effect as a clause. */
export function effectWords(e: Effect): string {
  switch (e.do) {
    case 'damage':
      return typeof e.amount === 'number'
        ? `deal ${e.amount} Damage to ${targetWords(e.target)}`
        : `deal Damage to ${targetWords(e.target)}: ${amountWords(e.amount)}`;
    case 'lose-lp':
      return `LP lost by ${targetWords(e.target)}: ${amountWords(e.amount)}`;
    case 'recover':
      return `LP recovered by ${targetWords(e.target)}: ${amountWords(e.amount)}`;
    case 'modify':
      return `${targetWords(e.target)}: ${modifiers(e.modifiers)} ${UNTIL[e.until]}`;
    case 'inflict': {
      const counted = e.status === 'Frozen' || e.status === 'Poison' ? ` (${e.counters})` : '';
      return `inflict ${e.status}${counted} on ${targetWords(e.target)}`;
    }
    case 'cure':
      return `remove ${e.status === 'any' ? 'all Status Effects' : e.status} from ${targetWords(e.target)}`;
    case 'fatigue':
      return `Fatigue ${targetWords(e.target)}`;
    case 'awaken':
      return `Awaken ${targetWords(e.target)}`;
    case 'bookmark':
      return `${e.who === 'you' ? 'Bookmark' : `${targetWords(e.who)} Bookmarks`} ${pages(amountWords(e.count))}`;
    case 'move':
      return `put ${targetWords(e.target)} ${PLACES[e.to]}`;
    case 'destroy':
      return `Destroy ${targetWords(e.target)}`;
    case 'stop':
      return `stop ${entryWords(e.entry)}`;
    case 'retarget':
      return `pick new targets for ${entryWords(e.entry)}`;
    case 'search':
      return `search your Spellbook for up to ${e.count} ${selectorWords(e.find, e.count > 1, true)}, put ${e.count > 1 ? 'them' : 'it'} ${e.to === 'arena' ? PLACES.arena : e.to === 'chapter' ? 'into your Chapter' : 'on top of your Spellbook'}, shuffle`;
    case 'look': {
      const rest = { top: 'stays on top', bottom: 'goes to the bottom', discard: 'goes to the discard areas' }[e.rest];
      return `look at the top ${pages(e.count)} of your Spellbook, take up to ${e.take} into your Chapter, the rest ${rest}`;
    }
    case 'token':
      return `put Tokens into the Arena, ${amountWords(e.count)}: ${tokenWords(e.token)}`;
    case 'generate':
      return `generate ${auraWords(e.aura)}`;
    case 'prevent':
      return `prevent Damage in this turn to ${targetWords(e.target)}: ${amountWords(e.amount)}`;
    case 'take-control':
      return `take control of ${targetWords(e.target)} ${UNTIL[e.until]}`;
    case 'win-game':
      return 'you win the game';
    case 'lose-game':
      return `${targetWords(e.who)} loses the game`;
    case 'flip': {
      const side = (effects: readonly Effect[]): string => (effects.length === 0 ? 'nothing' : inOrder(effects));
      return `flip a coin: on heads, ${side(e.heads)}; on tails, ${side(e.tails)}`;
    }
    case 'may':
      return `you may ${inOrder(e.effects)}`;
    case 'choose':
      return `choose one: ${e.options.map((one) => `(${one.label}) ${inOrder(one.effects)}`).join('; or ')}`;
  }
}
