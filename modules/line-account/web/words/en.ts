import type { SameKeys } from '@sarn/platform-web/public';
import type { th } from './th.ts';

export const en: SameKeys<typeof th> = {
  line: {
    title: 'LINE account',
    intro: 'Link your LINE account to be notified there',
    settings: 'Notification settings',
    notOffered: 'This agency does not notify by LINE',
    notOfferedText: 'You are still notified by the bell and by e-mail.',
    notSetUp: 'The official account of the agency is not set up yet',
    notSetUpText:
      'Once it is, you can link it here. Meanwhile you are notified by the bell and by e-mail.',
    linked: 'Linked',
    linkedSince: 'Since {at}',
    linkedText:
      'Notifications are sent to your LINE as you have chosen. Confidential matters are not named.',
    blocked: 'You left the official account',
    blockedText:
      'So nothing reaches you. Please add the official account {id} again, or unblock it.',
    unlink: 'Unlink',
    unlinkAsk: 'Unlink the LINE account?',
    unlinkText: 'You will no longer be notified by LINE. You can link it again at any time.',
    unlinked: 'The LINE account is unlinked',
    nowLinked: 'The LINE account is linked',
  },
  step: {
    title: 'How to link it',
    add: 'Add the official account of the agency as a friend in LINE',
    addButton: 'Add {id}',
    addPlain: 'Ask the administrator for the name of the official account',
    code: 'Ask for a code of eight digits; it works once, within 10 minutes',
    codeButton: 'Ask for a code',
    codeAgain: 'Ask for a new code',
    codeLabel: 'Code',
    codeUntil: 'Until {at}',
    send: 'Send this code in the chat with the official account',
    sendButton: 'Open LINE to send it',
    waiting: 'Waiting for the code from LINE; this page changes by itself.',
  },
};
