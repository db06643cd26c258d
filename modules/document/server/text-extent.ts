/** Which texts go: what the document says, or also everything that was said of it on its way. */
export type TextExtent = 'content' | 'all';
