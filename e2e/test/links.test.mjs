/** Link previews, open data, and printable sheets of cards. */
import { createServer } from 'node:http';
import { violations } from '../lib/axe.mjs';
import { game, pages } from '../lib/site.mjs';
import { structureProblems } from '../lib/structured.mjs';
import { expect, test } from '../lib/test.mjs';

const card = `/${game}/cards/ant-swarm`;

/** Pages for one person. Links to them show nothing. */
const PRIVATE = new Set(['/unsubscribe/nothing', '/play/lobby', '/as-if', '/password']);

/** The content of a meta tag in the head, such as `og:image` or `twitter:card`. */
const meta = (page, name) =>
  page.locator(`head > meta[property="${name}"], head > meta[name="${name}"]`).first().getAttribute('content');

test('pages have preview tags with a title, a description and a picture', async ({
  scriptless: page,
  request,
  baseURL,
}) => {
  for (const path of [card, `/${game}/decks/starter-deck-set-1`, `/${game}/sets/set-1`, `/${game}`, '/releases/1']) {
    await page.goto(path);
    expect(await meta(page, 'og:title'), path).toBeTruthy();
    expect(await meta(page, 'og:url')).toBe(baseURL + path);
    expect(await meta(page, 'twitter:card')).toBe('summary_large_image');
    const image = await meta(page, 'og:image');
    expect(image).toMatch(new RegExp(`^${baseURL}/previews/releases/\\d+${path}\\.png$`, 'u'));
    // The first picture takes longer, because it starts a thread.
    const picture = await request.get(image, { timeout: 60_000 });
    expect(picture.headers()['content-type']).toBe('image/png');
    expect(picture.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    const head = await picture.body();
    expect([head.readUInt32BE(16), head.readUInt32BE(20)]).toEqual([1200, 630]);
    const discovered = await page.locator('head > link[type="application/json+oembed"]').getAttribute('href');
    const embed = await (await request.get(discovered)).json();
    const type = path === card ? 'rich' : 'link';
    expect(embed).toMatchObject({ version: '1.0', type, provider_name: 'Rulewright', thumbnail_url: image });
  }
});

test('structured data describes games, cards, sets, decks, rulebooks and data with their places, with what schema.org and search engines require', async ({
  scriptless: page,
  baseURL,
}) => {
  const kinds = {
    [`/${game}`]: 'Game',
    [card]: 'CreativeWork',
    [`/${game}/sets/set-1`]: 'Collection',
    [`/${game}/decks/starter-deck-set-1`]: 'ItemList',
    [`/${game}/rules/core-tactical`]: 'Book',
    '/developers': 'Dataset',
  };
  for (const [path, kind] of Object.entries(kinds)) {
    await page.goto(path);
    const data = JSON.parse(await page.locator('script[type="application/ld+json"]').textContent());
    expect(data['@context']).toBe('https://schema.org');
    const [about, trail] = data['@graph'];
    expect(about, path).toMatchObject({ '@type': kind });
    expect(about.url.replace(/#.*$/u, ''), path).toBe(baseURL + path);
    expect(trail, path).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(trail.itemListElement.at(-1), path).toMatchObject({ '@type': 'ListItem', item: baseURL + path });
    expect(trail.itemListElement.map(({ position }) => position)).toEqual(trail.itemListElement.map((_, at) => at + 1));
    expect(structureProblems(data), path).toEqual([]);
  }
});

test('every public page has a title, a description and a picture that exists', async ({ request }) => {
  const pictures = new Set();
  for (const path of pages.filter((one) => !one.includes('?') && !PRIVATE.has(one))) {
    const html = await (await request.get(path)).text();
    const of = (pattern) => pattern.exec(html)?.[1] ?? '';
    expect(of(/<title>([^<]+)<\/title>/u), path).not.toBe('');
    expect(of(/<meta name="description" content="([^"]+)"/u), path).not.toBe('');
    const picture = of(/<meta property="og:image" content="([^"]+)"/u);
    expect(picture, path).toMatch(/\.png$/u);
    pictures.add(picture);
  }
  for (const picture of pictures) expect((await request.get(picture, { timeout: 60_000 })).status(), picture).toBe(200);
});

test('a check of a list has the picture of the list and says where it is legal, and every search has the address of the catalogue', async ({
  request,
  baseURL,
}) => {
  const page = await (await request.get(`/${game}/deck-check?list=${encodeURIComponent('2 Ant Swarm')}`)).text();
  const picture = /<meta property="og:image" content="([^"]+)"/u.exec(page)?.[1] ?? '';
  expect(picture).toContain(`/previews/${game}/decks/list/`);
  expect((await request.get(picture, { timeout: 60_000 })).headers()['content-type']).toBe('image/png');
  expect(page).toMatch(/<meta name="description" content="This deck is (?:not )?legal in /u);
  const cards = await (await request.get(`/${game}/cards?q=ant&sort=name`)).text();
  expect(cards).toContain(`<link rel="canonical" href="${baseURL}/${game}/cards"/>`);
});

test('the sitemap lists working pages, and robots.txt names the sitemap', async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const text = await (await request.get('/sitemap.xml')).text();
  const urls = [...text.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url]) => url);
  expect(urls).toContain(baseURL + card);
  for (const url of [urls[0], urls.at(-1), `${baseURL}/${game}/sets/set-1`]) {
    expect(urls).toContain(url);
    expect((await request.get(url)).status()).toBe(200);
  }
});

