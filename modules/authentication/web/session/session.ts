import type { UserLogin } from '@sarn/authentication/contract';
import {
  ApiError,
  call,
  clearSession,
  readStored,
  readStoredJson,
  writeStored,
} from '@sarn/platform-web/public';
import { logout, verify } from '../light-calls.ts';

/** Why the sign-in page is shown again; it says so in words. */
export type EndReason =
  | 'expired'
  | 'idle'
  | 'takenOver'
  | 'revoked'
  | 'passwordChanged'
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

/** Whether this browser keeps a session; the server decides whether it is still good. */
export function hasSession(): boolean {
  return readStored('sarn_token') !== null;
}

/** Keeps what a successful sign-in answered. */
export function keepSession(token: string, signedIn: UserLogin): void {
  writeStored('sarn_token', token);
  keepUser(signedIn);
}

/** Keeps the user as the server told him last. */
export function keepUser(signedIn: UserLogin): void {
  const text = JSON.stringify(signedIn);
  writeStored('sarn_userLogin', text);
  // Whoever shows him need not draw again what is as it was.
  if (text !== JSON.stringify(user)) become(signedIn);
}

/** Forgets token and user in this browser. */
export function forgetSession(): void {
  clearSession();
  become(null);
}

/**
 * Asks the server whether the session is good, and keeps whose it is.
 *
 * @returns false when it is not; what was stored is then forgotten
 * @throws ApiError when the server could not be asked: nobody loses a session by a broken line
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

/** Ends the session on the server and here. A server that does not answer keeps nobody here. */
export async function revokeSession(): Promise<void> {
  if (hasSession()) {
    await call(logout, {}).catch((error: unknown) => {
      console.warn('the session was not ended on the server', error);
    });
  }
  forgetSession();
}

/** Address of the sign-in page, which leads back to `next` and says why it is shown. */
export function signInAddress(options: { next?: string; reason?: EndReason } = {}): string {
  const address = new URL('login', document.baseURI);
  if (options.next && options.next !== '/') address.searchParams.set('next', options.next);
  if (options.reason) address.searchParams.set('ended', options.reason);
  return address.href;
}

/** Where the browser is now, below the base path, to come back to. */
export function placeNow(): string {
  const base = new URL(document.baseURI).pathname;
  return `/${location.pathname.slice(base.length)}${location.search}`;
}

// Signing out here is told to this very page too, as a session that ended; the first reason stands.
let isLeaving = false;

/** Leaves the application for the sign-in page; whatever it kept in memory goes with it. */
export function goToSignIn(options: { next?: string; reason?: EndReason } = {}): void {
  location.assign(signInAddress(options));
}

/** The session ended by itself: forgets it and asks to sign in again, leading back to this page. */
export function leaveEnded(reason: EndReason): void {
  if (isLeaving) return;
  isLeaving = true;
  forgetSession();
  goToSignIn({ next: placeNow(), reason });
}

/** Signs out: on the server, here, and back to the sign-in page (specification §4). */
export async function signOut(): Promise<void> {
  isLeaving = true;
  await revokeSession();
  goToSignIn();
}

/** Signs out who was away too long; whoever comes back returns to this page. */
export async function signOutIdle(): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  const next = placeNow();
  await revokeSession();
  goToSignIn({ next, reason: 'idle' });
}
