/** Link preview pictures: `@rulewright/ui/preview`. */
export * from './preview-picture.tsx';