test('programs find the search, the contents and no contact that is not configured', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/');
  await expect(page.locator('link[rel=search]')).toHaveAttribute('href', '/opensearch.xml');
  expect(await (await request.get('/opensearch.xml')).text()).toContain(`${baseURL}/search?q={searchTerms}`);
  expect(await (await request.get('/llms.txt')).text()).toContain(`(${baseURL}/${game}/cards)`);
  expect((await request.get('/.well-known/security.txt')).status()).toBe(404);
});

test('browsers and programs find an icon at the usual address', async ({ request }) => {
  const icon = await request.get('/favicon.ico');
  expect(icon.status()).toBe(200);
  expect([...(await icon.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});

test('released data has a permanent address, and the page for developers links to it', async ({ page, request }) => {
  await page.goto('/developers');
  const file = page.getByRole('link', { name: /^\/data\/releases\/\d+\/cards\.json$/u });
  const answer = await request.get(await file.getAttribute('href'));
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await answer.json()).games[game].map(({ id }) => id)).toContain('ant-swarm');
  const again = await request.get(answer.url(), { headers: { 'if-none-match': answer.headers().etag } });
  expect(again.status()).toBe(304);
  expect((await request.get('/data/latest/cards.json')).url()).toBe(answer.url());
  expect((await request.get('/data/releases/1/none.json')).status()).toBe(404);
});

test('a set has a page with its cards, and the game and the card link to it', async ({ page, complaints }) => {
  await page.goto(card);
  await page.getByRole('link', { name: 'Set 1', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Set 1' })).toBeVisible();
  await expect(page.locator(`main a[href="${card}"]`)).toBeVisible();
  await page.getByRole('link', { name: 'Search in this set' }).click();
  await expect(page).toHaveURL(/\/cards\?set=set-1$/u);
  await expect(page.locator(`main a[href="${card}"]`)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the list of releases finds a release by what it changed', { tag: '@long' }, async ({ page }) => {
  await page.goto('/releases');
  const box = page.getByLabel('Search the releases');
  await box.fill('ant swarm');
  await box.press('Enter');
  await expect(page.getByRole('link', { name: 'Release 1', exact: true })).toBeVisible();
  await page.goto('/releases?q=no+such+words');
  await expect(page.getByText('No release mentions “no such words”')).toBeVisible();
});

test('the deck check of each game shows an emblem of its own cards', { tag: '@long' }, async ({ page }) => {
  const emblem = async (id) => {
    await page.goto(`/${id}/deck-check`);
    return page.locator('.empty svg').getAttribute('data-emblem');
  };
  expect(await emblem('metazoo')).not.toBe(await emblem(game));
});

test(
  'downloads a deck and a list as PDF files for a press, with a page for each card',
  { tag: '@long' },
  async ({ page, request }) => {
    await page.goto(`/${game}/print?deck=starter-deck-set-1`);
    const link = await page.getByRole('link', { name: 'Download PDF for a press' }).getAttribute('href');
    const list = encodeURIComponent('3 Ant Swarm\n1 Mosquito');
    for (const [path, pages] of [
      [link, 45],
      [`/${game}/print/cards.pdf?list=${list}`, 4],
    ]) {
      // The first file takes longer, because it starts a thread and loads the fonts.
      const answer = await request.get(path, { timeout: 60_000 });
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
      const text = (await answer.body()).toString('latin1');
      expect(text.match(/\/TrimBox \[28\.34\d* 28\.34\d* 206\.92\d* 277\.79\d*\]/gu)).toHaveLength(pages);
      expect(text.match(/\/BleedBox \[19\.84\d* 19\.84\d* 215\.43\d* 286\.29\d*\]/gu)).toHaveLength(pages);
    }
    await page.goto(`/${game}/print?list=${list}`);
    await expect(page.getByText('4 cards on 1 sheet')).toBeVisible();
    expect((await request.get(`/${game}/print/cards.pdf?set=none`)).status()).toBe(404);
  },
);

test('a deck is printed on sheets of paper, each card in its real size', { tag: '@long' }, async ({ page }) => {
  const path = `/${game}/print?deck=starter-deck-set-1`;
  for (const [paper, width, height] of [
    ['a4', 210, 297],
    ['letter', 215.9, 279.4],
  ]) {
    await page.goto(`${path}&paper=${paper}`);
    const sheets = await page.locator('.print-sheet').count();
    expect(sheets).toBe(5);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/gu)).toHaveLength(sheets);
    const [, w, h] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/u.exec(pdf);
    const points = (millimetres) => (millimetres / 25.4) * 72;
    expect(Math.abs(Number(w) - points(width))).toBeLessThan(1);
    expect(Math.abs(Number(h) - points(height))).toBeLessThan(1);
    await page.emulateMedia({ media: 'print' });
    const millimetres = await page
      .locator('.print-sheet .card-face')
      .first()
      .evaluate((face) => {
        const { width: across, height: down } = face.querySelector('.cf-edge').getBoundingClientRect();
        // The border is 4 units inside the edge of a card of 630 by 880 units.
        return [(across / 622) * 630, (down / 872) * 880].map((pixels) => (pixels / 96) * 25.4);
      });
    expect(millimetres[0]).toBeCloseTo(63, 0);
    expect(millimetres[1]).toBeCloseTo(88, 0);
    await page.emulateMedia({ media: null });
  }
  await page.goto(`${path}&since=1`);
  await expect(page.getByText('No card changed since that release')).toBeVisible();
});

for (const path of [`/${game}/sets/set-1`, `/${game}/print?deck=starter-deck-set-1`, '/releases?q=nothing']) {
  test(`axe finds no violations on ${path}`, { tag: '@long' }, async ({ page }) => {
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
  });
}

test('a frame of another site may show the page of an embed, and no other page', async ({ page, request, baseURL }) => {
  const script = await request.get('/embed.js');
  expect((await script.body()).length).toBeLessThan(10_000);
  await page.goto(`/embed${card}`);
  const picture = page.getByRole('img', { name: /^Ant Swarm/u });
  expect(await picture.evaluate((image) => image.decode().then(() => image.naturalWidth))).toBe(420);
  // A blog on another origin shows the card and a rule with the element of the site.
  const blog = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        `<!doctype html><html lang="en"><title>Blog</title><main><h1>Blog</h1><rulewright-embed page="${baseURL}${card}">Ant Swarm</rulewright-embed>` +
          `<rulewright-embed page="${baseURL}/${game}/rules/core-tactical#mb.draw.to-hand-size">Drawing</rulewright-embed>` +
          `<rulewright-embed page="${baseURL}/sign-in"><a href="#">A link</a></rulewright-embed></main>` +
          `<script src="${baseURL}/embed.js"></script>`,
      ),
  );
  await new Promise((resolve) => blog.listen(0, 'localhost', resolve));
  try {
    await page.goto(`http://localhost:${blog.address().port}/`);
    const frames = page.locator('rulewright-embed iframe');
    await expect(frames).toHaveCount(2);
    await expect(
      frames
        .first()
        .contentFrame()
        .getByRole('img', { name: /^Ant Swarm/u }),
    ).toBeVisible();
    await expect(frames.last().contentFrame().getByText('Draw until you hold 7 cards.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'A link' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  } finally {
    blog.close();
  }
  const headersOf = async (path) => (await request.get(path)).headers();
  const framed = await headersOf(`/embed${card}`);
  expect(framed['x-frame-options']).toBeUndefined();
  expect(framed['content-security-policy']).toContain('frame-ancestors *');
  const whole = await headersOf(card);
  expect(whole['x-frame-options']).toBe('DENY');
  expect(whole['content-security-policy']).toContain("frame-ancestors 'none'");
});
