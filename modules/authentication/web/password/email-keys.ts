/** Whether the e-mail field accepts a key: letters, digits and `@ . _ -` (specification §5). */
export function isEmailKey(key: string): boolean {
  // Names longer than one character are keys that type nothing: Tab, Backspace, arrows.
  return key.length !== 1 || /^[A-Za-z0-9@._-]$/.test(key);
}

/** Pasted text without the characters that the field does not accept. */
export function emailCharacters(text: string): string {
  return text.replace(/[^A-Za-z0-9@._-]/g, '');
}
