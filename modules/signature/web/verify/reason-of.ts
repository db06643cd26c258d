import type { Problem } from '@sarn/signing/contract';

type Code = Problem['code'];
type Word = 'trust' | 'revoked' | 'expired' | 'revocation' | 'changed' | 'other';

const words: Readonly<Partial<Record<Code, Word>>> = {
  'not-trusted': 'trust',
  'no-certificate': 'trust',
  revoked: 'revoked',
  'authority-revoked': 'revoked',
  expired: 'expired',
  'expired-since': 'expired',
  'not-yet-valid': 'expired',
  'revocation-unknown': 'revocation',
  'authority-revocation-unknown': 'revocation',
  'wrong-digest': 'changed',
  'wrong-signature': 'changed',
};

/** Under which sentence a problem is told; what was changed is told by itself. */
export const reasonOf = (code: Code) => ({
  word: words[code] ?? ('other' as const),
  code: code as string,
  isTold: code !== 'changed-after-signing',
});
