import type { SameKeys } from '../../words/words.ts';
import type { th } from './th.ts';

export const en: SameKeys<typeof th> = {
  line: {
    off: 'No connection since {at}',
    canRead: 'Documents that you opened before can be read.',
    try: 'Try again',
    trying: 'Trying to connect',
    noAnswer:
      'No connection, so this may not have arrived. What you filled in is still here; press again when the connection is back',
    backUnsent:
      'The connection is back, but this may not have arrived. What you filled in is still here; press again',
    shownLater: 'No connection. This part appears by itself when the connection is back.',
  },
  copy: {
    asOf: 'As of {at}, from this device',
  },
  waiting: {
    count: 'Acts kept: {count}',
    sending: 'Sending acts: {count}',
    refused: 'Acts that could not be sent: {count}',
    list: 'Acts that wait',
    what: '{act}: {title}',
    pressed: 'Pressed at {at}; it is sent when the connection is back.',
    mayHaveArrived:
      'It may have reached the server. If you take it back, please look at the document again.',
    notSent: 'Not sent: {reason}',
    happened: '{who}: {act}, {at}',
    typed: 'What you typed',
    takeBack: 'Take back',
    takeBackOf: 'Take back {act}: {title}',
    decide: 'Look and decide',
    open: 'Open document',
    remove: 'Remove',
    removeOf: 'Remove {act}: {title}',
    mark: 'Waits to be sent',
    markRefused: 'Not sent',
    kept: 'Kept: {act}',
    keptHint: 'No connection. It is sent by itself when the connection is back.',
    sent: 'Sent: {act}',
    refusedToast: 'Not sent: {act}',
  },
};
