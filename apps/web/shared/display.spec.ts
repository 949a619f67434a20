/** Tests of what readers choose for their eyes. */
import { displayData, displayOf } from './display.ts';

it('reads the words of the cookie, and ignores others', () => {
  expect(displayOf('large.contrast.clear')).toEqual({ text: 'large', isContrasting: true, isClear: true });
  expect(displayOf('huge.onclick=x')).toEqual({ text: 'normal', isContrasting: false, isClear: false });
  expect(displayOf()).toEqual(displayOf(''));
});

it('sets only the attributes that differ from the normal display', () => {
  expect(Object.values(displayData(displayOf())).filter(Boolean)).toEqual([]);
  expect(displayData(displayOf('larger.clear'))).toEqual({
    'data-text': 'larger',
    'data-contrast': undefined,
    'data-palette': 'clear',
  });
});
