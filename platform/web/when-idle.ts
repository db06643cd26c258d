/** Runs the function when the browser is idle, at the latest after `withinMs`. */
export function whenIdle(run: () => void, withinMs = 5000): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, Math.min(withinMs, 1000));
    return () => clearTimeout(timer);
  }
  const waiting = window.requestIdleCallback(run, { timeout: withinMs });
  return () => window.cancelIdleCallback(waiting);
}
