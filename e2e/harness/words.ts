import type { Page } from 'playwright-core';
import { heardBy } from './heard.ts';

/** Latin words that are allowed on a Thai page. */
const atHome = new Set([
  // kinds of file, sizes, and the name of the other language in its own letters
  ...[
    'PDF',
    'PNG',
    'SVG',
    'https',
    'JPG',
    'JPEG',
    'TIF',
    'TIFF',
    'DOCX',
    'XLSX',
    'PPTX',
    'ODT',
    'ODS',
    'TXT',
    'MP4',
    'WEBM',
    'ZIP',
    ...['JSON', 'json'],
  ],
  ...['LINE', 'CSV', 'Excel', 'Word', 'KB', 'MB', 'Bytes', 'pdf', 'English'],
  // names of keys in a hint or label, which can have no element of their own
  ...['Alt', 'Ctrl', 'Enter', 'Esc', 'Shift', 'Tab'],
  // names of a standard and of its levels: RFC 3161, B-LT, B-LTA
  ...['RFC', 'LT', 'LTA', 'SHA'],
  // names of fonts, and the kinds of their files
  ...['TH', 'Sarabun', 'New', 'TTF', 'OTF', 'HTML'],
]);

/** All text of the page that is seen or read aloud: text, labels, hints. */
async function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'];
    // The text of a letter is not translated, a marked foreign word is intended, names of keys are
    // written as on the keyboard, and initials are those of a name.
    const kept = '.file-sheet, .text-sheet, [lang]:not(html), kbd, code, .s-avatar';
    const labels = [...document.body.querySelectorAll('*')]
      .filter((node) => !node.closest(kept))
      .flatMap((node) => attributes.map((name) => node.getAttribute(name) ?? ''));
    // With a style of its own: what has a display in the style sheet stays visible when it is `hidden`.
    const item = [...document.querySelectorAll<HTMLElement>(kept)];
    const displays = item.map(({ style }) => style.display);
    for (const sheet of item) sheet.style.setProperty('display', 'none', 'important');
    const lines = document.body.innerText.split('\n');
    for (const [at, sheet] of item.entries()) sheet.style.display = displays[at] ?? '';
    return [document.title, ...lines, ...labels];
  });
}

const squeeze = (text: string): string => text.replaceAll(/\s+/g, '');

/** @param heard all answers of the server that the page got */
function thaiIn(said: readonly string[], heard: string): string[] {
  const runs = new Set(said.flatMap((line) => line.match(/[\u0E00-\u0E7F]+/g) ?? []));
  if (runs.size === 0) return [];
  const data = squeeze(heard);
  return [...runs].filter((run) => !data.includes(squeeze(run)));
}

/** @param heard all answers of the server that the page got */
function foreignIn(said: readonly string[], heard: string): string[] {
  const lines = said.map((line) =>
    // E-mail addresses and file names are left as they are.
    line.replaceAll(/\S+@\S+|\S+\.(pdf|docx|webm|mp4)/g, ' '),
  );
  const words = new Set(lines.flatMap((line) => line.match(/[A-Za-z]{2,}/g) ?? []));
  const unknown = [...words].filter((word) => !atHome.has(word));
  if (unknown.length === 0) return [];
  // A walk of a hundred pages has heard megabytes.
  const data = new Set(heard.match(/[A-Za-z]{2,}/g) ?? []);
  return unknown.filter((word) => !data.has(word));
}

function keysIn(said: readonly string[]): string[] {
  const keys = said.flatMap((line) => line.match(/(?<![@\w.])[a-z]+(\.[a-zA-Z]{3,})+\b/g) ?? []);
  return [...new Set(keys)].filter((key) => !/\.(pdf|docx|xlsx|webm|mp4|example|svg)$/.test(key));
}

/** Latin words on a Thai page that are not allowed. */
export const foreignWords = async (page: Page): Promise<string[]> =>
  foreignIn(await saidOn(page), await heardBy(page));

/** Keys of phrases that were shown instead of the phrase. */
export const untranslatedKeys = async (page: Page): Promise<string[]> => keysIn(await saidOn(page));

/**
 * Keys and words of another language; of a page in English, Thai that is nobody's data. The page is read
 * once: it is laid out twice for that.
 */
export async function wrongWords(page: Page, language: 'th' | 'en'): Promise<string[]> {
  const said = await saidOn(page);
  const heard = await heardBy(page);
  return [...keysIn(said), ...(language === 'en' ? thaiIn : foreignIn)(said, heard)];
}
