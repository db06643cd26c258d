import { PlatformProvider } from '@sarn/platform-web';
import {
  answerCalls,
  answering,
  askedOf,
  choose,
  errorsShown,
  fieldOf,
  fill,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { civilDateAt } from '@sarn/kernel';
import {
  actOnDataRequest,
  listDataRequests,
  makeDataRequest,
  receiveDataRequest,
} from '@sarn/data-request/contract';
import type { DataRequestDetail } from '@sarn/data-request/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ConsentCard } from './ConsentCard.tsx';
import DataRequestListPage from './DataRequestListPage.tsx';
import { dataRequestWeb } from './index.ts';
import { MakeDialog } from './MakeDialog.tsx';
import { StepButtons } from './StepButtons.tsx';

const id = '018f0000-0000-7000-8000-000000000009';

const request: DataRequestDetail = {
  ...{ id, no: '3/2569', kind: 'access', requesterName: 'นายสมชาย ใจดี', details: 'ประวัติการลา' },
  ...{ isOutside: false, outside: null },
  ...{ state: 'SENT', createdAt: '2026-03-02T03:00:00Z', answer: '', version: 2, files: [] },
  ...{ dueDay: '2026-04-01', isOverdue: true, latestDueDay: '2026-05-01' },
  may: [
    { act: 'take', form: 'confirm', tone: 'quiet' },
    { act: 'answer', form: 'answer', tone: 'primary' },
    { act: 'refuse', form: 'refuse', tone: 'danger' },
  ],
  history: [
    {
      ...{ id: '018f0000-0000-7000-8000-00000000000a', act: 'make', state: 'SENT', words: '' },
      ...{ actorName: 'นายสมชาย ใจดี', at: '2026-03-02T03:05:00Z' },
    },
  ],
};

/** A page of the module as the browser first shows it, with the server's answers. */
async function shown(path: string): Promise<string> {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const all = ['data-request'];
  cache.setQueryData([...all, 'one', id], request);
  const pages = await Promise.all(
    dataRequestWeb.routes.map(async (one) => ({ ...one, page: (await one.load()).default })),
  );
  return render(pages, path, cache);
}

async function render(
  pages: readonly { readonly path: string; readonly page: ComponentType }[],
  path: string,
  cache: QueryClient,
): Promise<string> {
  const root = createRootRoute();
  const routeTree = root.addChildren(
    pages.map((one) =>
      createRoute({ getParentRoute: () => root, path: one.path, component: () => <one.page /> }),
    ),
  );
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree, history, isServer: true });
  await router.load();
  return renderToString(
    <QueryClientProvider client={cache}>
      <PlatformProvider navigate={() => undefined}>
        <RouterProvider router={router} />
      </PlatformProvider>
    </QueryClientProvider>,
  );
}

