import { ids } from '@sarn/document/testing';
import {
  answerCalls,
  answering,
  askedOf,
  refusal,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { getReceivedCopy, listReceivedCopies } from '@sarn/printed-document/contract';
import type { ReceivedCopyKind } from '@sarn/printed-document/contract';
import { expect, test } from 'vitest';
import { ReceivedCopies } from './ReceivedCopies.tsx';

const documentId = ids.document;
const copyCall = `GET ${getReceivedCopy.path.replace(':documentId', documentId)}`;
const letter = {
  ...{ id: documentId, kind: 'outside', secrecy: 'normal' },
  files: [{ mediaType: 'application/pdf' }],
} as const;
const files = [
  { id: '01930000-0000-7000-8000-0000000000a1', name: 'หนังสือ.pdf' },
  { id: '01930000-0000-7000-8000-0000000000a2', name: 'สิ่งที่ส่งมาด้วย.pdf' },
];

async function opened(kinds: readonly ReceivedCopyKind[]) {
  const asked = answerCalls({
    ...answering(listReceivedCopies, { files, kinds: [...kinds] }, { documentId }),
    [copyCall]: () => refusal('printed-document.unreadable-file', [], 'ไฟล์ที่รับมาเปิดไม่ได้'),
  });
  const user = await show(<ReceivedCopies detail={letter} />);
  await user.click(screen.getByRole('button', { name: 'พิมพ์สำเนา' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getAllByRole('radio').length).toBeGreaterThan(2));
  return { asked, user, dialog };
}

test('[5.01] whoever may certify is offered that first, of the file that is chosen; a refusal is told', async () => {
  const { asked, user, dialog } = await opened(['copy', 'certified']);
  await user.click(dialog.getByRole('radio', { name: /สิ่งที่ส่งมาด้วย/ }));
  await user.click(dialog.getByRole('button', { name: 'ดาวน์โหลด' }));
  expect(await dialog.findByText(/ไฟล์ที่รับมาเปิดไม่ได้/)).toBeDefined();
  expect(askedOf(getReceivedCopy, asked)).toMatchObject([
    { documentId, fileId: files[1]?.id, kind: 'certified' },
  ]);
});

test('[5.01] others are offered a plain copy', async () => {
  const { dialog } = await opened(['copy']);
  const values = dialog.getAllByRole('radio').map((one) => (one as HTMLInputElement).value);
  expect(values).toEqual([...files.map(({ id }) => id), 'copy']);
});

test.each([
  ['a document written here', { ...letter, kind: 'inside' as const }],
  ['a classified letter', { ...letter, secrecy: 'secret' as const }],
  ['a letter without a PDF', { ...letter, files: [{ mediaType: 'text/plain' }] }],
])('%s has no such copies', async (_what, detail) => {
  await show(<ReceivedCopies detail={detail} />);
  expect(screen.queryByRole('button', { name: 'พิมพ์สำเนา' })).toBeNull();
});
