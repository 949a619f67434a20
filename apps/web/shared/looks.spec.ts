/** Tests of the styles of games with their own colours. */
import { stylesOf } from './looks.ts';

const look = {
  light: { accent: '#111111', ink: '#222222', soft: '#eeeeee' },
  dark: { accent: '#aaaaaa', ink: '#bbbbbb', soft: '#333333' },
};

it('colours the parts of a game in the light and in the dark theme', () => {
  const styles = stylesOf([{ id: 'one', look }, { id: 'two' }, { id: 'three', look: null }]);
  expect(styles).toContain(
    "[data-game='one']{--accent:light-dark(#111111,#aaaaaa);--accent-ink:light-dark(#222222,#bbbbbb);--accent-soft:light-dark(#eeeeee,#333333)}",
  );
  expect(styles).not.toMatch(/two|three/u);
});

it('gives the table of a game its ground', () => {
  const ground = { pattern: 'waves', light: '#dfe8ea', dark: '#10181c' };
  expect(
    stylesOf([
      { id: 'one', look, ground },
      { id: 'two', ground },
    ]),
  ).toMatch(
    /'one'\]\{--accent.*;--ground:.*'two'\]\{--ground:light-dark\(#dfe8ea,#10181c\);--ground-pattern:var\(--ground-waves\)\}/u,
  );
});
