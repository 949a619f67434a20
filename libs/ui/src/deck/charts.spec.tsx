import { renderToStaticMarkup } from 'react-dom/server';
import { CostCurve, LimitBar } from './charts.tsx';

test('the curve gives its numbers as text, and the highest bar is the tallest', () => {
  const html = renderToStaticMarkup(
    <CostCurve
      curve={[
        { points: 0, copies: 0 },
        { points: 1, copies: 4 },
        { points: 2, copies: 2 },
      ]}
      label="Copies"
      said="Copies: four at 1, two at 2"
    />,
  );
  expect(html).toContain('<figcaption>Copies</figcaption>');
  expect(html).toContain('aria-label="Copies: four at 1, two at 2"');
  const heights = [...html.matchAll(/<rect class="chart-bar"[^>]* height="(\d+)"/g)].map((match) => Number(match[1]));
  expect(heights).toEqual([132, 66]);
});

test('marks a limit that is exceeded', () => {
  const bar = (value: number): string =>
    renderToStaticMarkup(
      <LimitBar value={value} limit={45}>
        {value} of 45
      </LimitBar>,
    );
  expect(bar(47)).toContain('data-over="true"');
  expect(bar(45)).toContain('data-over="false"');
  expect(bar(45)).toContain('<span>45 of 45</span>');
});
