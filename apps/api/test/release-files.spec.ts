/** Releases as files: feeds and the export. */
import { exportTree } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { startApi, type TestApi } from './support/api.ts';

describe.each(MAIN_DATABASES)('releases as files on $name', (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(kind, 3, 'small');
  });
  afterAll(() => api?.close());

  it('include a feed, newest first, in Atom and JSON, with links to the site', async () => {
    const site = { 'x-forwarded-host': 'cards.example', 'x-forwarded-proto': 'https' };
    const json = await api.http().get('/releases.json').set(site);
    expect(json.headers['content-type']).toContain('application/feed+json');
    const { items } = JSON.parse(json.text) as { items: { url: string; title: string }[] };
    expect(items.map((item) => item.url)).toEqual([3, 2, 1].map((n) => `https://cards.example/releases/${n}`));
    expect(items[0]!.title).toBe('Release 3: Import 3');
    const atom = await api.http().get('/releases.atom').set(site);
    expect(atom.headers['content-type']).toContain('application/atom+xml');
    expect(atom.text).toContain('<link href="https://cards.example/releases/3"/>');
    // Atom requires an author.
    expect(atom.text.slice(0, atom.text.indexOf('<entry>'))).toContain('<author>');
  });

  it('escape hostile notes', async () => {
    await api.database.query(
      `UPDATE releases SET notes = '</content><script>alert(1)</script> & ]]>' WHERE number = 3`,
    );
    const { text } = await api.http().get('/releases.atom');
    expect(text).not.toContain('<script>');
    expect(text).toContain('&lt;/content&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; ]]&gt;');
    const json = await api.http().get('/releases.json');
    const [item] = (JSON.parse(json.text) as { items: { title: string; content_html: string }[] }).items;
    expect(item!.title).toBe('Release 3: </content><script>alert(1)</script> & ]]>');
    expect(item!.content_html).toBe('&lt;/content&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; ]]&gt;');
  });

  it('export any release as identical files', async () => {
    for (const number of [1, 3]) {
      const { body } = await api.http().get(`/export.json?release=${number}`);
      expect(body).toEqual({ release: number, files: await exportTree(api.database, number) });
    }
    for (const wrong of ['9', 'x', '0'])
      expect((await api.http().get(`/export.json?release=${wrong}`)).status).toBe(404);
  });
});
