import { placeholderEmblem, placeholderEmblemAlt } from './emblem.ts';
import { printedText } from './printed-text.ts';

interface MarkInput {
  readonly speed?: string;
  readonly secrecy?: string;
  readonly emblemSvg?: string | null;
  readonly isDraft?: boolean;
}

/** Speed, secrecy, emblem and the mark of a draft, which every form has. */
export const marksOf = ({ speed = '', secrecy = '', emblemSvg, isDraft = false }: MarkInput) => ({
  speed: speed === '' ? null : printedText(speed),
  secrecy: secrecy === '' ? null : printedText(secrecy),
  emblem: emblemSvg === undefined ? placeholderEmblem : emblemSvg,
  emblemAlt: placeholderEmblemAlt,
  isDraft,
});
