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
  versions: {
    open: 'Kept versions ({count})',
    title: 'Kept versions',
    list: 'All versions, newest first',
    shown: 'The chosen version',
    view: 'Show',
    pages: 'Pages',
    changes: 'Changes',
    to: 'Compared with',
    now: 'The document as it is now',
    state: { draft: 'Draft', signed: 'Signed', issued: 'Numbered' },
    keptAt: 'Kept',
    readers: '{count} people have read it',
    readAt: 'You read it',
    count: '{count} places changed',
    added: 'Added:',
    removed: 'Removed:',
    same: 'The same text',
    sameText: 'No word of these two versions differs',
  },
};
