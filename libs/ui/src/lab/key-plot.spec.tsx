/** The scale of the plot of a run, its texts, and its drawing without a browser. */
import { renderToStaticMarkup } from 'react-dom/server';
import { KeyPlot } from './key-plot.tsx';
import { plotScale, plotTick, plotValue, type Plotted } from './key-plot-model.ts';

const plot: Plotted = {
  kind: 'intervals',
  title: 'Wins',
  unit: 'share',
  rows: [{ label: 'Wins of the first player', value: 0.6, low: 0.56, high: 0.64, shown: true }],
  at: 0.5,
  band: 0.05,
  confidence: 0.99,
};

test('the scale holds every interval, the reference and its band, with few round ticks', () => {
  const { ticks, place } = plotScale(plot);
  for (const value of [0.45, 0.5, 0.55, 0.56, 0.64]) {
    expect(place(value)).toBeGreaterThan(0);
    expect(place(value)).toBeLessThan(1);
  }
  expect(ticks).toEqual([0.45, 0.5, 0.55, 0.6, 0.65]);
});

test('a scale over one value, over tiny values and over large values has ticks', () => {
  for (const value of [0, 0.0004, 3, 12_345]) {
    const rows = [{ label: 'one', value, low: value, high: value, shown: false }];
    const { ticks } = plotScale({ kind: 'intervals', title: '', unit: 'number', rows });
    expect(ticks.length).toBeGreaterThan(0);
    expect(ticks.length).toBeLessThan(8);
  }
});

test('values have the sign and the decimals that a reader needs', () => {
  expect([plotValue('share', 0.523), plotValue('points', 0.015), plotValue('points', -0.0001)]).toEqual([
    '52.3%',
    '+1.5',
    '0.0',
  ]);
  expect([plotValue('percent', -0.2), plotValue('number', 11.23), plotValue('number', 0.5)]).toEqual([
    '−20.0%',
    '11.2',
    '0.50',
  ]);
  expect([plotTick('share', 0.5), plotTick('points', 0.025), plotTick('number', 10), plotTick('number', 0.5)]).toEqual([
    '50%',
    '+2.5',
    '10',
    '0.5',
  ]);
});

test('a reader without pictures gets each value with its interval as text', () => {
  const text = renderToStaticMarkup(<KeyPlot plot={plot} caption="Wins" />);
  expect(text.replace(/<svg.*?<\/svg>/gu, '').replace(/<[^<>]+>/gu, ' ')).toMatch(
    /Wins\s+Wins of the first player\s+60\.0% \(56\.0% to 64\.0%\)/u,
  );
  // The content security policy of the site refuses inline styles.
  expect(text).not.toContain('style=');
});

test('bars have their labels and shares', () => {
  const rows = [4, 5].map((turns) => ({ label: `${turns}`, value: turns / 9, low: 0, high: 0, shown: true }));
  const text = renderToStaticMarkup(
    <KeyPlot plot={{ kind: 'bars', title: '', unit: 'share', rows }} caption="Turns" />,
  );
  expect(text).toMatch(/>4<.*44\.4%.*>5<.*55\.6%/su);
});
