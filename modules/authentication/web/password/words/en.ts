import type { SameKeys } from '@sarn/platform-web/public';
import type { th } from './th.ts';

export const en: SameKeys<typeof th> = {
  forgot: {
    title: 'Forgot password',
    text: 'Enter your registered e-mail. A confirmation code for setting a new password is sent there.',
    email: 'E-mail',
    idCard: 'ID card number',
    idCardHint: '13 digits',
    submit: 'Send',
    ok: 'OK',
    emailInvalid: 'Please enter a valid e-mail address.',
  },
  reset: {
    title: 'Set a new password',
    password: 'New password',
    confirm: 'Confirm new password',
    code: 'Confirmation code',
    codeHint: 'The code from the e-mail, good for 5 minutes',
    submit: 'Save',
    mismatch: 'The new passwords do not match.',
    tooShort: 'Please enter a new password of at least 8 characters.',
    codeMissing: 'Please enter the confirmation code.',
  },
  invitation: {
    title: 'Set your password',
    submit: 'Save the password',
  },
  rule: {
    title: 'The new password needs',
    length: 'at least 8 characters',
    english: 'English letters, digits or signs, without spaces',
    upper: 'at least one capital letter',
    lower: 'at least one small letter',
    digit: 'at least one digit',
    met: 'met',
    unmet: 'not met yet',
  },
};
