import { queueCodes } from '@sarn/document/contract';
import type { QueueCode } from '@sarn/document/contract';
import { th } from './words/th.ts';

type ActWord = keyof typeof th.act;

const isActWord = (name: string): name is ActWord => Object.hasOwn(th.act, name);

/** The phrase of what is done next: of a queue that a deployment added it only opens the document. */
export const actWord = (act: string): ActWord => (isActWord(act) ? act : 'see');

export const isQueueCode = (code: string): code is QueueCode =>
  queueCodes.some((one) => one === code);
