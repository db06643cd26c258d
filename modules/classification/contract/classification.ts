import { secretLevelOf, secretLevels } from '@sarn/organisation/contract';
import type { SecretClass } from '@sarn/organisation/contract';

/** @assumed the number of the form. */
export const secretControlTerm = {
  th: 'ทะเบียนควบคุมข้อมูลข่าวสารลับ (ทขล. 3)',
  en: 'Control register of classified documents (form 3)',
} as const;

/** The only text shown about a classified document outside of it. */
export const secretDocumentTerm = { th: 'หนังสือลับ', en: 'Classified document' } as const;

/** The title in place of the subject where only the register entry is kept. */
export const registerOnlyTitle = (secrecy: string): string =>
  `หนังสือชั้นความลับ “${secretLevels[secrecy as SecretClass]?.th ?? ''}”`;

/** How long a given reason counts, and how long an opening in an emergency lasts. */
export const secretLimits = {
  readingSessionMinutes: 30,
  emergencyHours: 24,
  /** @assumed more at a time are no copies for named people */
  copiesAtOnce: 20,
} as const;

/** What an agency may decide about its classified documents. */
export interface SecretSettings {
  /**
   * ลับมาก and ลับที่สุด: only the register entry, without subject and file, or the whole document
   * (DOMAIN §3).
   */
  readonly upperClasses: 'register-only' | 'whole';
  /** What the settings say of single classes, before that of the deployment. */
  readonly classes?: Readonly<Record<string, 'register-only' | 'whole'>>;
}

export const usualSecretSettings: SecretSettings = { upperClasses: 'register-only' };

/** Whether only the register entry is kept of documents of the class. */
export function isRegisterOnly(
  secrecy: string,
  { upperClasses, classes }: SecretSettings,
): boolean {
  return secretLevelOf(secrecy) > 1 && (classes?.[secrecy] ?? upperClasses) === 'register-only';
}

export type { SecretClass };
