import { secondFactorErrors } from '@sarn/second-factor/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';

registerErrors(secondFactorErrors);

const th = {
  label: 'ยืนยันว่าเป็นท่าน',
  use: 'ยืนยันด้วยพาสคีย์',
  given: 'ยืนยันด้วยพาสคีย์แล้ว',
  givenNext: 'ยืนยันแล้ว กดปุ่มดำเนินการต่อได้ภายใน 5 นาที',
  hint: 'ใช้ลายนิ้วมือ ใบหน้า หรือรหัสของเครื่องนี้',
  missing: 'กรุณายืนยันด้วยพาสคีย์ก่อน หรือใช้รหัสผ่านแทน',
  toPassword: 'ใช้รหัสผ่านแทน',
  toPasskey: 'ใช้พาสคีย์แทน',
};

const en: typeof th = {
  label: 'Confirm that it is you',
  use: 'Confirm by passkey',
  given: 'Confirmed by passkey',
  givenNext: 'Confirmed. Continue with the button below within 5 minutes.',
  hint: 'With the finger, face or code of this device',
  missing: 'Please confirm by passkey first, or use your password',
  toPassword: 'Use the password instead',
  toPasskey: 'Use a passkey instead',
};

/** Phrases of the confirmation of an act by a passkey. */
export const approvalWords = registerWords('approval', { th, en });
