import { longPiece, wholeParts } from './whole-words.ts';

/**
 * A text that breaks over lines only where a reader accepts it. The words are kept whole by style and not
 * by invisible characters, so that a copied text is the stored one.
 */
export function WholeText({ text }: { readonly text: string }) {
  return wholeParts(text).map((part, at) =>
    // The parts have no key but their index, and never change their order.
    at % 2 === 1 ? (
      <span key={`${at} ${part}`} className={longPiece.test(part) ? 's-long' : 's-whole'}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
