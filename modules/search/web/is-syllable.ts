/**
 * Whether a text is long enough for the search: one syllable or more, or any number. น้ำ is
 * one character to a person but several code points, so code points are counted.
 */
export const isSyllable = (text: string): boolean => text.length > 1 || /\d|[๐-๙]/.test(text);
