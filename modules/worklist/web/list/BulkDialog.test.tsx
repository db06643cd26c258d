import { actOnDocument, actTerms, registryErrors } from '@sarn/document/contract';
import { closeOutbox, provideOutbox, waitingActs } from '@sarn/platform-web';
import {
  answerCalls,
  answering,
  askedOf,
  choose,
  emptyDevice,
  errorAt,
  fill,
  fieldOf,
  keepInput,
  keepInputApart,
  leavePage,
  refusal,
  screen,
  selectOf,
  show,
  waitFor,
} from '@sarn/platform-web/testing';
import { listRetentionClasses, retentionForms } from '@sarn/retention/contract';
import type { ListRow } from '@sarn/search/contract';
import { unfileDocument } from '@sarn/worklist/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BulkDialog } from './BulkDialog.tsx';
import { offeredActs } from './bulk-step.ts';
import type { BulkStep } from './bulk-step.ts';
import { listRow } from './rows.testing.ts';
import { th } from './words/th.ts';

const idOf = (place: number) => `0199a000-0000-7000-8000-00000000000${place}`;
const pathOf = (place: number) => `POST /registry/document/${idOf(place)}/act`;

/** A letter with an order that names no recipient: it may be closed. */
const row = (place: number, part: Partial<ListRow> = {}): ListRow =>
  listRow(idOf(place), {
    ...{ key: `document:${place}`, title: `เรื่องที่ ${place}`, state: 'COMMANDED' },
    ...{ hasFile: true, ...part },
  });
const close: BulkStep = { what: 'act', act: 'close', term: actTerms.close, form: 'close' };
const lists = answering(listRetentionClasses, {
  rows: [
    {
      ...{ code: 'five-years', name: { th: 'เก็บ 5 ปี', en: '5 years' }, fate: 'expires' },
      ...{ years: 5, leastYears: null, rule: '', isRetired: false },
    },
  ],
  defaults: [],
});
const done = (place: number) => ({ documentId: idOf(place), number: null });
const press = (label: string) => screen.getByText(label, { selector: 'button *, button' });

test('what the act asks is asked once for all rows', async () => {
  const calls = answerCalls(lists);
  const user = await show(<BulkDialog step={close} chosen={[row(1), row(2)]} onClose={vi.fn()} />);
  await user.click(press(th.bulk.go));
  expect(errorAt(selectOf(th.bulk.retention))).toBe(th.bulk.retentionMissing);
  expect(askedOf(actOnDocument, calls)).toEqual([]);
});

test('one row is done after the other; a failed one is tried again alone, as the same command', async () => {
  const answers = [() => refusal('registry.stale'), () => done(2)];
  const calls = answerCalls({
    ...lists,
    [pathOf(1)]: () => done(1),
    [pathOf(2)]: () => answers.shift()!(),
  });
  const user = await show(<BulkDialog step={close} chosen={[row(1), row(2)]} onClose={vi.fn()} />);
  await choose(user, th.bulk.retention, 'เก็บ 5 ปี');
  await fill(user, fieldOf(th.bulk.note), 'สิ้นสุด');
  const go = press(th.bulk.go);
  await user.click(go);
  await user.click(go);
  expect(await screen.findByText('สำเร็จ 1 จาก 2 เรื่อง')).toBeDefined();
  expect(screen.getByText(registryErrors['registry.stale'].th)).toBeDefined();
  await user.click(press(th.bulk.retry));
  expect(await screen.findByText('สำเร็จ 2 จาก 2 เรื่อง')).toBeDefined();
  const sent = askedOf(actOnDocument, calls);
  expect(sent.map(({ documentId, act }) => [documentId, act])).toEqual([
    [idOf(1), 'close'],
    [idOf(2), 'close'],
    [idOf(2), 'close'],
  ]);
  for (const { form } of sent) {
    expect(retentionForms.close.parse(form)).toEqual({ retention: 'five-years', note: 'สิ้นสุด' });
  }
  const posts = calls.filter(({ method }) => method === 'POST');
  expect(posts[2]?.idempotencyKey).toBe(posts[1]?.idempotencyKey);
  expect(posts[1]?.idempotencyKey).not.toBe(posts[0]?.idempotencyKey);
});

