import type { SameKeys } from '@sarn/platform-web';
import type { th } from './th.ts';

export const en: SameKeys<typeof th> = {
  version: 'Version {n}',
  replaced: 'replaced {when}',
  withdrawn: 'withdrawn {when}',
  former: 'Former versions and withdrawn files',
  reading: 'This is a former version ({name}), no longer in use',
  latest: 'Show the latest',
  'replace.button': 'Replace {name} by a newer version',
  'replace.title': 'Replace a file by a newer version',
  'replace.text': 'The former file stays readable, and whoever has the document is told.',
  'replace.old': 'Former file',
  'replace.file': 'Newer version',
  'replace.missing': 'Please choose the newer file',
  'replace.reasonMissing': 'Please give a reason of at least 3 characters',
  'replace.send': 'Replace',
  'replace.done': 'The file was replaced',
};
