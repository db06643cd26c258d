import { saveMemo, suggestWords } from '@sarn/correspondence/contract';
import { getDocument } from '@sarn/document/contract';
import type { HistoryEntry } from '@sarn/document/contract';
import { ids, pickerAnswers, sampleDetail } from '@sarn/document/testing';
import { th as document } from '@sarn/document/web';
import {
  answerCalls,
  answering,
  askedOf,
  fieldOf,
  fill,
  keepInput,
  keptInput,
  refusal,
  screen,
  show,
  theForm,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { beforeEach, expect, test } from 'vitest';
import { emptyMemo } from '../../memo/memo-draft.ts';
import { MemoEditor } from '../../memo/MemoEditor.tsx';
import { th } from './words/th.ts';

const save = 'POST /registry/memo/save';
const units = [{ id: ids.branch, name: 'กองกฎหมาย' }];
const begun = { ...emptyMemo, title: 'ขออนุมัติ', addressee: 'ผู้อำนวยการ', units };
const saving: HistoryEntry = {
  ...{ id: ids.other, at: '2026-11-20T03:42:00.000Z', act: 'edit', on: 'document' },
  ...{
    actTerm: { th: 'แก้ไขร่าง', en: 'Edit' },
    transmissionId: null,
    assignmentId: null,
    actorName: 'นางสาวกมล',
  },
  ...{ actorPost: 'นิติกร', actingFor: null, unitName: null, toState: null, note: '' },
  ...{ detail: [], files: [] },
};
/** What another window saved: another subject, and the addressee that only it changed. */
const theirs = sampleDetail({
  ...{ kind: 'inside', state: 'DRAFT', version: 8, title: 'ขออนุมัติจัดอบรม', speed: 'normal' },
  ...{ addressee: 'เลขาธิการ', addressedUnits: units, bodyJson: emptyMemo.bodyJson },
  history: [saving],
});
const { document: documentId } = ids;
const lists = {
  ...pickerAnswers,
  ...answering(suggestWords, { rows: [] }),
  ...answering(getDocument, { item: theirs }, { documentId }),
};
const press = (label: string) => screen.getByText(label, { selector: 'button *, button' });

/** A memo of version 7, saved after another window has saved version 8. */
async function refused() {
  const answers = [refusal('registry.stale'), { documentId, version: 9 }];
  const calls = answerCalls({ ...lists, [save]: () => answers.shift()! });
  const startSaved = { documentId, version: 7, savedAt: null };
  const user = await show(<MemoEditor start={begun} startSaved={startSaved} />);
  await fill(user, fieldOf(document.field.title), 'จัดประชุม');
  await user.click(press(document.memo.save));
  const dialog = await screen.findByRole('dialog', { name: th.title });
  await within(dialog).findByText(/นางสาวกมล/);
  const side = (field: string, label: string) =>
    within(within(dialog).getByRole('group', { name: field })).getByRole('radio', {
      name: new RegExp(label),
    });
  return { calls, user, dialog, side };
}

beforeEach(keepInput);

test('who saves second sees both versions, chooses, and saves on top of the newer one', async () => {
  const { calls, user, dialog, side } = await refused();
  expect(dialog.textContent).toContain('นางสาวกมล บันทึกร่างนี้เมื่อ');
  // Only the other window changed the addressee; both changed the subject.
  expect(side('เรียน/ถึง', th.theirs)).toHaveProperty('checked', true);
  expect(side('เรื่อง', th.mine)).toHaveProperty('checked', false);
  expect([...dialog.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain('อบรม');
  await user.click(press(th.save));
  expect(askedOf(saveMemo, calls)).toHaveLength(1);
  await user.click(side('เรื่อง', th.mine));
  await user.click(press(th.save));
  await waitFor(() => expect(askedOf(saveMemo, calls)).toHaveLength(2));
  expect(askedOf(saveMemo, calls)[1]).toMatchObject({
    ...{ documentId, version: 8, title: 'ขออนุมัติจัดประชุม', addressee: 'เลขาธิการ' },
  });
  expect(await screen.findByText(document.memo.saved)).toBeDefined();
});

test('what was typed stays, and is kept, while nothing is chosen', async () => {
  const { user } = await refused();
  await user.click(press(th.later));
  expect(fieldOf(document.field.title)).toHaveProperty('value', 'ขออนุมัติจัดประชุม');
  expect(theForm().isDirty).toBe(true);
  const draft = { title: 'ขออนุมัติจัดประชุม' };
  await waitFor(async () =>
    expect(await keptInput(`draft.memo:${documentId}`)).toMatchObject({ draft }),
  );
  await user.click(press(th.show));
  expect(await screen.findByRole('dialog', { name: th.title })).toBeDefined();
});

test('taking all as saved elsewhere leaves nothing to save', async () => {
  const { calls, user } = await refused();
  await user.click(press(th.allTheirs));
  await user.click(press(th.save));
  expect(fieldOf(document.field.title)).toHaveProperty('value', 'ขออนุมัติจัดอบรม');
  expect(theForm().isDirty).toBe(false);
  expect(askedOf(saveMemo, calls)).toHaveLength(1);
});
