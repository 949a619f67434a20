/** Tests of the targets where a dragged card can be dropped. */
import type { OptionData } from '@rulewright/ui/table';
import { landingsOf } from './landings.ts';

const option = (number: number, card: number | null, zone: string | null = null): OptionData => ({
  option: number,
  kind: 'any',
  text: `Option ${number}`,
  card,
  zone: zone === null ? null : { seat: 0, zone },
});
const shown = (landings: ReturnType<typeof landingsOf>) =>
  landings.map(({ selector, meanings }) => [selector, meanings.map((one) => one.then?.text ?? one.option.option)]);

it('allows a card on each zone that one of its options names, and on no zone of another card', () => {
  const options = [option(0, 5, 'column-1'), option(1, 5, 'column-2'), option(2, 6, 'column-1'), option(3, null)];
  expect(shown(landingsOf(5, options, null, false))).toEqual([
    ['[data-zone="0/column-1"]', [0]],
    ['[data-zone="0/column-2"]', [1]],
  ]);
});

it("allows a card of the hand anywhere in the player's field if its options name no zone", () => {
  const options = [option(0, 5), option(1, 5)];
  expect(shown(landingsOf(5, options, null, true))).toEqual([['.table-seat[data-self] > .table-field', [0, 1]]]);
  expect(landingsOf(5, options, null, false)).toEqual([]);
});

it('allows the card of the question on the cards that can be chosen', () => {
  const options = [option(0, 8), option(1, 9), option(2, null)];
  expect(shown(landingsOf(3, options, 3, false))).toEqual([
    ['[data-card="8"]', [0]],
    ['[data-card="9"]', [1]],
  ]);
  expect(landingsOf(4, options, 3, false)).toEqual([]);
});

it('allows a card on the cards that the decision after one of its options names', () => {
  const after = new Map([[0, [option(0, 8), option(1, 9), option(2, null)]]]);
  expect(shown(landingsOf(5, [option(0, 5), option(1, 6)], null, false, after))).toEqual([
    ['[data-card="8"]', ['Option 0']],
    ['[data-card="9"]', ['Option 1']],
  ]);
});
