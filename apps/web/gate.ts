import {
  hasSession,
  placeNow,
  revokeSession,
  safePlace,
  signInAddress,
} from '@sarn/authentication/web';
import { addressOf } from './place.ts';

export { hasSession as isSignedIn };

/**
 * Replaces this page by the sign-in page, which leads back here; the browser loads nothing anew.
 */
export function sendToSignIn(): void {
  history.replaceState(null, '', signInAddress({ next: placeNow() }));
}

/** `?forceLogout=true` on any page: revoke, clear, and the sign-in page (specification §4). */
export async function forceSignOut(): Promise<void> {
  await revokeSession();
  location.replace(addressOf('/login'));
}

/** Where sign-in leads: back to the page that was asked for, else the portal. */
export function nextPlace(): string {
  return addressOf(safePlace(new URLSearchParams(location.search).get('next')));
}
