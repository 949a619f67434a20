/**
 * The questions that people ask about any card game, such as the size of a deck or who starts. A game says in `game.yaml` which of its rules
 * answer them. So the words that people use are known once for all games, and the answer is the one that the author of the game chose.
 */
import { stemmer } from 'stemmer';
import { foldText } from '../card-query-fields.ts';
import type { CommonQuestion } from '../schema-words.ts';

/**
 * How a question is asked: each line is one way. All its words must be in the question, in any order; `a|b` is one of them. `with` are words
 * that the question may have besides. A question with another word asks for something more special, and does not match.
 */
interface Asked {
  readonly ways: readonly string[];
  readonly with: string;
}

const AMOUNT = 'many|much|number|count|size|large|big|total';
const MOST = 'max|maximum|most|limit|largest|biggest|upper|more';
const LEAST = 'min|minimum|least|smallest|fewest|lower|small';
const START = 'start|starting|begin|beginning|opening|initial|first|setup';
const TIMES = 'twice|two|times|several|again|often|multiple|second|once|more|repeatedly|many';
const PAY = 'cost|costs|pay|fee|price|free|expensive';
const MONEY = 'mana|money|resource|resources';
const NEW = 'new|immediately|straight|right|just|fresh|freshly|summoned|played|sick|sickness';
const CREATURE = 'creature|creatures|card';

