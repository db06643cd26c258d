import type { th } from './th.ts';

export const en: typeof th = {
  choice: 'How to sign',
  digital: 'Digital signature',
  digitalText: 'Everybody can verify who signed and that nothing was changed',
  password: 'Typed name, confirmed by the password',
  passwordText: 'Name and post are printed on the document',
  numberLater:
    'Documents of this kind are numbered after the signature, so they cannot be signed digitally',
  certificate: 'Certificate',
  until: 'Valid until {day}',
  daysLeft: '{days} days left',
  withPicture: 'Your hand signature stands above the name',
  none: 'You have no certificate for digital signatures',
  suspended: 'Your certificate is suspended, so you cannot sign digitally',
  expired: 'Your certificate has ended, so you cannot sign digitally',
  toProfile: 'To my certificate',
  panel: 'Digital signatures',
  signedAt: 'Signed on {at}',
  level: { 'B-B': 'Digital signature', 'B-T': 'Digital signature with a time stamp' },
  verifyHere: 'Verify the signature',
  code: 'Verification code',
};
