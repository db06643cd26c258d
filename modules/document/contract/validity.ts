/** How one document changes another that is in force. */
export const changeKinds = {
  amends: { th: 'แก้ไขเพิ่มเติม', en: 'Amends' },
  repeals: { th: 'ยกเลิก', en: 'Repeals' },
  supersedes: { th: 'ใช้แทน', en: 'Supersedes' },
} as const;

export type ChangeKind = keyof typeof changeKinds;

/** The same, seen from the document that is changed. */
export const changedKinds: Readonly<
  Record<ChangeKind, { readonly th: string; readonly en: string }>
> = {
  amends: { th: 'แก้ไขเพิ่มเติมโดย', en: 'Amended by' },
  repeals: { th: 'ยกเลิกโดย', en: 'Repealed by' },
  supersedes: { th: 'ถูกใช้แทนโดย', en: 'Superseded by' },
};

/** Whether a published order, regulation, rule or announcement is in force today (DOMAIN §4.4). */
export const validities = {
  NOT_YET: { th: 'ยังไม่มีผลใช้บังคับ', en: 'Not in force yet' },
  IN_FORCE: { th: 'มีผลใช้บังคับ', en: 'In force' },
  AMENDED: { th: 'มีผลใช้บังคับ (มีการแก้ไขเพิ่มเติม)', en: 'In force, as amended' },
  REPEALED: { th: 'ยกเลิกแล้ว', en: 'Repealed' },
} as const;

export type Validity = keyof typeof validities;

/** What the validity is judged by; days are civil days in Bangkok. */
export interface InForce {
  readonly today: string;
  /** The first day on which it is in force. */
  readonly from: string;
  /** Published documents that change it, each with the day from which the change holds. */
  readonly changedBy: readonly { readonly kind: ChangeKind; readonly from: string }[];
}

/**
 * The validity of a published document on a day. It is computed and not stored, so that it is right
 * on the very day on which a change begins to hold. Repealed or superseded takes precedence over
 * amended.
 */
export function validityOn({ today, from, changedBy }: InForce): Validity {
  const holding = changedBy.filter((change) => change.from <= today);
  if (holding.some(({ kind }) => kind !== 'amends')) return 'REPEALED';
  if (from > today) return 'NOT_YET';
  return holding.length > 0 ? 'AMENDED' : 'IN_FORCE';
}

/** Whether a certificate is valid; it has no validity before it is issued. */
export const certificateValidities = {
  VALID: { th: 'ใช้ได้', en: 'Valid' },
  EXPIRED: { th: 'หมดอายุ', en: 'Expired' },
  REVOKED: { th: 'เพิกถอนแล้ว', en: 'Revoked' },
} as const;

export type CertificateValidity = keyof typeof certificateValidities;

/** The validity of a certificate on a day; null before it is issued. @param validUntil last day */
export function certificateValidityOn(
  state: string,
  validUntil: string | null,
  today: string,
): CertificateValidity | null {
  if (state === 'REVOKED') return 'REVOKED';
  if (state !== 'ISSUED') return null;
  return validUntil && validUntil < today ? 'EXPIRED' : 'VALID';
}
