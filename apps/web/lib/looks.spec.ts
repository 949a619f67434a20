/** Tests of the styles of games with their own colours. */
import { stylesOf } from './looks.ts';

const look = {
  light: { accent: '#111111', ink: '#222222', soft: '#eeeeee' },
  dark: { accent: '#aaaaaa', ink: '#bbbbbb', soft: '#333333' },
};

it('colours the parts of a game in light mode, in dark mode and in the chosen theme', () => {
  const styles = stylesOf([{ id: 'one', look }, { id: 'two' }, { id: 'three', look: null }]);
  expect(styles).toContain("[data-game='one']{--accent:#111111;--accent-ink:#222222;--accent-soft:#eeeeee}");
  expect(styles).toContain(":root[data-theme='dark'] [data-game='one']{--accent:#aaaaaa");
  expect(styles).toContain(":root:not([data-theme='light']) [data-game='one']{--accent:#aaaaaa");
  expect(styles).not.toMatch(/two|three/u);
});
