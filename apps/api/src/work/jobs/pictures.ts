/** The job that draws the preview picture of a link. */
import type { PreviewData } from '@rulewright/ui/preview';
import type { Job } from '../job.ts';

/** Returns a PNG. Loads the drawing code with the first picture. */
export const preview: Job<{ readonly data: PreviewData }, Uint8Array> = {
  lane: 'pictures',
  what: 'Drawing the picture',
  limit: 15_000,
  run: async ({ data }) => (await import('../pictures/draw.ts')).drawPreview(data),
};
