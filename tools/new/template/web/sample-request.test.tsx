import { PlatformProvider } from '@sarn/platform-web';
import { answerCalls, answering, screen, show } from '@sarn/platform-web/testing';
import { listSampleRequests } from '@sarn/sample-request/contract';
import type { SampleRequestDetail } from '@sarn/sample-request/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AnswerFields } from './AnswerFields.tsx';
import SampleRequestListPage from './SampleRequestListPage.tsx';
import { sampleRequestWeb } from './index.ts';

const id = '018f0000-0000-7000-8000-000000000009';

const request: SampleRequestDetail = {
  ...{ id, title: 'ขอใช้ห้อง', reason: 'ประชุม', requesterName: 'นายสมชาย ใจดี' },
  ...{ state: 'SENT', createdAt: '2026-03-02T03:00:00Z', answer: '', version: 2 },
  may: [
    { act: 'allow', form: 'confirm', tone: 'primary' },
    { act: 'deny', form: 'answer', tone: 'danger' },
  ],
  history: [
    {
      ...{ id: '018f0000-0000-7000-8000-00000000000a', act: 'send', state: 'SENT' },
      ...{ actorName: 'นายสมชาย ใจดี', at: '2026-03-02T03:05:00Z' },
    },
  ],
};

/** A page of the module as the browser first shows it, with the server's answers. */
async function shown(path: string): Promise<string> {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const all = ['sample-request'];
  cache.setQueryData([...all, 'one', id], request);
  const pages = await Promise.all(
    sampleRequestWeb.routes.map(async (one) => ({ ...one, page: (await one.load()).default })),
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

describe('the screens', () => {
  it('list the requests', async () => {
    answerCalls(answering(listSampleRequests, { items: [request] }));
    await show(<SampleRequestListPage />);
    // A list measures its place first.
    expect(await screen.findAllByText('ขอใช้ห้อง')).not.toHaveLength(0);
    expect(screen.getByText('ยื่นคำขอใหม่')).toBeDefined();
  });

  it('show a request with its history and a button for each step that is offered', async () => {
    const page = await shown(`/sample-request/${id}`);
    expect(page).toContain('ประชุม');
    expect(page).toContain('นายสมชาย ใจดี');
    expect(page.match(/<button[^>]*>.*?<\/button>/g)?.join()).toMatch(/อนุญาต.*ไม่อนุญาต/);
    expect(page).toContain('ส่งคำขอ');
  });

  it('ask for words where a step needs them', () => {
    const words = { value: 'ห้องไม่ว่าง', onChange: () => undefined, error: null };
    const fields = renderToString(<AnswerFields words={words} />);
    expect(fields).toContain('<textarea');
    expect(fields).toContain('ห้องไม่ว่าง');
    expect(fields).toContain('คำตอบ');
  });

  it('name the page behind the card of their queue', () => {
    const paths = sampleRequestWeb.routes.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(Object.values(sampleRequestWeb.queuePages ?? {})));
  });
});
