import type { th } from './th.ts';

/** Words of consolidated texts. */
export const en: typeof th = {
  day: 'Text in force on',
  text: 'Consolidated, as amended up to {date}',
  noText: 'The text as published; none is consolidated for this day',
  besideText: 'Amended since; to be read beside it, in this order',
  besideOriginal: 'Amendments to be read beside it, in this order',
  open: 'Open the consolidated text',
  original: 'Open the text as published',
  keep: 'Keep a consolidated text',
  keepText:
    'Readers see it first. What was published and every amendment stay. It is there for easier reading.',
  file: 'File of the consolidated text',
  fileMissing: 'Please choose the file',
  upTo: 'As amended up to',
  upToHint: 'Amendments that hold on that day are in it',
  upToMissing: 'Please name the day',
  note: 'Note',
  done: 'The consolidated text is kept',
};
