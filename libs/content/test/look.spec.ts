/** Tests that the colours of a game are readable next to those of the site. */
import { readFileSync } from 'node:fs';
import { contrast, lookSchema, SITE_COLOURS, type Look } from '../src/look.ts';

const GOOD: Look = {
  light: { accent: '#3a3f94', ink: '#343886', soft: '#e4e4f1' },
  dark: { accent: '#a7abf2', ink: '#b9bcf6', soft: '#22244a' },
};

describe('the colours of a game', () => {
  it('are accepted if every pair is readable', () => {
    expect(lookSchema.safeParse(GOOD).success).toBe(true);
  });

  it.each([
    ['accent', '#c0c0c0'],
    ['ink', '#8a8ad0'],
    ['soft', '#343886'],
  ] as const)('are refused with a pale %s, and the message names the contrast', (member, colour) => {
    const { error } = lookSchema.safeParse({ ...GOOD, light: { ...GOOD.light, [member]: colour } });
    expect(error!.issues.map(({ path }) => path.join('.'))).toContain(`light.${member}`);
    expect(error!.issues[0]!.message).toMatch(/It has to be at least 4\.5\./u);
  });

  it('accept only colours', () => {
    for (const colour of ['red', '#fff', '#123456;}', 'url(x)'])
      expect(lookSchema.safeParse({ ...GOOD, dark: { ...GOOD.dark, ink: colour } }).success).toBe(false);
  });

  it('have the contrast that WCAG computes', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('are compared with the real colours of the site', () => {
    const css = readFileSync(new URL('../../ui/src/styles/tokens.css', import.meta.url), 'utf8');
    const values = (name: string): string[] =>
      new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`, 'u').exec(css)!.slice(1);
    for (const [at, { grounds, ink, onAccent }] of [SITE_COLOURS.light, SITE_COLOURS.dark].entries()) {
      expect(['paper', 'paper-raised', 'paper-sunk'].map((name) => values(name)[at])).toEqual(grounds);
      expect([values('ink')[at], values('on-accent')[at]]).toEqual([ink, onAccent]);
    }
  });
});
