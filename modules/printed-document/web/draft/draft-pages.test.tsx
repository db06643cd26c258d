import { WrittenTextProvider } from '@sarn/correspondence/web';
import type { WrittenText } from '@sarn/correspondence/web';
import { BesideForm } from '@sarn/platform-web';
import { answerCalls, fireEvent, screen, show, waitFor } from '@sarn/platform-web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftPages } from './DraftPages.tsx';

const text: WrittenText = {
  ...{ title: 'ขออนุมัติ', addressee: '', speed: 'normal', files: [] },
  ...{ kind: 'inside', documentId: null, bodyJson: { type: 'doc', content: [] } },
};

const fields = (
  <>
    <div data-part="title">
      <input aria-label="เรื่อง" />
    </div>
    <div data-part="body">
      <textarea aria-label="ข้อความ" />
    </div>
  </>
);

const page = (digest: string, name: string) => ({
  ...{ digest, width: 600, height: 800, svg: '<svg/>' },
  fields: [{ name, at: 0, top: 80, bottom: 120 }],
});

/** Both are shown at once: the page has no layout in a test. */
class Seen {
  readonly #tell: () => void;
  constructor(tell: () => void) {
    this.#tell = tell;
  }
  observe(): void {
    this.#tell();
  }
  unobserve(): void {}
  disconnect(): void {}
}

const pageHeight = 1_000;
const viewHeight = 600;

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:page' }));
  vi.stubGlobal('ResizeObserver', Seen);
  HTMLElement.prototype.scrollBy = () => undefined;
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    if (this.dataset['kind'] !== 'focused') return new DOMRect(0, 0, 500, viewHeight);
    const sheets = [...document.querySelectorAll('.draft-page')];
    const at = sheets.findIndex((sheet) => sheet.contains(this));
    return new DOMRect(0, at * pageHeight + 100, 500, 40);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[5.02] the pages follow the caret: the page of the field in which one writes comes into view', async () => {
  answerCalls({
    'POST /registry/printed/draft': () => ({ pages: [page('a', 'title'), page('b', 'body')] }),
  });
  await show(
    <WrittenTextProvider value={text}>
      <BesideForm form={fields} beside={<DraftPages />} />
    </WrittenTextProvider>,
  );
  await waitFor(() => expect(document.querySelectorAll('.draft-page')).toHaveLength(2));
  const moved: number[] = [];
  const scrolled = (to?: ScrollToOptions | number) => {
    if (typeof to === 'object') moved.push(Math.round(to.top ?? 0));
  };
  vi.spyOn(HTMLElement.prototype, 'scrollBy').mockImplementation(scrolled);
  const write = (label: string) => {
    const field = screen.getByRole('textbox', { name: label });
    field.focus();
    fireEvent.focusIn(field);
  };
  write('เรื่อง');
  await waitFor(() => expect(document.querySelector('[data-kind="focused"]')).not.toBeNull());
  // It is in view already.
  expect(moved).toEqual([]);
  write('ข้อความ');
  await waitFor(() => expect(moved).toEqual([pageHeight + 100 - viewHeight / 3]));
});
