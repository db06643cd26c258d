import type { UserLogin } from '@sarn/authentication/contract';
import {
  ApiError,
  call,
  clearSession,
  leaveWithoutQuestion,
  readStored,
  readStoredJson,
  writeStored,
} from '@sarn/platform-web/public';
import { logout, verify } from '../light-calls.ts';

/** Why the sign-in page is shown again; the page shows the reason. */
export type EndReason =
  | 'expired'
  | 'idle'
  | 'takenOver'
  | 'revoked'
  | 'passwordChanged'
  | 'passwordReset'
  | 'suspended';

let user: UserLogin | null = readStoredJson<UserLogin>('sarn_userLogin');
const listeners = new Set<() => void>();

function become(next: UserLogin | null): void {
  user = next;
  for (const listener of listeners) listener();
}

/** The signed-in user, for `useSyncExternalStore`; see `useUser`. */
export const signedInUser = {
  get: (): UserLogin | null => user,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Whether this browser keeps a token; the server decides whether it is still valid. */
export function hasSession(): boolean {
  return readStored('sarn_token') !== null;
}

/** Stores the token and the user of a successful sign-in. */
export function keepSession(token: string, signedIn: UserLogin): void {
  writeStored('sarn_token', token);
  keepUser(signedIn);
}

/** Stores the user as the server sent it last. */
export function keepUser(signedIn: UserLogin): void {
  const text = JSON.stringify(signedIn);
  writeStored('sarn_userLogin', text);
  // Listeners are not called when nothing has changed.
  if (text !== JSON.stringify(user)) become(signedIn);
}

/** Deletes token and user in this browser. */
export function forgetSession(): void {
  clearSession();
  become(null);
}

/**
 * Asks the server whether the session is valid, and stores its user.
 *
 * @returns false when it is not; token and user are then deleted
 * @throws ApiError when the server did not answer: a connection error must not end a session
 */
export async function verifySession(): Promise<boolean> {
  if (!hasSession()) return false;
  try {
    keepUser((await call(verify, {})).userLogin);
    return true;
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status > 0 && error.status < 500;
    if (!isRefused) throw error;
    forgetSession();
    return false;
  }
}

const logoutMs = 8000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const leavings = new Set<() => Promise<void>>();

/** Runs this before the page is left at the end of a session, such as removing copies. */
export function onLeaving(work: () => Promise<void>): () => void {
  leavings.add(work);
  return () => void leavings.delete(work);
}

/** What does not end in this time is ended by the sign-in page. */
const leavingMs = 2000;

async function beforeLeaving(): Promise<void> {
  const all = Promise.allSettled([...leavings].map((work) => work()));
  await Promise.race([all, pause(leavingMs)]);
}

/** Ends the session on the server and here; here also when the server does not answer. */
export async function revokeSession(): Promise<void> {
  if (hasSession()) {
    const ended = call(logout, {}).catch((error: unknown) => {
      console.warn('the session was not ended on the server', error);
    });
    // A dead line must not keep a person signed in here.
    await Promise.race([ended, pause(logoutMs)]);
  }
  forgetSession();
  await beforeLeaving();
}

/** Address of the sign-in page, which returns to `next` and shows the reason. */
export function signInAddress(options: { next?: string; reason?: EndReason } = {}): string {
  const address = new URL('login', document.baseURI);
  if (options.next && options.next !== '/') address.searchParams.set('next', options.next);
  if (options.reason) address.searchParams.set('ended', options.reason);
  return address.href;
}

/** The present path below the base path, to return to later. */
export function placeNow(): string {
  const base = new URL(document.baseURI).pathname;
  return `/${location.pathname.slice(base.length)}${location.search}`;
}

// Signing out here also sends this page the event of an ended session; the first reason is kept.
let isLeaving = false;

/** Loads the sign-in page; what the application kept in memory is lost. */
export function goToSignIn(options: { next?: string; reason?: EndReason } = {}): void {
  leaveWithoutQuestion();
  location.assign(signInAddress(options));
}

/** The session has ended: deletes it and goes to sign-in, which returns to this page. */
export function leaveEnded(reason: EndReason): void {
  if (isLeaving) return;
  isLeaving = true;
  const next = placeNow();
  forgetSession();
  void beforeLeaving().then(() => goToSignIn({ next, reason }));
}

let ended: EndReason | null = null;
const endListeners = new Set<() => void>();

function becomeEnded(next: EndReason | null): void {
  ended = next;
  for (const listener of endListeners) listener();
}

/** Why the session ended while the page is still shown; null while it is valid. */
export const endedSession = {
  get: (): EndReason | null => ended,
  subscribe: (listener: () => void): (() => void) => {
    endListeners.add(listener);
    return () => void endListeners.delete(listener);
  },
};

/** The session has ended; the page stays as it is, and the person signs in again above it. */
export function askToSignInAgain(reason: EndReason): void {
  if (isLeaving) return;
  // A call may be refused before the event arrives that says why the session has ended.
  if (ended === 'expired' && reason !== 'expired') becomeEnded(reason);
  if (ended !== null) return;
  // The user stays known: the page and the input kept for them are still theirs.
  writeStored('sarn_token', null);
  becomeEnded(reason);
}

/** The same person has signed in again. */
export function continueSession(): void {
  becomeEnded(null);
}

/** Signs out: on the server, here, and back to the sign-in page (specification §4). */
export async function signOut(): Promise<void> {
  isLeaving = true;
  await revokeSession();
  goToSignIn();
}

/** Signs out after the idle time; the next sign-in returns to this page. */
export async function signOutIdle(): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  const next = placeNow();
  await revokeSession();
  goToSignIn({ next, reason: 'idle' });
}
