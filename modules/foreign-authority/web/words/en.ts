import { revocationFailureWords } from './revocation-failure-words.ts';
import type { th } from './th.ts';

/** Phrases in English. */
export const en: typeof th = {
  above: 'Certificates',
  title: 'Other authorities',
  text: 'Authorities whose certificates people bring along to sign with, and what each says of revocations',
  list: 'Trusted authorities',
  none: 'No other authority so far',
  noneText:
    'Add the root certificate of an authority: its evidence is then put into the signed files.',
  root: 'Root certificate',
  between: 'Below {issuer}',
  until: 'Valid until {day}',
  fingerprint: 'SHA-256',
  heard: 'Last evidence {at}',
  notHeard: 'Never asked so far',
  failed: 'No evidence: {why}. It is tried again.',
  lists: {
    fetched: 'Revocation list that was fetched',
    uploaded: 'Revocation list brought by hand',
  },
  listUntil: '{list}, until {at}',
  listEnded: '{list}, ended {at}',
  add: 'Add an authority',
  addText:
    'Signatures that this authority answers for will be judged valid. Compare the SHA-256 with the one that the authority publishes, once it is added.',
  certificateFile: 'File of the root and of the certificates below it',
  certificateHint: 'A .pem, .crt or .cer file from the site of the authority',
  added: 'Added: the evidence of the files that waited is being fetched',
  upload: 'Bring a revocation list',
  uploadText:
    'For closed networks, from which the authority is not reached. It is checked that the authority signed the list.',
  listFile: 'Revocation list',
  listHint: 'A .crl file, 700 kB at most',
  uploaded: 'The list of {authority} was taken',
  fileMissing: 'Choose a file',
  remove: 'Trust no more',
  removeTitle: 'Trust {name} no more',
  removeText:
    'Signatures that this authority answers for will be told as unproven. Signed files stay as they are.',
  removed: 'It is trusted no more',
  failures: revocationFailureWords.en,
};
