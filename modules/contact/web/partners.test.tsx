import {
  answerCalls,
  answering,
  askedOf,
  errorAt,
  fieldOf,
  fill,
  screen,
  show,
  waitFor,
} from '@sarn/platform-web/testing';
import { listContacts, mergeContacts } from '@sarn/contact/contract';
import type { Contact } from '@sarn/contact/contract';
import type { SettingRowOut } from '@sarn/kernel';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { contactMerge } from './MergeContacts.tsx';
import { useChosenContact, useContactAddress } from './use-chosen-contact.ts';

const row = (code: string, nameTh: string): SettingRowOut => ({
  ...{ code, nameTh, nameEn: '', sort: 0, validFrom: '2026-01-01', validTo: null },
  ...{ origin: 'own', version: 1, values: {}, used: null },
});
const two = [row('a', 'กรมก่อนรวม'), row('b', 'กรมหลังรวม')];

test('two chosen entries become one, with a reason', async () => {
  const calls = answerCalls(answering(mergeContacts, { code: 'b' }));
  let isDone = false;
  const { Dialog } = contactMerge;
  const user = await show(<Dialog rows={two} onDone={() => (isDone = true)} onClose={() => {}} />);
  await user.click(screen.getByRole('radio', { name: 'กรมหลังรวม' }));
  const [send] = screen.getAllByText('รวมสองรายเป็นรายเดียว');
  if (!send) throw new Error('The dialog has no button');
  await user.click(send);
  expect(errorAt(fieldOf('เหตุผล'))).toBe('กรอกเหตุผลอย่างน้อย 3 ตัวอักษร');
  await fill(user, fieldOf('เหตุผล'), 'เปลี่ยนชื่อกรม');
  await user.click(send);
  await waitFor(() => expect(isDone).toBe(true));
  expect(askedOf(mergeContacts, calls)).toEqual([{ code: 'a', into: 'b', reason: 'เปลี่ยนชื่อกรม' }]);
});

test('one entry alone, or three, cannot be merged', () => {
  expect([two.slice(1), two, [...two, row('c', 'อีกกรม')]].map(contactMerge.isFor)).toEqual([
    ...[false, true, false],
  ]);
});

const known: Contact = {
  ...{ id: 'a', kind: 'agency', senderType: '1', name: 'ศาลทดลอง', abbreviation: '', address: '' },
  ...{ email: '', phone: '', exchangeCode: '', usualMethod: 'hand', note: '' },
  ...{ opening: 'high', postAddressed: 'ประธานศาลทดลอง' },
};

/** A letter with a recipient and an addressee, as the form of drafts has them. */
function Letter({ addressee }: { readonly addressee: string }) {
  const [name, setName] = useState('');
  const [draft, setDraft] = useState({ addressee, salutation: 'usual' });
  const address = useContactAddress(draft, setDraft);
  useChosenContact(name, address);
  return (
    <>
      <button type="button" onClick={() => setName('ศาลทดลอง')}>
        เลือก
      </button>
      <output>{`${draft.salutation} ${draft.addressee}`}</output>
    </>
  );
}

test.each([
  ['', 'high ประธานศาลทดลอง'],
  // What was typed stays.
  ['เลขาธิการศาล', 'usual เลขาธิการศาล'],
])('a chosen entry fills in the addressee: “%s”', async (typed, shown) => {
  const calls = answerCalls(answering(listContacts, { rows: [known], total: 1, mayKeep: false }));
  const user = await show(<Letter addressee={typed} />);
  await user.click(screen.getByText('เลือก'));
  await waitFor(() => expect(askedOf(listContacts, calls)).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(shown));
});
