import {
  changeCertificate,
  decideCertificateRequest,
  getAuthority,
  getCertifiedPerson,
  listCertificateRequests,
  listCertifiedPeople,
} from '@sarn/certificate/contract';
import type { CertificateCard, CertifiedPerson, WaitingRequest } from '@sarn/certificate/contract';
import type { OutputOf } from '@sarn/kernel';
import { listUnits } from '@sarn/organisation/contract';
import { SettingParamsProvider } from '@sarn/platform-web';
import {
  answerCalls,
  answering,
  askedOf,
  opensAgain,
  refusal,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import CertificatesPage from './CertificatesPage.tsx';

const idOf = (place: number) =>
  `01940000-0000-7000-8000-0000000000${String(place).padStart(2, '0')}`;
const certificate: CertificateCard = {
  ...{ id: idOf(1), serial: '4ae1', origin: 'own', state: 'valid', token: null },
  ...{ subject: 'นางรุ่งนภา กิจไพศาล', issuer: 'หน่วยงาน Issuing CA', reason: '', daysLeft: 19 },
  ...{ hasBegun: true },
  ...{ notBefore: '2025-12-14T00:00:00Z', notAfter: '2026-12-14T00:00:00Z' },
};
const [asking, holding] = [idOf(2), idOf(3)];
const waiting: WaitingRequest = {
  ...{ id: idOf(4), personId: asking, name: 'นายสมชาย ตัวอย่าง', post: 'ผู้อำนวยการกอง' },
  ...{ unit: 'กองคลัง', askedAt: '2026-11-24T02:00:00Z', fingerprint: '2af8c3d401' },
  ...{ token: null, isRenewal: false, isOwn: false },
};
const request = {
  ...({
    id: waiting.id,
    state: 'waiting',
    issuer: 'agency',
    isRenewal: false,
    askedAt: waiting.askedAt,
  } as const),
  ...{ decidedAt: null, reason: '' },
};
const rows: CertifiedPerson[] = [
  {
    ...{ personId: asking, name: waiting.name, post: waiting.post, unit: 'กองคลัง' },
    certificate: null,
    request,
  },
  {
    ...{ personId: holding, name: 'นางรุ่งนภา กิจไพศาล', post: 'รองผู้อำนวยการ', unit: '' },
    certificate,
    request: null,
  },
];
const counts = {
  ...{ all: 12, 'in-use': 1, asked: 1, elsewhere: 0, expiring: 1, expired: 0, suspended: 0 },
  ...{ revoked: 0, none: 9 },
};
const authority = (more: Partial<OutputOf<typeof getAuthority>> = {}) =>
  answering(getAuthority, {
    ...{ rows: [], listNumber: '1', isUnused: true, lock: null, secretFile: 'none' as const },
    ...more,
  });
const list = {
  ...answering(listCertifiedPeople, { rows, total: 2, counts }),
  ...answering(listUnits, { rows: [], total: 0 }),
  ...authority(),
};
const person = (of: CertifiedPerson | undefined) =>
  answering(getCertifiedPerson, {
    ...{ name: of?.name ?? '', post: of?.post ?? '', request: of?.request ?? null, history: [] },
    certificates: of?.certificate ? [of.certificate] : [],
  });
const requests = (...waits: WaitingRequest[]) =>
  answering(listCertificateRequests, { rows: waits });
const chosen = (personID: string) => (
  <SettingParamsProvider value={{ personID }}>
    <CertificatesPage />
  </SettingParamsProvider>
);
const authorityIsThere = () => screen.findByRole('button', { name: 'ตั้งผู้ออกใบรับรอง' });
const theList = async () => {
  await screen.findByRole('link', { name: /นางรุ่งนภา/ });
  await authorityIsThere();
};

test('[6.10] tiles tell how many there are of each group, and narrow the list and back', async () => {
  const calls = answerCalls(list);
  const user = await show(<CertificatesPage />);
  await theList();
  const tiles = within(screen.getByRole('group', { name: 'แสดง' }));
  expect(tiles.getAllByRole('button').map((tile) => tile.textContent)).toEqual([
    ...['1 รออนุมัติ', '1 ใกล้หมดอายุ', '1 ใช้ได้', '0 ระงับไว้', '0 เพิกถอนแล้ว'],
    '9 ยังไม่มี',
  ]);
  const asked = () => askedOf(listCertifiedPeople, calls).map(({ filter, sort }) => [filter, sort]);
  expect(asked()).toEqual([['all', 'todo']]);
  await user.click(tiles.getByRole('button', { name: /ใกล้หมดอายุ/ }));
  await waitFor(() => expect(asked().at(-1)).toEqual(['expiring', 'todo']));
  screen.getByText('เลือกบุคคลจากรายการ');
});

test('[6.10] who waits and who is about to end says so, each with a link to its own address', async () => {
  answerCalls(list);
  await show(<CertificatesPage />);
  await theList();
  const first = screen.getByRole('link', { name: /นายสมชาย/ });
  expect(first.textContent).toContain('รออนุมัติ');
  expect(first.getAttribute('href')).toContain(`/settings/3284/certificate-person/${asking}`);
  expect(screen.getByRole('link', { name: /นางรุ่งนภา/ }).textContent).toContain('ใกล้หมดอายุ');
});

test('[6.03] the chosen request shows its steps, and a refusal needs a reason that stays when it fails', async () => {
  let isRefused = true;
  const calls = answerCalls({
    ...{ ...list, ...person(rows[0]), ...requests(waiting) },
    [`POST ${decideCertificateRequest.path}`]: () =>
      isRefused ? refusal('certificate.own-request', [], 'ต้องให้ผู้ดูแลอีกคนพิจารณา') : {},
  });
  const user = await show(chosen(asking));
  await theList();
  const steps = within(await screen.findByRole('list', { name: 'ขั้นของคำขอ' }));
  expect(steps.getAllByRole('listitem').map((one) => one.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'step',
  ]);
  const refuse = screen.getByRole('button', { name: 'ไม่อนุมัติ' });
  await user.click(refuse);
  await screen.findByText('ระบุเหตุผลอย่างน้อย 3 ตัวอักษร');
  expect(askedOf(decideCertificateRequest, calls)).toEqual([]);
  const reason = screen.getByRole('textbox', { name: /^เหตุผล/ });
  await user.type(reason, 'เอกสารไม่ครบ');
  await user.click(refuse);
  await screen.findByText('ต้องให้ผู้ดูแลอีกคนพิจารณา');
  expect(reason).toHaveProperty('value', 'เอกสารไม่ครบ');
  isRefused = false;
  await user.click(refuse);
  await screen.findByText('แจ้งผลไม่อนุมัติแล้ว');
  expect(askedOf(decideCertificateRequest, calls).at(-1)).toMatchObject({
    ...{ id: waiting.id, decision: 'refuse', reason: 'เอกสารไม่ครบ' },
  });
});

test('[6.03] an own request has no buttons, and that of a key in a device says where it stays', async () => {
  answerCalls({
    ...{ ...list, ...person(rows[0]) },
    ...requests({ ...waiting, isOwn: true, token: 'HSM-2' }),
  });
  await show(chosen(asking));
  await theList();
  await screen.findByText('คำขอของท่านเอง ต้องให้ผู้ดูแลอีกคนอนุมัติ');
  screen.getByText('อยู่ในอุปกรณ์ HSM-2');
  expect(screen.queryByRole('button', { name: 'อนุมัติและออกใบรับรอง' })).toBeNull();
});

test('[6.10] of a refused request the key in a device is not called deleted', async () => {
  answerCalls({ ...list, ...person(rows[0]), ...requests({ ...waiting, token: 'HSM-2' }) });
  await show(chosen(asking));
  await theList();
  await screen.findByText(/กุญแจยังอยู่ในอุปกรณ์/);
});

test('[6.10] the certificate of the chosen person is suspended with a reason', async () => {
  const calls = answerCalls({
    ...{ ...list, ...person(rows[1]), ...requests() },
    ...answering(changeCertificate, {}),
  });
  const user = await show(chosen(holding));
  await theList();
  await user.click(await screen.findByRole('button', { name: 'ระงับ' }));
  await user.type(await screen.findByRole('textbox', { name: /^เหตุผล/ }), 'โทรศัพท์สูญหาย');
  await user.click(screen.getAllByRole('button', { name: 'ระงับ' }).at(-1) ?? document.body);
  await waitFor(() => expect(askedOf(changeCertificate, calls)).toHaveLength(1));
  expect(askedOf(changeCertificate, calls)[0]).toMatchObject({
    ...{ id: certificate.id, act: 'suspend', reason: 'โทรศัพท์สูญหาย' },
  });
});

test.each([
  ['ต่ออายุ', `?row=${certificate.id}&what=renew`],
  ['ระงับ', `?row=${certificate.id}&what=suspend`],
  ['เพิกถอน', `?row=${certificate.id}&what=revoke`],
  ['ตั้งผู้ออกใบรับรอง', '?new=&what=authority'],
])('the form of “%s” is open again after a refresh', async (press, search) => {
  answerCalls({ ...list, ...person(rows[1]), ...requests() });
  await opensAgain(chosen(holding), { press, name: press, search });
});

test('an authority that has issued certificates is not made anew by an address', async () => {
  const made = {
    ...{ role: 'issuing' as const, subject: 'หน่วยงาน Issuing CA', fingerprint: 'ab', serial: '1' },
    ...{ notBefore: '2025-12-14T00:00:00Z', notAfter: '2035-12-14T00:00:00Z' },
  } as const;
  answerCalls({
    ...list,
    ...authority({ rows: [made], isUnused: false }),
  });
  history.replaceState(null, '', '?new=&what=authority');
  await show(<CertificatesPage />);
  await screen.findByText('ab');
  expect(screen.queryByRole('dialog')).toBeNull();
  history.replaceState(null, '', '?');
});
