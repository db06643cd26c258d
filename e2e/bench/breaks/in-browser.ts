import { readFileSync } from 'node:fs';
import { launchBrowser } from '@sarn/testing';

/** A text as Chromium sets it: its lines, and its widest blank in normal blanks. */
export interface BrowserText {
  readonly lines: readonly string[];
  readonly widest: number;
}

const font = new URL(
  '../../../modules/pdf/server/fonts/SarabunJoined-Regular.ttf',
  import.meta.url,
);

/** 16 cm wide, 14 pt, justified, with the font of the product. */
export async function linesInBrowser(texts: readonly string[]): Promise<readonly BrowserText[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const face = readFileSync(font).toString('base64');
    await page.setContent(`<html lang="th"><style>
      @font-face{font-family:Measured;src:url(data:font/ttf;base64,${face})}
      p{width:16cm;margin:0 0 1em;font:14pt/1.6 Measured;text-align:justify}
      span{font:14pt/1.6 Measured;white-space:pre}
    </style><span> </span>${texts.map((text) => `<p>${text}</p>`).join('')}</html>`);
    await page.evaluate(() => document.fonts.ready.then(() => null));
    return await page.evaluate(readLines);
  } finally {
    await browser.close();
  }
}

/** Runs in the page. A letter that stands lower than the one before it begins a line. */
function readLines(): BrowserText[] {
  const normal = document.querySelector('span')?.getBoundingClientRect().width ?? 1;
  const lowerBy = 8;
  return [...document.querySelectorAll('p')].map((paragraph) => {
    const node = paragraph.firstChild;
    const found: string[] = [];
    let widest = 0;
    if (!(node instanceof Text)) return { lines: found, widest };
    const range = document.createRange();
    let [line, top] = ['', Number.NaN];
    for (const { index, segment } of new Intl.Segmenter('th').segment(node.data)) {
      range.setStart(node, index);
      range.setEnd(node, index + segment.length);
      const box = [...range.getClientRects()].at(-1);
      if (segment === ' ') widest = Math.max(widest, (box?.width ?? 0) / normal);
      else if (box && box.top - top > lowerBy) {
        found.push(line);
        line = '';
      }
      if (segment !== ' ' && box) top = box.top;
      line += segment;
    }
    return { lines: [...found, line], widest };
  });
}