test('closed while it runs, the rows that follow stay as they are', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ ...lists, [pathOf(1)]: () => answer.promise });
  const user = await show(<BulkDialog step={close} chosen={[row(1), row(2)]} onClose={vi.fn()} />);
  await choose(user, th.bulk.retention, 'เก็บ 5 ปี');
  await user.click(press(th.bulk.go));
  await waitFor(() => expect(askedOf(actOnDocument, calls)).toHaveLength(1));
  leavePage();
  answer.resolve(done(1));
  await answer.promise;
  await new Promise((resolve) => setTimeout(resolve));
  expect(askedOf(actOnDocument, calls)).toHaveLength(1);
});

test('letters are presented together, each as its own flow asks', async () => {
  const calls = answerCalls({
    ...lists,
    [pathOf(1)]: () => done(1),
    [pathOf(2)]: () => done(2),
  });
  const chosen = [
    row(1, { state: 'REGISTERED' }),
    row(2, { key: 'transmission:2', on: 'transmission', state: 'UNIT_RECEIVED' }),
  ];
  const [present] = offeredActs(chosen).filter(({ step }) => step.act === 'present');
  expect(present?.count).toBe(2);
  const user = await show(<BulkDialog step={present!.step} chosen={chosen} onClose={vi.fn()} />);
  await user.click(screen.getByRole('radio', { name: 'เพื่อโปรดทราบ' }));
  await user.click(press(th.bulk.go));
  expect(await screen.findByText('สำเร็จ 2 จาก 2 เรื่อง')).toBeDefined();
  const [first, second] = askedOf(actOnDocument, calls);
  expect(first).toMatchObject({ asked: 'present', form: { to: 'head', purpose: 'to-know' } });
  expect(second?.asked).toBe('note');
});

test('rows to which the act does not fit are left out', async () => {
  answerCalls(lists);
  const chosen = [row(1), row(2, { state: 'CLOSED' })];
  await show(<BulkDialog step={close} chosen={chosen} onClose={vi.fn()} />);
  expect(screen.getByText(/^อีก 1 เรื่อง/)).toBeDefined();
  expect(screen.queryByText('เรื่องที่ 2')).toBeNull();
});

