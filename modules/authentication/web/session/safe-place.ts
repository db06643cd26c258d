/**
 * A place to return to if it lies in the application; anything else is `/portal`. What a browser
 * would read as another address (`//host`, a backslash, a blank it leaves out) is none of ours.
 */
export function safePlace(next: string | null): string {
  const isOurs = next !== null && /^\/(?!\/)[^\\\p{Cc}\s]*$/u.test(next) && next !== '/';
  return isOurs && !/^\/(login|ig-login)(\/|\?|$)/.test(next) ? next : '/portal';
}
