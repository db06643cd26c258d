import { placeholderEmblem, placeholderEmblemAlt } from './emblem.ts';
import { printedText } from './printed-text.ts';

interface MarkInput {
  readonly speed?: string;
  readonly secrecy?: string;
  readonly emblemSvg?: string | null | undefined;
  readonly isDraft?: boolean;
  readonly hasCatchword?: boolean | undefined;
}

/** Speed, secrecy, emblem, the mark of a draft and the catchword, which every form has. */
export const marksOf = (
  { speed = '', secrecy = '', emblemSvg, isDraft = false, hasCatchword }: MarkInput,
  printing = printedText,
) => ({
  speed: speed === '' ? null : printing(speed),
  secrecy: secrecy === '' ? null : printing(secrecy),
  emblem: emblemSvg === undefined ? placeholderEmblem : emblemSvg,
  emblemAlt: placeholderEmblemAlt,
  isDraft,
  ...(hasCatchword === true ? { hasCatchword } : {}),
});
