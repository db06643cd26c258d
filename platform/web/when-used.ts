// No focus: a page moves it by itself when it opens.
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/**
 * Runs the function at the first sign that somebody uses the page, once: what is opened by a press or a
 * key is loaded by then, and a page that is only looked at does not load it.
 *
 * @returns stops waiting
 */
export function whenUsed(run: () => void): () => void {
  const waiting = new AbortController();
  const first = (): void => {
    waiting.abort();
    run();
  };
  for (const sign of signs) {
    window.addEventListener(sign, first, { capture: true, passive: true, signal: waiting.signal });
  }
  return () => waiting.abort();
}
