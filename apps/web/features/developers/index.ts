/** The pages for developers: guide, explorer, open data. The entry for other features. */
export { guideNames } from './model/guide.ts';
