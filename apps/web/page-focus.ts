import { focusHeading } from '@sarn/platform-web';

/** Longer than the parts of a page take to arrive. */
const watchMs = 5_000;

let stopWatching = (): void => {};

/**
 * Focuses the heading of the page that was just opened when what had the focus went with the page
 * before: at once, or when the heading arrives. Otherwise the next Tab would go on from the place where
 * that was, which may be the end of the document, and a screen reader would say nothing of the new page.
 * Ends as soon as the person presses anything.
 */
export function focusOpenedPage(): void {
  stopWatching();
  focusHeading();
  const changes = new MutationObserver(focusHeading);
  changes.observe(document.body, { childList: true, subtree: true });
  const ended = new AbortController();
  const timer = setTimeout(() => stopWatching(), watchMs);
  stopWatching = () => {
    clearTimeout(timer);
    changes.disconnect();
    ended.abort();
  };
  for (const pressed of ['keydown', 'pointerdown'] as const) {
    addEventListener(pressed, () => stopWatching(), { capture: true, signal: ended.signal });
  }
}
