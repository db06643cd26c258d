import type { th } from './th.ts';

export const en: typeof th = {
  needed: 'Please fill in “{field}”, as the agency has set',
  stamp: 'Receive stamp',
  preview: 'Preview of the form',
  previewStamp: 'Preview of the receive stamp',
  previewHint: 'As who registers sees it, with what is being changed and not saved yet',
  way: 'Way',
  required: '(required)',
  sampleUnit: 'Registry',
  sampleAgency: 'Name of the agency',
};
