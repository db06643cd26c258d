/** Something that a key does on this page. */
export interface Shortcut {
  /** As shown and as read aloud: `Alt+1`, `Alt+N`, `?`, `j`. */
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
}

/** The key of an event by its position on the keyboard, so that the Thai layout changes nothing. */
export function keyOf(event: {
  readonly code: string;
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}): string {
  if (event.ctrlKey || event.metaKey) return '';
  const name = event.code.replace(/^(Key|Digit|Numpad)/, '');
  if (event.altKey) return `Alt+${name}`;
  // On a Thai keyboard the key of the question mark types ฦ; both open the list.
  return name === 'Slash' && event.shiftKey ? '?' : name.toLowerCase();
}

/** Whether somebody is typing in a field: then plain keys are letters. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('input, textarea, select, [contenteditable="true"], [role="combobox"]')
  );
}
