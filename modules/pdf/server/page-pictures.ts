import { createHash } from 'node:crypto';
import type { PageField } from './page-fields.ts';

/** A page as a picture. */
export interface PagePicture extends DrawnPage {
  /** Where the fields of its form stand; where it has none they are left out. */
  readonly fields: readonly PageField[];
}

export interface DrawnPage {
  /** SVG of one page, complete by itself. */
  readonly svg: string;
  /** Points; A4 is 595.276 by 841.89. */
  readonly width: number;
  readonly height: number;
  /** The same as before when the page has not changed: a client fetches only others. */
  readonly digest: string;
}

const digestLength = 32;

/**
 * The pages of a picture that the compiler made of a whole document: below each other, one group for
 * each, then the shapes of all letters. Each page gets the shapes that it uses.
 */
export function pagePictures(whole: string): DrawnPage[] {
  const parts = topElements(whole);
  const pages = parts.filter((part) => part.startsWith('<g'));
  const shapes = shapesOf(parts);
  const sizes = parts.flatMap(sheetOf);
  if (sizes.length !== pages.length) throw new Error('a page of the compiler without its size');
  return sizes.map((size, at) => picture(pages[at] ?? '', { shapes, ...size }));
}

/** Before each page the compiler draws its sheet; one in landscape has another size than the others. */
function sheetOf(part: string): { readonly width: number; readonly height: number }[] {
  const drawn = /^<path [^>]*d="M 0 0v ([\d.]+) h ([\d.]+) v -/.exec(part);
  return drawn ? [{ width: Number(drawn[2]), height: Number(drawn[1]) }] : [];
}

/** Elements directly below the root, which the compiler indents by four blanks. */
function topElements(whole: string): string[] {
  const starts = [...whole.matchAll(/^ {4}<(?!\/)/gm)].map(({ index }) => index);
  const end = whole.lastIndexOf('</svg>');
  return starts.map((start, at) => whole.slice(start, starts[at + 1] ?? end).trim());
}

/** Every shape with an id: letters, and what cuts or colours a group. */
function shapesOf(parts: readonly string[]): Map<string, { text: string; group: string }> {
  const found = new Map<string, { text: string; group: string }>();
  for (const part of parts.filter((one) => one.startsWith('<defs'))) {
    const group = /^<defs id="([^"]+)"/.exec(part)?.[1] ?? '';
    const starts = [...part.matchAll(/^ {8}<(?!\/)/gm)].map(({ index }) => index);
    for (const [at, start] of starts.entries()) {
      const text = part.slice(start, starts[at + 1] ?? part.lastIndexOf('</defs>')).trim();
      const id = / id="([^"]+)"/.exec(text)?.[1];
      if (id !== undefined) found.set(id, { text, group });
    }
  }
  return found;
}

interface Sheet {
  readonly shapes: ReadonlyMap<string, { readonly text: string; readonly group: string }>;
  readonly width: number;
  readonly height: number;
}

function picture(page: string, { shapes, width, height }: Sheet): DrawnPage {
  // A page says where it stands below the others; by itself it stands at the top.
  const content = page.replace(/^<g(?: transform="[^"]*")?>/, '<g>');
  const used = [
    ...new Set([...content.matchAll(/#([A-Za-z][0-9A-F]+)/g)].map(([, id = '']) => id)),
  ];
  const defs = used.flatMap((id) => shapes.get(id)?.text ?? []).join('');
  const svg = slim(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
      `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<rect width="100%" height="100%" fill="#ffffff"/><defs>${defs}</defs>${content}</svg>`,
  );
  const digest = createHash('sha256').update(svg).digest('hex').slice(0, digestLength);
  return { svg, width, height, digest };
}

/**
 * Without indents and what is so anyway (black letters on their line), places to a hundredth of a
 * point, and ids cut to eight digits of their digest: a third of the size.
 */
const slim = (svg: string): string =>
  svg
    .replace(/>\s+</g, '><')
    .replace(/(\d+\.\d{2})\d+/g, '$1')
    .replace(/ (?:fill-rule="nonzero"|class="typst-[a-z]+")/g, '')
    .replace(/(<use [^>]*?) y="0" fill="#000000"/g, '$1')
    .replace(/("#?|url\(#)([a-z][0-9A-F]{8})[0-9A-F]{24}(?=[")])/g, '$1$2');
