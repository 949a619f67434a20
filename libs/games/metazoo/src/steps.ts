/** The steps that a mode of MetaZoo may name in its `setup` and `turn` lists. */
import type { StepDeclaration } from '@rulewright/content';

const declare =
  (kind: StepDeclaration['kind']) =>
  (id: string, name: string, rules: readonly string[], help: string): StepDeclaration => ({
    id,
    name,
    kind,
    rules,
    help,
  });
const setup = declare('setup');
const turn = declare('turn');

export const STEPS: readonly StepDeclaration[] = [
  setup(
    'surroundings',
    'Declare the surroundings',
    ['mz.terrabonus.environment-input'],
    'The table says what is true around it: places nearby, the time of day, what the Casters wear.',
  ),
  setup(
    'first-caster',
    'Predict for the first turn',
    ['mz.setup.prediction'],
    'A prediction of a coin or die decides who chooses the first Caster.',
  ),
  setup(
    'opening-chapter',
    'Bookmark the opening Chapter',
    ['mz.setup.shuffle-and-bookmark'],
    'Every Spellbook is shuffled and its top Pages become the opening Chapter.',
  ),
  setup('mulligan', 'Mulligan', ['mz.setup.mulligan-step'], 'Casters may exchange their opening Chapter, in turn.'),
  turn(
    'start',
    'Start of turn',
    ['mz.turn.start-effects-first', 'mz.priority.start-window'],
    'Effects and counters timed for the start of a turn resolve. Then every Caster has a chance to act.',
  ),
  turn('bookmark', 'Bookmark', ['mz.turn.bookmark-one'], 'The active Caster Bookmarks.'),
  turn('awaken', 'Awaken', ['mz.turn.awaken-own'], 'The active Caster Awakens their Fatigued Pages.'),
  turn('main', 'Main part', ['mz.turn.free-order'], 'The active Caster acts, in any order and mix.'),
  turn(
    'end',
    'End of turn',
    ['mz.turn.end-effects', 'mz.priority.end-window'],
    'Every Caster has a chance to act. Then effects timed for the end of the turn resolve, and unspent Aura is lost.',
  ),
];
