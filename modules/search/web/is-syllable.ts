/**
 * Whether the search finds anything by a text: one syllable on, and a number however short. น้ำ is
 * one character to a person and three signs, so signs are counted.
 */
export const isSyllable = (text: string): boolean => text.length > 1 || /\d|[๐-๙]/.test(text);
