/**
 * The path to return to if it is in the application; anything else becomes `/portal`. Text that a
 * browser would read as another address (`//host`, a backslash, a blank it drops) is refused.
 */
export function safePlace(next: string | null): string {
  const isOurs = next !== null && /^\/(?!\/)[^\\\p{Cc}\s]*$/u.test(next) && next !== '/';
  return isOurs && !/^\/(login|ig-login)(\/|\?|$)/.test(next) ? next : '/portal';
}
