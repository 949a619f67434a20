import fc from 'fast-check';
import { ConditionError, evaluateCondition, parseCondition, type ParameterValue } from '../src/index.ts';

const values: Record<string, ParameterValue> = {
  'a.n': 3,
  'a.yes': true,
  'a.no': false,
  'a.none': null,
  'a.word': 'left',
  'a.list': ['x', 'y'],
};

test.each([
  ['a.yes', true],
  ['a.no', false],
  ['not a.no', true],
  ['a.none', false],
  ['a.n > 2', true],
  ['a.n >= 4', false],
  ['a.n != 3', false],
  ['a.none = null', true],
  ['a.none != null', false],
  ['a.none > 0', false],
  ['a.word = left', true],
  ['a.list has y', true],
  ['a.list has z', false],
  ['a.no or a.yes and a.n = 3', true],
  ['a.yes and a.no or a.n = 4', false],
])('%s is %s', (condition, expected) => {
  expect(evaluateCondition(condition, values)).toBe(expected);
});

test.each(['', 'a.n >', '> 2', 'a.n 3', 'a.yes and', 'and', 'not', 'a.n = (3)', 'a.n == 3', 'a.yes && a.no'])(
  '%j is refused',
  (condition) => {
    expect(() => parseCondition(condition)).toThrow(ConditionError);
  },
);

test('any text is parsed or refused with a ConditionError', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      try {
        parseCondition(text);
      } catch (error) {
        expect(error).toBeInstanceOf(ConditionError);
      }
    }),
  );
});
