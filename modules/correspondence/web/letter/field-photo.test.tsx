import { getOwnCreation } from '@sarn/creation/contract';
import { saveLetter, suggestWords } from '@sarn/correspondence/contract';
import { ids } from '@sarn/document/testing';
import { th as document } from '@sarn/document/web';
import {
  answerCalls,
  answering,
  askedOf,
  fieldOf,
  fill,
  keepInput,
  screen,
  show,
} from '@sarn/platform-web/testing';
import { beforeEach, expect, test } from 'vitest';
import { emptyLetter } from './letter-draft.ts';
import { LetterEditor } from './LetterEditor.tsx';
import { th } from './words/th.ts';

beforeEach(keepInput);

test('a certificate may ask a place for the photograph', async () => {
  const calls = answerCalls({
    ...answering(suggestWords, { rows: [] }),
    ...answering(getOwnCreation, { rows: [], mayBegin: true, mayRegister: false }),
    ...answering(saveLetter, { documentId: ids.document, version: 1 }),
  });
  const user = await show(<LetterEditor kind="guaranty" start={emptyLetter} startSaved={null} />);
  await fill(user, fieldOf(document.field.title), 'รับรองการปฏิบัติงาน');
  await user.click(screen.getByRole('checkbox', { name: th.photo }));
  await user.click(screen.getByText(document.memo.save, { selector: 'button *, button' }));
  expect(await screen.findByText(document.memo.saved)).toBeDefined();
  expect(askedOf(saveLetter, calls)).toMatchObject([{ kind: 'guaranty', hasPhoto: true }]);
});

test('[5.06] a certificate has remarks, which are saved with it', async () => {
  const calls = answerCalls({
    ...answering(suggestWords, { rows: [] }),
    ...answering(getOwnCreation, { rows: [], mayBegin: true, mayRegister: false }),
    ...answering(saveLetter, { documentId: ids.document, version: 1 }),
  });
  const user = await show(<LetterEditor kind="guaranty" start={emptyLetter} startSaved={null} />);
  await fill(user, fieldOf(document.field.title), 'อนุญาตให้ใช้พื้นที่');
  await fill(user, fieldOf(th.remarks), 'ใช้ได้เฉพาะในเขตที่ระบุ');
  await user.click(screen.getByText(document.memo.save, { selector: 'button *, button' }));
  expect(await screen.findByText(document.memo.saved)).toBeDefined();
  expect(askedOf(saveLetter, calls)).toMatchObject([{ remarks: 'ใช้ได้เฉพาะในเขตที่ระบุ' }]);
});
