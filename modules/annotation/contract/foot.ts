import { formatInstant, toThaiDigits } from '@sarn/kernel';
import type { Annotation } from './annotation.ts';

/**
 * What stands under an annotation on its page: who wrote it, in which post, and when. A stamp is the
 * agency's, and tells its own day; so does the page to which a QR code leads.
 */
export function footOf({
  content,
  author,
  post,
  onBehalfOf,
  at,
}: Pick<Annotation, 'content' | 'author' | 'post' | 'onBehalfOf' | 'at'>): readonly string[] {
  if (content.kind === 'stamp' || content.kind === 'qr') return [];
  const behalf = onBehalfOf === '' ? [] : [`แทน ${onBehalfOf}`];
  const posts = post === '' ? [] : post.split('\n');
  return [`(${author})`, ...posts, ...behalf, toThaiDigits(formatInstant(at, 'short', 'th'))];
}

/** Millimetres: a short scribble leaves its author room for a name in one line. */
export const footWidthOf = ({ width }: { readonly width: number }): number => Math.max(width, 70);
