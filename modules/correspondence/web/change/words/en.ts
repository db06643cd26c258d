import type { th } from './th.ts';

export const en: typeof th = {
  title: 'In force',
  from: 'from {date}',
  open: 'Open {title}',
  number: 'No. {no}',
  field: 'Amends, repeals or supersedes a published paper',
  fieldHint: 'Found by subject or number; it holds from the day on which this paper is in force',
  how: 'This paper',
  remove: 'Remove {title}',
};
