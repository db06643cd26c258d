import { readFileSync, readdirSync } from 'node:fs';
import { renderHtml } from '@sarn/pdf/server';
import { launchBrowser } from '@sarn/testing';
import { proportionalMegabytes, residentMegabytes } from '../memory.ts';
import { letterOf } from './sample-documents.ts';

/** Letters printed by Chromium: how many a second, and the memory of its processes. */
export interface BrowserPrints {
  readonly perSecond: number;
  readonly megabytes: number;
  /** With pages that its processes share counted once. */
  readonly withoutShared: number;
}

const fonts = new URL('../../../modules/pdf/server/fonts/', import.meta.url);
const face = (name: string, weight: number): string =>
  `@font-face{font-family:Sarabun;font-weight:${weight};src:url(data:font/ttf;base64,${readFileSync(
    new URL(`SarabunJoined-${name}.ttf`, fonts),
  ).toString('base64')})}`;
const style = `${face('Regular', 400)}${face('Bold', 700)}@page{size:A4;margin:4cm 2cm 2cm 3cm}
body{font:14pt Sarabun;text-align:justify}`;

/** The same letters as HTML with the same fonts: what a program without a typesetter would print. */
export async function printByBrowser(count: number): Promise<BrowserPrints> {
  const before = new Set(processIds());
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const print = async (at: number) => {
      await page.setContent(`<style>${style}</style>${renderHtml(letterOf(at))}`);
      await page.evaluate(() => document.fonts.ready.then(() => null));
      await page.pdf({ preferCSSPageSize: true });
    };
    await print(0);
    const began = performance.now();
    for (let at = 1; at <= count; at += 1) await print(at);
    const perSecond = count / ((performance.now() - began) / 1000);
    const own = processIds().filter((pid) => !before.has(pid) && isBrowser(pid));
    const sumOf = (megabytesOf: (pid: number) => number): number =>
      own.reduce((sum, pid) => sum + megabytesOf(pid), 0);
    return {
      perSecond,
      megabytes: sumOf(residentMegabytes),
      withoutShared: sumOf(proportionalMegabytes),
    };
  } finally {
    await browser.close();
  }
}

/** Linux only; elsewhere none, and the memory is told as 0. */
function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function isBrowser(pid: number): boolean {
  try {
    return /chrom/i.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    // It has ended meanwhile.
    return false;
  }
}
