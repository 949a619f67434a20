import { hintId, withHints, withRuleBase } from './rule-html.ts';

const html =
  '<p>Draw <span class="param" data-param="draw.handSize">7 cards</span> from your <span class="term" data-term="draw-pile">draw pile</span>.</p>';

test('values and terms become buttons for their popovers', () => {
  const result = withHints(html, () => true);
  expect(result).toContain(`popovertarget="${hintId('param', 'draw.handSize')}" data-hint="param">7 cards</button>`);
  expect(result).toContain('popovertarget="term-draw-pile"');
});

test('unknown values and terms stay text', () => {
  expect(withHints(html, (kind) => kind === 'term')).toContain(
    '<span class="param" data-param="draw.handSize">7 cards</span>',
  );
});

test('ids have no dots, which have a meaning in selectors', () => {
  expect(hintId('param', 'a.b')).toBe('param-a_b');
});

test('links to rules can point to another page', () => {
  expect(withRuleBase('<a class="rule-ref" data-rule="x.y" href="#x.y">so</a>', '/g/rules/m')).toBe(
    '<a class="rule-ref" data-rule="x.y" href="/g/rules/m#x.y">so</a>',
  );
});
