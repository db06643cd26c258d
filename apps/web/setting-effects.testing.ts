import type { settingAddresses } from './route-list.testing.ts';

/**
 * The test that proves what a settings screen changes: `module/file`, or `apps/server/file` where it needs the
 * whole server, and the name of the test in it.
 */
export type EffectProof = readonly [file: string, name: string];

/**
 * The test that proves for each settings screen that what is set there holds the next moment: in a form, a
 * list, a file or a call that is not the screen itself. Of screens that only show, it proves that they show
 * what somebody did a moment ago. A new screen without such a test does not compile.
 */
export const settingEffects: Readonly<Record<(typeof settingAddresses)[number], EffectProof>> = {
  '/settings/3144/agency-phrases': [
    'phrase/phrase',
    'a phrase of the agency is offered to everybody from the next call on',
  ],
  '/settings/3144/DocumentManual': [
    'help/manual/manual',
    'a manual is uploaded, listed to everybody in its order, changed, hidden, removed',
  ],
  '/settings/3144/account-requests': [
    'authentication/registration/registration',
    'approves: person, account, and a mail how to set the password',
  ],
  '/settings/3144/activity-system-log': [
    'audit/audit',
    'says that all is well, then which row was changed first',
  ],
  '/settings/3144/admin-application': [
    'access-control/menus',
    'that is off has no tile, no page and no call, in every process',
  ],
  '/settings/3144/admin-application/menu-system/3099': [
    'access-control/menus',
    'that is off in both strips takes its page and calls along',
  ],
  '/settings/3144/admin-configs': [
    'configuration/configuration',
    'take the place of those of the file, at once and in every process',
  ],
  '/settings/3144/agency-mailbox': [
    'mailbox/mailbox',
    'answers as the administrator sets it; nobody else sees or sets it',
  ],
  '/settings/3144/api-programs': [
    'api-program/programs',
    'after the last day, after the end, and once nobody answers for it',
  ],
  '/settings/3144/assignment-reminders': [
    'assignment/reminder/reminder',
    'are set by the administrator alone, and count from the next morning on',
  ],
  '/settings/3144/backup': [
    'backup/backup',
    'holds files and keys, the next one only what changed, and the oldest above the number go',
  ],
  '/settings/3144/book-send-from': [
    'contact/partner',
    '“จาก” is filled by the longest prefix, in either digits, at the next call',
  ],
  '/settings/3144/book-send-to': [
    'contact/partner',
    'drafts are offered opening, post and channel; a sender has them by default',
  ],
  '/settings/3144/command-type': [
    'correspondence/command-type',
    'the switch bites at the next publication, and former orders keep their readers',
  ],
  '/settings/3144/configuration-file': [
    'configuration/file/file',
    'holds at once, as everything that is set there',
  ],
  '/settings/3144/directory-sync': [
    'personnel/directory/directory',
    'is compared without a change, then carried out; people sign in by it',
  ],
  '/settings/3144/document-central': [
    'configuration/panels',
    'has the title, the rows and the marks of the agency, at once and in every process',
  ],
  '/settings/3144/document-font': [
    'printed-document/typeface/typeface',
    'is tried on a sample, used by documents from then on, and switched off',
  ],
  '/settings/3144/document-secret': [
    'classification/class-settings',
    'words of the agency are what forms offer at once',
  ],
  '/settings/3144/document-speed': [
    'document-classes/speed',
    'reopened, the next form has it, and asks for its day',
  ],
  '/settings/3144/document-templates': [
    'document-template/template',
    'administrators alone offer a template to the agency and withdraw it',
  ],
  '/settings/3144/document-type': [
    'document-classes/document-type',
    'own words stand on the page, in lists and at the wire edge',
  ],
  '/settings/3144/employee-information': [
    'personnel/record/record',
    'transfer at once, and on a day to come',
  ],
  '/settings/3144/employee-type': [
    'person-terms/employee-type',
    'an own type is offered, given, counted and read from a file the next moment',
  ],
  '/settings/3144/first-run': [
    'first-run/first-run',
    'registers open at the centre and go on from an old book, with a reason, only while empty',
  ],
  '/settings/3144/health': [
    'health/health',
    'a letter that waits for a unit whose clerk left, until somebody holds the post',
  ],
  '/settings/3144/history-activity': [
    'audit/audit',
    'what an administrator sets is in the history the next moment, with who did it, and in its file',
  ],
  '/settings/3144/holidays': [
    'document-classes/speed',
    'passes over a day that the calendar of the agency closes, from the next form on',
  ],
  '/settings/3144/job-type': [
    'assignment/job-type',
    'the switch holds for work that is already assigned',
  ],
  '/settings/3144/kept-words': [
    'printed-document/kept-words',
    'a word of the agency is kept on one line from the next page on, until it ends',
  ],
  '/settings/3144/letter-exchange': [
    'exchange/exchange',
    'arrives with files and facts, and its receive number comes back',
  ],
  '/settings/3144/manage-admin': ['access-control/roles', 'holds from the confirmation on'],
  '/settings/3144/manage-book-creation': [
    'creation/creation',
    'is the people of a unit: others are not offered it and are refused, in every process',
  ],
  '/settings/3144/manage-number-premission': [
    'access-control/numbers',
    'gives button and number from its first day on, and none after its last',
  ],
  '/settings/3144/manage-role': [
    'access-control/roles',
    'is taken from all its holders at their next call, in every process',
  ],
  '/settings/3144/manage-section': [
    'reorganisation/units/units',
    'makes a unit below another; the next moment pickers have it',
  ],
  '/settings/3144/new-person': [
    'personnel/record/record',
    'brings name, post, employment and an invited account',
  ],
  '/settings/3144/people-import': [
    'people-import/people-import',
    'an invited person sets a password by the link once, and signs in',
  ],
  '/settings/3144/position-information': [
    'person-terms/post-terms',
    'the word of a level and the name of a position change titles the next moment',
  ],
  '/settings/3144/position-level': [
    'person-terms/post-terms',
    'an own ladder and level are offered to its employees only, printed, read and counted',
  ],
  '/settings/3144/position-type': [
    'person-terms/post-terms',
    'a position with a ladder of its own takes levels of that ladder only',
  ],
  '/settings/3144/prefix': [
    'person-terms/name-terms',
    'what is printed of a prefix changes everywhere the next moment; signed documents stay',
  ],
  '/settings/3144/privacy-policy': [
    'help/policy/policy',
    'a new version comes into force on its day; the consent is asked again, once',
  ],
  '/settings/3144/register-import': [
    'data-migration/import/import',
    'is checked, entered with its scans, found, kept from queues, and taken out again',
  ],
  '/settings/3144/registration-book-display': [
    'register/display/display',
    'has the name, the order and the years of the agency, at once and in every process',
  ],
  '/settings/3144/registration-book-display/manage-columns/receive': [
    'register/display/display',
    'is gone from screen, choice, call and Excel, and stays on the printed form',
  ],
  '/settings/3144/registration-book-display/manage-function-book-display/receive': [
    'worklist/acts/acts',
    'changes row menu and bulk bar at once, in every process; what is not named comes last',
  ],
  '/settings/3144/registration-display': [
    'intake/registration/registration',
    'is demanded by the server, of its way only, and by forms of every process',
  ],
  '/settings/3144/report-hands': [
    'workload/report/report',
    'go by a number that an administrator sets, and nobody else',
  ],
  '/settings/3144/retention': [
    'retention/retention',
    'keeps a class no shorter than the regulation, and lets it be changed with a reason',
  ],
  '/settings/3144/role-type': [
    'access-control/role-types',
    'gives the portal of a head to all its roles, and takes it, in every process',
  ],
  '/settings/3144/receive-stamp-place': [
    'annotation/annotation',
    'stands where the agency sets it from the next letter on, or is left to the clerk',
  ],
  '/settings/3144/review-rule': ['review/review', 'is asked for only where the agency wants it'],
  '/settings/3144/salutations': [
    'document-classes/salutation',
    'a row of the agency is proposed, printed from the next draft on, and cannot be deleted while a letter has it',
  ],
  '/settings/3144/sarabun-structure': [
    'register/point/points',
    'is the point that receives for it: its clerk opens it and gives the number of its register',
  ],
  '/settings/3144/secret-clearance': [
    'classification/secrecy',
    'lose it with their clearance, their work, or the appointment',
  ],
  '/settings/3144/serdertype': [
    'contact/sender-type',
    'a new name of a main type is said by the list of work at once',
  ],
  '/settings/3144/setting-modules-notification': [
    'notification/setting/matrix/matrix',
    'sends to that role and to no other, on every process at once',
  ],
  '/settings/3144/setting-modules-notification-lists': [
    'notification/outbox/mail-outbox',
    'gives up after eight attempts, shows it to the administrator, and sends it again',
  ],
  '/settings/3144/setting-notifications': [
    'notification/outbox/quiet',
    'that changes bites at once, on another process too',
  ],
  '/settings/3144/setup-organization': [
    'reorganisation/units/units',
    'keeps its row and registers: old papers show the old name, new ones the new',
  ],
  '/settings/3144/suffix': [
    'person-terms/name-terms',
    'a suffix is given, counted, and printed where its table says so',
  ],
  '/settings/3144/system-category-document-book': [
    'document-classes/filed',
    'a letter is filed under a row, with its name of that day, and is found by it',
  ],
  '/settings/3144/system-functions': [
    'access-control/roles',
    'is asked for no more once two have switched it off, and again from the moment it is on',
  ],
  '/settings/3144/system-manage-book-group': [
    'document-classes/filed',
    'the usual days of a group make a letter due where its speed class gives no time',
  ],
  '/settings/3144/unit-dissolution': [
    'reorganisation/dissolution/unit-dissolutions',
    'passes everything to its successor; its registers close and keep their numbers',
  ],
  '/settings/3144/user-account-close-premission': [
    'personnel/account/accounts',
    'is handed over line by line with its age; closing waits until nothing is left',
  ],
  '/settings/3144/user-active': [
    'personnel/account/accounts',
    'signed out everywhere, the next call is refused',
  ],
  '/settings/3144/users-group': [
    'access-control/groups',
    'is offered to everybody as a list of recipients',
  ],
  '/settings/3144/users-group/menu-permission-group/01930000-0000-7000-8000-000000000403': [
    'access-control/groups',
    'gives menu, page and calls at once, and takes them with the last source',
  ],
  '/settings/3144/webhooks': [
    'webhook/webhook',
    'is told with its id alone, signed, after it was committed',
  ],
  '/settings/3144/who-may': [
    'access-control/numbers',
    'a role that is granted or ended is in both answers the next moment, and in the call itself',
  ],
  '/settings/3284/certificate-foreign': [
    'signature/renewal/foreign',
    'in a closed network the lists are brought by hand',
  ],
  '/settings/3284/certificate-person': [
    'signature/signature',
    'without a certificate, or with a suspended one, nobody signs digitally',
  ],
  '/settings/3284/certificate-person-request': [
    'certificate/certificate',
    'a person asks, another one issues, and openssl trusts the certificate',
  ],
  '/settings/3284/certificate-person/7': [
    'certificate/status',
    'a suspended certificate, a resumed one and a revoked one are told at once',
  ],
  '/settings/3284/signing-code-way': [
    'signature/code-line',
    'LINE is there once the agency opens it, for whoever has linked it; its code signs once',
  ],
  '/settings/3284/signing-jobs': [
    'batch-signing/jobs/jobs',
    'what hangs is listed without anything of its document, ended, and can be signed then',
  ],
  '/settings/3284/certificate-time-stamp': [
    'signature/renewal/renewal',
    'an authority of time by its address stamps the next signature',
  ],
  '/settings/3284/sign-step': [
    'signature/policy',
    'a step of a route where a typed name is not allowed refuses it, and another step takes it',
  ],
  '/settings/3284/sign-type': [
    'signature/rule',
    'where the agency wants digital signatures, a password does not sign',
  ],
  '/settings/3284/sign-type/signTypeGroup/7': [
    'signature/rule',
    'where a code is asked for, only the one that was sent signs, once',
  ],
};
