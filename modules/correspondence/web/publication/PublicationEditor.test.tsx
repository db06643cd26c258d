import { getOwnCreation } from '@sarn/creation/contract';
import {
  findChangeable,
  findMeetings,
  savePublication,
  suggestWords,
} from '@sarn/correspondence/contract';
import { changeKinds } from '@sarn/document/contract';
import type { PublicationKind } from '@sarn/document/contract';
import { ids } from '@sarn/document/testing';
import { searchPeople } from '@sarn/organisation/contract';
import { th as document } from '@sarn/document/web';
import {
  answerCalls,
  answering,
  askedOf,
  choose,
  errorAt,
  errorsShown,
  fieldOf,
  fill,
  find,
  keepInput,
  keptInput,
  refusal,
  screen,
  show,
  theForm,
  waitFor,
} from '@sarn/platform-web/testing';
import { beforeEach, expect, test } from 'vitest';
import { th as changes } from '../change/words/th.ts';
import { th as minutes } from '@sarn/minutes/web';
import { emptyPublication } from './publication-draft.ts';
import { PublicationEditor } from './PublicationEditor.tsx';

const save = 'POST /registry/publication/save';
const former = {
  ...{ documentId: ids.other, kindTerm: { th: 'คำสั่ง', en: 'Command' }, letterNo: '5/2568' },
  title: 'แต่งตั้งคณะทำงานชุดเดิม',
};
const lists = {
  ...answering(suggestWords, { rows: [] }),
  ...answering(getOwnCreation, { rows: [], mayBegin: true, mayRegister: false }),
  ...answering(findChangeable, { rows: [former] }),
  ...answering(findMeetings, {
    rows: [{ name: 'การประชุมคณะกรรมการ', numbers: ['2/2569', '๑/๒๕๖๙'] }],
  }),
  ...answering(searchPeople, { rows: [], total: 0 }),
};
const saved = { documentId: ids.document, version: 1 };
const press = (label: string) => screen.getByText(label, { selector: 'button *, button' });

type User = Awaited<ReturnType<typeof show>>;

const opened = (kind: PublicationKind): Promise<User> =>
  show(<PublicationEditor kind={kind} start={emptyPublication} startSaved={null} />);

beforeEach(keepInput);

test('a command says which command in force it repeals, and is saved once', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ ...lists, [save]: () => answer.promise });
  const user = await opened('command');
  await user.click(press(document.memo.save));
  expect(errorAt(fieldOf(document.field.title))).toBe('กรุณากรอกข้อมูล');
  expect(errorsShown()).toHaveLength(1);
  await fill(user, fieldOf(document.field.title), 'แต่งตั้งคณะทำงาน');
  await fill(user, fieldOf(document.publication.inForceOn), '1/12/2569');
  await find(user, changes.field, 'แต่งตั้ง');
  await choose(user, changes.how, changeKinds.repeals.th);
  const button = press(document.memo.save);
  await user.click(button);
  await user.click(button);
  answer.resolve(saved);
  expect(await screen.findByText(document.memo.saved)).toBeDefined();
  const [sent, ...more] = askedOf(savePublication, calls);
  expect(more).toEqual([]);
  expect(sent).toMatchObject({
    ...{ kind: 'command', title: 'แต่งตั้งคณะทำงาน', inForceOn: '2026-12-01', fileIds: [] },
    changes: [{ documentId: ids.other, kind: 'repeals' }],
  });
});

