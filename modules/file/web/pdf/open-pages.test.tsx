import { fill, fireEvent, screen, show, waitFor, within } from '@sarn/platform-web/testing';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PdfDocument } from './pdf-document.ts';
import type { TextLine } from './pdf-messages.ts';
import { OpenPages } from './OpenPages.tsx';

/* PDFium needs a worker of a browser, and a page its size: two pages with words of their own stand for it. */
const line = (text: string, top: number): TextLine => ({
  ...{ text, top, bottom: top + 0.05 },
  edges: [...text].flatMap((_letter, at) => [at * 0.01, (at + 1) * 0.01]),
});

const pdf: PdfDocument = {
  pages: [
    { width: 595, height: 842 },
    { width: 595, height: 842 },
  ],
  render: () => new Promise(() => {}),
  text: async (page) => `words on ${page}`,
  lines: async (page) => [line(`คำสั่งหน้า ${page + 1} เรื่องที่`, 0.1), line('ดินของรัฐ', 0.2)],
  outline: async () => [],
  attachments: async () => [],
  attachment: async () => new ArrayBuffer(0),
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
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => vi.restoreAllMocks());

const open = (text: ReactNode) =>
  show(<OpenPages {...{ pdf, name: 'a.pdf', onKeep: undefined, note: undefined, text }} />);

test('each page tells the words that stand on it', async () => {
  await open(null);
  expect(await screen.findByText('words on 0')).toBeDefined();
  expect(await screen.findByText('words on 1')).toBeDefined();
});

test('the page in the middle of the view is drawn before those around it', async () => {
  // After a jump: three pages come near at once, the second in the middle.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const page = this.dataset['page'];
    const top = page === undefined ? 0 : (Number(page) - 1) * 900;
    return new DOMRect(0, top, 600, 900);
  });
  const drawn: number[] = [];
  const three: PdfDocument = {
    ...pdf,
    pages: [...pdf.pages, { width: 595, height: 842 }],
    render: (page) => {
      drawn.push(page);
      return new Promise(() => {});
    },
  };
  await show(
    <OpenPages
      {...{ pdf: three, name: 'a.pdf', onKeep: undefined, note: undefined, text: null }}
      // So there are no thumbnails.
      onEnlarge={() => undefined}
    />,
  );
  await waitFor(() => expect(drawn).toHaveLength(3));
  expect(drawn).toEqual([1, 0, 2]);
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

