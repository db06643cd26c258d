import type { SameKeys } from '@sarn/platform-web';
import type { th } from './th.ts';

export const en: SameKeys<typeof th> = {
  notYet: {
    badge: 'Not available yet',
    text: 'This page is not open yet. It will appear in your menus as soon as it is.',
    will: 'What it will be for',
    meanwhile: 'Until then you can',
  },
  forbidden: {
    title: 'You may not open this page',
    text: 'It is open to those who were given the permission. If your work needs it, please ask the administrator of your agency.',
    home: 'To the start page',
  },
  intranet: {
    title: 'Intranet',
    leaving: 'You are being taken to the intranet of your agency.',
    none: 'Your agency has not named the address of its intranet yet',
    noneText: 'Once the administrator has named it, this page will take you there at once.',
    home: 'To the start page',
  },
};
