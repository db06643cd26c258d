import { screen, show, within } from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import PdfPages from './PdfPages.tsx';

/* PDFium needs a worker of a browser, and a page its size: two pages with words of their own stand for it. */
vi.mock('./pdf-document.ts', () => ({
  openPdf: async () => ({
    pages: [
      { width: 595, height: 842 },
      { width: 595, height: 842 },
    ],
    render: () => new Promise(() => {}),
    text: async (page: number) => `words on ${page}`,
    close: () => undefined,
  }),
}));
vi.mock('./inner-width.ts', () => ({ useInnerWidth: () => 600, useIsNear: () => true }));

const blob = new Blob(['%PDF']);

test('each page tells the words that stand on it', async () => {
  await show(<PdfPages blob={blob} name="a.pdf" />);
  expect(await screen.findByText('words on 0')).toBeDefined();
  expect(await screen.findByText('words on 1')).toBeDefined();
});

test('[15.05] words in their structure are told once, instead of those of the pages', async () => {
  const text = (
    <article>
      <h2>บันทึกข้อความ</h2>
      <p>ด้วย</p>
    </article>
  );
  await show(<PdfPages blob={blob} name="a.pdf" text={text} />);
  const region = await screen.findByRole('region', { name: /a\.pdf/ });
  expect(within(region).getByRole('heading', { name: 'บันทึกข้อความ' })).toBeDefined();
  expect(within(region).getAllByRole('region')).toHaveLength(2);
  expect(region.textContent).toBe('บันทึกข้อความด้วย');
});
