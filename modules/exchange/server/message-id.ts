import { hashOf } from './signing.rules.ts';

/** A UUID (version 8) made from what names a message: the same for every repeat. */
export function messageIdOf(name: string): string {
  const hex = hashOf(Buffer.from(name));
  const [a, b, c, d, e] = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return [a, b, c, d, e].join('-');
}
