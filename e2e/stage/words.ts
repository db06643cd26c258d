import type { Page } from 'playwright-core';

/** Latin words that belong on a Thai screen. */
const atHome = new Set([
  // kinds of file, sizes, and the name of the other language in its own letters
  ...['PDF', 'PNG', 'JPG', 'JPEG', 'TIF', 'TIFF', 'DOCX', 'XLSX', 'PPTX', 'ODT', 'ODS', 'TXT'],
  ...['CSV', 'KB', 'MB', 'Bytes', 'pdf', 'English'],
]);

/** Everything a person sees or hears on the page: words, labels, hints. */
async function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'];
    const labels = [...document.body.querySelectorAll('*')]
      // What a letter says is not ours to translate.
      .filter((node) => !node.closest('.file-sheet, .memo-sheet'))
      .flatMap((node) => attributes.map((name) => node.getAttribute(name) ?? ''));
    const paper = [...document.querySelectorAll<HTMLElement>('.file-sheet, .memo-sheet')];
    for (const sheet of paper) sheet.hidden = true;
    const lines = document.body.innerText.split('\n');
    for (const sheet of paper) sheet.hidden = false;
    return [document.title, ...lines, ...labels];
  });
}

/** Latin words on a Thai screen that have no right to be there. */
export async function foreignWords(page: Page): Promise<string[]> {
  const said = (await saidOn(page)).map((line) =>
    // Addresses of mail and names of files are spelt as they are.
    line.replaceAll(/\S+@\S+|\S+\.(pdf|docx)/g, ' '),
  );
  const words = said.flatMap((line) => line.match(/[A-Za-z]{2,}/g) ?? []);
  return [...new Set(words)].filter((word) => !atHome.has(word));
}

/** Keys of phrases that were shown instead of the phrase. */
export async function untranslatedKeys(page: Page): Promise<string[]> {
  const said = await saidOn(page);
  const keys = said.flatMap((line) => line.match(/(?<![@\w.])[a-z]+(\.[a-zA-Z]{3,})+\b/g) ?? []);
  return [...new Set(keys)].filter((key) => !/\.(pdf|docx|xlsx|example|svg)$/.test(key));
}
