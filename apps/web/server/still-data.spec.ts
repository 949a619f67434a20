import { dropStillData } from './still-data.ts';

const push = (text: string): string =>
  `<script nonce="n">self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`;
const page = (...texts: readonly string[]): string =>
  `<body><div data-still="" id="a">Whole text</div>${texts.map(push).join('<link rel="x"/>')}</body>`;
const dataOf = (html: string): string =>
  [...html.matchAll(/push\(\[1,("(?:[^"\\]|\\.)*")\]/gu)].map(([, text]) => JSON.parse(text!) as string).join('');

const head = '1:I["still.js"]\n0:["$","$L1",null,{"still":"$@2","children":"$L5"}]\n';
const still = '2:["$","p",null,{"children":["$3","$L4","$5"]}]\n3:T7,Text é4:["$","b",null,{}]\n';
const shared = '5:["$","i",null,{"title":"$$9","list":"$6"}]\n:HL["a.css","style"]\n6:X\n6:"$L7"\n6:C\n7:"last"\n';

describe('the data of a page', () => {
  it('has no rows that only a still part needs, in whatever pieces it comes', () => {
    const all = head + still + shared;
    for (const cut of [0, 20, head.length + 30, all.length - 3]) {
      const html = dropStillData(page(all.slice(0, cut), all.slice(cut)));
      expect(dataOf(html)).toBe(head + shared);
      expect(html).toContain('Whole text</div>');
    }
  });

  it('stays whole in a page without such a part, and in a form that is not known', () => {
    const plain = page('0:["$","p",null,{"title":"\\"still\\":\\"$@2\\""}]\n', still);
    expect(dropStillData(plain)).toBe(plain);
    const without = page(head, still).replace(' data-still=""', '');
    expect(dropStillData(without)).toBe(without);
    const bytes = page(head, '2:A3,abc', shared);
    expect(dropStillData(bytes)).toBe(bytes);
    const cut = page(head, still, '6:T99,short');
    expect(dropStillData(cut)).toBe(cut);
  });

  it('cannot end its script with a text of a reader', () => {
    const html = dropStillData(page(head + still, '5:["$","i",null,{"title":"</script><b>"}]\n'));
    expect(html).not.toContain('</script><b>');
    expect(dataOf(html)).toContain('</script><b>');
  });
});