test('the report of a meeting needs its name, number and day; people are rows', async () => {
  const calls = answerCalls({ ...lists, [save]: () => saved });
  const user = await opened('report');
  await user.click(press(document.memo.submit));
  const required = [
    document.publication.meetingName,
    minutes.number,
    document.publication.meetingDate,
  ];
  for (const name of required) expect(errorAt(fieldOf(name))).toBe('กรุณากรอกข้อมูล');
  await fill(user, fieldOf(document.field.title), 'แผนปฏิบัติการ');
  await fill(user, fieldOf(document.publication.meetingName), 'การประชุมคณะกรรมการ');
  await fill(user, fieldOf(document.publication.meetingDate), '2/11/2569');
  // The next one of the calendar year, counted from the reports of the same meeting.
  await user.click(await screen.findByText('ใช้ครั้งถัดไป 3/2569'));
  expect(fieldOf(minutes.number)).toHaveProperty('value', '3');
  expect(fieldOf(minutes.year)).toHaveProperty('value', '2569');
  await fill(user, fieldOf(minutes.add.present), 'นายเอก\tประธาน\nนางโท  แทน นายตรี');
  await fill(user, fieldOf(minutes.beganAt), '09.30 น.');
  await fill(user, fieldOf(minutes.recorderPost), 'เลขานุการ');
  await user.click(press(document.memo.save));
  expect(await screen.findByText(document.memo.saved)).toBeDefined();
  expect(askedOf(savePublication, calls)).toMatchObject([
    {
      ...{ kind: 'report', meetingNo: '3/2569', meetingDate: '2026-11-02' },
      minutes: {
        present: [
          { name: 'นายเอก', post: 'ประธาน', remark: '' },
          { name: 'นางโท', post: '', remark: 'แทน นายตรี' },
        ],
        ...{ absent: [], guests: [], beganAt: '09.30 น.', recorderPost: 'เลขานุการ' },
      },
    },
  ]);
});

test('what is typed in the rows of the agenda is in the text, and the other way round', async () => {
  const calls = answerCalls({ ...lists, [save]: () => saved });
  const user = await opened('report');
  await fill(user, fieldOf(document.field.title), 'แผนปฏิบัติการ');
  await screen.findByRole('textbox', { name: new RegExp(document.memo.body) });
  await user.click(press(minutes.standard));
  const cell = (name: string, number: number) => fieldOf(name.replace('{number}', `${number}`));
  expect(cell(minutes.titleOf, 5)).toHaveProperty('value', 'เรื่องอื่น ๆ');
  await fill(user, cell(minutes.resolutionOf, 1), 'รับทราบ');
  expect(await screen.findByText('ยังไม่มีมติ 4 วาระ')).toBeDefined();
  await user.click(press(document.memo.save));
  expect(await screen.findByText(document.memo.saved)).toBeDefined();
  const body = JSON.stringify(askedOf(savePublication, calls)[0]?.bodyJson);
  expect(body).toContain('ระเบียบวาระที่ 5 เรื่องอื่น ๆ');
  expect(body).toContain(' รับทราบ');
  const text = screen.getByRole('textbox', { name: new RegExp(document.memo.body) });
  expect(text.textContent).toContain('มติที่ประชุม รับทราบ');
});

test('a refusal keeps everything, on the page and in the browser', async () => {
  answerCalls({ ...lists, [save]: () => refusal('registry.no-unit', [], 'ท่านไม่มีหน่วยงาน') });
  const user = await opened('cycle');
  await fill(user, fieldOf(document.field.title), 'แจ้งเวียน');
  await fill(user, fieldOf(document.field.addressee), 'ทุกกอง');
  await user.click(press(document.memo.save));
  expect(await screen.findByText(document.memo.unsaved)).toBeDefined();
  expect(fieldOf(document.field.title)).toHaveProperty('value', 'แจ้งเวียน');
  expect(fieldOf(document.field.addressee)).toHaveProperty('value', 'ทุกกอง');
  expect(theForm()).toMatchObject({ key: 'draft.cycle', isDirty: true });
  const draft = { title: 'แจ้งเวียน' };
  await waitFor(async () => expect(await keptInput('draft.cycle')).toMatchObject({ draft }));
});

test('[5.06] news has remarks, which are saved with it', async () => {
  const calls = answerCalls({ ...lists, ...answering(savePublication, saved) });
  const user = await opened('news');
  await fill(user, fieldOf(document.field.title), 'รับฟังความคิดเห็น');
  await fill(user, fieldOf(document.publication.remarks), 'ปิดรับวันที่ 30 ธันวาคม');
  await user.click(press(document.memo.save));
  expect(await screen.findByText(document.memo.saved)).toBeDefined();
  expect(askedOf(savePublication, calls)).toMatchObject([{ remarks: 'ปิดรับวันที่ 30 ธันวาคม' }]);
});
