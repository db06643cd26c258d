import type { DocumentDetail, RouteStep } from '@sarn/document/contract';
import { ids, sampleDetail } from '@sarn/document/testing';
import {
  answerCalls,
  answering,
  askedOf,
  keepInput,
  leavePage,
  refusal,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { addRemarks, decideRemarks, plainBody, replyToRemark } from '@sarn/review/contract';
import type { Remark } from '@sarn/review/contract';
import { expect, test } from 'vitest';
import { firstFilter } from './remark-order.ts';
import { ReviewView } from './ReviewView.tsx';
import type { Review } from './review.client.ts';

const documentId = ids.document;
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const bodyJson = {
  type: 'doc',
  content: [paragraph('เห็นควรจัดประชุม ณ ห้องประชุม 2 นั้น'), paragraph('จึงเรียนมาเพื่อโปรดพิจารณา')],
};
const text = plainBody(bodyJson);

const idOf = (at: number) => `01930000-0000-7000-8000-00000000000${at}`;

const remarkOn = (at: number, quote: string, more: Partial<Remark> = {}): Remark => {
  const from = text.indexOf(quote);
  return {
    ...{ id: idOf(at), kind: 'suggestion', author: 'นางสาวสุดา ใจดี', post: 'นิติกร', isOwn: false },
    ...{ at: '2026-11-26T02:05:00.000Z', place: { from, to: from + quote.length }, quote },
    ...{ insert: 'ผ่านสื่ออิเล็กทรอนิกส์', text: '', state: 'open', decidedBy: '', decidedAt: null },
    ...{ may: ['accept', 'refuse'], replies: [] },
    ...more,
  };
};

const reply = { id: idOf(9), author: 'นายเอก', post: 'นิติกร', at: '2026-11-26T02:06:00.000Z' };

const rows: readonly Remark[] = [
  remarkOn(2, 'พิจารณา', { insert: 'อนุมัติ', text: 'ให้ตรงกับเรื่อง' }),
  remarkOn(1, 'ณ ห้องประชุม 2'),
  remarkOn(3, 'จัดประชุม', {
    ...{ kind: 'comment', insert: '', text: 'แนบกำหนดการ', state: 'resolved', may: ['reopen'] },
    ...{ decidedBy: 'นายเอก', decidedAt: '2026-11-26T03:00:00.000Z' },
    replies: [{ ...reply, isOwn: true, text: 'แนบแล้ว' }],
  }),
];

const done = { version: 5, done: 1, left: 0 };

async function open(
  part: Partial<Review> = {},
  answers: Parameters<typeof answerCalls>[0] = {},
  more: Partial<DocumentDetail> = {},
) {
  const asked = answerCalls({
    ...answering(addRemarks, { ids: [idOf(7)] }, { documentId }),
    ...answering(decideRemarks, done, { documentId }),
    ...answering(replyToRemark, { id: idOf(8) }, { documentId }),
    [`GET /registry/document/${documentId}/printed/versions`]: () => ({ rows: [] }),
    ...answers,
  });
  const detail = sampleDetail({ kind: 'inside', state: 'DRAFT', bodyJson, version: 4, ...more });
  const review = {
    version: 4,
    bodyJson,
    mayRemark: true,
    mayReply: true,
    isHeld: true,
    mayAccept: true,
    rows: [...rows],
  };
  const user = await show(<ReviewView detail={detail} review={{ ...review, ...part }} />);
  const body = await screen.findByRole('textbox', { name: 'ข้อความของร่าง' });
  return { user, body, asked };
}

const card = (number: number) =>
  screen.findByRole('article', { name: `ข้อ ${number} โดย นางสาวสุดา ใจดี` });

test('remarks are numbered in the order of the text, and shown in it as words in and words out', async () => {
  const { body } = await open();
  await waitFor(() => expect(body.querySelectorAll('del')).toHaveLength(2));
  expect([...body.querySelectorAll('del')].map((one) => one.textContent)).toEqual([
    'ณ ห้องประชุม 2',
    'พิจารณา',
  ]);
  expect([...body.querySelectorAll('ins')].map((one) => one.textContent)).toEqual([
    'ผ่านสื่ออิเล็กทรอนิกส์',
    'อนุมัติ',
  ]);
  const numbers = [...body.querySelectorAll('.review-number')];
  expect(numbers.map((one) => one.textContent)).toEqual(['1', '2', '3']);
  expect((await card(3)).textContent).toContain('ให้ตรงกับเรื่อง');
  // Who may decide is held up until it is done.
  expect(screen.getByText('ยังไม่ตัดสิน 2')).toBeTruthy();
});

test('a suggestion is accepted on the version that was read, alone or with all others', async () => {
  const { user, asked } = await open();
  await user.click(await screen.findByRole('button', { name: 'ใช้ 2' }));
  await waitFor(() =>
    expect(askedOf(decideRemarks, asked)).toMatchObject([
      { version: 4, decision: 'accept', remarkIds: [idOf(1)] },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'ไม่ใช้ทั้งหมด' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'ยืนยัน' }));
  await waitFor(() =>
    expect(askedOf(decideRemarks, asked).at(-1)).toMatchObject({
      decision: 'refuse',
      remarkIds: [idOf(2), idOf(1)],
    }),
  );
});

test('whose words are gone cannot be accepted, and says so', async () => {
  await open({ rows: [remarkOn(1, 'ณ ห้องประชุม 2', { place: null })] });
  const button = await screen.findByRole('button', { name: 'ใช้ 1' });
  expect((button as HTMLButtonElement).disabled).toBe(true);
  expect((await card(1)).textContent).toContain('คำตรงนี้ไม่อยู่ในข้อความแล้ว');
});

test('by keys one goes from remark to remark, and each is told', async () => {
  const { user } = await open();
  await card(1);
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(document.activeElement).toBe(await card(1));
  expect(screen.getByText(/^ข้อ 1 จาก 3 โดย .*ความเห็นต่อ “จัดประชุม”: แนบกำหนดการ/)).toBeTruthy();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(document.activeElement).toBe(await card(2));
  expect(screen.getByText(/แทน ณ ห้องประชุม 2 ด้วย ผ่านสื่ออิเล็กทรอนิกส์ รอตัดสิน/)).toBeTruthy();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(document.activeElement).toBe(await card(1));
});

test('by the buttons too; the paragraph of the chosen remark is seen, and no other', async () => {
  const { user, body } = await open();
  const steps = within(await screen.findByRole('group', { name: 'ไปทีละข้อ' }));
  const marked = () =>
    [...body.querySelectorAll('.review-paragraph')].map((one) => one.textContent ?? '');
  await waitFor(() => expect(body.querySelectorAll('del')).toHaveLength(2));
  expect(marked()).toEqual([]);
  await user.click(steps.getByRole('button', { name: 'ข้อถัดไป' }));
  expect(steps.getByText('1 จาก 3')).toBeTruthy();
  expect(steps.getByRole('button', { name: 'ข้อก่อนหน้า' })).toHaveProperty('disabled', true);
  await waitFor(() => expect(marked()).toEqual([expect.stringContaining('จัดประชุม')]));
  await user.click(steps.getByRole('button', { name: 'ข้อถัดไป' }));
  await user.click(steps.getByRole('button', { name: 'ข้อถัดไป' }));
  expect(document.activeElement).toBe(await card(3));
  await waitFor(() => expect(marked()).toEqual([expect.stringContaining('พิจารณา')]));
  expect(marked()[0]).not.toContain('จัดประชุม');
  expect(steps.getByRole('button', { name: 'ข้อถัดไป' })).toHaveProperty('disabled', true);
});

test('only those that are undecided are listed where one wants', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'ยังไม่ตัดสิน 2' }));
  expect(screen.queryByRole('article', { name: /^ข้อ 1 / })).toBeNull();
  expect(await card(2)).toBeTruthy();
});

