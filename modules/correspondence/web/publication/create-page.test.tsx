import { getOwnCreation } from '@sarn/creation/contract';
import { letterKinds, publicationKinds } from '@sarn/document/contract';
import { answerCalls, answering, screen, show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import CreatePage from './CreatePage.tsx';

const kinds = ['inside', ...letterKinds, ...publicationKinds] as const;
const answer = (may: (kind: string) => boolean) =>
  answering(getOwnCreation, {
    rows: kinds.map((kind) => ({ kind, mayCreate: may(kind), speeds: [] })),
    ...{ mayBegin: true, mayRegister: false },
  });

test('kinds that the reader may not create are not offered, nor a heading without kinds', async () => {
  answerCalls(answer((kind) => kind === 'news'));
  await show(<CreatePage />);
  expect(await screen.findByRole('link', { name: /ข่าว/ })).toBeDefined();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test('with no kind left it says so', async () => {
  answerCalls(answer(() => false));
  await show(<CreatePage />);
  expect(await screen.findByText('ท่านยังสร้างหนังสือชนิดใดไม่ได้')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
