import { getOwnCreation } from '@sarn/creation/contract';
import { letterKinds, publicationKinds } from '@sarn/document/contract';
import { getStarts } from '@sarn/document-start/contract';
import { listTemplates } from '@sarn/document-template/contract';
import { answerCalls, answering, screen, show, waitFor, within } from '@sarn/platform-web/testing';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import CreatePage from './CreatePage.tsx';

const idOf = (last: number) => `0199a000-0000-7000-8000-${String(last).padStart(12, '0')}`;
const kinds = ['inside', ...letterKinds, ...publicationKinds] as const;

function answer(may: (kind: string) => boolean) {
  answerCalls({
    ...answering(getOwnCreation, {
      rows: kinds.map((kind) => ({ kind, mayCreate: may(kind), speeds: [] })),
      ...{ mayBegin: true, mayRegister: false },
    }),
    ...answering(getStarts, {
      writtenBefore: [
        { documentId: idOf(1), kind: 'inside', title: 'รายงานผลประจำเดือน', times: 4 },
        { documentId: idOf(2), kind: 'command', title: 'แต่งตั้งเวร', times: 2 },
      ],
      toAnswer: [
        {
          ...{ documentId: idOf(3), title: 'ขอหารือแนวทาง', sender: 'กรมหนึ่ง' },
          ...{ letterNo: 'กก 0101/7', dueDate: null },
        },
      ],
    }),
    ...answering(listTemplates, {
      rows: [
        {
          ...{ id: idOf(4), kind: 'inside', name: 'ขอจัดอบรม', scope: 'own', unitId: null },
          ...{ unitName: '', keptBy: 'นางสาวหนึ่ง', keptAt: '2026-11-20T02:00:00.000Z' },
          ...{ title: 'ขออนุมัติจัดอบรม', text: '', mayRemove: true },
        },
      ],
      ...{ units: [], mayShareWithAgency: false },
    }),
  });
}

const addressOf = (link: HTMLElement) => new URL((link as HTMLAnchorElement).href);
const group = (name: string) => screen.findByRole('region', { name });

test('kinds that the reader may not create are not offered, nor a heading without kinds', async () => {
  answer((kind) => kind === 'news');
  await show(<CreatePage />);
  const news = await group('ประชาสัมพันธ์');
  expect(within(news).getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'สั่งการ' })).toBeNull();
  // What was written before and templates are of other kinds, and only a letter can answer.
  expect(screen.queryByText('รายงานผลประจำเดือน')).toBeNull();
  expect(screen.queryByText('ขอจัดอบรม')).toBeNull();
  expect(screen.queryByText('ขอหารือแนวทาง')).toBeNull();
});

test('with no kind left it says so', async () => {
  answer(() => false);
  await show(<CreatePage />);
  expect(await screen.findByText('ท่านยังสร้างหนังสือชนิดใดไม่ได้')).toBeDefined();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('what was written before, letters to answer and templates lead to forms that begin with them', async () => {
  answer(() => true);
  await show(<CreatePage />);
  const often = within(await group('ใช้บ่อยของท่าน'));
  const before = addressOf(often.getByRole('link', { name: /รายงานผลประจำเดือน/ }));
  expect(before.pathname).toBe('/sarabun/create/inside');
  expect(before.searchParams.get('like')).toBe(idOf(1));
  expect(often.getByText(/เขียนแล้ว 4 ครั้ง/)).toBeDefined();
  const letter = addressOf(await screen.findByRole('link', { name: /ขอหารือแนวทาง/ }));
  expect([letter.pathname, letter.searchParams.get('replyTo')]).toEqual([
    '/sarabun/create/outgoing',
    idOf(3),
  ]);
  const template = addressOf(await screen.findByRole('link', { name: /ขอจัดอบรม/ }));
  expect([template.pathname, template.searchParams.get('template')]).toEqual([
    '/sarabun/create/inside',
    idOf(4),
  ]);
});

test('a letter in English is a way of its own, and the keys of correspondence open its forms', async () => {
  answer(() => true);
  const history = createMemoryHistory({ initialEntries: ['/sarabun/create'] });
  const user = await show(<CreatePage />, '', history);
  const letters = within(await group('โต้ตอบ'));
  const english = addressOf(letters.getByRole('link', { name: /หนังสือภาษาอังกฤษ/ }));
  expect(english.searchParams.get('language')).toBe('en');
  await user.keyboard('2');
  await waitFor(() => expect(history.location.pathname).toBe('/sarabun/create/inside'));
});

test('the name of a kind finds it; any other text is a subject, with the likely kind first', async () => {
  answer(() => true);
  const user = await show(<CreatePage />);
  const box = await screen.findByRole('searchbox');
  await user.type(box, 'คำสั่ง{Enter}');
  const found = within(await group('ชนิดเอกสาร'));
  expect(found.getAllByRole('link')).toHaveLength(1);
  expect(addressOf(found.getByRole('link')).search).toBe('');
  await user.clear(box);
  await user.type(box, 'ขออนุมัติจัดอบรม{Enter}');
  const as = within(await group('เขียนเรื่อง “ขออนุมัติจัดอบรม” เป็น'));
  const first = addressOf(as.getAllByRole('link')[0]!);
  expect(first.pathname).toBe('/sarabun/create/inside');
  expect(first.searchParams.get('title')).toBe('ขออนุมัติจัดอบรม');
  expect(within(await group('แม่แบบ')).getAllByRole('link')).toHaveLength(1);
});
