/** Pictures that the API draws: link previews, cards for other tabletop programs, and cards for a press. Import: `@rulewright/ui/preview`. */
export { describeCard } from '../card/card-face-data.ts';
export * from './preview-picture.tsx';
export * from './press-picture.tsx';
export * from './sheet-picture.tsx';
