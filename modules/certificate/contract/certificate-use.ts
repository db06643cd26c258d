import type { CertificateCard } from './certificate.api.ts';

/** Whether a certificate that was neither revoked nor replaced can be signed with now, and why not. */
export const certificateUses = ['ready', 'suspended', 'not-begun', 'expired'] as const;
export type CertificateUse = (typeof certificateUses)[number];

export function presentUse({
  state,
  hasBegun,
  daysLeft,
}: Pick<CertificateCard, 'state' | 'hasBegun' | 'daysLeft'>): CertificateUse {
  if (state === 'suspended') return 'suspended';
  if (!hasBegun) return 'not-begun';
  return daysLeft < 0 ? 'expired' : 'ready';
}
