import { getDirectoryAccount, markDirectoryAccount } from '@sarn/account/contract';
import { accountWeb } from '@sarn/account/web';
import { getBackups, listRestoreTrials, setBackup } from '@sarn/backup/contract';
import { getExchange, setExchange } from '@sarn/exchange/contract';
import { changeManual, listAllManuals } from '@sarn/help/contract';
import { civilDateAt, listSettingOptions } from '@sarn/kernel';
import type { Endpoint } from '@sarn/kernel';
import { getMailbox, saveMailbox } from '@sarn/mailbox/contract';
import { listHolidays, listUnits, saveHoliday } from '@sarn/organisation/contract';
import { getEmployment, setEmployment } from '@sarn/personnel/contract';
import { personnelWeb } from '@sarn/personnel/web';
import type { WebModule } from '@sarn/platform-web';
import {
  answerCalls,
  answering,
  askedOf,
  choose,
  fieldOf,
  refusal,
  retype,
  screen,
  selectOf,
  show,
  submitButton,
  waitFor,
} from '@sarn/platform-web/testing';
import { listUnitNumbering, saveUnitNumbering } from '@sarn/register/contract';
import LetterNumbering from '@sarn/register/letter-numbering';
import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { settingsList } from './places/settings-list.ts';

// Forms of settings whose server refuses who saves second (R1): each shows what differs, and sends only what
// was chosen, over what was seen. A new form of that kind is one more row.

type User = Awaited<ReturnType<typeof show>>;
type Answers = ReturnType<typeof answering>;

interface SecondForm {
  readonly Form: ComponentType;
  /** What the page reads: as the form began with it, and as somebody else saved it. */
  readonly now: Answers;
  readonly later: Answers;
  readonly others?: Answers;
  readonly save: Pick<Endpoint, 'method' | 'path' | 'input'>;
  /** Opens the form; left out: it stands on the page. */
  readonly open?: (user: User) => Promise<unknown>;
  readonly type: (user: User) => Promise<unknown>;
  /** The values of the field that differs, as the comparison shows them. */
  readonly theirs: string;
  readonly mine: string;
  /** What is sent once one's own value is kept. */
  readonly kept: object;
  /** Whether their value stands in the form once it is taken. */
  readonly taken: () => void;
}

const settingsPage = (path: string): ComponentType =>
  lazy(async () => {
    const found = (await settingsList()).find((one) => one.path === path);
    if (!found) throw new Error(`no settings page ${path}`);
    return found.load();
  });

/** A panel of the page of a person. */
function personPanel({ panels = [] }: WebModule, id: string): ComponentType {
  const found = panels.find((one) => one.id === id);
  if (!found) throw new Error(`no panel ${id}`);
  return () => <found.Panel subjectId={personId} params={{}} />;
}

const personId = '0199a000-0000-7000-8000-000000000001';
const unitId = '0199a000-0000-7000-8000-000000000002';
// By their words and not by their roles: in a large page a role costs a second each time it is looked for.
const press = (words: string) => async (user: User) =>
  user.click(await screen.findByText(words, { selector: 'button *, [role=menuitem] *' }));
const pressLabelled = (label: string) => async (user: User) =>
  user.click(await screen.findByLabelText(label, { selector: 'button, input' }));
const typed = (label: string, text: string) => async (user: User) => {
  await waitFor(() => fieldOf(label));
  await retype(user, label, text);
};
const shows = (label: string, text: string) => () => {
  expect(fieldOf(label)).toHaveProperty('value', text);
};

const backups = (folder: string) =>
  answering(getBackups, {
    ...{ settings: { folder, dailyAt: '02:00', keep: 7 }, database: 'inside', lastDone: null },
    ...{ isLate: false, kept: 0, freeBytes: null, rows: [] },
  });
const exchange = (code: string) =>
  answering(getExchange, { code, fingerprint: 'ab', address: '', rows: [], gateway: null });
const mailbox = (acknowledges: boolean) =>
  answering(getMailbox, {
    item: {
      ...{ isOn: false, address: '', host: '', folder: '', checkedAt: null, failure: null },
      ...{ failedAt: null, letters: 0, reports: 0, repeats: 0, acknowledges, tellsNumber: true },
    },
  });
const holiday = (nameTh: string) => ({
  ...{ day: `${civilDateAt(new Date()).slice(0, 4)}-12-07`, nameTh, nameEn: '' },
  kind: 'cabinet' as const,
});
const holidays = (nameTh: string) =>
  answering(listHolidays, { rows: [holiday(nameTh)], missingYears: [] });
