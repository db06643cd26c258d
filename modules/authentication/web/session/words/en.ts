import type { SameKeys } from '@sarn/platform-web/public';
import type { th } from './th.ts';

export const en: SameKeys<typeof th> = {
  consent: {
    title: 'Personal-data policy',
    intro:
      'The agency collects, uses and discloses your personal data only as far as its official work in this system needs, under the Personal Data Protection Act B.E. 2562 (2019).',
    what: 'Kept are name, position, unit, e-mail, signature, and the history of use of this system.',
    why: 'They serve to identify you, to receive, send and sign official letters, to notify you of work, and for later audit.',
    rights:
      'You can ask to see or correct them, or withdraw your consent, at any time on the page “{page}”.',
    policy: 'Read the whole policy (in a new tab)',
    question: 'Do you agree to this policy? If you do not, you will be signed out.',
    agree: 'Agree',
    disagree: 'Disagree',
    failed: 'Your choice could not be saved',
  },
  panel: {
    title: 'User account',
    email: 'E-mail {email}',
    profile: 'Personal information',
    account: 'Account information',
    acting: 'Acting for others',
    password: 'Change password',
    notifications: 'Notification settings',
    signOut: 'Sign out',
  },
  leave: {
    title: 'Not everything has been sent from this device',
    text: 'Forms not sent: {count}. If others use this device, delete it before you sign out.',
    waiting:
      'Acts not sent: {count}. If you keep them, they are sent when you sign in on this device again, but deleted if somebody else signs in here first.',
    cancel: 'Cancel',
    clear: 'Delete and sign out',
    keep: 'Keep and sign out',
  },
  again: {
    title: 'Please sign in again',
    text: 'This page and what you typed are still here. You can go on as soon as you have signed in.',
    whose: 'This page belongs to {name}. If somebody else signs in here, it is closed.',
    leave: 'Go to the sign-in page',
  },
  idle: {
    title: 'You have been away for a while',
    text: 'You will be signed out in {count} seconds. Move the mouse or press any key to stay.',
    text_one: 'You will be signed out in {count} second. Move the mouse or press any key to stay.',
    stay: 'Stay signed in',
  },
  change: {
    title: 'Change password',
    current: 'Current password',
    elsewhere:
      "Your account uses the password of the agency's directory. Please change it at {place}.",
    currentMissing: 'Please enter your current password.',
    submit: 'Save new password',
    text: 'Changing the password signs out your other devices.',
  },
};