test('an answer that was refused stays, and is sent again', async () => {
  const path = `POST /registry/document/${documentId}/review/reply`;
  let isThere = false;
  const { user, asked } = await open(
    {},
    { [path]: () => (isThere ? { id: idOf(8) } : refusal('review.over')) },
  );
  const second = within(await card(2));
  await user.click(second.getByRole('button', { name: 'ตอบ' }));
  await user.type(await second.findByLabelText('คำตอบ'), 'รับทราบ');
  await user.click(second.getByRole('button', { name: 'ส่งคำตอบ' }));
  await second.findByRole('alert');
  isThere = true;
  await user.click(second.getByRole('button', { name: 'ส่งคำตอบ' }));
  await waitFor(() => expect(askedOf(replyToRemark, asked)).toHaveLength(2));
  await waitFor(() => expect(second.queryByLabelText('คำตอบ')).toBeNull());
});

test('what was typed as an answer is offered after the page was left', async () => {
  keepInput();
  const first = await open();
  await first.user.click(within(await card(2)).getByRole('button', { name: 'ตอบ' }));
  await first.user.type(await screen.findByLabelText('คำตอบ'), 'ยังไม่จบ');
  leavePage();
  const { user } = await open();
  await user.click(within(await card(2)).getByRole('button', { name: 'ตอบ' }));
  await user.click(await screen.findByRole('button', { name: 'ทำต่อ' }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('คำตอบ');
  expect(field.value).toBe('ยังไม่จบ');
});

test('an answer is not dropped without a question', async () => {
  keepInput();
  const { user } = await open();
  const second = within(await card(2));
  await user.click(second.getByRole('button', { name: 'ตอบ' }));
  await user.type(await second.findByLabelText('คำตอบ'), 'ยังไม่จบ');
  await user.click(second.getByRole('button', { name: 'ยกเลิก' }));
  await user.click(await screen.findByRole('button', { name: 'กลับไปทำต่อ' }));
  expect(second.getByLabelText('คำตอบ')).toHaveProperty('value', 'ยังไม่จบ');
});

test('a reader who may not remark has no tools, and nobody decides on what is not theirs', async () => {
  await open({
    ...{ mayRemark: false, mayReply: false, mayAccept: false },
    rows: rows.map((remark) => ({ ...remark, may: [] })),
  });
  await card(1);
  for (const name of ['ให้ความเห็น', 'เสนอแก้ไข', 'ตอบ', 'ใช้ 2', 'ใช้ทั้งหมด']) {
    expect(screen.queryByRole('button', { name }), name).toBeNull();
  }
});

const stepOf = (seq: number, more: Partial<RouteStep>): RouteStep => ({
  ...{ id: idOf(seq), seq, role: 'review', state: 'waiting', at: null, actedBy: '' },
  ...{ person: { id: idOf(seq), name: `ผู้ตรวจ ${seq}`, positionName: 'นิติกร' } },
  ...{ startsWithPrevious: false, ...more },
});

test('the way of the draft is shown from its author to who signs, and where it came back', async () => {
  const at = '2026-11-26T02:05:00.000Z';
  const route = [
    stepOf(1, { state: 'passed', at }),
    stepOf(2, { state: 'returned', at }),
    stepOf(3, { role: 'sign' }),
  ];
  await open({}, {}, { route });
  const way = await screen.findByRole('list', { name: 'เส้นทางตรวจและลงนาม' });
  const steps = within(way).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^ร่าง.*ส่งแล้ว/),
    expect.stringMatching(/^ตรวจ\/ทานผู้ตรวจ 1ผ่านการตรวจ.*26\sพ\.ย\.\s69/),
    expect.stringMatching(/^ตรวจ\/ทานผู้ตรวจ 2ส่งกลับ.*26\sพ\.ย\.\s69/),
    expect.stringMatching(/^ลงนามผู้ตรวจ 3ยังไม่ถึงลำดับ$/),
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'step',
    null,
  ]);
});

test('a draft that was sent to nobody shows no way', async () => {
  await open();
  expect(screen.queryByRole('list', { name: 'เส้นทางตรวจและลงนาม' })).toBeNull();
});

test('on a phone only what is undecided is listed, and all where nothing is', () => {
  const decided = rows.filter(({ state }) => state !== 'open');
  expect(firstFilter(rows, true)).toBe('open');
  expect(firstFilter(decided, true)).toBe('all');
  expect(firstFilter(rows, false)).toBe('all');
});
