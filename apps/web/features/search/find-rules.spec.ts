import { findRules } from './find-rules.ts';

const rules = [
  { id: 'g.draw.hand', number: '8.1', text: 'Draw until you hold 7 cards.' },
  { id: 'g.pay.redraw', number: '5.2', text: 'To redraw you pay.' },
];

test('every word must match the beginning of a word', () => {
  expect(findRules(rules, 'unt').map((rule) => rule.id)).toEqual(['g.draw.hand']);
  expect(findRules(rules, 'hold draw')).toHaveLength(1);
  expect(findRules(rules, 'hold pay')).toHaveLength(0);
});

test('shows the first hit in its sentence', () => {
  const [match] = findRules(rules, 'until');
  expect([match!.before, match!.hit, match!.after]).toEqual(['Draw ', 'until', ' you hold 7 cards.']);
});

test('finds by id and number too', () => {
  expect(findRules(rules, 'redraw').map((rule) => rule.id)).toEqual(['g.pay.redraw']);
  expect(findRules(rules, 'g.pay')).toHaveLength(1);
  expect(findRules(rules, '8.1')).toHaveLength(1);
});
