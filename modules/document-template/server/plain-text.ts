import type { RichBody } from '@sarn/pdf/contract';

/** The words of a body in their order, for a search and a look at the beginning. */
export function plainText({ text, content = [] }: RichBody): string {
  const inside = content.map(plainText).filter((part) => part !== '');
  // Parts of one paragraph belong together, whatever their form.
  const isWords = content.some((part) => part.text !== undefined);
  return text ?? inside.join(isWords ? '' : ' ');
}
