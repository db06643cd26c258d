import type { th } from './th.ts';

export const en: typeof th = {
  receive: 'Register a letter',
  needed: 'Please fill in “{field}”, as the agency has set',
  stamp: 'Receive stamp',
  stampAndReceipt: 'Receive stamp and receipt',
  receipt: 'Print the receipt',
  preview: 'Preview of the form',
  previewStamp: 'Preview of the receive stamp',
  previewHint: 'As who registers sees it, with what is being changed and not saved yet',
  dueTimeHint: 'For instance 10:30; empty is the end of the day',
  proposedDay: 'Left empty, it is due on {day} by its speed class',
  proposedByGroup: 'Left empty, it is due on {day} by its book group',
  proposedTime: 'Left empty, it is due on {day} at {time} by its speed class',
  notRegistrar:
    'You may not register this class. Please pass the letter to the registrar of classified documents.',
  readFromFile: 'Read from the file: {fields}. Please compare with the letter.',
  way: 'Way',
  required: '(required)',
  sampleUnit: 'Registry',
  sampleAgency: 'Name of the agency',
};
