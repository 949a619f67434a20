/** Pictures that the API draws, of links, of cards for other table programs, and of cards for a press: `@rulewright/ui/preview`. */
export * from './preview-picture.tsx';
export * from './press-picture.tsx';
export * from './sheet-picture.tsx';
