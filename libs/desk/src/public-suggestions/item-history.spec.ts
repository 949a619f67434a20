/** Tests of the history of a rule and a value in the texts of their documents. */
import { itemHistory } from './item-history.ts';

const chapter = (sentence: string, other = 'Other.'): string =>
  `# Drawing\n\n:::rule{#mb.draw.other}\n${other}\n:::\n\n:::rule{#mb.draw.to-hand-size}\n${sentence}\n:::\n`;

it('names the releases that changed a rule, and leaves out those that changed another one', () => {
  const revisions = [
    { release: 4, text: chapter('Draw until you hold :param[draw.handSize]{unit}.', 'New.') },
    { release: 3, text: chapter('Draw until you hold :param[draw.handSize]{unit}.') },
    { release: 2, text: chapter('Draw :when[two cards]{if="draw.two"}.') },
    { release: 1, text: '# Drawing\n' },
  ];
  const changes = itemHistory({ kind: 'rule', id: 'mb.draw.to-hand-size' }, revisions);
  expect(changes.map(({ revision, before, after }) => [revision.release, before, after])).toEqual([
    [3, 'Draw two cards.', 'Draw until you hold ‹draw.handSize›.'],
    [2, null, 'Draw two cards.'],
  ]);
});

it('names the releases that changed a value of a mode', () => {
  const mode = (size: number): string => `id: fast\nparameters:\n  draw.handSize: ${size}\n  draw.other: ${size}\n`;
  const revisions = [
    { release: 2, text: mode(6) },
    { release: 1, text: mode(7) },
  ];
  const changes = itemHistory({ kind: 'value', id: 'draw.handSize' }, revisions);
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    ['7', '6'],
    [null, '7'],
  ]);
});
