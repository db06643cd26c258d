import { secretLevelOf } from '@sarn/organisation/contract';
import type { SecretClass } from '@sarn/organisation/contract';

/** The registers that classified papers have in place of the others. */
export const secretRegisters = {
  // @assumed the form numbers after ทขล.: the regulation of 2544 names the registers by them.
  'secret-receive': {
    th: 'ทะเบียนรับข้อมูลข่าวสารลับ (ทขล. 1)',
    en: 'Register of classified papers received (form 1)',
  },
  'secret-send': {
    th: 'ทะเบียนส่งข้อมูลข่าวสารลับ (ทขล. 2)',
    en: 'Register of classified papers sent (form 2)',
  },
} as const;
export type SecretRegister = keyof typeof secretRegisters;

/** @assumed the number of the form. */
export const secretControlTerm = {
  th: 'ทะเบียนควบคุมข้อมูลข่าวสารลับ (ทขล. 3)',
  en: 'Control register of classified papers (form 3)',
} as const;

/** All that is said of a classified paper outside of it. */
export const secretPaperTerm = { th: 'หนังสือลับ', en: 'Classified paper' } as const;

/** For how long a reason given holds, and for how long an opening in an emergency does. */
export const secretLimits = { sittingMinutes: 30, emergencyHours: 24 } as const;

/** What an agency may decide about its classified papers. */
export interface SecretSettings {
  /** ลับมาก and ลับที่สุด: the register alone, without subject and file, or whole (DOMAIN §3). */
  readonly upperClasses: 'register-only' | 'whole';
}

export const usualSecretSettings: SecretSettings = { upperClasses: 'register-only' };

/** Whether nothing but the line of its register is kept of papers of the class. */
export function isRegisterOnly(secrecy: string, settings: SecretSettings): boolean {
  return settings.upperClasses === 'register-only' && secretLevelOf(secrecy) > 1;
}

export type { SecretClass };
