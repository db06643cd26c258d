import type { SameKeys } from '../../words/words.ts';
import type { th } from './th.ts';

export const en: SameKeys<typeof th> = {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  heading: 'Heading',
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  undo: 'Undo',
  redo: 'Redo',
};
