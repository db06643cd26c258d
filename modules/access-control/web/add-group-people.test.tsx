import { listRecipientGroups } from '@sarn/access-control/contract';
import type { Option } from '@sarn/platform-web';
import { answerCalls, answering, choose, screen, show, waitFor } from '@sarn/platform-web/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AddGroupPeople } from './AddGroupPeople.tsx';

const [heads, everybody] = [
  '0199a000-0000-7000-8000-000000000001',
  '0199a000-0000-7000-8000-000000000002',
];
const member = (id: string, name: string) => ({ id, name, text: 'หัวหน้ากอง', isNamed: true });
const groups = answering(listRecipientGroups, {
  rows: [
    { id: heads, name: 'หัวหน้าหน่วยงาน', people: 2 },
    { id: everybody, name: 'ทุกคน', people: 4000 },
  ],
});
const people = {
  [`GET /access/recipient-groups/${heads}`]: () => ({
    rows: [member('p1', 'นายเอก'), member('p2', 'นางโท')],
    total: 2,
  }),
};
const label = 'เพิ่มคนในกลุ่มผู้ใช้งาน';

function List({ start, most }: { readonly start: readonly Option[]; readonly most: number }) {
  const [chosen, setChosen] = useState(start);
  return (
    <>
      <AddGroupPeople people={chosen} most={most} onChange={setChosen} />
      <output>{chosen.map((one) => one.label).join(', ')}</output>
    </>
  );
}

const first: Option = { value: 'p1', label: 'นายเอก' };
const listed = () => screen.getByRole('status', { name: '' }).textContent;

test('the people of a group are added, each once', async () => {
  answerCalls({ ...groups, ...people });
  const user = await show(<List start={[first]} most={500} />);
  await screen.findByText(label);
  await choose(user, label, 'หัวหน้าหน่วยงาน (2 คน)');
  await waitFor(() => expect(listed()).toBe('นายเอก, นางโท'));
});

test('a list that would be too long stays as it is; a group of too many is not offered', async () => {
  answerCalls({ ...groups, ...people });
  const full: Option = { value: 'p3', label: 'นายตรี' };
  const user = await show(<List start={[full]} most={2} />);
  await screen.findByText(label);
  await choose(user, label, 'หัวหน้าหน่วยงาน (2 คน)');
  expect(await screen.findByText('รายชื่อมีได้ไม่เกิน 2 คน')).toBeDefined();
  expect(screen.getByText('นายตรี')).toBeDefined();
  expect(screen.queryByText(/ทุกคน/)).toBeNull();
});
