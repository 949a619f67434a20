/** The texts for programs that read the site. */
import { llmsTxt, openSearch, securityTxt } from './index.ts';

const SITE = 'https://rules.example.org';
const NOW = new Date('2026-11-28T10:20:30Z');

it('says where to report a weakness, and until when the text is right', () => {
  expect(securityTxt('mailto:security@example.org', SITE, NOW)).toBe(
    `Contact: mailto:security@example.org\nExpires: 2027-05-27T00:00:00.000Z\nPreferred-Languages: en\nCanonical: ${SITE}/.well-known/security.txt\n`,
  );
});

it.each([undefined, '', 'security@example.org', 'http://example.org', 'mailto:a@b\nContact: mailto:c@d'])(
  'has no security.txt for the contact %j',
  (contact) => {
    expect(securityTxt(contact, SITE, NOW)).toBeNull();
  },
);

it('offers the search of the site to browsers, with special characters as text', () => {
  const text = openSearch(SITE, 'Rules & <cards>');
  expect(text).toContain(`template="${SITE}/search?q={searchTerms}"`);
  expect(text).toContain('<Description>Rules &amp; &lt;cards&gt;</Description>');
});

it('lists the pages of each game, with names as text', () => {
  const game = {
    id: 'tide',
    name: 'Tide [2]',
    summary: 'Two\nlines',
    modes: [{ id: 'open', name: 'Open' }],
    taught: true,
  };
  const text = llmsTxt(SITE, [game as unknown as Parameters<typeof llmsTxt>[1][number]], {
    summary: 'All rules.',
    data: 'Data',
    links: [['Schema', '/schema', 'GraphQL']],
    pages: { cards: 'Cards', decks: 'Decks', learn: 'Learn' },
    rulesOf: (mode) => `Rules of ${mode}`,
  });
  expect(text).toContain('# Rulewright\n\n> All rules.');
  expect(text).toContain(`- [Schema](${SITE}/schema): GraphQL`);
  expect(text).toContain('## Tide \\[2\\]\n\nTwo lines');
  expect(text).toContain(`- [Rules of Open](${SITE}/tide/rules/open)`);
  expect(text).toContain(`- [Learn](${SITE}/tide/learn/open)`);
});
