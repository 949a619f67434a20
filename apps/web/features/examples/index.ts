/** Worked examples: their board and their steps. The entry for other features. */
export { ExampleBoard } from './example-board.tsx';
export { ExamplePage } from './example-page.tsx';
export { StepDesk } from './step-desk.tsx';
export { Story } from './story.tsx';
