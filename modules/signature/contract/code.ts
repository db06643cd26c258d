/** Letters and digits without those that look alike (Crockford): I, L, O and U are left out. */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Letters of a code: 5 bits each, 80 in all. */
export const codeLength = 16;

/** A code in groups of four, as it is printed. */
export const groupedCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');

/** What somebody typed as a code is read as: small letters, blanks, hyphens and letters that look alike. */
export const readCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
