import { queueCodes } from '@sarn/document/contract';
import type { QueueCode } from '@sarn/document/contract';

export const isQueueCode = (code: string): code is QueueCode =>
  queueCodes.some((one) => one === code);