test('what is typed is asked about before it is closed, offered again, and sent then', async () => {
  keepInput();
  const calls = answerCalls({ ...lists, [pathOf(1)]: () => done(1) });
  const onClose = vi.fn();
  const user = await show(<BulkDialog step={close} chosen={[row(1)]} onClose={onClose} />);
  await fill(user, fieldOf(th.bulk.note), 'สิ้นสุด');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'กลับไปทำต่อ' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(press(th.bulk.close));
  await user.click(await screen.findByRole('button', { name: 'เก็บไว้ทำต่อ' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  leavePage();
  const again = await show(<BulkDialog step={close} chosen={[row(1)]} onClose={onClose} />);
  await again.click(await screen.findByRole('button', { name: 'ทำต่อ' }));
  await choose(again, th.bulk.retention, 'เก็บ 5 ปี');
  await again.click(press(th.bulk.go));
  expect(await screen.findByText('สำเร็จ 1 จาก 1 เรื่อง')).toBeDefined();
  expect(retentionForms.close.parse(askedOf(actOnDocument, calls)[0]?.form).note).toBe('สิ้นสุด');
});

test('what is typed about rows of which one is classified is not kept on the device', async () => {
  const onServer = keepInputApart();
  answerCalls(lists);
  const chosen = [row(1), row(2, { isClassified: true })];
  const user = await show(<BulkDialog step={close} chosen={chosen} onClose={vi.fn()} />);
  await fill(user, fieldOf(th.bulk.note), 'สิ้นสุด');
  await waitFor(() => expect(onServer()).toEqual(['list.bulk-act:close']));
  expect(localStorage).toHaveLength(0);
});

describe('without a line', () => {
  const noLine = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
  const noLines = Object.fromEntries([1, 2, 3].map((place) => [pathOf(place), noLine]));

  beforeEach(() => {
    emptyDevice();
    provideOutbox({
      ...{ personId: idOf(9), send: noLine, isSignedIn: () => false },
      ...{ happenedSince: async () => [], onSent: () => {}, onRefused: () => {} },
    });
  });
  afterEach(closeOutbox);

  test('each row waits as its own act; a classified one is refused with a sentence', async () => {
    const calls = answerCalls({ ...lists, ...noLines });
    const chosen = [row(1), row(2, { isClassified: true }), row(3)];
    const user = await show(<BulkDialog step={close} chosen={chosen} onClose={vi.fn()} />);
    await choose(user, th.bulk.retention, 'เก็บ 5 ปี');
    await fill(user, fieldOf(th.bulk.note), 'สิ้นสุด');
    await user.click(press(th.bulk.go));
    expect(await screen.findByText(/ · เก็บไว้ส่งเมื่อมีสัญญาณ 2 เรื่อง$/)).toBeDefined();
    expect(screen.getAllByText('รอส่ง')).toHaveLength(2);
    expect(screen.getByText(/ชั้นความลับเก็บไว้ในเครื่องไม่ได้/)).toBeDefined();
    expect(waitingActs.get()).toMatchObject([
      {
        id: calls.find(({ path }) => pathOf(1).endsWith(path))?.idempotencyKey,
        ...{ subjectId: idOf(1), targetId: idOf(1), title: 'เรื่องที่ 1', texts: ['สิ้นสุด'] },
        input: { act: 'close', onState: 'COMMANDED', asked: 'close' },
      },
      { subjectId: idOf(3) },
    ]);
    leavePage();
    await show(<BulkDialog step={close} chosen={chosen} onClose={vi.fn()} />);
    expect(screen.getByText(/^อีก 2 เรื่อง/)).toBeDefined();
  });

  test('numbers are not given later: the row stays as it was', async () => {
    answerCalls({ ...lists, ...noLines });
    const step: BulkStep = {
      ...{ what: 'act', act: 'receive', term: actTerms.receive, form: 'takeNumber' },
    };
    const waiting = row(1, { on: 'transmission', state: 'SENT' });
    const [offered] = offeredActs([waiting]);
    expect(offered?.step).toMatchObject({ act: step.act, form: step.form });
    const user = await show(<BulkDialog step={step} chosen={[waiting]} onClose={vi.fn()} />);
    await user.click(press(th.bulk.go));
    expect(await screen.findByText(/เลขต้องเรียงตามเวลาที่ออกจริง/)).toBeDefined();
    expect(waitingActs.get()).toEqual([]);
  });

  test('putting them into a folder waits too, beside acts on them', async () => {
    const folder = { id: idOf(8), name: 'แฟ้มงานประชุม' };
    answerCalls({
      ...lists,
      [`${unfileDocument.method} ${unfileDocument.path}`]: noLine,
    });
    const step: BulkStep = { what: 'unfile', folderId: folder.id };
    const user = await show(<BulkDialog step={step} chosen={[row(1)]} onClose={vi.fn()} />);
    await user.click(press(th.bulk.go));
    expect(await screen.findByText('รอส่ง')).toBeDefined();
    expect(waitingActs.get()).toMatchObject([
      {
        ...{ path: unfileDocument.path, targetId: `unfile ${idOf(1)}` },
        ...{ input: { documentId: idOf(1), folderId: folder.id } },
      },
    ]);
  });
});
