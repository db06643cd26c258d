import type { SameKeys } from '@sarn/platform-web/public';
import type { th } from './th.ts';

export const en: SameKeys<typeof th> = {
  header: {
    test: 'Test system',
    hours: 'Office hours {from}–{to}',
    skip: 'Skip to content',
    home: 'Home',
    menu: 'Open menu',
    menuTitle: 'Menu',
    modules: 'Modules',
    language: 'Language',
    find: 'Find documents, people, pages, acts',
  },
  language: {
    th: 'ไทย',
    thsarn: 'ไทย (ฉบับหน่วยงาน)',
    en: 'English',
  },
  footer: {
    version: 'Version {version} build {build}',
    notes: 'Release notes',
    close: 'Close',
    privacy: 'Privacy policy',
    signIn: 'Back to sign-in',
  },
  live: {
    reconnecting: 'The connection was lost. Connecting again …',
    error: 'The server cannot be reached; what is shown may be out of date.',
    connected: 'Connected again',
  },
  start: {
    failed: 'The system could not be opened',
    pageFailed: 'This page could not be opened',
    again: 'Try again',
  },
};
