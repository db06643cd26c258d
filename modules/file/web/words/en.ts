import type { SameKeys } from '@sarn/platform-web';
import type { th } from './th.ts';

export const en: SameKeys<typeof th> = {
  viewer: {
    region: 'Document {name}',
    loading: 'Opening the document',
    page: 'Page {page} of {total}',
    pageShort: '{page} / {total}',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fitWidth: 'Fit width',
    toolbar: 'Document tools',
    print: 'Print',
    download: 'Download the file',
    percent: '{percent}%',
    broken:
      'This file cannot be opened and may be damaged. Please download it for another program.',
    password:
      'This file is locked with a password. Please download it for a program that can open it.',
    pixels: 'This picture has too many pixels to be shown. Please download it for another program.',
    line: 'A part of the file could not be fetched. Please try again.',
    engine: 'The viewer could not start. Please reload the page, or download the file.',
    noPreview: 'This kind of file cannot be shown here',
    noPreviewHint: 'Download it to open it on your computer',
    pageText: 'Text of page {page}',
    scanned: 'Page {page} is a scan without text to read',
    pictured: 'Page {page} is shown as a marked picture and has no text to read',
    brokenShown: 'This file cannot be shown. Please tell the registrar or the originator.',
    emptyPage: 'Choose a PDF file to see it here',
  },
  sheets: {
    label: 'Setting the pages',
    making: 'Setting the pages, {count} entries done',
    stop: 'Stop',
    kept: '{count} entries are made already. Try again to go on from there.',
    kept_one: '{count} entry is made already. Try again to go on from there.',
    tooLong:
      'There are more than {most} entries. Please go back, choose fewer days, and print one period after the other.',
  },
  list: {
    title: 'Attachments',
    pages: '{count} pages',
    pages_one: '{count} page',
    open: 'Open',
    keep: 'Download',
    download: 'Download {name}',
    downloadFailed: '{name} could not be downloaded',
    remove: 'Remove {name}',
    empty: 'No attachments',
  },
};
