import { getTemplate, listTemplates, templateKinds } from '@sarn/document-template/contract';
import type { TemplateRow } from '@sarn/document-template/contract';
import {
  answerCalls,
  answering,
  askedOf,
  fill,
  leavePage,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { WrittenDraft, drawDraft } from '@sarn/printed-document/contract';
import { printedDocumentWeb } from '@sarn/printed-document/web';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import AgencyTemplatesPage from './AgencyTemplatesPage.tsx';
import { th } from './words/th.ts';

const idOf = (last: number) => `0199a000-0000-7000-8000-${String(last).padStart(12, '0')}`;
const row = (last: number, part: Partial<TemplateRow>): TemplateRow => ({
  ...{ id: idOf(last), kind: 'inside', name: 'ขอจัดอบรม', scope: 'agency', unitId: null },
  ...{ unitName: '', keptBy: 'นางสาวหนึ่ง', keptAt: '2026-11-20T02:00:00.000Z' },
  ...{ title: 'ขออนุมัติจัดอบรม', text: 'ด้วยกอง', mayRemove: true },
  ...part,
});
const memo = row(1, {});
const letter = row(2, { kind: 'outgoing', name: 'ส่งรายงาน', scope: 'unit', unitName: 'กองคลัง' });
const kept = { rows: [memo, letter], units: [], mayShareWithAgency: true };

const bodyJson = { type: 'doc', content: [{ type: 'paragraph' }] };
const contents = {
  memo: { title: 'ขออนุมัติจัด{{โครงการ}}', addressee: 'ผู้อำนวยการ', bodyJson },
  letter: { title: 'ส่งรายงาน', enclosures: 'รายงาน\nตาราง', bodyJson },
};
const page = (digest: string) => ({ digest, width: 595, height: 842, svg: '<svg/>', fields: [] });

/** jsdom lays nothing out: here everything has a place on the page. */
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly changed: () => void;
      constructor(changed: () => void) {
        this.changed = changed;
      }
      readonly observe = () => this.changed();
      readonly disconnect = () => undefined;
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
});
afterEach(() => vi.restoreAllMocks());

async function opened(rows: readonly TemplateRow[] = kept.rows) {
  const calls = answerCalls({
    ...answering(listTemplates, { ...kept, rows: [...rows] }),
    ...answering(getTemplate, { content: contents.memo }, { templateId: memo.id }),
    ...answering(getTemplate, { content: contents.letter }, { templateId: letter.id }),
    ...answering(drawDraft, { pages: [page('a'), page('b')] }),
  });
  const user = await show(<AgencyTemplatesPage />, '/', undefined, printedDocumentWeb.panels);
  return { user, calls };
}

const pagesOf = (name: string) => screen.findByRole('region', { name: `หน้าที่พิมพ์ของแม่แบบ ${name}` });

test('[5.10] the pages of a template stand beside it, of another one when its name is pressed', async () => {
  const { user, calls } = await opened();
  const first = within(await pagesOf('ขอจัดอบรม'));
  expect(await first.findAllByRole('img')).toHaveLength(2);
  // There is no form here to which a press could lead.
  expect(first.queryByRole('button', { name: /^ไปยังช่อง/ })).toBeNull();
  expect(askedOf(drawDraft, calls).at(-1)).toMatchObject({
    draft: { kind: 'inside', title: 'ขออนุมัติจัด{{โครงการ}}', addressee: 'ผู้อำนวยการ' },
  });
  const name = screen.getByRole('button', { name: /^ส่งรายงาน/ });
  expect(name.getAttribute('aria-pressed')).toBe('false');
  // Below a list that is longer than the screen they are brought into view, again when it is pressed again.
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(name);
  await pagesOf('ส่งรายงาน');
  expect(name.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
  await user.click(name);
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2));
  await waitFor(() =>
    expect(askedOf(drawDraft, calls).at(-1)).toMatchObject({
      draft: { kind: 'outgoing', title: 'ส่งรายงาน', enclosures: ['รายงาน', 'ตาราง'] },
    }),
  );
});

test('without a template there are no pages, and nothing is drawn', async () => {
  const { calls } = await opened([]);
  await screen.findByText(th.settings.noAgency);
  expect(screen.queryByRole('region', { name: /หน้าที่พิมพ์/ })).toBeNull();
  expect(askedOf(drawDraft, calls)).toEqual([]);
});

test.each(templateKinds)(
  'what a template of the kind %s prints is a draft as the server takes it',
  async (kind) => {
    const one = row(3, { kind });
    const calls = answerCalls({
      ...answering(listTemplates, { ...kept, rows: [one] }),
      ...answering(getTemplate, { content: { bodyJson } }, { templateId: one.id }),
      ...answering(drawDraft, { pages: [page('a')] }),
    });
    await show(<AgencyTemplatesPage />, '/', undefined, printedDocumentWeb.panels);
    await waitFor(() => expect(askedOf(drawDraft, calls)).toHaveLength(1));
    const { draft } = askedOf(drawDraft, calls)[0] as { readonly draft: unknown };
    expect(WrittenDraft.parse(draft)).toMatchObject({ kind, documentId: null });
  },
);

const templates = () => screen.queryAllByRole('listitem').length;

test('[5.10] search and kind narrow both lists, stand in the address, and are taken away', async () => {
  const { user } = await opened();
  await pagesOf('ขอจัดอบรม');
  await fill(user, screen.getByRole('searchbox'), 'ตาราง ไม่มี');
  await waitFor(() => expect(templates()).toBe(0));
  expect(screen.getAllByText('ไม่พบรายการที่ตรงกัน')).toHaveLength(2);
  // There are some: none is not what it says.
  expect(screen.queryByText(th.settings.noAgency)).toBeNull();
  await user.clear(screen.getByRole('searchbox'));
  await fill(user, screen.getByRole('searchbox'), 'รายงาน');
  await waitFor(() => expect(templates()).toBe(1));
  leavePage();
  const { user: again } = await opened();
  await pagesOf('ส่งรายงาน');
  expect([templates(), new URLSearchParams(location.search).get('search')]).toEqual([1, 'รายงาน']);
  await again.click(screen.getAllByRole('button', { name: 'ล้างตัวกรอง' })[0]!);
  await waitFor(() => expect(templates()).toBe(2));
  expect(location.search).toBe('');
  leavePage();
  history.replaceState(null, '', '?kind=outgoing');
  await opened();
  await pagesOf('ส่งรายงาน');
  expect(templates()).toBe(1);
});
