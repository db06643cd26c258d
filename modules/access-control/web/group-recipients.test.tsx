import { listRecipientGroups } from '@sarn/access-control/contract';
import type { ChosenRecipient } from '@sarn/document/web';
import { answerCalls, answering, choose, screen, show, waitFor } from '@sarn/platform-web/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { GroupRecipients } from './GroupRecipients.tsx';

const heads = '0199a000-0000-7000-8000-000000000001';
const member = (id: string, name: string) => ({ id, name, text: 'หัวหน้ากอง', isNamed: true });
const lists = {
  ...answering(listRecipientGroups, {
    rows: [{ id: heads, name: 'หัวหน้าหน่วยงาน', people: 2 }],
  }),
  [`GET /access/recipient-groups/${heads}`]: () => ({
    ...{ rows: [member('p1', 'นายเอก'), member('p2', 'นางโท')], total: 2 },
  }),
};
const start: readonly ChosenRecipient[] = [
  { unitId: 'u1', name: 'กองกฎหมาย', role: 'main' },
  { personId: 'p1', name: 'นายเอก', role: 'main' },
];

function Sending({ most }: { readonly most: number }) {
  const [recipients, setRecipients] = useState(start);
  return (
    <>
      <output>{recipients.map(({ name, role }) => `${name} ${role}`).join(', ')}</output>
      <GroupRecipients recipients={recipients} most={most} onChange={setRecipients} />
    </>
  );
}
const chosen = () => screen.getByText(/กองกฎหมาย/).textContent;
const label = 'เพิ่มคนในกลุ่มผู้ใช้งาน';

test('the people of a group are added, each once; who is there already stays as chosen', async () => {
  answerCalls(lists);
  const user = await show(<Sending most={300} />);
  await choose(user, label, 'หัวหน้าหน่วยงาน (2 คน)');
  await waitFor(() => expect(chosen()).toBe('กองกฎหมาย main, นายเอก main, นางโท info'));
});

test('not beyond what one sending takes, units and people together', async () => {
  answerCalls(lists);
  const user = await show(<Sending most={2} />);
  expect(chosen()).toBe('กองกฎหมาย main, นายเอก main');
  await waitFor(() => expect(screen.queryByLabelText(label)).toBeNull());
  await user.tab();
  expect(chosen()).toBe('กองกฎหมาย main, นายเอก main');
});
