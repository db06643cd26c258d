import { cookieDays } from '@sarn/kernel';
import { readStored, writeStored } from '@sarn/platform-web/public';

/*
 * The consent is stored for thirty days (specification §9) in a cookie, which the browser deletes
 * by itself, and also with the other stored values under our prefix.
 */
const name = 'sarn_allow';

/** Whether the person has accepted within the last thirty days. */
export function hasAccepted(): boolean {
  // Otherwise a browser that refuses every cookie would ask at each visit.
  if (!navigator.cookieEnabled) return readStored(name) !== null;
  return document.cookie.split('; ').includes(`${name}=1`);
}

export function keepAccepted(): void {
  writeStored(name, '1');
  const path = new URL(document.baseURI).pathname;
  const seconds = cookieDays.other * 24 * 60 * 60;
  const safe = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=1; Max-Age=${seconds}; Path=${path}; SameSite=Lax${safe}`;
}
