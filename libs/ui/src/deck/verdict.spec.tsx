import { renderToStaticMarkup } from 'react-dom/server';
import { CostCurve, LimitBar } from './charts.tsx';
import { linesText, verdictText } from './verdict.tsx';

const problem = (severity: 'error' | 'warning') => ({ severity, message: '', lines: [] });

test('a verdict in words', () => {
  expect(verdictText({ legal: true, problems: [] })).toBe('Legal');
  expect(verdictText({ legal: true, problems: [problem('warning')] })).toBe('Legal, 1 warning');
  expect(verdictText({ legal: false, problems: [problem('error'), problem('warning'), problem('error')] })).toBe(
    '2 problems',
  );
});

test('lines in words', () => {
  expect(linesText([3])).toBe('Line 3');
  expect(linesText([3, 4, 9])).toBe('Lines 3, 4 and 9');
});

test('the curve says its numbers, the highest bar is the tallest', () => {
  const html = renderToStaticMarkup(
    <CostCurve
      curve={[
        { points: 0, copies: 0 },
        { points: 1, copies: 4 },
        { points: 2, copies: 2 },
      ]}
    />,
  );
  expect(html).toContain('cost 1: 4, cost 2: 2');
  const heights = [...html.matchAll(/<rect class="chart-bar"[^>]* height="(\d+)"/g)].map((match) => Number(match[1]));
  expect(heights).toEqual([132, 66]);
});

test('a limit that is passed says by how much', () => {
  expect(renderToStaticMarkup(<LimitBar value={47} limit={45} unit="cards" />)).toContain('(2 too many)');
  expect(renderToStaticMarkup(<LimitBar value={45} limit={45} unit="cards" />)).toContain('data-over="false"');
});
