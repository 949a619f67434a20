import { guarded, unguarded } from './formula-guard.ts';

it.each([
  '=1+1',
  '+cmd',
  '-x',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u200b=1',
  '\ufeff+1',
  '＝1',
  "'=1+1",
  "''@x",
])('guards %j and reads it back', (text) => {
  expect(guarded(text)).toMatch(/^'/u);
  expect(unguarded(guarded(text))).toBe(text);
});

it.each(['', ' ', ' a=b', 'Ant', '3', '-3', '+2.5', "'tis", "'", 'a = b'])('leaves %j unchanged', (text) => {
  expect(guarded(text)).toBe(text);
  expect(unguarded(text)).toBe(text);
});