const unit = {
  ...{ id: unitId, parentId: null, code: '', kind: 'division' as const, nameTh: 'กองตัวอย่าง' },
  ...{ nameEn: '', abbreviation: '', letterCode: '', depth: 0 },
};
const numbering = (codeOwner: 'division' | 'department') =>
  answering(listUnitNumbering, {
    ...{ usual: 'division', circularSeries: 'own' },
    rows: [{ unit: { id: unitId, name: 'กองตัวอย่าง' }, codeOwner }],
  });
const employment = (type: string) =>
  answering(
    getEmployment,
    {
      item: {
        ...{ type, suffix: null, appointedOn: null, retiresOn: null, leftOn: null },
        ...{
          leaveKind: null,
          leaveReason: '',
          posts: [],
          orders: [],
          account: { username: null, state: 'none' },
        },
      },
    },
    { personId },
  );
const terms = (table: string, names: Readonly<Record<string, string>>) =>
  answering(
    listSettingOptions,
    {
      rows: Object.entries(names).map(([one, nameTh]) => ({
        ...{ code: one, nameTh, nameEn: '', sort: 1, validFrom: '2026-01-01', validTo: null },
        ...{ origin: 'seed' as const, version: 1, values: {} },
      })),
    },
    { table },
  );
const directory = (name: string) =>
  answering(
    getDirectoryAccount,
    { item: { username: 'somchai', directoryName: name, isDirectoryOn: true } },
    { personId },
  );
const manual = (titleTh: string) => ({
  ...{ id: unitId, kind: 'manual' as const, titleTh, titleEn: 'Guide', isHidden: false },
  ...{ fileId: unitId, fileName: 'a.pdf', mediaType: 'application/pdf', bytes: 9, pageCount: 1 },
  ...{ uploadedAt: '2026-11-22T00:00:00.000Z', groupIds: [] },
});
const manuals = (titleTh: string) =>
  answering(listAllManuals, { rows: [manual(titleTh)], total: 1, groups: [] });

const told = 'มีผู้แก้ไขก่อนท่าน';
const folder = 'โฟลเดอร์ปลายทางบนเครื่องแม่ข่าย';
const code = 'รหัสหน่วยงานในระบบแลกเปลี่ยน';
const acknowledges = 'ตอบว่าได้รับแล้วทันทีที่จดหมายเข้าคิว';
const holidayName = 'ชื่อวันหยุด (ภาษาไทย)';
const directoryName = 'ชื่อผู้ใช้ในระบบบัญชีกลาง';
const title = 'ชื่อภาษาไทย';
const employeeType = 'ประเภทบุคลากร';
const unitField = 'กำหนดให้หน่วยงาน';
const ownerField = 'รหัสและทะเบียนที่ใช้';
const owners = {
  division: 'ของหน่วยงานเจ้าของเรื่อง (หรือหน่วยงานเหนือขึ้นไปที่มีรหัส)',
  department: 'ของกรมหรือสำนักงาน',
};

