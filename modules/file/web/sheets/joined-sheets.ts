import { joinedArchive } from '@sarn/signing/contract';

/** Loaded with the first register of several parts. */
export const newJoin = joinedArchive;
