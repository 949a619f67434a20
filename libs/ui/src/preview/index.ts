/** Pictures that go with a link: `@rulewright/ui/preview`. */
export * from './preview-picture.tsx';
