/** Whether the e-mail field takes a key: letters, digits and `@ . _ -` (specification §5). */
export function isEmailKey(key: string): boolean {
  // Longer names are keys that write nothing: Tab, Backspace, arrows.
  return key.length !== 1 || /^[A-Za-z0-9@._-]$/.test(key);
}

/** Pasted text without what the field does not take. */
export function emailCharacters(text: string): string {
  return text.replace(/[^A-Za-z0-9@._-]/g, '');
}
