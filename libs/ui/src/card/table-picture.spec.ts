/** Tests of the card picture for tables. */
import type { PrintedPage, PrintedSpecimen } from '@rulewright/content';
import type { CardFaceData } from './card-face-data.ts';
import { tablePicture } from './table-picture.ts';

const base = {
  ...{ slug: 'a-card', name: 'A & <Card>', rarity: 'rare', typeLine: '', emblem: 'ant', numbers: [], abilities: [] },
  ...{ collector: '', provisional: false },
};
const specimen: CardFaceData<PrintedSpecimen> = { ...base, frame: 'specimen' };
const page: CardFaceData<PrintedPage> = {
  ...base,
  ...{ frame: 'page', symbol: 'Forest', costs: [{ type: 'Forest', amount: 2 }], makes: [], traits: [], bonuses: [] },
  ...{ texts: [], attacks: [], limit: null },
};

it('is a file with one symbol, without styles, classes or words of the card', () => {
  for (const card of [specimen, page]) {
    const text = tablePicture(card);
    expect(text).toMatch(/^<svg xmlns="[^"]+"><symbol id="cut" viewBox="0 0 630 880">.*<\/symbol><\/svg>\n$/u);
    expect(text).not.toMatch(/style=|class=|<style|<text|Card>|undefined/u);
  }
});

it('takes its colours from the tokens of the page that shows it', () => {
  expect(tablePicture(specimen)).toMatch(/stroke="var\(--rarity-rare\)"/u);
  expect(tablePicture(page)).toMatch(/fill="var\(--page-night\)"/u);
  expect(tablePicture(page).match(/var\(--symbol-forest\)/gu)).toHaveLength(3);
});

it('draws the same card the same way, and another card differently', () => {
  expect(tablePicture(specimen)).toBe(tablePicture({ ...specimen, name: 'Renamed' }));
  expect(tablePicture({ ...specimen, slug: 'another-card' })).not.toBe(tablePicture(specimen));
});

it('shows the resources that a Page makes instead of a drawing, and uses ink for an unknown rarity', () => {
  const aura = tablePicture({ ...page, makes: [{ type: 'Water', amount: 1 }], costs: [] });
  expect(aura).toContain('--symbol-water');
  expect(tablePicture({ ...specimen, rarity: 'odd"' })).toContain('stroke="var(--card-ink)"');
});
