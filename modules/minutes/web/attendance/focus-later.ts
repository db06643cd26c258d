/** Brings the focus to an element that is there once what was changed is drawn. */
export const focusLater = (within: HTMLElement | null, selector: string): void =>
  void requestAnimationFrame(() => within?.querySelector<HTMLElement>(selector)?.focus());