const COMMON_QUESTIONS: Readonly<Record<CommonQuestion, Asked>> = {
  players: {
    ways: [
      `player|players|people|persons|friends|person ${AMOUNT}|${MOST}|${LEAST}|one|two|three|four|five|six|2|3|4|5|6`,
      'solo|alone|multiplayer',
    ],
    with: 'take part table number',
  },
  'first-player': {
    ways: [
      'who|which start|starts|begin|begins|first',
      'go|goes|going first',
      'start|starting|first player',
      'decide|determine|choose|pick first|start|starts',
    ],
    with: 'player turn decide determine choose pick go who start begin first match',
  },
  'turn-order': {
    ways: ['next who|player|after', 'turn pass|direction|clockwise', 'turn|play order player|round'],
    with: 'turn go order left right player table',
  },
  'turn-steps': {
    ways: ['turn order|step|steps|phase|phases|part|parts|structure|sequence|look|like|work', 'phase|phases', 'steps'],
    with: 'turn happen',
  },
  'starting-hand': {
    ways: [`hand ${START}`, `card|draw start|begin|beginning|opening|setup ${AMOUNT}`],
    with: `card hand draw game get ${AMOUNT} ${START}`,
  },
  'hand-size': {
    ways: [`hand ${AMOUNT}|${MOST}|full`, `hold ${AMOUNT}|${MOST}`],
    with: `card discard down end turn hold keep ${AMOUNT} ${MOST}`,
  },
  'discard-down': {
    ways: ['discard down', 'discard end turn', 'discard hand full|big|large|size|limit', 'discard too many'],
    with: `card hand end turn down too ${AMOUNT} ${MOST}`,
  },
  'draw-per-turn': {
    ways: [`draw ${AMOUNT} turn|each|every|per`, 'draw turn|each|every|per', `draw ${AMOUNT}`],
    with: `card each every per turn start beginning ${AMOUNT}`,
  },
  'first-turn-draw': {
    ways: ['draw first turn|player', 'draw turn one|1', 'draw go first'],
    with: 'card turn start starting player going',
  },
  'first-turn-attack': {
    ways: ['attack first turn|player', 'attack turn one|1', 'attack go|going first'],
    with: 'turn start starting player allowed',
  },
  mulligan: {
    ways: ['mulligan', 'redraw', 'new|other|different|another hand', 'hand again|back|bad|exchange|swap|reroll'],
    with: `hand card draw often times free bad start ${START} ${AMOUNT} how shuffle take lose fewer less penalty`,
  },
  'deck-size': { ways: [`deck ${AMOUNT}`, 'deck card'], with: `card need contain build legal exact exactly ${AMOUNT}` },
  'deck-least': { ways: [`deck ${LEAST}`], with: `card need contain size number ${LEAST}` },
  'deck-most': { ways: [`deck ${MOST}`], with: `card contain size number than ${MOST}` },
  copies: {
    ways: [
      'copy|copies|playset|duplicate|duplicates',
      `same card|name ${AMOUNT}|${MOST}|deck|twice|multiple|several`,
      'card|name twice|duplicate deck',
    ],
    with: `card cards same name deck each one single run include ${AMOUNT} ${MOST} ${LEAST} twice multiple several`,
  },
  'side-deck': {
    ways: [
      `side deck|board ${AMOUNT}|${MOST}|card`,
      `sideboard ${AMOUNT}|${MOST}|card`,
      'sideboard',
      'side deck|board',
    ],
    with: `card side sideboard deck ${AMOUNT} ${MOST}`,
  },
  'empty-deck': {
    ways: [
      'deck empty|out|runs|run|none|left|gone|over',
      'run|runs out card',
      'card left draw',
      'cannot draw',
      'deck draw no|nothing|none',
      'decking|decked|mill',
    ],
    with: 'card run runs ran out empty left lose die draw cannot none gone no nothing more to from',
  },
  win: {
    ways: ['win|winning|won|wins|victory', 'goal|aim|object|objective'],
    with: `game match player condition conditions point points ${AMOUNT} need how way ways`,
  },
  tie: {
    ways: [
      'tie|tied|tiebreak|tiebreaker|stalemate',
      'game|match|end|win draw|equal|same',
      'same points|score|number win',
    ],
    with: 'break point points score end winner win both player equal same',
  },
  'game-end': {
    ways: ['game|match end|ends|over|long|last|finish|finished', `round|rounds ${AMOUNT}`],
    with: 'round rounds turn take',
  },
  'attack-twice': {
    ways: [`attack|attacks|attacked ${TIMES}`],
    with: `turn per each every same player opponent opponents column columns another ${CREATURE} ${TIMES} than`,
  },
  'new-attack': {
    ways: ['summoning sickness', `attack ${NEW}`, 'attack same turn', 'attack turn played|enters|comes'],
    with: `${CREATURE} monster turn same away come comes enter enters play in ${NEW} summoning`,
  },
  'attack-cost': { ways: [`attack|attacking|attacks ${PAY}`], with: `${MONEY} ${AMOUNT} anything something ${PAY}` },
  'must-attack': {
    ways: ['attack must|forced|required|optional|mandatory|obliged|compulsory', 'have to attack'],
    with: 'have turn every each every',
  },
  'no-attack': {
    ways: ['attack|attacking not|don|dont|without|skip|never|refuse|decline'],
    with: 'turn happen want choose penalty',
  },
  'player-attack': {
    ways: ['attack|attacked player|opponent|face directly|direct', 'attack directly'],
    with: 'opponent player life face',
  },
  'money-start': { ways: [`${MONEY} ${START}`], with: `have get ${AMOUNT} ${START} game` },
  'money-turn': {
    ways: [`${MONEY} turn|each|every|per|get|gain|make|produce|generate`],
    with: `${AMOUNT} turn each every per get gain make produce generate`,
  },
  'money-kept': {
    ways: [`${MONEY} keep|left|leftover|unused|unspent|over|lose|lost|stay|carry|save|spend|remaining|${MOST}`],
    with: `end turn next ${AMOUNT} ${MOST} left over do happen`,
  },
  'lands-per-turn': {
    ways: [`land|lands turn|per|${AMOUNT}|${MOST}|play`],
    with: `turn per each every one two ${AMOUNT} ${MOST}`,
  },
  life: { ways: [`life|health|hp|lp ${AMOUNT}|${START}`], with: `point points player have total ${AMOUNT} ${START}` },
  'damage-stays': {
    ways: [
      'damage stay|stays|heal|heals|remain|remains|away|reset|wear|last|permanent|carry',
      'heal|heals after|between|end turn|combat|battle|fight',
    ],
    with: `${CREATURE} beast monster turn end next between go over do on until off after combat battle fight`,
  },
  respond: {
    ways: [
      'opponent|opponents|other|else|elses turn act|do|card|anything|something|cast|spell|spells',
      'respond|response|react|interrupt|counter|counterspell',
    ],
    with: 'turn opponent opponents else elses someone player during card act do anything something cast spell spells',
  },
  'see-hand': {
    ways: [
      'hand see|look|know|show|reveal|secret|hidden|open opponent|other|player|mine|my',
      'hand secret|hidden|open|reveal',
    ],
    with: 'card opponent opponents player other at me my',
  },
  'card-over-rule': {
    ways: [
      'card rule|rules|rulebook contradict|contradicts|conflict|conflicts|disagree|disagrees|against|override|overrides|beat|beats|wins|stronger',
    ],
    with: 'text book what which',
  },
  block: {
    ways: ['block|blocker|blockers|defend|defender|defenders several|many|more|two|multiple|together|number|all'],
    with: `${CREATURE} attack one than turn can each same`,
  },
  types: {
    ways: ['type|types weak|weakness|strong|beat|beats|effective|against'],
    with: `damage bonus extra ${AMOUNT}`,
  },
  'type-bonus': {
    ways: [`type|types advantage|bonus|extra`],
    with: `damage bonus extra strong weak ${AMOUNT}`,
  },
  'strikes-first': {
    ways: ['who|which attack|attacks|strike|strikes|hit|hits|deal|deals first', 'first damage|strike|hit'],
    with: `${CREATURE} combat battle fight who damage`,
  },
  'deck-building': {
    ways: [
      'deck build|building|construction|construct|restriction|restrictions|requirement|requirements|rules|legal|include|allowed',
    ],
    with: 'card can what make in my',
  },
  'side-deck-use': {
    ways: ['side|sideboard when|between|during|use|swap|exchange|after|put|change|first'],
    with: 'side deck board card game games match between 1 2 one two',
  },
};

