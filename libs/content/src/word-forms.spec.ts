import { wordForms } from './word-forms.ts';

it('gives the forms of a word with those of its replacement', () => {
  expect(wordForms('fatigue', 'tire').map(({ find, replace }) => `${find} ${replace}`)).toEqual([
    'fatigue tire',
    'fatigues tires',
    'fatigued tired',
    'fatiguing tiring',
  ]);
  expect(wordForms('attack fee', 'stop').map(({ find, replace }) => `${find}: ${replace}`)).toEqual([
    'attack fee: stop',
    'attack fees: stops',
    'attack feed: stopped',
    'attack feeing: stopping',
  ]);
  expect(wordForms('destroy', 'bury').map(({ replace }) => replace)).toEqual(['bury', 'buries', 'buried', 'burying']);
});

it('leaves a word without letters alone', () => {
  expect(wordForms('+1', '+2')).toEqual([{ find: '+1', replace: '+2' }]);
});
