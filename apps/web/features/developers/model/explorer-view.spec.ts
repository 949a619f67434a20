import { explorerView, firstExplorerView, type ExplorerAction } from './explorer-view.ts';

const asked = { query: '{ games { id } }', variables: '' };
const run = (...actions: readonly ExplorerAction[]) => actions.reduce(explorerView, firstExplorerView(asked));

test('a place of the schema opens its tab, and the way back leads through the earlier places', () => {
  const looked = run({ type: 'look-up', place: { type: 'Game' } }, { type: 'look-up', place: { type: 'Card' } });
  expect(looked).toMatchObject({ tab: 'docs', trail: [{ type: 'Game' }, { type: 'Card' }] });
  expect(explorerView(looked, { type: 'back' }).trail).toEqual([{ type: 'Game' }]);
  expect(run({ type: 'back' }).trail).toEqual([]);
});

test('a query that runs shows its answer, and the schema stays where it was', () => {
  const ran = run({ type: 'look-up', place: { type: 'Game' } }, { type: 'run', history: [asked] });
  expect(ran).toEqual({ asked, tab: 'answer', trail: [{ type: 'Game' }], history: [asked] });
});

test('a changed query keeps its variables, and a query of the history brings its own', () => {
  const edited = run({ type: 'edit', asked: { variables: '{"n": 1}' } }, { type: 'edit', asked: { query: '{ a }' } });
  expect(edited.asked).toEqual({ query: '{ a }', variables: '{"n": 1}' });
  expect(explorerView(edited, { type: 'edit', asked }).asked).toEqual(asked);
});