const stems = (text: string): string[] =>
  text
    .split(/[\s|]+/u)
    .filter(Boolean)
    .map((word) => stemmer(word));

const READ = Object.entries(COMMON_QUESTIONS).map(([name, one]) => ({
  name: name as CommonQuestion,
  ways: one.ways.map((way) => way.split(' ').map((slot) => stems(slot))),
  allowed: new Set([...one.ways, one.with].flatMap((text) => stems(text))),
}));

/** Words that the questions know, as stems. */
const KNOWN: ReadonlySet<string> = new Set(READ.flatMap(({ allowed }) => [...allowed]));

/** Replaces the words of a game by words that the questions know, if the game says that they mean the same. */
function inKnownWords(text: string, same: readonly (readonly (readonly string[])[])[]): string[] {
  let read = ` ${foldText(text)
    .split(/\s+/u)
    .map((word) => stemmer(word))
    .join(' ')} `;
  for (const group of same) {
    const known = group.find((phrase) => phrase.length === 1 && KNOWN.has(phrase[0]!));
    if (!known) continue;
    for (const phrase of group) {
      if (!phrase.every((stem) => KNOWN.has(stem))) read = read.replaceAll(` ${phrase.join(' ')} `, ` ${known[0]!} `);
    }
  }
  return read.trim().split(' ');
}

/**
 * The common question that a text asks, in the words of one game; null if it asks for something else.
 *
 * @param same groups of words that mean the same in the game, as stems
 * @param isEmpty whether a word says nothing about the subject
 */
export function commonQuestionIn(
  text: string,
  same: readonly (readonly (readonly string[])[])[],
  isEmpty: (word: string) => boolean,
): CommonQuestion | null {
  const plain = questionIn(text, same, isEmpty);
  // A number of players asks for something more special only in questions about the number of players.
  return plain ?? questionIn(text.replace(PLAYERS, '$1'), same, isEmpty);
}

const PLAYERS = /\b(?:[2-9]|two|three|four|five|six) (players?|people)\b/giu;

function questionIn(
  text: string,
  same: readonly (readonly (readonly string[])[])[],
  isEmpty: (word: string) => boolean,
): CommonQuestion | null {
  const words = new Set(inKnownWords(text, same));
  const telling = inKnownWords(
    text
      .split(/\s+/u)
      .filter((word) => !isEmpty(foldText(word)))
      .join(' '),
    same,
  );
  let best: { readonly name: CommonQuestion; readonly length: number } | null = null;
  for (const { name, ways, allowed } of READ) {
    if (telling.some((stem) => stem !== '' && !allowed.has(stem))) continue;
    for (const way of ways) {
      const isAsked = way.every((slot) => slot.some((stem) => words.has(stem)));
      if (isAsked && way.length > (best?.length ?? 0)) best = { name, length: way.length };
    }
  }
  return best?.name ?? null;
}
