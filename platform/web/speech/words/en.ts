import type { th } from './th.ts';

/** Phrases in English. */
export const en: typeof th = {
  start: 'Type by voice',
  stop: 'Stop listening',
  hint: 'The browser sends what is said to a service of its maker',
  listening: 'Listening: please speak',
  absent: 'This browser cannot type by voice',
  problems: {
    blocked: 'The browser does not allow the microphone: allow it for this site and try again',
    'no-service': 'The service that writes down speech is not reached: check the network, or type',
    'no-microphone': 'There is no microphone',
    other: 'What was said could not be written down: try again, or type',
  },
};
