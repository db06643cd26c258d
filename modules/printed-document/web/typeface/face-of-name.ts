import type { TypefaceFace } from '@sarn/printed-document/contract';

/** Which face a file is of, by its name as makers of fonts write it: `THSarabunNew BoldItalic.ttf`. */
export function faceOfName(name: string): TypefaceFace {
  const isBold = /bold|\bb\b|(?:^|[ _-])bi(?:$|[ ._-])|หนา/i.test(name);
  const isItalic = /ital|obliq|\bi\b|(?:^|[ _-])bi(?:$|[ ._-])|เอน/i.test(name);
  if (isBold) return isItalic ? 'BoldItalic' : 'Bold';
  return isItalic ? 'Italic' : 'Regular';
}