describe('[13.03] the screens of requests', () => {
  it('list them with number, right and due day', async () => {
    answerCalls(answering(listDataRequests, { items: [request], mayReceive: false }));
    await show(<DataRequestListPage />);
    // A list measures its place first.
    expect(await screen.findByTitle('ขอเข้าถึงและรับสำเนาข้อมูล')).toBeDefined();
    expect(screen.getAllByText('เกินกำหนด')).not.toHaveLength(0);
    expect(screen.getByText('ยื่นคำขอใหม่')).toBeDefined();
    expect(screen.queryByText('รับคำขอของบุคคลภายนอก')).toBeNull();
  });

  it('offer to receive a request for somebody outside, with all that the answer needs', async () => {
    const calls = answerCalls({
      ...answering(listDataRequests, { items: [], mayReceive: true }),
      ...answering(receiveDataRequest, { id }),
    });
    const user = await show(<DataRequestListPage />);
    await user.click(await screen.findByText('รับคำขอของบุคคลภายนอก'));
    const save = await screen.findByRole('button', { name: 'บันทึกคำขอ' });
    await user.click(save);
    expect(errorsShown()).toHaveLength(5);
    expect(askedOf(receiveDataRequest, calls)).toEqual([]);
    await fill(user, fieldOf('ชื่อผู้ยื่นคำขอ'), 'นางสาวนอก ระบบ');
    await fill(user, fieldOf('ส่งคำตอบไปยัง'), 'บ้านเลขที่ 1');
    await fill(user, fieldOf('การยืนยันตัวผู้ยื่น'), 'แสดงบัตรประจำตัว');
    await choose(user, 'สิทธิที่ขอใช้', 'ถอนความยินยอม');
    await fill(user, fieldOf('รายละเอียด'), 'ภาพถ่ายในงาน');
    await user.click(save);
    await waitFor(() => expect(askedOf(receiveDataRequest, calls)).toHaveLength(1));
    expect(askedOf(receiveDataRequest, calls)[0]).toMatchObject({
      ...{ name: 'นางสาวนอก ระบบ', contact: 'บ้านเลขที่ 1', proof: 'แสดงบัตรประจำตัว' },
      ...{ kind: 'withdrawal', receivedDay: civilDateAt(new Date()) },
    });
  });

  it('show a request with its history and a button for each step that is offered', async () => {
    const page = await shown(`/data-request/${id}`);
    expect(page).toContain('ประวัติการลา');
    expect(page).toContain('นายสมชาย ใจดี');
    expect(page.match(/<button[^>]*>.*?<\/button>/g)?.join()).toMatch(
      /รับดำเนินการ.*ตอบคำขอ.*ปฏิเสธคำขอ/,
    );
  });

  it('send a request with its right and details, and not without them', async () => {
    const made = vi.fn();
    const calls = answerCalls(answering(makeDataRequest, { id }));
    const user = await show(<MakeDialog onMade={made} onClose={() => undefined} />);
    const send = await screen.findByRole('button', { name: 'ยื่นคำขอ' });
    await user.click(send);
    expect(screen.getByText('เลือกสิทธิที่ขอใช้')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /สิทธิที่ขอใช้/ }));
    // Consent is withdrawn where it is shown, and not here.
    expect(screen.queryByRole('option', { name: 'ถอนความยินยอม' })).toBeNull();
    await user.click(await screen.findByRole('option', { name: 'ขอลบหรือทำลายข้อมูล' }));
    await user.type(screen.getByRole('textbox', { name: /รายละเอียด/ }), 'รูปถ่าย');
    await user.click(send);
    await waitFor(() => expect(made).toHaveBeenCalledWith(id));
    expect(askedOf(makeDataRequest, calls)).toEqual([{ kind: 'erasure', details: 'รูปถ่าย' }]);
  });

  it('take a step as the contract reads what the browser sends', async () => {
    const calls = answerCalls(answering(actOnDataRequest, {}));
    const user = await show(<StepButtons request={request} />);
    await user.click(screen.getByRole('button', { name: 'รับดำเนินการ' }));
    await waitFor(() => expect(askedOf(actOnDataRequest, calls)).toHaveLength(1));
    expect(askedOf(actOnDataRequest, calls)[0]).toEqual({
      ...{ id, act: 'take', version: 2 },
      answer: { form: 'confirm', input: {} },
    });
  });

  it('cancel it only after asking', async () => {
    const calls = answerCalls(answering(actOnDataRequest, {}));
    const cancel = { act: 'cancel', form: 'confirm', tone: 'quiet' } as const;
    const user = await show(<StepButtons request={{ ...request, may: [cancel] }} />);
    await user.click(screen.getByRole('button', { name: 'ยกเลิกคำขอ' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'ไม่ยกเลิก' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(askedOf(actOnDataRequest, calls)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'ยกเลิกคำขอ' }));
    const again = within(await screen.findByRole('alertdialog'));
    await user.click(again.getByRole('button', { name: 'ยกเลิกคำขอ' }));
    await waitFor(() => expect(askedOf(actOnDataRequest, calls)).toHaveLength(1));
    expect(askedOf(actOnDataRequest, calls)[0]).toMatchObject({ id, act: 'cancel', version: 2 });
  });

  it('leave the focus on the heading when the step that was taken is no longer offered', async () => {
    answerCalls({});
    let taken = () => {};
    function Page() {
      const [isTaken, setTaken] = useState(false);
      taken = () => setTaken(true);
      const now = isTaken ? { ...request, version: 3, may: [] } : request;
      return (
        <div id="content">
          <h1>คำขอ</h1>
          <StepButtons request={now} />
        </div>
      );
    }
    const user = await show(<Page />);
    await user.tab();
    expect(document.activeElement?.textContent).toBe('รับดำเนินการ');
    taken();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('withdraw the consent after asking, and not for who has none', async () => {
    const item = { isAgreed: true, version: '2', at: '2026-03-01T00:00:00Z' };
    let given: typeof item = item;
    const calls = answerCalls({
      'GET /data-request/consent': () => ({ item: given }),
      'POST /data-request/make': () => {
        given = { ...item, isAgreed: false };
        return { id };
      },
    });
    const user = await show(<ConsentCard />);
    expect(await screen.findByText(/ฉบับ 2/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'ถอนความยินยอม' }));
    expect(askedOf(makeDataRequest, calls)).toEqual([]);
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'ถอนความยินยอม' }));
    expect(await screen.findByText(/^ถอนความยินยอมแล้วเมื่อ/)).toBeDefined();
    expect(askedOf(makeDataRequest, calls)).toEqual([{ kind: 'withdrawal', details: '' }]);
    expect(screen.queryByRole('button', { name: 'ถอนความยินยอม' })).toBeNull();
  });

  it('name the page behind the card of their queue', () => {
    const paths = dataRequestWeb.routes.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(Object.values(dataRequestWeb.queuePages ?? {})));
  });
});
