export { renderLetter, renderMemo } from './letter.paper.ts';
export type { LetterInput, MemoInput, PaperSigner } from './letter.paper.ts';
export { renderList } from './list.paper.ts';
export type { ListInput, ListSigner } from './list.paper.ts';
export { renderMarks } from './marks.paper.ts';
export type { MarksInput } from './marks.paper.ts';
export { paperErrors } from './paper.errors.ts';
export type { RichNode } from './rich-text.ts';
export { closePaper } from './typesetter.ts';
