/** The steps that a mode of Metabaloids may name in its `setup` and `turn` lists. */
import type { StepDeclaration } from '@rulewright/content';

const setup = (id: string, name: string, rules: readonly string[], help: string): StepDeclaration => ({
  id,
  name,
  kind: 'setup',
  rules,
  help,
});
const turn = (id: string, name: string, rules: readonly string[], help: string): StepDeclaration => ({
  id,
  name,
  kind: 'turn',
  rules,
  help,
});

export const STEPS: readonly StepDeclaration[] = [
  setup(
    'remove-cards',
    'Remove unsuited cards',
    ['mb.fast.removal-step'],
    'Removes from every deck the cards that the mode does not use.',
  ),
  setup(
    'first-player',
    'Cut for the first player',
    ['mb.setup.cut-highest-cost'],
    'All players cut. The player who shows the highest cost goes first.',
  ),
  setup(
    'starting-hand',
    'Draw starting hands',
    ['mb.setup.starting-hand'],
    'All players shuffle and draw their starting hands.',
  ),
  setup(
    'initial-deployment',
    'Initial deployment',
    ['mb.setup.initial-deploy-alternate'],
    'In turn order, cards are placed for free up to the point limit.',
  ),
  turn(
    'draw',
    'Draw',
    ['mb.draw.to-hand-size'],
    'The active player fills their hand, then may discard if the mode allows it.',
  ),
  turn(
    'abilities',
    'Use abilities',
    ['mb.turn.abilities-not-a-window'],
    'A reminder: abilities may be used before every step.',
  ),
  turn('move', 'Move cards', ['mb.move.between-columns'], 'Cards change columns for a cost.'),
  turn('deploy', 'Deploy from the reserve', ['mb.deploy.all-reserve'], 'The reserve goes into the columns.'),
  turn('attack', 'Attack', ['mb.attack.duty'], 'The active player attacks opponents, one battle at a time.'),
  turn('restock', 'Restock', ['mb.restock.optional'], 'Hand cards are bought into the reserve or the play area.'),
];
