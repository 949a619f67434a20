/** The colours of a game, from its game.yaml. The schema checks the contrast, so that every page is readable. */
import { z } from 'zod';

/** WCAG 2.2, success criterion 1.4.3: the minimum contrast of text. */
const LEAST = 4.5;

const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/u, 'A colour is written like #1f6547.');

/** `accent`: buttons and marks. `ink`: coloured text. `soft`: the background of highlighted text. */
const coloursSchema = z.strictObject({ accent: colourSchema, ink: colourSchema, soft: colourSchema });
export type Colours = z.infer<typeof coloursSchema>;

/** The colours of the site that appear next to those of a game, copied from libs/ui/src/styles/tokens.css. */
export const SITE_COLOURS = {
  light: { grounds: ['#faf6ec', '#fffdf7', '#f1ebdc'], ink: '#22261f', onAccent: '#fdfaf1' },
  dark: { grounds: ['#121815', '#1a221d', '#0d120f'], ink: '#e9e3d3', onAccent: '#0d120f' },
} as const;

/** The relative luminance of a colour (WCAG 2.2), from 0 to 1. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The WCAG contrast ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The pairs of colours to check: the member of the look, the name of the other colour for messages, and both colours. */
function pairs(
  { accent, ink, soft }: Colours,
  { grounds, ink: siteInk, onAccent }: (typeof SITE_COLOURS)['light' | 'dark'],
) {
  return [
    ['accent', 'the words on a button', accent, onAccent],
    ...grounds.map((ground) => ['accent', 'the paper', accent, ground] as const),
    ...grounds.map((ground) => ['ink', 'the paper', ink, ground] as const),
    ['ink', 'soft', ink, soft],
    ['soft', 'the words of the site', soft, siteInk],
  ] as const;
}

/** `look` of rules/<game>/game.yaml */
export const lookSchema = z.strictObject({ light: coloursSchema, dark: coloursSchema }).superRefine((look, context) => {
  for (const theme of ['light', 'dark'] as const)
    for (const [member, beside, one, other] of pairs(look[theme], SITE_COLOURS[theme])) {
      const ratio = contrast(one, other);
      if (ratio >= LEAST) continue;
      context.addIssue({
        code: 'custom',
        path: [theme, member],
        message: `The contrast with ${beside} (${other}) is ${ratio.toFixed(1)}. It has to be at least ${LEAST}.`,
      });
    }
});
export type Look = z.infer<typeof lookSchema>;

/** The patterns of a table's ground. `libs/ui/src/styles/grounds.css` draws them. */
const GROUND_PATTERNS = ['leaves', 'stars', 'cobbles', 'waves', 'weave', 'tiles'] as const;

/** The words on a ground: those of the site, and the quieter ones. */
const ON_GROUND = { light: ['#22261f', '#474c41'], dark: ['#e9e3d3', '#c3bfae'] } as const;

/** `ground` of rules/<game>/game.yaml: the cloth on which cards lie in a match. */
export const groundSchema = z
  .strictObject({ pattern: z.enum(GROUND_PATTERNS), light: colourSchema, dark: colourSchema })
  .superRefine((ground, context) => {
    for (const theme of ['light', 'dark'] as const)
      for (const words of ON_GROUND[theme]) {
        const ratio = contrast(ground[theme], words);
        if (ratio >= LEAST) continue;
        context.addIssue({
          code: 'custom',
          path: [theme],
          message: `The contrast with the words of the site (${words}) is ${ratio.toFixed(1)}. It has to be at least ${LEAST}.`,
        });
      }
  });
export type Ground = z.infer<typeof groundSchema>;
