import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { resultsFolder } from './results.ts';

/** Width of stored pictures in pixels: enough to see what moved, a few kB each. */
const storedWidth = 480;
/** Allowed difference of the colour of a pixel, of 255: fonts are drawn a little differently. */
const tolerance = 48;

export const storedFolder = join(import.meta.dirname, '..', 'stored');

/**
 * Share of pixels that differ from the stored picture of that name, 0 to 1. A missing picture is
 * stored when `NEW_PICTURES` is set; otherwise every pixel differs.
 *
 * @param shot PNG of the page as it is now
 */
export async function differsFromStored(page: Page, name: string, shot: Buffer): Promise<number> {
  const path = join(storedFolder, `${name}.webp`);
  const now = await shrink(page, shot);
  if (process.env['NEW_PICTURES']) keep(path, now);
  if (!existsSync(path)) return 1;
  const share = await compare(page, now, readFileSync(path).toString('base64'));
  if (share > 0) keep(join(resultsFolder, `${name}.webp`), now);
  return share;
}

function keep(path: string, base64: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.from(base64, 'base64'));
}

// The browser itself scales and compares the pictures: no library is needed for it.
function shrink(page: Page, shot: Buffer): Promise<string> {
  const given = { png: shot.toString('base64'), width: storedWidth };
  return page.evaluate(async ({ png, width }) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const height = Math.round((image.height * width) / image.width);
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('the browser cannot draw');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, 0, 0, width, height);
    const small = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
    return btoa(String.fromCharCode(...new Uint8Array(await small.arrayBuffer())));
  }, given);
}

function compare(page: Page, now: string, stored: string): Promise<number> {
  return page.evaluate(
    async ({ pictures, limit }) => {
      const points = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
          const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
          if (!pen) throw new Error('the browser cannot draw');
          pen.drawImage(image, 0, 0);
          return pen.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      const [one, other] = points as [Uint8ClampedArray, Uint8ClampedArray];
      if (one.length !== other.length) return 1;
      let different = 0;
      for (let at = 0; at < one.length; at += 4) {
        const off = [0, 1, 2].map((part) =>
          Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0)),
        );
        if (Math.max(...off) > limit) different += 1;
      }
      return different / (one.length / 4);
    },
    { pictures: [now, stored], limit: tolerance },
  );
}
