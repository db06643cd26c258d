import type { th } from './th.ts';

export const en: typeof th = {
  draft: {
    toolbar: 'Tools of the page',
    page: 'Page {page} of {total}',
    same: 'as it will be printed',
    zoomIn: 'Larger',
    zoomOut: 'Smaller',
    print: 'Print draft',
    stale: 'The page does not show the latest text yet',
    region: 'Pages of the draft',
  },
};
