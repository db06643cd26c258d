import type { WebPanel } from '@sarn/platform-web';
import { lazy } from 'react';
import { isOfPermission, settingsOf } from './refusal-settings.ts';

/**
 * Below a refusal: why, and for who may change it the page of the settings. On the record of a person:
 * what they may do.
 */
export const accessPanels: readonly WebPanel[] = [
  {
    ...{ id: 'refusal-settings', place: 'refusal', order: 10 },
    isFor: (code) => isOfPermission(code) || settingsOf(code) !== undefined,
    Panel: lazy(async () => ({ default: (await import('./RefusalHelp.tsx')).RefusalHelp })),
  },
  {
    ...{ id: 'why-number', place: 'register-numbers', order: 10 },
    Panel: lazy(async () => ({ default: (await import('./RefusalHelp.tsx')).WhyOfRegister })),
  },
  {
    ...{ id: 'rights', place: 'person', order: 20, permission: 'settings.access' },
    Panel: lazy(async () => ({ default: (await import('./RightsOfPerson.tsx')).RightsOfPerson })),
  },
];
