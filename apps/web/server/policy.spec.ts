import { createHash } from 'node:crypto';
import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { sealPage } from './policy.ts';

type Element = DefaultTreeAdapterMap['element'];

const NONCE = '041d8cd98f00b204e9800998ecf8427e';

const page = `<!DOCTYPE html><html lang="en"><head><link rel="stylesheet" href="/a.css" nonce="${NONCE}"/>
<script src="/a.js" async="" nonce="${NONCE}"></script><style nonce="${NONCE}">a{color:red}</style></head>
<body><p>&lt;script&gt;1&lt;/script&gt;</p><script nonce="${NONCE}" id="_R_">self.a=1</script>
<script nonce="${NONCE}">self.f.push([1,"{\\"nonce\\":\\"${NONCE}\\",\\"t\\":\\"\\u003cscript>\\"}"])</script></body></html>`;

function elements(node: DefaultTreeAdapterMap['parentNode']): Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elements(child)] : []));
}

const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a sealed page', () => {
  const sealed = sealPage(page, NONCE);
  const inline = (name: string) =>
    elements(parse(sealed.html)).filter((each) => each.tagName === name && textOf(each) !== '');

  it('allows each of its inline scripts and styles by its hash', () => {
    expect(inline('script')).toHaveLength(2);
    for (const script of inline('script')) expect(sealed.policy).toContain(hashOf(textOf(script)));
    const styles = /style-src ([^;]+)/u.exec(sealed.policy)![1];
    expect(styles).toBe(`'self' ${hashOf('a{color:red}')}`);
  });

  it('has no nonce left, in the page or in the policy', () => {
    expect(`${sealed.html}${sealed.policy}`).not.toMatch(new RegExp(`nonce="|nonce-|${NONCE}`, 'u'));
  });

  it('keeps its data readable, at any depth of quotation', () => {
    const data = [
      { nonce: NONCE },
      { a: 1, nonce: NONCE },
      { nonce: NONCE, a: JSON.stringify({ b: 2, nonce: NONCE }) },
    ];
    const { html } = sealPage(`<script nonce="${NONCE}">${JSON.stringify(data)}</script>`, NONCE);
    expect(JSON.parse(html.slice('<script>'.length, -'</script>'.length))).toEqual([{}, { a: 1 }, { a: '{"b":2}' }]);
  });

  it('is the same for every nonce', () => {
    const other = 'ffffffffffffffffffffffffffffffff';
    expect(sealPage(page.replaceAll(NONCE, other), other)).toEqual(sealed);
  });

  it('does not allow an injected script', () => {
    const injected = sealPage(
      page.replace('<p>', '<script>alert(1)</script><script nonce="guess">alert(2)</script><p>'),
      NONCE,
    );
    expect(injected.policy).toBe(sealed.policy);
  });

  it('allows nothing else inline, and no files of other hosts', () => {
    expect(sealed.policy).not.toContain('unsafe');
    expect(sealed.policy).toContain("default-src 'self'");
    expect(sealPage('<p>Text</p>', NONCE).policy).toContain("script-src 'self';");
  });
});
