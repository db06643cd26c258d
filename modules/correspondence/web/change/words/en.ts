import type { th } from './th.ts';

export const en: typeof th = {
  title: 'In force',
  from: 'from {date}',
  open: 'Open {title}',
  number: 'No. {no}',
  field: 'Amends, repeals or supersedes a published document',
  fieldHint: 'Found by subject or number; it holds from the day on which this document is in force',
  how: 'This document',
  remove: 'Remove {title}',
};
