/**
 * Most characters of one paste: of its markup without the data of pictures, and of its words. A browser that reads
 * more stands still for seconds, and a letter of a hundred pages has fewer.
 */
export const pasteLimits = { markup: 2_000_000, words: 400_000 } as const;

/** The data of pictures in markup; they are attached, not read. */
const pictureData = /\bdata:image\/[^"'\s)]+/g;

interface Clipboard {
  getData(type: string): string;
}

/** Whether a clipboard has more than can be put into a text at once. */
export function isTooLarge(clipboard: Clipboard | null | undefined): boolean {
  const markup = clipboard?.getData('text/html') ?? '';
  const words = clipboard?.getData('text/plain') ?? '';
  if (words.length > pasteLimits.words) return true;
  return (
    markup.length > pasteLimits.markup &&
    markup.replaceAll(pictureData, '').length > pasteLimits.markup
  );
}
