import type { Language } from '@sarn/kernel';
import type { Caller } from './caller.ts';
import type { Device } from './http/device-cookie.ts';
import type { Logger } from './log.ts';

/** What a call is given besides its input. */
export interface CallContext {
  readonly caller: Caller | null;
  readonly requestId: string;
  /** Language of the sentences in the answer: of Accept-Language, else of the caller, else th. */
  readonly language: Language;
  readonly ip: string;
  readonly userAgent: string;
  /** Bearer token as sent, or null. Never log it. */
  readonly token: string | null;
  /** The browser; left out where no call of HTTP is made. */
  readonly device?: Device;
  /** Whether somebody is signed in there; an <img> shows it by its cookie (`isForImages`). */
  readonly isSignedIn?: boolean;
  readonly log: Logger;
}

/** Context of every endpoint that is not public. */
export interface SignedContext extends CallContext {
  readonly caller: Caller;
}
