import { getOwnCreation } from '@sarn/creation/contract';
import { correspondenceWeb } from '@sarn/correspondence/web';
import { letterKinds, publicationKinds } from '@sarn/document/contract';
import { answerCalls, answering, screen, show } from '@sarn/platform-web/testing';
import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';

const route = correspondenceWeb.routes.find(({ path }) => path === '/sarabun/create');
const CreatePage = lazy(async () => {
  if (!route) throw new Error('no page on which documents are begun');
  return route.load();
});
const page = (
  <Suspense fallback={null}>
    <CreatePage />
  </Suspense>
);
const kinds = ['inside', ...letterKinds, ...publicationKinds] as const;
const answer = (may: (kind: string) => boolean) =>
  answering(getOwnCreation, {
    rows: kinds.map((kind) => ({ kind, mayCreate: may(kind), speeds: [] })),
    ...{ mayBegin: true, mayRegister: false },
  });

test('kinds that the reader may not create are not offered, nor a heading without kinds', async () => {
  answerCalls(answer((kind) => kind === 'news'));
  await show(page);
  expect(await screen.findByRole('link', { name: /ข่าว/ })).toBeDefined();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test('with no kind left it says so', async () => {
  answerCalls(answer(() => false));
  await show(page);
  expect(await screen.findByText('ท่านยังสร้างหนังสือชนิดใดไม่ได้')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
