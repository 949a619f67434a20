/** Pictures that the API draws: link previews, and cards for other tabletop programs. Import it as `@rulewright/ui/preview`. */
export * from './preview-picture.tsx';
export * from './sheet-picture.tsx';
