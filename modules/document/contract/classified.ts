import { secretLevelOf } from '@sarn/organisation/contract';

/** Whether a document of this secrecy has a class (ลับ or above). */
export const isClassified = (secrecy: string): boolean => secretLevelOf(secrecy) > 0;
