/** The registers used for classified documents instead of the others. */
export const secretRegisters = {
  // @assumed the form numbers after ทขล.: the regulation of 2544 names the registers by them.
  'secret-receive': {
    th: 'ทะเบียนรับข้อมูลข่าวสารลับ (ทขล. 1)',
    en: 'Register of classified documents received (form 1)',
  },
  'secret-send': {
    th: 'ทะเบียนส่งข้อมูลข่าวสารลับ (ทขล. 2)',
    en: 'Register of classified documents sent (form 2)',
  },
} as const;
export type SecretRegister = keyof typeof secretRegisters;
