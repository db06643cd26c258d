/** A place to return to if it lies in the application; anything else is `/portal`. */
export function safePlace(next: string | null): string {
  if (!next || !next.startsWith('/') || /^\/[/\\]/.test(next)) return '/portal';
  return /^\/(login|ig-login)(\/|\?|$)/.test(next) || next === '/' ? '/portal' : next;
}
