/**
 * Focuses the heading of the page where what had the focus has gone: the next Tab would go on from the place
 * where that was, and a screen reader would say nothing. What is still there keeps the focus.
 */
export function focusHeading(): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  const heading = document.querySelector<HTMLElement>('#content h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
