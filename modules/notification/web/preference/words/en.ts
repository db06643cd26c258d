import type { SameKeys } from '@sarn/platform-web/public';
import type { th } from './th.ts';

export const en: SameKeys<typeof th> = {
  page: {
    title: 'My notification settings',
    intro:
      'Your own work is always told in the application. The rest you choose by event, channel and time.',
    save: 'Save',
    saved: 'Your notification settings are saved',
    all: 'See all notifications',
  },
  channel: {
    title: 'Your channels',
    inApp: 'In the application',
    inAppText: 'The bell tells at once; your own work always',
    always: 'Always on',
    ready: 'Ready',
    notReady: 'Not linked yet',
    off: 'Not used by the agency',
    offText: 'Once the agency uses it, you can choose it here.',
    noEmail: 'No e-mail address is kept of you. Please ask the personnel office.',
    lineLinked: 'A LINE account is linked',
    lineAdvice: 'Link your LINE account to be notified there',
    lineManage: 'Manage the LINE account',
    lineLink: 'Link LINE',
    push: 'Push notices',
    pushAdvice:
      'Shows notices on this device although the application is closed. Only for a device of your own. They stop when you sign out on it.',
    pushDevices: 'On at {count} devices',
    pushDevices_one: 'On at one device',
  },
  push: {
    on: 'Turn on here',
    offHere: 'Turn off here',
    remove: 'Remove',
    removeOf: 'Remove {device}',
    here: 'This device',
    since: 'Since {at}',
    paused: 'Paused',
    pausedText: 'You signed out on this device; notices go on when you sign in on it again',
    turnedOn: 'Notices are on for this device',
    turnedOff: 'Notices are off for this device',
    unsupported: 'This browser knows no push notices',
    denied:
      'The browser does not let this site show notices. Please allow it in the settings of the browser and try again.',
    failed: 'Notices could not be turned on here',
    failedText:
      'The push service of the browser does not answer. Please check the internet and try again.',
  },
  modules: {
    title: 'Channels by module',
    text: 'What cannot be chosen is decided by the agency, or not linked by you yet',
    each: 'Choose for each event ({count})',
    always: '{way}: always',
    closed: '{way}: off',
  },
  times: {
    title: 'Times and language',
    agency: 'Quiet time of the agency: {times}',
    agencyDaysOff: 'and days off',
    quiet: 'Have quiet hours',
    quietHint:
      'They may be longer than those of the agency. Notices are kept and sent together afterwards; none is lost',
    from: 'From',
    until: 'Until',
    urgent: 'Send urgent matters at once, also in quiet hours',
    fromUrgent: 'That is from the class “Urgent” on',
    fromVeryUrgent: 'That is from the class “Very urgent” on',
    fromImmediate: 'That is the class “Most urgent”',
    digest: 'Gather e-mail in one letter a day',
    digestHint: 'Only what is still unread; other channels tell at once',
    digestAt: 'Sent at',
    language: 'Language of what is sent',
    thai: 'Thai',
    english: 'English',
    sameTime: 'Beginning and end must differ',
  },
};
