/**
 * Signed-in POSTs of which no repeat is known by its key (`takesNoKey`), and why a second one changes nothing more.
 * Every other one is a command; a new one that is neither fails `kept-answers.test.ts` by its path.
 */
export const withoutKey: Readonly<Record<string, string>> = {
  '/verify': 'reads',
  '/sarabun/get-notifications': 'reads',
  '/service/get-all-notification': 'reads',
  '/notification/setting/matrix/concern': 'reads: counts whom a change would concern',
  '/registry/documents/kept': 'reads',
  '/get-decode-document-api': 'reads',
  '/registry/printed/draft': 'makes pages of what is sent, and stores nothing',
  '/registry/printed/draft/pdf': 'makes pages of what is sent, and stores nothing',
  '/registry/dispatch/envelopes': 'prints: reads',
  '/sarabun/get-todo-list': 'reads',
  '/get-todo-lists': 'reads',
  '/get-dashboard': 'reads',
  '/sarabun/get-authen-user-menu-permission-header-bottom': 'reads',
  '/registry/document/:documentId/prepare-signing':
    'makes a file of what would be signed, and stores nothing',
  '/signature/batch-preparation': 'makes files of what would be signed, and stores nothing',
  '/signature/still-prepared': 'reads',
  '/certificate/authority/unlock':
    'opens a key in the memory of this process: an answer that is kept would open nothing',
  '/certificate/authority/lock': 'what is forgotten stays forgotten',
  '/signature/time-stamps/try': 'asks another system for a try, and stores nothing',
  '/exchange/partners/test': 'asks another system for a try; its last result is kept',
  '/health/check': 'looks at everything now; the last result is kept',
  '/identity/second-factor/app/begin': 'an unconfirmed key, which the next one replaces',
  '/identity/second-factor/passkey/begin':
    'a challenge that counts for nothing until it is answered',
  '/identity/second-factor/approval/begin':
    'a challenge that counts for nothing until it is answered',
  '/identity/second-factor/approval': 'its challenge is used up: sent again it is refused',
  '/identity/archive-ticket': 'a ticket for 60 seconds, which does nothing until it is used',
  '/notification/line/code': 'the newest code replaces the earlier one',
  '/identity/kept-input': 'the same text again',
  '/identity/kept-input/forget': 'what is deleted stays deleted',
  '/notification-update-read': 'what is read stays read',
  '/notification-update-read-all': 'what is read stays read',
  '/update-read-portal': 'what is read stays read',
  '/file/upload':
    'a file that is attached to nothing is deleted after a day; its name is kept nowhere else',
};
