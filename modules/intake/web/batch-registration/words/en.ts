import type { th } from './th.ts';

export const en: typeof th = {
  above: 'Registry',
  title: 'Register several letters',
  one: 'Register one letter',
  shared: 'Files and what the letters share',
  files: 'Files of the letters, one for each',
  filesHint:
    'Choose or drop several at once; a row is added for each, in their order. Register classified letters one by one.',
  lines: '{count} letters',
  keysPhone: 'An empty field takes what is shared above.',
  keys: 'Empty fields take what is shared above. Enter goes to the same field of the next row.',
  line: 'Letter {place}, file {file}',
  preview: 'View of the file {file}',
  closePreview: 'Close the view of the file',
  asShared: 'As shared',
  own: 'Other fields of letter {place}',
  register: 'Register {count} letters',
  registerAll: 'Register all letters',
  progress: '{done} of {all} registered',
  sending: 'Registering',
  number: 'Receive number {no}',
  open: 'Open the letter',
  again: 'It is another letter; register it',
  mend: 'Some fields need correcting; nothing was registered yet',
  next: 'Register more letters',
};
