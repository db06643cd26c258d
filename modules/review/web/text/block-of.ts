import { paragraphEnd } from '@sarn/review/contract';
import type { Stretch } from '@sarn/review/contract';

/** Which paragraph has the end of a part of the text. */
export const blockOf = (text: string, { to }: Stretch): number =>
  text.slice(0, to).split(paragraphEnd).length - 1;
