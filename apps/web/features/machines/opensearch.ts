/** The OpenSearch description: with it, browsers offer to search this site from their address bar. */

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/gu, (character) => escapes[character]!);

/** @param site the address of the site, without a slash at its end */
export const openSearch = (site: string, description: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Rulewright</ShortName>
  <Description>${escaped(description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>en</Language>
  <Image width="192" height="192" type="image/png">${escaped(site)}/icons/192.png</Image>
  <Url type="text/html" method="get" template="${escaped(site)}/search?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${escaped(site)}/opensearch.xml"/>
</OpenSearchDescription>
`;