const forms: Readonly<Record<string, SecondForm>> = {
  backup: {
    ...{ Form: settingsPage('backup'), now: backups('/one'), later: backups('/theirs') },
    ...{ others: answering(listRestoreTrials, { rows: [] }), save: setBackup },
    ...{ type: typed(folder, '/mine'), theirs: '/theirs', mine: '/mine' },
    kept: { folder: '/mine', seen: { folder: '/theirs', dailyAt: '02:00', keep: 7 } },
    taken: shows(folder, '/theirs'),
  },
  exchange: {
    ...{ Form: settingsPage('letter-exchange'), now: exchange(''), later: exchange('theirs') },
    ...{ save: setExchange, type: typed(code, 'mine'), theirs: 'theirs', mine: 'mine' },
    ...{ kept: { code: 'mine', seen: 'theirs' }, taken: shows(code, 'theirs') },
  },
  mailbox: {
    ...{ Form: settingsPage('agency-mailbox'), now: mailbox(false), later: mailbox(true) },
    save: saveMailbox,
    // What is typed here is the other answer: the first one stays as it was read.
    type: pressLabelled('แจ้งเลขรับเมื่อลงทะเบียนรับแล้ว'),
    ...{ theirs: '✓', mine: '–' },
    kept: {
      ...{ acknowledges: false, tellsNumber: false },
      seen: { acknowledges: true, tellsNumber: true },
    },
    taken: () => expect(screen.getByLabelText(acknowledges)).toHaveProperty('checked', true),
  },
  holidays: {
    ...{ Form: settingsPage('holidays'), now: holidays('วันหนึ่ง'), later: holidays('วันของเขา') },
    ...{
      save: saveHoliday,
      open: pressLabelled('แก้ไข วันหนึ่ง'),
      type: typed(holidayName, 'วันของฉัน'),
    },
    ...{ theirs: 'วันของเขา', mine: 'วันของฉัน' },
    kept: { ...holiday('วันของฉัน'), oldDay: holiday('').day, seen: holiday('วันของเขา') },
    taken: shows(holidayName, 'วันของเขา'),
  },
  numbering: {
    ...{ Form: LetterNumbering, now: numbering('division'), later: numbering('department') },
    others: answering(listUnits, { rows: [unit], total: 1 }),
    save: saveUnitNumbering,
    type: async (user) => {
      await choose(user, unitField, 'กองตัวอย่าง');
      await choose(user, ownerField, owners.division);
    },
    ...{ theirs: owners.department, mine: owners.division },
    kept: { unitId, codeOwner: 'division', seen: 'department' },
    taken: () => expect(screen.getByText(owners.department, { selector: 'p' })).toBeDefined(),
  },
  employment: {
    Form: personPanel(personnelWeb, 'employment'),
    ...{ now: employment('civil'), later: employment('hired') },
    others: {
      ...terms('employee-type', { civil: 'ข้าราชการ', hired: 'ลูกจ้าง', expert: 'ผู้เชี่ยวชาญ' }),
      ...terms('suffix', {}),
    },
    ...{ save: setEmployment, open: press('กำหนดประเภท') },
    type: (user) => choose(user, employeeType, 'ผู้เชี่ยวชาญ'),
    ...{ theirs: 'ลูกจ้าง', mine: 'ผู้เชี่ยวชาญ' },
    kept: { type: 'expert', seen: { type: 'hired', suffix: null, appointedOn: null } },
    taken: () => expect(selectOf(employeeType).textContent).toContain('ลูกจ้าง'),
  },
  directory: {
    Form: personPanel(accountWeb, 'directory-account'),
    ...{ now: directory('one'), later: directory('theirs'), save: markDirectoryAccount },
    ...{ open: press('แก้ไขชื่อผู้ใช้ในระบบบัญชีกลาง'), type: typed(directoryName, 'mine') },
    ...{ theirs: 'theirs', mine: 'mine', kept: { directoryName: 'mine', seen: 'theirs' } },
    taken: shows(directoryName, 'theirs'),
  },
  manuals: {
    ...{ Form: settingsPage('DocumentManual'), now: manuals('คู่มือหนึ่ง'), later: manuals('ของเขา') },
    save: changeManual,
    open: async (user) => {
      await pressLabelled('คำสั่งสำหรับ คู่มือหนึ่ง')(user);
      await press('แก้ไขชื่อและผู้ที่เห็น')(user);
    },
    ...{ type: typed(title, 'ของฉัน'), theirs: 'ของเขา', mine: 'ของฉัน' },
    kept: { titleTh: 'ของฉัน', seen: { titleTh: 'ของเขา', titleEn: 'Guide' } },
    taken: shows(title, 'ของเขา'),
  },
};

/** Fills the form in and saves it second: the server refuses that once. */
async function savedSecond({ Form, now, later, others, save, open, type }: SecondForm) {
  let saves = 0;
  const reads = Object.fromEntries(
    Object.entries(now).map(([call, answer]) => [
      call,
      (asked: Parameters<typeof answer>[0]) =>
        (saves === 0 ? answer : (later[call] ?? answer))(asked),
    ]),
  );
  const path = save.path.replace(':personId', personId).replace(/:(unitId|manualId)/, unitId);
  const calls = answerCalls({
    ...{ ...others, ...reads },
    [`${save.method} ${path}`]: () => {
      saves += 1;
      return saves === 1 ? refusal('settings.stale') : { message: 'บันทึกแล้ว', rows: [], item: {} };
    },
  });
  const user = await show(
    <Suspense fallback={null}>
      <Form />
    </Suspense>,
  );
  await open?.(user);
  await type(user);
  await user.click(submitButton());
  await screen.findByText(told, { selector: 'section > h3' });
  return { user, calls };
}

describe.each(Object.entries(forms))('who saves %s second', (_, form) => {
  test('sees both values, and keeps the own one over what was seen', async () => {
    const { user, calls } = await savedSecond(form);
    const lines = [...document.querySelectorAll('section tbody tr')];
    const shown = lines.map(({ children }) => [...children].slice(1).map((td) => td.textContent));
    expect(shown).toContainEqual([form.theirs, form.mine]);
    await press('ใช้ค่าของท่าน')(user);
    const sent = () => askedOf(form.save, calls);
    // Some forms send at once what was kept.
    if (sent().length === 1) await user.click(submitButton());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject(form.kept);
  });

  test('or goes on with theirs, and nothing is sent for it', async () => {
    const { user, calls } = await savedSecond(form);
    await press('ใช้ค่าที่บันทึกไว้')(user);
    await waitFor(form.taken);
    expect(screen.queryByText(told, { selector: 'section > h3' })).toBeNull();
    expect(askedOf(form.save, calls)).toHaveLength(1);
  });
});
