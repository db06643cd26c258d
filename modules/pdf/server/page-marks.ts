import { placeholderEmblem, placeholderEmblemAlt } from './emblem.ts';
import { printedText } from './printed-text.ts';

interface MarkInput {
  readonly speed?: string;
  readonly secrecy?: string;
  readonly emblemSvg?: string | null | undefined;
  readonly isDraft?: boolean;
}

/** Speed, secrecy, emblem and the mark of a draft, which every form has. */
export const marksOf = (
  { speed = '', secrecy = '', emblemSvg, isDraft = false }: MarkInput,
  printing = printedText,
) => ({
  speed: speed === '' ? null : printing(speed),
  secrecy: secrecy === '' ? null : printing(secrecy),
  emblem: emblemSvg === undefined ? placeholderEmblem : emblemSvg,
  emblemAlt: placeholderEmblemAlt,
  isDraft,
});
