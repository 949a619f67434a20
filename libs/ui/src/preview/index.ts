/** Pictures that the API draws, of links and of cards for other table programs: `@rulewright/ui/preview`. */
export * from './preview-picture.tsx';
export * from './sheet-picture.tsx';
