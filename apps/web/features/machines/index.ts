/** Texts for programs that read the site. */
export { llmsTxt } from './llms-txt.ts';
export { openSearch } from './opensearch.ts';
export { securityTxt } from './security-txt.ts';
