const zeroWidth = /[\u200B-\u200D\u2060\uFEFF\u00AD]/g;

/** The characters of a text as they are compared, blanks as they are; see `foldForSearch`. */
export function foldCharacters(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[\u0E47-\u0E4C]/g, '')
    .replace(zeroWidth, '')
    .replace(/\u0E4D\u0E32/g, '\u0E33')
    .replace(/\u0E40\u0E40/g, '\u0E41');
}

/**
 * The form in which typed and stored texts are compared: lower case, Arabic digits, no tone marks,
 * sara am as one character. Must be the same as `search_fold` in the database.
 */
export function foldForSearch(typed: string): string {
  return foldCharacters(typed).replace(/\s+/g, ' ').trim();
}
