import {
  answerCalls,
  answering,
  askedOf,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { getPrintedCopy, listCopies } from '@sarn/printed-document/contract';
import type { CopyKind } from '@sarn/printed-document/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { CopiesBar } from './CopiesBar.tsx';

const documentId = '01930000-0000-7000-8000-000000000001';
const copyCall = `GET /registry/document/${documentId}/printed/copy`;
const pdf = (name: string) =>
  new Response('pages', {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });

afterEach(() => vi.restoreAllMocks());

async function opened(kinds: readonly CopyKind[], mayKeep = true) {
  const asked = answerCalls({
    ...answering(listCopies, { kinds: [...kinds] }, { documentId }),
    [copyCall]: () => pdf('สำเนาคู่ฉบับ.pdf'),
  });
  const user = await show(<CopiesBar detail={{ id: documentId, version: 3 }} mayKeep={mayKeep} />);
  return { asked, user };
}

test('[5.01] what the reader may have is chosen and saved', async () => {
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const { asked, user } = await opened(['file-copy', 'copy']);
  await user.click(await screen.findByRole('button', { name: 'พิมพ์สำเนา' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('radio').map((one) => (one as HTMLInputElement).value)).toEqual([
    'original',
    'file-copy',
    'copy',
  ]);
  expect(dialog.getByText(/ไม่มีลายมือชื่อดิจิทัล/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'ดาวน์โหลด' }));
  await waitFor(() => expect(saved).toEqual(['สำเนาคู่ฉบับ.pdf']));
  expect(askedOf(getPrintedCopy, asked)).toMatchObject([{ documentId, kind: 'file-copy' }]);
});

test('[5.01] nothing is offered before the document is issued, nor to whoever may only look at it', async () => {
  for (const [kinds, mayKeep] of [
    [[], true],
    [['copy'], false],
  ] as const) {
    const { asked } = await opened(kinds, mayKeep);
    await waitFor(() => expect(asked.length).toBe(1));
    expect(screen.queryByRole('button', { name: 'พิมพ์สำเนา' })).toBeNull();
  }
});
