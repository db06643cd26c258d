import { ids, pickerAnswers, sampleAct, sampleDetail, showAct } from '@sarn/document/testing';
import { th as document } from '@sarn/document/web';
import { fieldLabels, secrecyClasses } from '@sarn/document/contract';
import type { ArrivalDetail } from '@sarn/intake/contract';
import {
  answerCalls,
  choose,
  fieldOf,
  fill,
  keepInputApart,
  screen,
  show,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { ArrivalActions } from '../arrival/ArrivalActions.tsx';
import { th } from '../arrival/words/th.ts';
import { th as registration } from '../registration/words/th.ts';
import { documentPage } from './document-page.tsx';

const lists = {
  ...pickerAnswers,
  'GET /registry/suggest': () => ({ rows: [] }),
  'GET /registry/contacts/of-number': () => ({ partner: null }),
  'GET /registry/incoming/reserved-numbers': () => ({ rows: [] }),
  'GET /registry/incoming/duplicates': () => ({ rows: [] }),
  'GET /registry/incoming/start': () => ({
    ...{ addressee: '', nextNumber: 1, registerId: null, secrecyClasses: [] },
  }),
  'GET /registry/incoming/due': () => ({ dueDate: null, dueTime: '', by: '' }),
};

test('a letter of the arrival box that gets a class while it is registered is not kept on the device', async () => {
  const onServer = keepInputApart();
  answerCalls(lists);
  const { user } = await showAct(
    documentPage,
    sampleAct('register', 'register'),
    sampleDetail({ state: 'ARRIVED' }),
  );
  const labels = fieldLabels('th');
  await fill(user, fieldOf(labels.title), ' เพิ่มเติม');
  await waitFor(() => expect(localStorage).toHaveLength(1));
  await choose(user, labels.secrecy, secrecyClasses.confidential.th);
  await waitFor(() => expect(onServer()).toEqual([`act.register:register/${ids.document}`]));
  expect(localStorage).toHaveLength(0);
  // Nobody need fill in the rest to learn that it will be refused.
  expect(await screen.findByText(registration.notRegistrar)).toBeDefined();
});

test('why a classified letter from elsewhere is refused is not kept on the device', async () => {
  const onServer = keepInputApart();
  answerCalls({});
  const arrival: ArrivalDetail = {
    ...{ id: ids.document, source: 'mailbox', state: 'waiting', senderName: '', title: 'ลับ' },
    ...{ senderAddress: '', trust: 'proven', sender: '', contactId: null, letterNo: '' },
    ...{ arrivedAt: '2026-11-22T00:00:00Z', letterDate: null, addressee: '', speed: 'normal' },
    ...{ secrecy: 'confidential', body: '', warnings: [], leftOut: [], sentAt: null, files: [] },
    ...{ original: null, decidedAt: null, decidedBy: '', reason: '', documentId: null },
    receiveNo: null,
  };
  const user = await show(<ArrivalActions arrival={arrival} />);
  await user.click(screen.getByRole('button', { name: th.refuse }));
  await user.type(fieldOf(document.field.reason), 'ส่งผิดหน่วยงาน');
  await waitFor(() => expect(onServer()).toEqual([`arrival.refuse:${ids.document}`]));
  expect(localStorage).toHaveLength(0);
});
