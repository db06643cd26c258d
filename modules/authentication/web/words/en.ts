import type { SameKeys } from '@sarn/platform-web/public';
import type { th } from './th.ts';

export const en: SameKeys<typeof th> = {
  signIn: {
    title: 'Sign in',
    igTitle: 'Sign in with a network account',
    username: 'Username',
    password: 'Password',
    forgot: 'Forgot password',
    submit: 'Sign in',
    passkey: 'Sign in with a passkey',
    back: 'Back to sign-in',
  },
  dialog: {
    error: 'Something went wrong',
    failed: 'Something went wrong',
    noUser: 'User not found',
    noUserText: 'Please check your username and password and try again.',
    takeOver: 'This account is in use',
    takeOverQuestion: 'Do you want to sign in on this device?',
    confirm: 'Confirm',
    cancel: 'Cancel',
    ok: 'OK',
    welcome: 'Signed in',
    welcomeText: 'Welcome, {name}',
    done: 'Done',
  },
  ended: {
    expired: 'Your session has ended. Please sign in again.',
    idle: 'You were signed out because nothing was done for a long time.',
    takenOver: 'This account was signed in on another device, so this one was signed out.',
    revoked: 'This device was signed out from another device of yours.',
    passwordChanged: 'The password of this account was changed. Please sign in with the new one.',
    passwordReset:
      'The password of this account was set anew. Please sign in with the new one; if you have none, set it by the link in your mail, or ask the administrator.',
    suspended: 'This account is suspended. Please ask the administrator.',
  },
  cookie: {
    title: 'Cookies',
    text: 'This site keeps in your browser what signing in and your settings need.',
    accept: 'Accept all',
  },
};
