import { screen, show, within } from '@sarn/platform-web/testing';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PdfDocument } from './pdf-document.ts';
import { OpenPages } from './OpenPages.tsx';

/* PDFium needs a worker of a browser, and a page its size: two pages with words of their own stand for it. */
const pdf: PdfDocument = {
  pages: [
    { width: 595, height: 842 },
    { width: 595, height: 842 },
  ],
  render: () => new Promise(() => {}),
  text: async (page) => `words on ${page}`,
  close: () => undefined,
};

class EverythingIsNear {
  readonly #tell: (entries: readonly object[]) => void;
  constructor(tell: (entries: readonly object[]) => void) {
    this.#tell = tell;
  }
  observe(): void {
    this.#tell([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', EverythingIsNear);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
});
afterEach(() => vi.restoreAllMocks());

const open = (text: ReactNode) =>
  show(<OpenPages {...{ pdf, name: 'a.pdf', onKeep: undefined, note: undefined, text }} />);

test('each page tells the words that stand on it', async () => {
  await open(null);
  expect(await screen.findByText('words on 0')).toBeDefined();
  expect(await screen.findByText('words on 1')).toBeDefined();
});

test('[15.05] words in their structure are told once, instead of those of the pages', async () => {
  await open(
    <article>
      <h2>บันทึกข้อความ</h2>
      <p>ด้วย</p>
    </article>,
  );
  const region = await screen.findByRole('region', { name: /a\.pdf/ });
  expect(within(region).getByRole('heading', { name: 'บันทึกข้อความ' })).toBeDefined();
  expect(within(region).getAllByRole('region')).toHaveLength(2);
  expect(region.textContent).toBe('บันทึกข้อความด้วย');
});