test('a word that is broken over two lines is found, marked, and gone through by Enter', async () => {
  const user = await open(null);
  await user.click(screen.getByRole('button', { name: 'ค้นหาในเอกสาร' }));
  const field = screen.getByRole('searchbox', { name: 'ค้นหาข้อความในเอกสาร' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await fill(user, field, 'ทีดินของ');
  expect(await screen.findByText('แห่งที่ 1 จาก 2 ใน 2 หน้า')).toBeDefined();
  expect(screen.getAllByText('ที่ดินของ', { selector: 'mark' })).toHaveLength(2);
  // One mark on each of the two lines of each page.
  expect(document.querySelectorAll('.file-mark')).toHaveLength(4);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('แห่งที่ 2 จาก 2 ใน 2 หน้า')).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('.file-mark')).toBeNull());
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('what does not stand there is told', async () => {
  const user = await open(null);
  await user.click(screen.getByRole('button', { name: 'ค้นหาในเอกสาร' }));
  await fill(user, screen.getByRole('searchbox', { name: 'ค้นหาข้อความในเอกสาร' }), 'ไม่มีคำนี้');
  expect(await screen.findByText('ไม่พบคำนี้ในเอกสาร')).toBeDefined();
});

test('a page is turned for its reader, then all of them', async () => {
  const user = await open(null);
  const size = () =>
    screen
      .getAllByRole('region', { name: /^หน้า \d/ })
      .map(({ style }) => Number.parseFloat(style.inlineSize) > Number.parseFloat(style.blockSize));
  expect(size()).toEqual([false, false]);
  await user.click(screen.getByRole('button', { name: 'เครื่องมือเพิ่มเติม' }));
  await user.click(await screen.findByRole('menuitem', { name: 'หมุน' }));
  expect(await screen.findByText('หมุนหน้า 1 แล้ว เฉพาะที่ท่านเห็น')).toBeDefined();
  expect(size()).toEqual([true, false]);
  await user.click(screen.getByRole('button', { name: 'หมุนทุกหน้า' }));
  expect(size()).toEqual([true, true]);
});

test('[15.05] its words are read without the pages, and a search leads back to them', async () => {
  const user = await open(<article>เรียน ผู้อำนวยการ</article>);
  await user.click(screen.getByRole('button', { name: 'เครื่องมือเพิ่มเติม' }));
  await user.click(await screen.findByRole('menuitem', { name: 'อ่านข้อความ' }));
  const words = await screen.findByRole('region', { name: 'a.pdf' });
  expect(words.textContent).toBe('เรียน ผู้อำนวยการ');
  expect(screen.queryByRole('region', { name: 'เอกสาร a.pdf' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'ค้นหาในเอกสาร' }));
  expect(await screen.findByRole('region', { name: 'เอกสาร a.pdf' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'a.pdf' })).toBeNull();
});

const carrying: PdfDocument = { ...pdf, attachments: async () => ['ข้อมูล.xlsx', 'tool.exe', ''] };

test('[5.08] files inside of the file are named, and those of accepted kinds can be downloaded', async () => {
  const asked: number[] = [];
  const attachment = async (index: number) => {
    asked.push(index);
    return new ArrayBuffer(1);
  };
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:of-the-file');
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const keep = { original: { print: () => undefined, save: () => undefined }, withAll: null };
  await show(
    <OpenPages
      {...{ pdf: { ...carrying, attachment }, name: 'a.pdf', note: undefined, text: null }}
      onKeep={keep}
    />,
  );
  const note = await screen.findByRole('note');
  expect(note.textContent).toContain('ในไฟล์นี้มีไฟล์แนบ 3 รายการ');
  expect(note.textContent).toContain('tool.exe (ดาวน์โหลดแยกไม่ได้');
  expect(note.textContent).toContain('ไฟล์ที่ 3 ไม่มีชื่อ');
  const [button, ...others] = within(note).getAllByRole('button');
  expect(others).toEqual([]);
  button?.click();
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(asked).toEqual([0]);
});

test('[5.08] who may not save the file is told the names only', async () => {
  await show(
    <OpenPages
      {...{ pdf: carrying, name: 'a.pdf', onKeep: undefined, note: undefined, text: null }}
    />,
  );
  const note = await screen.findByRole('note');
  expect(note.textContent).toContain('ข้อมูล.xlsx');
  expect(within(note).queryAllByRole('button')).toEqual([]);
});

test('[5.08] the small pages lead to each page, and tell which one is in view', async () => {
  // Wide enough for both: in a narrow viewer the small pages lie over the others, and leave when one is chosen.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_000);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const gone: number[] = [];
  Element.prototype.scrollTo = (to?: ScrollToOptions | number) => {
    if (typeof to === 'object') gone.push(to.top ?? 0);
  };
  // The second page lies below the first, and the view is moved by what was gone to.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const page = this.dataset['page'];
    return new DOMRect(
      0,
      page === undefined ? 0 : Number(page) * 900 - (gone.at(-1) ?? 0),
      600,
      900,
    );
  });
  const user = await open(null);
  const small = within(await screen.findByRole('navigation', { name: 'ภาพย่อของหน้า' }));
  const [first, second, ...more] = small.getAllByRole('button');
  expect(more).toEqual([]);
  expect(first?.getAttribute('aria-current')).toBe('page');
  await user.click(second!);
  expect(gone).toEqual([888]);
  fireEvent.scroll(screen.getByRole('region', { name: /a\.pdf/ }));
  await waitFor(() => expect(second?.getAttribute('aria-current')).toBe('page'));
  expect(first?.hasAttribute('aria-current')).toBe(false);
});
